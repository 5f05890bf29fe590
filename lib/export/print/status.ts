import { get, isObject, joinPointer } from "../../documents";
import { statuses } from "../../views/statuses";
import type { Origin } from "../../views/world";
import { type Block, paragraph, title } from "./blocks";
import type { PrintSource } from "./source";

/** Letters for where a value comes from; what is printed in the rulebook needs none on paper. */

export const letterOf = ({ status }: Pick<Origin, "status">): string | undefined =>
  status === "printed" ? undefined : statuses.find(({ id }) => id === status)?.letter;

/** The words with the letter behind them: "Singapore [R]". */
export function marked(words: string, origin: Pick<Origin, "status">): string {
  const letter = letterOf(origin);
  // A non-breaking space, so that no letter is alone on a line.
  return letter === undefined ? words : `${words}\u00a0[${letter}]`;
}

/** The letters of all members of a thing, each once: "DR". */
export function lettersOf(source: PrintSource, document: string, pointer: string): string {
  const thing = get(source.documents[document], pointer);
  const members = isObject(thing) ? Object.keys(thing) : [];
  const letters = members.flatMap(
    (key) => letterOf(source.originOf(document, joinPointer(pointer, key))) ?? [],
  );
  return [...new Set(letters)].sort().join("");
}

/** What the letters mean. */
export function legend(width: number): Block[] {
  const letters = statuses
    .filter(({ id }) => id !== "printed")
    .map(({ letter, id, about }) => `[${letter}] ${id}: ${about}`)
    .join(" ");
  return paragraph(`Values without a letter are from the rulebook. ${letters}`, width, "quiet");
}

/** How an aid begins whose values may have such letters. */
export const opening = (words: string, under: string, width: number, hasLetters = true): Block[] => [
  title(words, under, width),
  ...(hasLetters ? legend(width) : paragraph("All values are from the rulebook.", width, "quiet")),
];

/** The same in few words, where there is little room. */
export const shortLegend = `Letters of other sources: ${statuses
  .filter(({ id }) => id !== "printed")
  .map(({ letter, id }) => `${letter} ${id}`)
  .join(", ")}.`;
