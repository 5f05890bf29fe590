import { counted, countedNames } from "../../../words";
import type { PacificTable, Seen } from "../model/position";
import type { Rules } from "../model/rules";
import { sideText } from "../model/text";
import { airClass, baseClass, groundClass, hexOfShip, nameOfHex } from "../model/units";
import type { Level } from "./charts";

/** 24.2 Reconnaissance: what is said of the units in a hex. */

/** A Task Force that no search has found is no part of what is seen in its hex (24.0). */
function isSeen({ position }: PacificTable, ship: number): boolean {
  const group = position.fleet.taskForce[ship]!;
  return group < 0 || position.taskForces[group]!.detected;
}

const shipsIn = (t: PacificTable, hex: number, side: number) =>
  t.rules.ships.filter((ship, n) => ship.side === side && hexOfShip(t.position, n) === hex && isSeen(t, n));

/** Whether a unit is there, on land or aboard a ship that is seen. */
const isIn = (t: PacificTable, unit: { hex: number; ship: number }, hex: number): boolean =>
  unit.hex === hex && (unit.ship < 0 || isSeen(t, unit.ship));

/** How many ships a side may name for a red result: those in the hex, give or take the share of the parameter. */
export function bounds(t: PacificTable, hex: number, side: number): { least: number; most: number } {
  const { length } = shipsIn(t, hex, side);
  const off = (length * t.rules.parameters.search.redPercent) / 100;
  return { least: Math.ceil(length - off), most: Math.floor(length + off) };
}

/** What a report says of the ships in a hex, as both sides keep it in mind. */
export function seenBy(t: PacificTable, hex: number, side: number, level: Level, said: number): Seen {
  const ships = shipsIn(t, hex, side);
  if (level === "R") return { naval: said, capital: null, carriers: null };
  return {
    naval: ships.length,
    capital: ships.filter(({ of }) => of.capital).length,
    carriers: ships.some(isCarrier),
  };
}

/** Keeps a report with the Task Forces that it is about. */
export function keepReport(t: PacificTable, hex: number, side: number, seen: Seen): void {
  for (const group of t.position.taskForces)
    if (group.side === side && group.hex === hex && group.detected && !group.dummy)
      t.set(group, "seen", seen);
}

const isCarrier = ({ type, launchCapacity }: Rules["ships"][number]): boolean =>
  launchCapacity > 0 && type !== "CVS";

/** What the searching side learns; `said` is the number of ships that the other side names for a red result. */
export function report(t: PacificTable, hex: number, side: number, level: Level, said: number): string {
  const where = `${sideText(side)} in ${nameOfHex(t.rules, hex)}`;
  const ships = shipsIn(t, hex, side);
  if (level === "R") return `Seen of ${where}: about ${counted(said, "naval unit")}.`;
  if (level === "B") {
    const { naval, capital, carriers } = seenBy(t, hex, side, level, said);
    return `Seen of ${where}: ${counted(capital ?? 0, "capital ship")}, ${counted(naval - (capital ?? 0), "other naval unit")}, ${carriers ? "with carriers" : "no carriers"}.`;
  }
  const { rules, position } = t;
  const names = [
    ...ships.map(({ type }) => type),
    ...position.airUnits.flatMap((unit) => {
      const of = airClass(rules, unit);
      return isIn(t, unit, hex) && of.side === side && unit.steps > 0 ? [`${of.engine} air unit`] : [];
    }),
    ...position.groundUnits.flatMap((unit) => {
      const of = groundClass(rules, unit);
      return isIn(t, unit, hex) && of.side === side ? [`${of.type} ${of.size}`] : [];
    }),
    ...position.bases.flatMap((base) =>
      base.hex === hex && base.side === side ? [baseClass(rules, base).name] : [],
    ),
  ];
  return `Seen of ${where}: ${names.length > 0 ? countedNames(names) : "nothing"}.`;
}
