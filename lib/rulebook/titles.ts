const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/**
 * How much of a title a heading begins with, from 0 to 1. Small words that a list leaves out or a heading adds do not
 * count against it.
 */
export function titleMatch(title: string, heading: string): number {
  const wanted = wordsOf(title).slice(0, 20);
  if (wanted.length === 0) return 0;
  const there = wordsOf(heading).slice(0, wanted.length * 2 + 4);
  let found = 0;
  let at = 0;
  for (const word of wanted) {
    const next = there.indexOf(word, at);
    if (next < 0 || next > at + 2) continue;
    found++;
    at = next + 1;
  }
  return found / wanted.length;
}

/** Longer than this it is no heading. */
const LONG = 110;

/** Whether a line with a number is the text of a rule, or has it after the title; else it is a heading. */
export const isTextOfRule = (line: string): boolean =>
  line.length > LONG || /[\p{L}\d)][.!?:]["”’)]?$/u.test(line);
