import type { Fuzzysort } from "fuzzysort";
import type { OutlineItem, SearchMatch } from "../../lib/language";

/** A line of the palette that can be chosen. */
export interface Item {
  id: string;
  title: string;
  /** Positions in the title that match the query. */
  marks?: readonly number[];
  detail?: string;
  detailMarks?: readonly number[];
  /** What is at the end of the line: keys, a line number. */
  aside?: string;
  /** The heading of its group. */
  heading?: string;
  depth?: number;
  choose(): void;
}

/** Searches titles and details for a query; it is loaded when a palette is first opened. */
export type Matcher = Pick<Fuzzysort, "go">;

/**
 * The items that match the query, best first; without a query all, in their order. Without a matcher: those whose
 * title or detail contains the exact text, in their order.
 */
export function fitting(items: readonly Item[], query: string, matcher?: Matcher, most = 300): Item[] {
  const wanted = query.trim();
  if (wanted === "") return [...items];
  if (!matcher) {
    const letters = wanted.toLowerCase();
    const has = (text: string | undefined): boolean => text?.toLowerCase().includes(letters) ?? false;
    return items.filter(({ title, detail }) => has(title) || has(detail)).slice(0, most);
  }
  return matcher
    .go(wanted, items, { keys: ["title", "detail"], threshold: 0.3, limit: most })
    .map(({ obj, 0: title, 1: detail }) => ({
      ...obj,
      heading: undefined,
      depth: undefined,
      marks: title?.indexes,
      detailMarks: detail?.indexes,
    }));
}

type Go = (line: number, column: number) => void;

/** The parts of a document as a list with depths. */
export function outlineItems(outline: readonly OutlineItem[], go: Go, depth = 0, above = ""): Item[] {
  return outline.flatMap(({ name, detail, selectionRange: { start }, children }, i) => {
    const id = `${above}/${i}`;
    return [
      { id, title: name, detail, depth, aside: `${start.line}`, choose: () => go(start.line, start.column) },
      ...outlineItems(children, go, depth + 1, id),
    ];
  });
}

/** The results of a search, grouped by file. */
export const searchItems = (
  matches: readonly SearchMatch[],
  go: (file: string, line: number, column: number) => void,
): Item[] =>
  matches.map(({ file, range, line, start, end }, i) => {
    const blank = line.length - line.trimStart().length;
    return {
      id: `${i}`,
      title: line.trim(),
      marks: Array.from({ length: Math.max(0, end - start) }, (_each, at) => start - blank + at),
      aside: `${range.start.line}`,
      heading: file,
      choose: () => go(file, range.start.line, range.start.column),
    };
  });

export type PaletteRow = { heading: string; count: number } | { item: Item; index: number };

/** Adds a heading where a group begins. */
export function rowsOf(items: readonly Item[]): PaletteRow[] {
  const rows: PaletteRow[] = [];
  let heading: { heading: string; count: number } | undefined;
  items.forEach((item, index) => {
    if (item.heading !== undefined && item.heading !== heading?.heading) {
      heading = { heading: item.heading, count: 0 };
      rows.push(heading);
    }
    if (heading && item.heading === heading.heading) heading.count++;
    rows.push({ item, index });
  });
  return rows;
}
