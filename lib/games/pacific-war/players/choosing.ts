import type { Frame, RandomState } from "../../../kernel";
import type { PacificTable } from "../model/position";

/** What the player answers in a step; it looks only at what its side knows. */
export type Adviser = (
  t: PacificTable,
  side: number,
  frame: Frame,
  codes: readonly number[],
  random: RandomState,
) => number;

/** The option with the highest score, of several the first; the one to fall back on where none scores more than `least`. */
export function bestOf(
  codes: readonly number[],
  score: (code: number) => number,
  otherwise: number,
  least = -Infinity,
): number {
  let [best, most] = [otherwise, least];
  for (const code of codes) {
    const value = score(code);
    if (value > most) [best, most] = [code, value];
  }
  return best;
}

/** What a frame remembers, as the step that made it declares it. */
export const dataOf = <D>(frame: Frame): D => frame.data as unknown as D;
