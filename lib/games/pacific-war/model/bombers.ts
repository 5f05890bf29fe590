import { counted } from "../../../words";
import type { PacificTable } from "./position";
import { monthAfter } from "./months";
import { type War } from "./war";

/** 8.2 Strategic Bomber groups: markers at large Allied airbases, with the points that they have. */

export type BomberGroup = War["bombers"][string];

/** Groups based in a hex, by id. */
const groupsIn = ({ position, rules }: PacificTable, hex: number): [string, BomberGroup][] =>
  Object.entries(position.war?.bombers ?? {}).filter(([, { at }]) => at === rules.hexes.ids[hex]);

/** A group loses points for good; its marker stays, even with none (8.2). */
export function loseBomberPoints(t: PacificTable, id: string, points: number, rule: string): void {
  const group = t.position.war!.bombers[id]!;
  const lost = Math.min(points, group.points);
  if (lost <= 0) return;
  t.change(`/war/bombers/${id}/points`, group.points, group.points - lost);
  t.set(group, "points", group.points - lost);
  t.say(rule, () => `Group ${id} loses ${counted(lost, "Strategic Bombing Point")}.`, [0, 1]);
}

/** 8.2: hits on their airbase are shared out evenly; from the air each group takes one at most, from ships as many as there are. */
export function hitBombers(t: PacificTable, hex: number, hits: number, by: "air" | "ships"): void {
  const groups = groupsIn(t, hex);
  const { bomberHits } = t.rules.parameters.installations;
  for (const [n, [id]] of groups.entries()) {
    const share = Math.ceil((hits - n) / groups.length);
    loseBomberPoints(t, id, by === "air" ? Math.min(bomberHits, share) : share, "8.2");
  }
}

/** 8.2: their airbase is overrun: the markers are taken off the map and can be based again the next month. */
export function overrunBombers(t: PacificTable, hex: number): void {
  for (const [id, group] of groupsIn(t, hex)) {
    t.change(`/war/bombers/${id}/at`, group.at, "");
    t.set(group, "at", "");
    t.set(group, "ready", monthAfter(t.position.month, 1));
    t.say("8.2", () => `Group ${id} has lost its airbase.`, [0, 1]);
  }
}
