import { addGround, renewGround } from "../model/new-units";
import { Gone, type PacificTable } from "../model/position";
import { type Rules } from "../model/rules";
import { isLinked } from "../model/links";
import { groundClass, nameOfHex, stepsOfGround } from "../model/units";

/** 16.9 Breakdown and Recombination: divisions of good troops give up regiments and battalions, and take them back. */

type Row = Rules["breakdown"][string];

const isParent = ({ parents, nation, type, quality }: Row, of: ReturnType<typeof groundClass>): boolean =>
  parents
    ? (parents as readonly string[]).includes(of.id)
    : of.nation === nation && of.type === type && of.size === "division" && of.troopQuality >= quality;

/** Counters of a class that are not in play. */
const inPlay = ({ position }: PacificTable, kind: number): number =>
  position.groundUnits.filter((unit) => unit.kind === kind && (unit.hex >= 0 || unit.hex === Gone.away))
    .length;

/** Divisions with the class that they may give up now (16.9.A, E to J). */
export function breakdownsOf(t: PacificTable, side: number): { parent: number; kind: number }[] {
  const { rules, position } = t;
  return Object.values(rules.breakdown).flatMap((row) => {
    const kind = rules.groundClassOf[row.yields]!;
    const { steps, breakdown, side: owner } = rules.groundClasses[kind]!;
    if (owner !== side || inPlay(t, kind) >= breakdown) return [];
    return position.groundUnits.flatMap((unit, parent) =>
      isAshore(t, parent, side) &&
      isParent(row, groundClass(rules, unit)) &&
      stepsOfGround(rules, unit) >= steps
        ? [{ parent, kind }]
        : [],
    );
  });
}

const isAshore = (t: PacificTable, n: number, side: number): boolean => {
  const unit = t.position.groundUnits[n]!;
  return (
    unit.hex >= 0 && unit.ship < 0 && groundClass(t.rules, unit).side === side && isLinked(t, unit.hex, side)
  );
};

/** Units of a breakdown with the divisions beside them that have lost enough to take them in (16.9.B). */
export function recombinationsOf(
  t: PacificTable,
  side: number,
  made: readonly string[],
): { unit: number; parent: number }[] {
  const { rules, position } = t;
  const rows = Object.values(rules.breakdown);
  return position.groundUnits.flatMap((of, unit) => {
    const { breakdown, id } = groundClass(rules, of);
    if (breakdown === 0 || made.includes(of.id) || !isAshore(t, unit, side)) return [];
    const row = rows.find((each) => each.yields === id);
    return position.groundUnits.flatMap((parent, n) =>
      row &&
      parent.hex === of.hex &&
      isAshore(t, n, side) &&
      isParent(row, groundClass(rules, parent)) &&
      parent.hits >= stepsOfGround(rules, of)
        ? [{ unit, parent: n }]
        : [],
    );
  });
}

/** The id of the unit that is made. */
export function breakDown(t: PacificTable, parent: number, kind: number): string {
  const { rules, position } = t;
  const of = position.groundUnits[parent]!;
  const { id, name, steps, side } = rules.groundClasses[kind]!;
  const { hex } = of;
  t.say("16.9", () => `${groundClass(rules, of).name} breaks down: ${name} in ${nameOfHex(rules, hex)}.`, [
    side,
  ]);
  t.change(`/groundUnits/${of.id}/hits`, of.hits, of.hits + steps);
  t.set(of, "hits", of.hits + steps);
  // 16.9.D: a parent without steps is gone for good.
  if (stepsOfGround(rules, of) === 0) t.set(of, "hex", Gone.absent);
  const spare = position.groundUnits.find(
    (unit) => unit.kind === kind && unit.hex < 0 && unit.hex !== Gone.away,
  );
  if (spare) {
    renewGround(t, spare, { hits: 0, hex });
    t.set(spare, "broken", of.broken);
    return spare.id;
  }
  const made = `${id}-${inPlay(t, kind) + 1}`;
  addGround(t, { id: made, kind, hits: 0, hex });
  if (of.broken) t.set(position.groundUnits.at(-1)!, "broken", true);
  return made;
}

export function recombine(t: PacificTable, unit: number, parent: number): void {
  const { rules, position } = t;
  const of = position.groundUnits[unit]!;
  const into = position.groundUnits[parent]!;
  const steps = stepsOfGround(rules, of);
  const { name, side } = groundClass(rules, into);
  t.change(`/groundUnits/${into.id}/hits`, into.hits, into.hits - steps);
  t.set(into, "hits", into.hits - steps);
  t.change(`/groundUnits/${of.id}/hex`, rules.hexes.ids[of.hex]!, null);
  t.set(of, "hits", groundClass(rules, of).steps);
  t.set(of, "hex", Gone.absent);
  t.set(of, "activated", false);
  t.say("16.9", () => `${groundClass(rules, of).name} rejoins ${name}.`, [side]);
}
