import type { Choice } from "../../../kernel";
import { flakOfShip } from "../model/flak";
import { type PacificTable, Row } from "../model/position";
import { BELOW_ZERO, type Strength } from "../model/rules";
import { shipsOf } from "../model/sea";
import { areRowsLegal, coreOf } from "../model/task-forces";

/** 2.5.12, 28.10: the rows of a Task Force in flak, and ships that change between them before it fires. */

/** Strengths together: a 0 counts only where nobody has more (28.10, note); null where nobody can fire. */
export function together(strengths: readonly Strength[]): Strength {
  const able = strengths.filter((strength) => strength !== null);
  if (able.length === 0) return null;
  const sum = able.reduce((all, strength) => all + Math.max(0, strength), 0);
  return sum > 0 || able.includes(0) ? sum : BELOW_ZERO;
}

/** The strongest so many of them. */
export const strongest = (strengths: readonly Strength[], most: number): number[] =>
  strengths
    .filter((strength) => strength !== null)
    .toSorted((a, b) => b - a)
    .slice(0, most);

function ofRow(t: PacificTable, ships: readonly number[], core: readonly number[], row: number): Strength {
  const { flak } = t.rules.parameters;
  const isCore = row === Row.core;
  const firing = ships.filter((ship) => core.includes(ship) === isCore).map((ship) => flakOfShip(t, ship));
  return together(strongest(firing, isCore ? flak.core : flak.screen));
}

/** 28.10.A.e: so many units of the Screen, or of the Core. */
export function flakOfRow(t: PacificTable, group: number, row: number): Strength {
  if (group < 0) return null;
  const ships = shipsOf(t, group);
  return ofRow(t, ships, coreOf(t, ships), row);
}

/** Ships that change rows: one, or one of the Core for one of the Screen. */
type Exchange = readonly number[];

const better = (a: Strength, b: Strength): boolean => a !== null && (b === null || a > b);

/**
 * Changes that the rule allows and that make the better row stronger. Rows matter for flak alone, so that no other change
 * would do anything.
 */
export function exchangesOf(t: PacificTable, group: number): Exchange[] {
  if (group < 0) return [];
  const ships = shipsOf(t, group);
  const core = coreOf(t, ships);
  const screen = ships.filter((ship) => !core.includes(ship));
  const best = (of: readonly number[]): Strength => {
    const [a, b] = [ofRow(t, ships, of, Row.core), ofRow(t, ships, of, Row.screen)];
    return better(a, b) ? a : b;
  };
  const now = best(core);
  const all = [
    ...ships.map((ship): Exchange => [ship]),
    ...core.flatMap((ship) => screen.map((other): Exchange => [ship, other])),
  ];
  return all.filter((changed) => {
    const after = ships.filter((ship) => core.includes(ship) !== changed.includes(ship));
    return areRowsLegal(t, ships, after) && better(best(after), now);
  });
}

export function exchange(t: PacificTable, changed: Exchange): void {
  const { row } = t.position.fleet;
  for (const ship of changed) t.set(row, ship, row[ship] === Row.core ? Row.screen : Row.core);
}

export function describeExchange(t: PacificTable, [first, second]: Exchange): Choice {
  const { ships } = t.rules;
  const isCore = t.position.fleet.row[first!] === Row.core;
  return second === undefined
    ? { ship: ships[first!]!.id, row: isCore ? "screen" : "core" }
    : { toScreen: ships[first!]!.id, toCore: ships[second]!.id };
}
