import { lower, PatternError } from "./pattern-steps";
import { SafePattern } from "./safe-pattern";
import type { SearchMatch, World } from "./types";

export interface SearchOptions {
  matchCase?: boolean;
  regex?: boolean;
}

export interface SearchResult {
  matches: SearchMatch[];
  /** There are more than are given, or the search was stopped because it took too long. */
  more: boolean;
  /** Why nothing was looked for. */
  problem?: string;
}

/** Most matches, most steps of a search, and how much of a line is shown. */
const mostMatches = 2_000;
const mostWork = 10_000_000;
const longestLine = 400;

/** Looks for a text, or a pattern, in the lines of all files. */
export function search(world: World, query: string, options: SearchOptions = {}): SearchResult {
  const { matchCase = false, regex = false } = options;
  if (query === "") return { matches: [], more: false };
  let pattern: SafePattern;
  try {
    pattern = new SafePattern(
      regex ? query : query.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"),
      matchCase,
      mostWork,
    );
  } catch (error) {
    if (error instanceof PatternError) return { matches: [], more: false, problem: error.message };
    throw error;
  }
  // A plain text is looked for in the whole file first, as most files do not have it.
  const hint = regex ? undefined : matchCase ? query : lower(query);
  const matches: SearchMatch[] = [];
  for (const file of Object.keys(world.files).sort()) {
    const text = world.files[file] ?? "";
    if (hint !== undefined && !(matchCase ? text : lower(text)).includes(hint)) continue;
    const lines = text.split(/\r\n|\n|\r/);
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]!;
      if (hint !== undefined && !(matchCase ? line : lower(line)).includes(hint)) continue;
      for (const { start, end } of matchesIn(pattern, line)) {
        matches.push(matchOf(file, i + 1, line, start, end));
        if (matches.length >= mostMatches) return { matches, more: true };
      }
      if (pattern.work > mostWork) return { matches, more: true };
    }
  }
  return { matches, more: false };
}

function* matchesIn(pattern: SafePattern, line: string): Generator<{ start: number; end: number }> {
  let from = 0;
  while (from <= line.length && pattern.work <= mostWork) {
    const found = pattern.find(line, from);
    if (!found) return;
    // A pattern that fits nothing at all, such as "a*", has no match to show.
    if (found.end > found.start) yield found;
    from = Math.max(found.end, found.start + 1);
  }
}

function matchOf(file: string, line: number, text: string, start: number, end: number): SearchMatch {
  const cut = text.length <= longestLine ? 0 : Math.max(0, start - longestLine / 4);
  const shown = text.slice(cut, cut + longestLine);
  return {
    file,
    range: { start: { line, column: start + 1 }, end: { line, column: end + 1 } },
    line: shown,
    start: start - cut,
    end: Math.min(end - cut, shown.length),
  };
}
