import { counted, countedNames } from "../../../words";
import type { PacificTable } from "../model/position";
import { sideText } from "../model/text";
import { airClass, baseClass, groundClass, hexOfShip, nameOfHex } from "../model/units";
import type { Level } from "./charts";

/** 24.2 Reconnaissance: what is said of the units in a hex. */

const shipsIn = ({ rules, position }: PacificTable, hex: number, side: number) =>
  rules.ships.filter((ship, n) => ship.side === side && hexOfShip(position, n) === hex);

/** How many ships a side may name for a red result: those in the hex, give or take the share of the parameter. */
export function bounds(t: PacificTable, hex: number, side: number): { least: number; most: number } {
  const { length } = shipsIn(t, hex, side);
  const off = (length * t.rules.parameters.search.redPercent) / 100;
  return { least: Math.ceil(length - off), most: Math.floor(length + off) };
}

/** What the searching side learns; `said` is the number of ships that the other side names for a red result. */
export function report(t: PacificTable, hex: number, side: number, level: Level, said: number): string {
  const where = `${sideText(side)} in ${nameOfHex(t.rules, hex)}`;
  const ships = shipsIn(t, hex, side);
  if (level === "R") return `Seen of ${where}: about ${counted(said, "naval unit")}.`;
  if (level === "B") {
    const capital = ships.filter(({ of }) => of.capital).length;
    const hasCarriers = ships.some(({ type, launchCapacity }) => launchCapacity > 0 && type !== "CVS");
    return `Seen of ${where}: ${counted(capital, "capital ship")}, ${counted(ships.length - capital, "other naval unit")}, ${hasCarriers ? "with carriers" : "no carriers"}.`;
  }
  const { rules, position } = t;
  const names = [
    ...ships.map(({ type }) => type),
    ...position.airUnits.flatMap((unit) => {
      const of = airClass(rules, unit);
      return unit.hex === hex && of.side === side && unit.steps > 0 ? [`${of.engine} air unit`] : [];
    }),
    ...position.groundUnits.flatMap((unit) => {
      const of = groundClass(rules, unit);
      return unit.hex === hex && of.side === side ? [`${of.type} ${of.size}`] : [];
    }),
    ...position.bases.flatMap((base) =>
      base.hex === hex && base.side === side ? [baseClass(rules, base).name] : [],
    ),
  ];
  return `Seen of ${where}: ${names.length > 0 ? countedNames(names) : "nothing"}.`;
}
