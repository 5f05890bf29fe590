import type { ParsedDocument } from "./types";

/** Where the brackets and lines of a text stand. */
export interface Outline {
  readonly brackets: Brackets;
  /** Offsets at which lines start; the first is 0. */
  readonly lineStarts: ArrayLike<number>;
}

/** Pairs of brackets, in the order in which they open. */
export class Brackets {
  constructor(
    private readonly opens: ArrayLike<number>,
    /** Offset behind the bracket that closes each of them; the text's end when none does. */
    private readonly ends: ArrayLike<number>,
  ) {}

  /** The offset behind the bracket that closes the one at `open`. */
  endOf(open: number): number {
    let low = 0;
    let high = this.opens.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.opens[middle] ?? 0) < open) low = middle + 1;
      else high = middle;
    }
    return this.opens[low] === open ? (this.ends[low] ?? open + 1) : open + 1;
  }
}

// What reading a document has found out besides its value. Only documents that are JSON have one.
const outlines = new WeakMap<ParsedDocument, Outline>();

export function keepOutline(doc: ParsedDocument, outline: Outline): void {
  outlines.set(doc, outline);
}

export function outlineOf(doc: ParsedDocument): Outline | undefined {
  return outlines.get(doc);
}
