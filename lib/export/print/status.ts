import { get, isObject, joinPointer } from "../../documents";
import { statuses } from "../../views/statuses";
import type { Origin } from "../../views/world";
import { type Block, paragraph, title } from "./blocks";
import type { PrintSource } from "./source";

/** Letters for where a value comes from; what is printed in the rulebook needs none on paper. */

type Status = NonNullable<Origin["status"]>;
const PRINTED = "printed";

const letterById = (status: Origin["status"]): string | undefined =>
  statuses.find(({ id }) => id === status)?.letter;

export const letterOf = ({ status }: Pick<Origin, "status">): string | undefined =>
  status === PRINTED ? undefined : letterById(status);

/** What is said of a table most of whose values come from elsewhere than the rulebook. */
export const commonWords = (common: Status, isAnyPrinted: boolean): string =>
  `Values without a letter in this table: ${common}.${isAnyPrinted ? ` [${letterById(PRINTED)}] ${PRINTED}.` : ""}`;

/** The words with the letter behind them: "Singapore [R]"; what comes from where most of its table does has none. */
export function marked(words: string, origin: Pick<Origin, "status">, common: Status = PRINTED): string {
  const letter = origin.status === common ? undefined : letterById(origin.status);
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
