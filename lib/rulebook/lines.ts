/** Longer texts are refused: no rulebook has more, and everything here takes time in proportion to it. */
export const MOST_CHARACTERS = 6_000_000;
const MOST_LINES = 200_000;

/** Of a longer line only so much is looked at for the number and the title of a rule. */
const LOOKED_AT = 400;

export interface Line {
  /** As it is shown: without signs of Markdown and without tags. */
  text: string;
  /** It was marked as a heading, or begins in bold. */
  isMarked: boolean;
}

/** Signs before the number of a rule: those of headings, lists, quotations, emphasis and tables, and tags. */
const lead = /^(?:[\s#>*_|~`•·–—-]|<[a-z/!|][^<>]{0,120}>)+/i;
/** The number of an item in a list, before a rule that has its own. */
const listed = /^\d{1,3}[.)]\s+(?=[*_[(]{0,3}\d{1,3}\.\d)/;
const marked = /^\s*(?:[>|•·-]\s*)*(?:\d{1,3}[.)]\s+(?=(?:\*\*|__)\s*\d+\.\d))?(?:#{1,6}\s|\*\*|__)/;

/** Throws a `RangeError` that says why a text cannot be a rulebook. */
export function linesOf(text: string): Line[] {
  if (text.length > MOST_CHARACTERS) {
    throw new RangeError(
      `The text has ${text.length} characters; a rulebook may have ${MOST_CHARACTERS}. Remove what is not rules, and attach it again.`,
    );
  }
  const rows = text.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/);
  if (rows.length > MOST_LINES) {
    throw new RangeError(
      `The text has ${rows.length} lines; a rulebook may have ${MOST_LINES}. Remove what is not rules, and attach it again.`,
    );
  }
  return rows.map((row) => ({ text: shown(row), isMarked: marked.test(row.slice(0, LOOKED_AT)) }));
}

/** A line as it is shown: Markdown's signs of emphasis and headings only repeat what the eye sees. */
const shown = (row: string): string =>
  row
    .replace(/^\s*#{1,6}\s+/, "")
    .replaceAll(/\*\*|__|<[a-z/!|][^<>]{0,120}>/gi, "")
    .trimEnd();

/** What a line begins with, without what may stand before the number of a rule. */
export const beginningOf = ({ text }: Line): string =>
  text.slice(0, LOOKED_AT).replace(lead, "").replace(listed, "").replace(lead, "");

export const isBlank = ({ text }: Line): boolean => text.trim() === "";
