import { isReserved } from "./file-names";

/** "1 hit", "2 hits"; `many` where it is not the noun with an s. */
export const counted = (count: number, noun: string, many = `${noun}s`): string =>
  `${count} ${plural(count, noun, many)}`;

/** The noun for so many: "hit" for 1, "hits" for 2. */
export const plural = (count: number, noun: string, many = `${noun}s`): string => (count === 1 ? noun : many);

/**
 * Names in one line, each once where it first comes, with how many there are: "CA, 12 × DD". What begins with a number
 * or an article of its own ("2 air steps", "a replacements marker of 3") is not counted: it stands as often as it comes.
 */
export function countedNames(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .flatMap(([name, count]) => {
      if (count === 1) return name;
      return /^(\d|an? )/.test(name) ? Array<string>(count).fill(name) : `${count} × ${name}`;
    })
    .join(", ");
}

/** The text with its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A title within a sentence: "city hex" for "City hex". A letter that stands alone and "US" keep their capitals. */
export const withinSentence = (title: string): string =>
  title.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** Whether a side's name takes a plural verb: "the Allies win", but "Japan wins". */
export const isPlural = (name: string): boolean => name.endsWith("s");

/** "Japan wins", "Allies win". */
export const sideWins = (side: string): string => `${side} ${isPlural(side) ? "win" : "wins"}`;

/** "What if the oil lasts?" as the name of a file or folder: "what-if-the-oil-lasts"; empty when nothing is left. */
export function fileName(title: string): string {
  const name = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, 60)
    .replace(/-+$/, "");
  return isReserved(name) ? `${name}-1` : name;
}

/** A share as so many of a hundred; what is not nothing does not look like it. */
export function percent(share: number): string {
  if (share > 0 && share < 0.0005) return "< 0.1 %";
  if (share < 1 && share > 0.9995) return "> 99.9 %";
  return `${(share * 100).toFixed(1)} %`;
}

/** Names of the months, January first. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
