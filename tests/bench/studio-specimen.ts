import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataRoot } from "../../lib/workspace";
import type { Studio } from "./studio-browser";
import { openAtProblem, typeAndTakeBack, type Typing } from "./studio-keys";
import { GAME, type Row } from "./support";

/** A document to type in: a number in it has one digit too many, which makes it the only problem of its file. */
export interface Specimen {
  file: string;
  text: string;
  /** The number as it ought to be; a "0" behind it makes the problem. */
  value: string;
  /** Part of what the list of problems says then. */
  words: string;
  /** Where the digit that is too many stands. */
  at: number;
}

export const shipped = (file: string): string => readFileSync(join(dataRoot(), GAME, file), "utf8");

/** A text with one number made ten times too large, in its middle where there is such a member. */
export function specimen(file: string, text: string, member: string, value: string): Specimen {
  const wanted = `"${member}": ${value}`;
  const middle = text.indexOf(wanted, text.length >> 1);
  const found = middle < 0 ? text.indexOf(wanted) : middle;
  if (found < 0) throw new Error(`${file} has no ${wanted}.`);
  const at = found + wanted.length;
  return { file, text: `${text.slice(0, at)}0${text.slice(at)}`, value, words: `it is ${value}0`, at };
}

/** Opened in a workspace of its own, and typed in. */
export async function typeIn(
  studio: Studio,
  each: Specimen,
  samples: number,
): Promise<{ opened: number; typed: Typing }> {
  const address = await studio.workspace({ [each.file]: each.text });
  return studio.visit(address, async (page) => ({
    opened: await openAtProblem(page, each),
    typed: await typeAndTakeBack(page, each.words, samples),
  }));
}

export const rowsOfTyping = (name: string, { shown, gone, longestBlock }: Typing): Row[] => [
  { name: `${name}: key to problem shown`, value: shown.median, unit: "ms (median)" },
  { name: `${name}: key to problem shown`, value: shown.p95, unit: "ms (p95)" },
  { name: `${name}: key to problem gone`, value: gone.p95, unit: "ms (p95)" },
  { name: `${name}: longest block while typing (0: none over 50)`, value: longestBlock, unit: "ms" },
];
