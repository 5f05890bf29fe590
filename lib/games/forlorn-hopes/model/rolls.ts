import { type ConditionalModifier, modifierSums } from "../../shared/modifiers";
import type { ForlornTable } from "./position";
import type { CompiledModifier, CompiledRoll } from "./roll-types";
import type { Quantities, Situation } from "./situation";

/** Rolling the die with the modifiers of a document (2.4). */

type Modifier = CompiledModifier & ConditionalModifier<Situation>;

/** What one modifier adds that counts by a quantity: "range-warning" at most 4 (9.4.1). */
const { sum, names } = modifierSums<Situation, Modifier>(({ add, per, most }, { quantities }) =>
  per === undefined ? add : add * Math.min(most, quantities?.[per] ?? 0),
);

/** What the modifiers of a roll add up to. */
export const modifiersOf = (t: ForlornTable, id: string, situation: Situation): number =>
  sum(modifiersIn(t, id), situation);

const rollOf = ({ rules }: ForlornTable, id: string): CompiledRoll => rules.rolls[id]!;
const modifiersIn = (t: ForlornTable, id: string): readonly Modifier[] =>
  rollOf(t, id).modifiers as readonly Modifier[];

export interface Rolled {
  /** The face of the die: a 0 is a 10 (2.4). */
  face: number;
  /** With all modifiers. */
  total: number;
}

export interface Request {
  /** What the die is rolled for; `key` says so without names of units. */
  name: string;
  key?: string;
  side?: number;
  /** What a total comes to, where play goes on alike after all totals that come to the same. */
  comesTo?: (total: number) => number | string;
}

/** Rolls the die with the modifiers of a document. */
export function roll(
  t: ForlornTable,
  id: string,
  situation: Situation,
  { name, key, side, comesTo }: Request,
): Rolled {
  const modifiers = modifiersIn(t, id);
  const [face] = t.roll({
    name,
    key,
    side,
    comesTo: comesTo && ((each) => comesTo(each + sum(modifiers, situation))),
    dice: 1,
    sides: t.rules.parameters.die.faces,
    modifiers: () => names(modifiers, situation),
  });
  return { face: face!, total: face! + sum(modifiers, situation, t) };
}

/** Whether a total succeeds. `rating` is that of the unit, `kind` the thing for which it is rolled. */
export function succeeds(
  t: ForlornTable,
  id: string,
  total: number,
  { rating, kind }: { rating?: number; kind?: string } = {},
): boolean {
  const { success } = rollOf(t, id);
  if (!success) return false;
  const need = success.rating !== undefined ? rating : (success.value ?? success.values[kind ?? ""]);
  if (need === undefined) return false;
  return success.atLeast ? total >= need : total <= need;
}

/** The die by itself, without modifiers. */
export function rollDie(t: ForlornTable, { name, key, side, comesTo }: Request): number {
  return t.roll({ name, key, side, comesTo, dice: 1, sides: t.rules.parameters.die.faces })[0]!;
}

/** The result that a total brings: the last that holds (9.7.11). Undefined where there is none. */
export function resultOfRoll(
  t: ForlornTable,
  id: string,
  total: number,
  quantities: Quantities,
): string | undefined {
  let found: string | undefined;
  for (const { id: result, above, from, upTo, times } of rollOf(t, id).results) {
    const by = times === undefined ? 1 : (quantities[times] ?? 0);
    if (total > scaled(above, by) && total >= scaled(from, by) && total <= scaled(upTo, by)) found = result;
  }
  return found;
}

/** Ends that are not given stay so. */
const scaled = (end: number, by: number): number => (Number.isFinite(end) ? end * by : end);
