import type { Frame, RandomState, Table } from "../../kernel";

/** What a player answers in a step, given the legal options; it looks only at what its side knows. */
export type Adviser<R, P> = (
  t: Table<R, P>,
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
