import { ofRules } from "../../shared/of-rules";
import type { PacificTable, Position } from "./position";
import { type Rules, sideIds } from "./rules";
import { groundClass, hexOfShip } from "./units";

/** What begins and ends with a Battle Cycle. */

/** What says which cycle of which Operation is in play. */
export type CycleOf = Pick<Position, "terms" | "cycle"> & { war?: { operations: number } | null };

/** What the scenario gives for the Battle Cycle in play, in the Operation with which it begins; undefined for others. */
export const givenCycle = ({ terms, cycle, war }: CycleOf): Given | undefined =>
  war && war.operations > 1 ? undefined : terms.cycles?.[cycle - 1];
type Given = NonNullable<Position["terms"]["cycles"]>[number];

/** A Battle Cycle in play: the place in the list of its phases, and by side where its seaplane carriers were at first. */
export type CycleData = { i: number; secret?: Whereabouts[] };
type Whereabouts = { ships: number[]; hexes: number[] };

const seaplaneCarriers = ofRules(({ ships }: Rules) =>
  [...ships.keys()].filter((ship) => ships[ship]!.of.seaplaneBase),
);

/** 2.3.2.3: seaplane carriers and tenders, which the enemy does not know of (2.5.10). */
export const seaplaneCarriersOf = ({ rules, position }: PacificTable): Whereabouts[] =>
  sideIds.map((_id, side) => {
    const ships = seaplaneCarriers(rules).filter(
      (n) => rules.ships[n]!.side === side && hexOfShip(position, n) >= 0,
    );
    return { ships, hexes: ships.map((n) => hexOfShip(position, n)) };
  });

/** Nobody has come to a hex in this Battle Cycle yet (31.1), and no aircraft has flown (28.1). */
export function beginCycle(t: PacificTable): void {
  for (const unit of t.position.airUnits) {
    t.set(unit, "flew", false);
    t.set(unit, "searchedAsLra", false);
  }
  for (const unit of t.position.groundUnits) t.set(unit, "entered", false);
}

/** 23.1.2.C: units without a Battle Cycle Move are Deactivated, unless they still have to attack where they landed (23.8.3). */
export function concludeCycle(t: PacificTable): void {
  for (const unit of t.position.groundUnits) {
    if (!unit.activated || unit.cycleMoves > 0 || unit.assault !== "none" || unit.hex < 0) continue;
    t.change(`/groundUnits/${unit.id}/activated`, true, false);
    t.set(unit, "activated", false);
    const { name, side } = groundClass(t.rules, unit);
    t.say("23.1.2", () => `${name} has no Battle Cycle Move left and is Deactivated.`, [side]);
  }
  settleSeaplanes(t);
}

/**
 * 2.3.2.3: a seaplane carrier that stays near land for a whole Battle Cycle is a seaplane base until it moves; one in a hex.
 * One that has withdrawn from a naval battle has moved (29.2.5).
 */
function settleSeaplanes(t: PacificTable): void {
  const { rules, position } = t;
  const { fleet, taskForces } = position;
  const { ships, hexes } = positionsAtFirst(t);
  for (const ship of seaplaneCarriers(rules)) {
    if (fleet.rested[ship] || !fleet.activated[ship]) continue;
    const hex = hexOfShip(position, ship);
    if (hex < 0 || (taskForces[fleet.taskForce[ship]!]?.moved ?? 0) > 0) continue;
    const n = ships.indexOf(ship);
    if ((n >= 0 && hexes[n] !== hex) || hasSeaplaneBase(t, hex)) continue;
    const water = rules.terrain.waters[rules.hexes.water[hex]!];
    if (rules.hexes.land[hex] !== "none" && water?.seaplaneBase === true) t.set(fleet.rested, ship, true);
  }
}

function positionsAtFirst(t: PacificTable): Whereabouts {
  const bySide = t.frame<CycleData>("battle-cycle")?.data.secret ?? [];
  return { ships: bySide.flatMap(({ ships }) => ships), hexes: bySide.flatMap(({ hexes }) => hexes) };
}

const hasSeaplaneBase = ({ rules, position }: PacificTable, hex: number): boolean =>
  seaplaneCarriers(rules).some((n) => position.fleet.rested[n]! && hexOfShip(position, n) === hex);
