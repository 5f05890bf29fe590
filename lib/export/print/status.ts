import { statuses } from "../../views/statuses";
import type { Origin } from "../../views/world";
import { type Block, paragraph } from "./blocks";

/** Letters for where a value comes from; what is printed in the rulebook needs none on paper. */

export const letterOf = ({ status }: Pick<Origin, "status">): string | undefined =>
  status === "printed" ? undefined : statuses.find(({ id }) => id === status)?.letter;

/** The words with the letter behind them: "Singapore [R]". */
export function marked(words: string, origin: Pick<Origin, "status">): string {
  const letter = letterOf(origin);
  return letter === undefined ? words : `${words} [${letter}]`;
}

/** What the letters mean. */
export function legend(width: number): Block[] {
  const letters = statuses
    .filter(({ id }) => id !== "printed")
    .map(({ letter, id, about }) => `[${letter}] ${id}: ${about}`)
    .join(" ");
  return paragraph(`Values without a letter are printed in the rulebook. ${letters}`, width, "quiet");
}
