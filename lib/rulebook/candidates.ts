import { beginningOf, isBlank, type Line } from "./lines";
import { leadingNumber, spelling } from "./numbers";

/** A line that may be the start of a rule. */
export interface Candidate {
  line: number;
  number: string;
  /** What comes after the number, with the next line where a heading goes on there. */
  heading: string;
  /** How much the line looks like the start of a rule, whichever it is: below 0 it does not. */
  likeness: number;
  /** It stands in a table of contents. */
  isListed: boolean;
  /** It ends with a number that may be that of a page. */
  hasPage: boolean;
}

const dotLeaders = /\.{4,}|…{2,}|(?:\s\.){4,}/;
const pageNumber = /\D\s\d{1,3}$/;
/** Longer than this it is a sentence, not the heading of a chapter. */
const LONG_HEADING = 70;

/** All lines that begin with a number. */
export function candidatesOf(lines: readonly Line[]): Candidate[] {
  const found: Candidate[] = [];
  lines.forEach((line, i) => {
    const begins = beginningOf(line);
    const leading = begins === "" ? undefined : leadingNumber(begins);
    // With dots that lead to the number of a page it is certainly an entry of a table of contents.
    if (!leading || dotLeaders.test(leading.rest)) return;
    // A bare number is a chapter only where it looks like a heading; "12 counters" is none.
    const isDotted = /[.\d]\.\d|\.[a-z]$/i.test(leading.number);
    const next = lines[i + 1];
    const goesOn =
      next !== undefined && leading.rest.length < 40 && leadingNumber(beginningOf(next)) === undefined;
    const heading = goesOn ? `${leading.rest} ${next.text.trim()}`.trim() : leading.rest;
    const likeness =
      likenessOfStart(leading, heading) +
      likenessOfPlace(lines, i) +
      (line.isMarked ? 2 : 0) +
      (isDotted || isHeading(line, leading.rest) ? 0 : -3);
    found.push({
      line: i,
      number: spelling(leading.number),
      heading,
      likeness,
      isListed: false,
      hasPage: leading.rest.length < LONG_HEADING && pageNumber.test(leading.rest),
    });
  });
  markContents(found, lines);
  return found;
}

const isHeading = (line: Line, rest: string): boolean =>
  rest.length < LONG_HEADING && (isShouted(rest) || line.isMarked);

function likenessOfStart(
  { opened, isClosed, rest }: { opened: string; isClosed: boolean; rest: string },
  heading: string,
): number {
  let sum = 0;
  if (isClosed && opened === "") sum -= 6;
  if (opened === "(") sum -= /^[.,;]/.test(rest) || !isClosed ? 6 : 2;
  if (/^[,;)\]}%]/.test(rest)) sum -= 6;
  else if (/^[.\s]*[a-z]/.test(rest)) sum -= 4;
  else if (/^\W{0,3}\p{Lu}/u.test(heading)) sum += 1;
  return sum;
}

const endsSentence = /[.!?:"”’)\]…]$/;
const expectsNumber =
  /(?:\b(?:see|rules?|cases?|sections?|modules?|and|or|to|in|of|per|under|by|also)|[,(–—-])$/i;

/** What the line before says: a rule starts after the end of a sentence, a reference to one stands within a sentence. */
function likenessOfPlace(lines: readonly Line[], i: number): number {
  const before = lines[i - 1];
  if (before === undefined || isBlank(before)) return 1;
  const text = before.text.trim();
  if (expectsNumber.test(text)) return -3;
  if (endsSentence.test(text) || before.isMarked || isShouted(text) || text.length < 30) return 0;
  return -1;
}

const isShouted = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** So many entries that follow each other, without a text of their own, are a table of contents. */
const RUN = 6;

/** Notes which candidates stand in a table of contents: a long run of headings with nothing between them. */
function markContents(all: Candidate[], lines: readonly Line[]): void {
  let from = 0;
  const close = (until: number): void => {
    const run = all.slice(from, until);
    // With numbers of pages a few are enough.
    const isListed = run.length >= RUN || (run.length > 2 && run.every(({ hasPage }) => hasPage));
    if (isListed) for (const entry of run) entry.isListed = true;
    from = until + 1;
  };
  all.forEach((candidate, at) => {
    if (!isBare(candidate, all[at + 1]?.line ?? lines.length, lines)) close(at);
  });
  close(all.length);
}

/** The text of a rule that has no heading. */
const isSentence = /[\p{L}\d)][.!?]["”’)]?$/u;

/** A short heading with no more than one line of text before the next. */
function isBare({ line, heading, likeness }: Candidate, until: number, lines: readonly Line[]): boolean {
  if (likeness < 0 || heading.length > 90 || isSentence.test(heading)) return false;
  let filled = 0;
  for (let i = line + 1; i < until && filled < 2; i++) if (!isBlank(lines[i]!)) filled++;
  return filled < 2;
}
