import type { HeldCounter } from "../../../counter-types";
import type { Overlay, PlayBoard } from "../../../view-types";
import { isInField, type Zone } from "../../board/battle-board";
import { facingIds } from "../../model/battle";
import { type Rules, sideIds } from "../../model/rules";
import { combatantCounter, shipCounter } from "./counters";
import { frameOf, type Seen, type SeenBattle, type SeenCombatant } from "./seen";

/** The air battle on its board (9.7): who is where, who moves, and at whom that unit could fire. */

/** The unit or formation whose impulse it is: places among the combatants, and the points that are left. */
export function moversIn(seen: Seen): { movers: SeenCombatant[]; points: number } | undefined {
  const frame = frameOf(seen, "battle-move");
  if (!seen.battle || !frame || !Array.isArray(frame.movers)) return undefined;
  const { combatants } = seen.battle;
  const movers = frame.movers.flatMap((n) => (typeof n === "number" ? (combatants[n] ?? []) : []));
  return movers.length === 0 ? undefined : { movers, points: Number(frame.points) };
}

export function battleStacks(
  rules: Rules,
  seen: Seen,
  lay: (place: string | undefined, side: string, counter: HeldCounter) => void,
): void {
  if (!seen.battle) return;
  for (const each of seen.battle.combatants)
    lay(each.boardHex, sideOf(rules, each), combatantCounter(rules, seen, each));
  for (const { ship, boardHex } of seen.battle.ships)
    lay(boardHex, sideIds[rules.ships[rules.shipOf[ship]!]!.side]!, shipCounter(rules, seen, ship));
}

export const sideOf = (rules: Rules, { airUnit }: SeenCombatant): string =>
  sideIds[rules.airUnits[rules.airUnitOf[airUnit]!]!.side]!;

export function stageOf({ round, impulse }: SeenBattle): string {
  if (round === 0) return "set-up";
  return impulse === 0 ? `round ${round}` : `round ${round}, impulse ${impulse}`;
}

export function battleTracks(seen: Seen): PlayBoard["tracks"] {
  if (!seen.battle) return [];
  const moving = moversIn(seen);
  return [
    { title: "Air battle", value: stageOf(seen.battle), rule: "9.7.5" },
    ...(moving ? [{ title: "Movement points left", value: String(moving.points), rule: "9.7.8" }] : []),
  ];
}

/** Where the fire of a unit goes, and how far: fighters to the front, bombers all round as far as their guns do (9.7.9). */
function fireOf(rules: Rules, seen: Seen, { airUnit, marks }: SeenCombatant): [number, readonly Zone[]] {
  const { type, engines } = rules.aircraft[rules.airUnits[rules.airUnitOf[airUnit]!]!.aircraft]!;
  const { airBattle, fieldsOfFire } = rules.parameters;
  if (type === "F") return [airBattle.fighterRange, fieldsOfFire.fighter];
  if (marks.includes("attackedAsFighter")) return [airBattle.fighterRange, fieldsOfFire.asFighter];
  if (engines === "multi") return [airBattle.bomberRange, fieldsOfFire.multiEngine];
  const isOption = (seen as unknown as { options: string[] }).options.includes("single-engine-fire");
  return [airBattle.bomberRange, isOption ? fieldsOfFire.singleEngineOption : fieldsOfFire.singleEngine];
}

/** The field of fire of the unit that moves, over its board; undefined while none does. */
export function fieldOfFire(rules: Rules, seen: Seen): Overlay | undefined {
  const mover = moversIn(seen)?.movers[0];
  if (mover?.boardHex === undefined) return undefined;
  const { board } = rules;
  const hex = board.of[mover.boardHex]!;
  const facing = facingIds.indexOf(mover.facing as (typeof facingIds)[number]);
  const [range, field] = fireOf(rules, seen, mover);
  const name = rules.airUnits[rules.airUnitOf[mover.airUnit]!]!.name;
  return {
    id: "field-of-fire",
    title: `Field of fire of ${name}`,
    rule: "9.7.9",
    key: [{ tone: "warn", text: `In its field of fire, ${range} hexes` }],
    marks: board.ids.flatMap((place, other) =>
      isInField(board, hex, facing, other, range, field)
        ? [{ place, tone: "warn" as const, title: `in the field of fire of ${name}` }]
        : [],
    ),
    lines: [],
  };
}
