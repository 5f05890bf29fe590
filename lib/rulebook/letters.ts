import { grouped } from "../grouped";
import { beginningOf, type Line } from "./lines";
import { letterOf, spelling } from "./numbers";
import type { Section } from "./section";
import { titleMatch } from "./titles";
import type { Titles } from "./choose";

/** How many lines behind a section its cases are looked for, where columns were put between them. */
const BEYOND = 400;
const SURE = 0.75;
/** Of a rule that a text has many times only so many are looked into. */
const HOLDERS = 8;

const marker = /^\(?([a-z])\s?[).]\s*(?=\S)/i;

interface Case extends Section {
  hasTitle: boolean;
}

interface Marked {
  line: number;
  letter: string;
  rest: string;
}

/**
 * The cases with letters of rules that have a section: "17.5.A" is the line "A." or "(a)" of 17.5. A case outside of the
 * section is taken only where it has the title.
 */
export function casesOf(
  lines: readonly Line[],
  sections: readonly Section[],
  rules: readonly string[],
  titles: Titles,
): Case[] {
  const marks = lines.flatMap((line, i): Marked[] => {
    const begins = beginningOf(line);
    const found = marker.exec(begins);
    return found ? [{ line: i, letter: found[1]!.toLowerCase(), rest: begins.slice(found[0].length) }] : [];
  });
  const byNumber = grouped(sections, ({ rule }) => spelling(rule));
  const byLetter = grouped(marks, ({ letter }) => letter);
  return rules.flatMap((rule): Case[] => {
    const { parent, letter } = letterOf(rule) ?? {};
    const holders = parent === undefined ? [] : (byNumber.get(parent) ?? []).slice(0, HOLDERS);
    const mine = byLetter.get(letter ?? "") ?? [];
    let best: Marked | undefined;
    let most = -1;
    for (const { from, to } of holders) {
      for (const mark of mine) {
        if (mark.line <= from || mark.line >= to + BEYOND) continue;
        const match = titleMatch(titles[rule]!, mark.rest);
        if (match <= most || (mark.line >= to && match < SURE)) continue;
        most = match;
        best = mark;
      }
    }
    if (!best) return [];
    return [
      { rule, from: best.line, to: endOf(best, marks, sections, lines.length), hasTitle: most >= SURE },
    ];
  });
}

/** A case ends where the next one or another rule starts. */
function endOf(
  { line }: Marked,
  marks: readonly Marked[],
  sections: readonly Section[],
  last: number,
): number {
  const next = marks.find((mark) => mark.line > line)?.line ?? last;
  const other = sections.find(({ from }) => from > line)?.from ?? last;
  return Math.min(next, other);
}
