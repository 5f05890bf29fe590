import { formationText, hexText } from "../model/pieces";
import { type FlatTopTable, type Formation, MoveFlag } from "../model/position";
import { OFF_MAP } from "../model/rules";

/** 14.11, 14.12: flights between the map and bases beyond its edge, by way of the Entry Hexes. */

/** What comes in sight of the map, or of its base, on this turn. */
export function arrive(t: FlatTopTable, side: number): void {
  for (const formation of t.position.formations) {
    if (formation.side !== side || formation.arrives === 0 || formation.arrives > t.position.turn) continue;
    if (formation.bound >= 0) continue;
    t.set(formation, "arrives", 0);
    t.set(formation, "hex", formation.entry);
    t.set(formation, "entry", OFF_MAP);
    // 14.11: on the turn on which it appears it does not move.
    t.set(formation, "flags", formation.flags | MoveFlag.moved);
    t.say("14.11", () => `${formationText(formation)} reaches ${hexText(t, formation.hex)}.`, [side]);
  }
}

/** Whether an Air Formation stands in an Entry Hex of a base of its side, and of which. */
export function exitsFrom(t: FlatTopTable, { side, hex }: Formation): { base: number; turns: number }[] {
  if (hex === OFF_MAP) return [];
  return t.rules.bases.flatMap(({ entries }, base) =>
    t.position.bases.owner[base] === side
      ? entries.flatMap((entry) => (entry.hex === hex ? [{ base, turns: entry.turns }] : []))
      : [],
  );
}
