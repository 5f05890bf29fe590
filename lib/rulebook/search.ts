import type { CutRulebook } from "./cut";
import { paragraphsOf } from "./paragraphs";

export interface TextMatch {
  /** Index of the section. */
  section: number;
  /** The paragraph around what was found, and where in it that stands. */
  excerpt: string;
  from: number;
  to: number;
}

/** More matches help nobody. */
const MOST_MATCHES = 100;
const AROUND = 90;

/** Where words stand in a text, one match a paragraph; `more`: there are others. */
export function searchRulebook(
  { lines, sections }: CutRulebook,
  query: string,
): { matches: TextMatch[]; more: boolean } {
  const wanted = query.trim().replaceAll(/\s+/g, " ").toLowerCase();
  const matches: TextMatch[] = [];
  if (wanted === "") return { matches, more: false };
  let until = 0;
  for (const [section, { from, to }] of sections.entries()) {
    // A case stands in the section of its rule, which was searched already.
    if (to <= until) continue;
    until = to;
    for (const paragraph of paragraphsOf(lines.slice(from, to))) {
      const at = paragraph.toLowerCase().indexOf(wanted);
      if (at < 0) continue;
      if (matches.length === MOST_MATCHES) return { matches, more: true };
      matches.push({ section, ...excerptOf(paragraph, at, wanted.length) });
    }
  }
  return { matches, more: false };
}

function excerptOf(paragraph: string, at: number, length: number): Omit<TextMatch, "section"> {
  const start = at <= AROUND ? 0 : paragraph.indexOf(" ", at - AROUND) + 1 || at - AROUND;
  const end = Math.min(paragraph.length, at + length + AROUND);
  const [before, after] = [start > 0 ? "… " : "", end < paragraph.length ? " …" : ""];
  const from = before.length + at - Math.min(start, at);
  return { excerpt: before + paragraph.slice(Math.min(start, at), end) + after, from, to: from + length };
}
