import type { ShownOption } from "../../lib/play";

/** What a person has pointed at or typed to filter the options. */
export interface Narrowing {
  /** The question for which it was chosen. */
  key: string;
  words: string;
  place: string | undefined;
  pieces: readonly string[];
}

export const nothingChosen: Narrowing = { key: "", words: "", place: undefined, pieces: [] };

/** Options that match: they concern the place and one of the pieces, and their text has every word. */
export function optionsLeft(
  options: readonly ShownOption[],
  { words, place, pieces }: Narrowing,
): readonly ShownOption[] {
  const parts = words
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== "");
  if (parts.length === 0 && place === undefined && pieces.length === 0) return options;
  return options.filter((option) => {
    if (place !== undefined && !option.places.includes(place)) return false;
    if (pieces.length > 0 && !pieces.some((piece) => option.pieces.includes(piece))) return false;
    const text = option.text.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}
