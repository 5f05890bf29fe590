import type { PrintedLine } from "./types";

/** The head and the foot of a page, each so much of its height. */
const MARGIN = 0.1;
/** What stands there on so many pages is repeated. */
const PAGES = 3;
/** Places that differ by less are the same (units of a page). */
const SAME_PLACE = 6;

interface Lines {
  height: number;
  lines: PrintedLine[];
}

/** Leaves out what is printed at the same place of the head or the foot of many pages, whatever its numbers. */
export function withoutRunningHeads<T extends Lines>(pages: readonly T[]): T[] {
  const keysOf = ({ height }: Lines, { text, y }: PrintedLine): string[] => {
    if (y > MARGIN * height && y < (1 - MARGIN) * height) return [];
    const words = text.replaceAll(/\d+/g, "0");
    const place = Math.floor(y / SAME_PLACE);
    return [`${place} ${words}`, `${place + 1} ${words}`];
  };
  const found = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.lines.flatMap((line) => keysOf(page, line)))) {
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  }
  const isRepeated = (key: string): boolean => found.get(key)! >= PAGES;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => !keysOf(page, line).some(isRepeated)),
  }));
}
