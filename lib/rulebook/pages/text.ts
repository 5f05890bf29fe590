import { linesInOrder } from "./columns";
import { withoutRunningHeads } from "./running-heads";
import { segmentsOf } from "./segments";
import type { PrintedLine, PrintedPage } from "./types";

/** Letters that are so much larger than most of the text make a heading. */
const LARGER = 1.15;
/** A longer line is none, however large. */
const HEADING = 120;

/**
 * The text of printed pages: column by column, a line for each line, headings marked as in Markdown, without what is
 * repeated at the head and the foot of the pages.
 */
export function textOfPages(pages: readonly PrintedPage[]): string {
  const printed = withoutRunningHeads(
    pages.map(({ height, runs, turned }) => ({ height, turned, lines: linesInOrder(segmentsOf(runs)) })),
  );
  const usual = usualSize(printed.flatMap(({ lines }) => lines));
  const rows: string[] = [];
  for (const { lines, turned } of printed) {
    for (const { text, size, isApart } of lines) {
      const isHeading = size >= LARGER * usual && text.length <= HEADING;
      if (isApart) rows.push("");
      rows.push(isHeading ? `# ${text}` : text);
    }
    if (turned.length > 0) rows.push("", ...turned, "");
  }
  return joinedWords(rows).join("\n").trim();
}

/** The size of most letters. */
function usualSize(lines: readonly PrintedLine[]): number {
  const letters = new Map<number, number>();
  for (const { text, size } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}

const divided = /\p{L}[-\u2010\u00AD]$/u;
const goesOn = /^(\p{Ll}[^\s]*)\s*(.*)$/u;
/** A line that began so could be taken for the start of a rule. */
const looksLikeStart = /^[^\p{Ll}]/u;

/** A word that was divided at the end of a line is whole again, and stands in the first of its lines. */
function joinedWords(rows: readonly string[]): string[] {
  const joined: string[] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    const rest = before !== undefined && divided.test(before) ? goesOn.exec(row) : null;
    if (!rest) {
      joined.push(row);
      continue;
    }
    const whole = before!.slice(0, -1) + rest[1]!;
    const left = rest[2]!;
    if (left === "") joined[joined.length - 1] = whole;
    else if (looksLikeStart.test(left)) joined[joined.length - 1] = `${whole} ${left}`;
    else joined.splice(-1, 1, whole, left);
  }
  return joined.map((row) => row.replaceAll("\u00AD", ""));
}
