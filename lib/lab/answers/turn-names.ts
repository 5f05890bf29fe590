import { capital } from "../../words";
import type { VariantContext } from "./context";

/** What a turn is called: "turn"; and titles of turns by number, where the game has others than noun and number. */
export interface TurnNames {
  noun: string;
  titles?: { [turn: string]: string };
}

type Context = Pick<VariantContext, "turnNoun" | "names">;

/** The names of some turns. */
export function turnNamesOf(context: Context, turns: Iterable<number>): TurnNames {
  const { turnNoun: noun, names } = context;
  const own = [...new Set(turns)].flatMap((turn): [number, string][] => {
    const title = names.turn(turn);
    return title === `${capital(noun)} ${turn}` ? [] : [[turn, title]];
  });
  return { noun, ...(own.length > 0 && { titles: Object.fromEntries(own) }) };
}

/** A turn in a sentence, by the names that answers carry. */
export const turnNamed = ({ noun, titles }: TurnNames, turn: number): string =>
  titles?.[turn] ?? `${noun} ${turn}`;

/** The same, as a variant names it. */
export const turnIn = (context: Context, turn: number): string =>
  turnNamed(turnNamesOf(context, [turn]), turn);
