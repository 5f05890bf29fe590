import { Gone, type PacificTable } from "./position";
import { JAPANESE, type Rules } from "./rules";
import { groundClass } from "./units";
import { monthAfter } from "./months";
import { type War } from "./war";

/** What is off the map and comes back: from the boxes at its edges (15.1), and from the Month Track. */

type Box = War["offMap"][string];

/** 23.7: who leaves the map by an edge comes to the first box there. In battles nothing comes back. */
export function enterBox(t: PacificTable, id: string, edge: string): void {
  const { war } = t.position;
  if (war && Object.hasOwn(t.rules.edgeTracks, edge))
    t.set(war.offMap, id, { edge: edge as Box["edge"], box: 0 });
}

/** What happens in a box: "transit", "repair". */
export const useOf = ({ edgeTracks }: Rules, { edge, box }: Box): string => edgeTracks[edge]![box]!;

/** Whether units go back to the map from there (15.1). */
export const mayReturn = (rules: Rules, box: Box): boolean => useOf(rules, box) === "repair-and-return";

/** 23.1.5, 20.2.3: a unit that is away comes as a reinforcement after so many months. */
export function comeBack(t: PacificTable, id: string, months: number): void {
  const { war, month } = t.position;
  if (war) t.push(war.due, { month: monthAfter(month, months), id });
}

/** The side of a ship, a ground unit or a headquarters. */
export function ownerOf({ rules, position }: PacificTable, id: string): number {
  const ship = rules.shipOf[id];
  if (ship !== undefined) return rules.ships[ship]!.side;
  const headquarters = rules.headquartersOf[id];
  if (headquarters !== undefined) return rules.headquarters[headquarters]!.side;
  const unit = position.groundUnits.find((each) => each.id === id);
  const kind = unit?.kind ?? rules.groundClassOf[id];
  return kind === undefined ? JAPANESE : groundClass(rules, { kind }).side;
}

/** Puts a ship that is away or has just come into a hex, with all that is aboard of it. */
export function putShip(t: PacificTable, ship: number, hex: number): void {
  const { airUnits, fleet, groundUnits } = t.position;
  t.set(fleet.hex, ship, hex);
  t.set(fleet.activated, ship, false);
  t.set(fleet.rested, ship, false);
  for (const unit of [...airUnits.filter(({ steps }) => steps > 0), ...groundUnits])
    if (unit.ship === ship && unit.hex === Gone.away) t.set(unit, "hex", hex);
}
