import { candidatesOf } from "./candidates";
import { chooseStarts, hasItsTitle, type Titles } from "./choose";
import { casesOf } from "./letters";
import { isBlank, type Line, linesOf } from "./lines";
import type { Section } from "./section";

export interface CutRulebook {
  lines: string[];
  /** In the order of the text. A case with a letter follows the section in which it is. */
  sections: Section[];
  /** Of the rules that were found: the index in `sections`. */
  places: Record<string, number>;
  /** Rules of the list that the text does not have. */
  missing: string[];
}

/**
 * Cuts a text by the numbers of a game's rules. `titles` are those of the rules by number, in the order of the rulebook.
 * The text need not be in that order: two columns may follow each other line by line, or page by page. Throws a
 * `RangeError` for a text that is too large.
 */
export function cutRulebook(text: string, titles: Titles): CutRulebook {
  const lines = linesOf(text);
  const candidates = candidatesOf(lines);
  const chosen = chooseStarts(candidates, titles);
  const starts = new Map<number, string>();
  // What looks like the start of a rule ends the one before it, whether or not it is in the list.
  for (const { line, number, likeness, isListed } of candidates) {
    if (likeness >= 0 && !isListed) starts.set(line, number);
  }
  for (const [rule, { line }] of chosen) starts.set(line, rule);
  const froms = [...starts.keys()].sort((a, b) => a - b);
  // What stands before the first rule can be searched, too.
  if (froms.length > 0 && lines.slice(0, froms[0]).some((line) => !isBlank(line))) {
    froms.unshift(0);
    starts.set(0, "");
  }
  const sections = froms.map((from, i): Section => ({
    rule: starts.get(from)!,
    from,
    to: lastFilled(lines, from, froms[i + 1] ?? lines.length),
  }));
  const rules = Object.keys(titles);
  const starting = new Map([...chosen].map(([rule, { line }]) => [rule, line]));
  const cases = casesOf(lines, sections, rules, titles).flatMap(({ hasTitle, ...section }) => {
    // A line with the number in full may only refer to the case.
    if (chosen.has(section.rule) && (!hasTitle || hasItsTitle(titles, section.rule, chosen))) return [];
    starting.set(section.rule, section.from);
    return [section];
  });
  const all = [...sections, ...cases].sort((a, b) => a.from - b.from || b.to - a.to);
  const places: Record<string, number> = {};
  all.forEach(({ rule, from }, i) => {
    if (starting.get(rule) === from) places[rule] = i;
  });
  return {
    lines: lines.map(({ text: shown }) => shown),
    sections: all,
    places,
    missing: rules.filter((rule) => !Object.hasOwn(places, rule)),
  };
}

/** Where a section ends, without the empty lines at its end. */
function lastFilled(lines: readonly Line[], from: number, to: number): number {
  let end = to;
  while (end > from + 1 && isBlank(lines[end - 1]!)) end--;
  return end;
}
