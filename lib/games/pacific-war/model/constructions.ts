import type { PacificTable } from "./position";
import { NOWHERE, type Rules, sideIds } from "./rules";
import { groundClass, nameOfHex } from "./units";
import type { War } from "./war";

/** 17.0 What is being built: it lasts as long as an engineer stays at it, and stops when he moves, fights or is Broken. */

type Construction = War["constructions"][number];

const BOTH = [0, 1];

/** The side that builds it. */
export const builderOf = ({ engineering }: Rules, { job }: Construction): number =>
  sideIds.indexOf(engineering[job]!.side!);

/** Numbers of the constructions of a side in a hex. */
export function constructionsIn({ rules, position }: PacificTable, hex: number, side: number): number[] {
  const { war } = position;
  if (!war || war.constructions.length === 0 || hex < 0) return [];
  const id = rules.hexes.ids[hex]!;
  return war.constructions.flatMap((each, n) =>
    each.hex === id && builderOf(rules, each) === side ? n : [],
  );
}

/** 17.1: engineers of a side ashore in a hex that are not Broken. */
export const engineersIn = ({ rules, position }: PacificTable, hex: number, side: number): number[] =>
  position.groundUnits.flatMap((unit, n) => {
    if (unit.hex !== hex || unit.ship >= 0 || unit.broken) return [];
    const of = groundClass(rules, unit);
    return of.type === "engineer" && of.side === side ? n : [];
  });

/** Hexes in which a side has such engineers. */
export const hexesWithEngineers = ({ rules, position }: PacificTable, side: number): number[] =>
  position.groundUnits.flatMap((unit) => {
    const of = groundClass(rules, unit);
    const works = of.type === "engineer" && of.side === side && unit.ship < 0 && !unit.broken;
    return works && unit.hex >= 0 ? unit.hex : [];
  });

/** 2.3.1: whether a counter of a class of Bases is left, those that are being built counted. */
export function hasSpareBase({ rules, position }: PacificTable, kind: number): boolean {
  const { count, id } = rules.baseClasses[kind]!;
  const standing = position.bases.filter((base) => base.hex !== NOWHERE && base.kind === kind).length;
  return standing + (position.war?.constructions.filter(({ base }) => base === id).length ?? 0) < count;
}

/** After units of a hex have moved, died or been Broken: work without an engineer stops (17.5.F). */
export function checkWork(t: PacificTable, hex: number): void {
  if (!t.position.war || t.position.war.constructions.length === 0 || hex < 0) return;
  for (const side of sideIds.keys())
    if (engineersIn(t, hex, side).length === 0) removeWork(t, hex, side, "17.5", "without its engineer");
}

/** 17.1.B: work stops where its engineer takes part in ground combat. */
export function stopForCombat(t: PacificTable, hex: number, fighters: readonly number[]): void {
  for (const side of sideIds.keys())
    if (engineersIn(t, hex, side).some((n) => fighters.includes(n)))
      removeWork(t, hex, side, "17.1", "in ground combat");
}

function removeWork(t: PacificTable, hex: number, side: number, rule: string, why: string): void {
  for (const n of constructionsIn(t, hex, side).toReversed()) remove(t, n, rule, why);
}

function remove(t: PacificTable, n: number, rule: string, why: string): void {
  const { constructions } = t.position.war!;
  const { job, hex } = constructions[n]!;
  const { title } = t.rules.engineering[job]!;
  t.removeAt(constructions, n);
  t.say(
    rule,
    () => `${title} in ${nameOfHex(t.rules, t.rules.hexes.of[hex]!)}: the work stops ${why}.`,
    BOTH,
  );
}

/** 17.8, note: so many hits in a month and a Construction marker is gone. */
export function hitConstruction(t: PacificTable, n: number, hits: number): void {
  if (hits <= 0) return;
  const of = t.position.war!.constructions[n]!;
  t.change(`/war/constructions/${n}/hits`, of.hits, of.hits + hits);
  t.set(of, "hits", of.hits + hits);
  if (of.hits >= t.rules.parameters.installations.constructionHits) remove(t, n, "17.8", "under its hits");
}

/** 15.1.E: a mobile dry dock is lost for good with its Base. */
export function loseDock(t: PacificTable, hex: number): void {
  const { rules, position } = t;
  const { war } = position;
  const n = war?.mobileDocks.indexOf(rules.hexes.ids[hex]!) ?? -1;
  if (n < 0) return;
  t.removeAt(war!.mobileDocks, n);
  t.say("15.1", () => `The mobile dry dock in ${nameOfHex(rules, hex)} is lost.`, BOTH);
}
