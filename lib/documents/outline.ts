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
    const low = lowerBound(this.opens, open);
    return this.opens[low] === open ? (this.ends[low] ?? open + 1) : open + 1;
  }

  /**
   * Those of a text in which something else stands between two offsets, where no bracket had its partner outside.
   * `inside`: those of the new piece within a pair that is none of the text's; its offset 0 is `shift` in the text.
   */
  spliced({ from, to, delta, shift }: Splice, inside: Brackets): Brackets {
    const before = lowerBound(this.opens, from);
    const after = lowerBound(this.opens, to);
    const opens = joined(this.opens, before, inside.opens, shift, after, delta);
    const ends = joined(this.ends, before, inside.ends, shift, after, delta);
    for (let i = 0; i < before; i++) if (ends[i]! > from) ends[i]! += delta;
    return new Brackets(opens, ends);
  }
}

/** What was put into a text in place of [from, to): all behind it stands `delta` further on. */
export interface Splice {
  from: number;
  to: number;
  delta: number;
  /** Where in the new text the offset 0 of the piece is that was read by itself. */
  shift: number;
}

/** The outline of a text with another piece in it; `inside` is that of the piece between brackets of its own. */
export function splicedOutline(outline: Outline, splice: Splice, inside: Outline): Outline {
  const { from, to, delta, shift } = splice;
  const { lineStarts } = outline;
  const before = lowerBound(lineStarts, from + 1);
  const after = lowerBound(lineStarts, to + 1);
  return {
    brackets: outline.brackets.spliced(splice, inside.brackets),
    lineStarts: joined(lineStarts, before, inside.lineStarts, shift, after, delta),
  };
}

/** The numbers of a list up to a place, those of another but for its first, and the rest from a place on. */
function joined(
  list: ArrayLike<number>,
  headEnd: number,
  middle: ArrayLike<number>,
  middleShift: number,
  tailStart: number,
  tailShift: number,
): Int32Array {
  const all = new Int32Array(headEnd + middle.length - 1 + list.length - tailStart);
  let at = 0;
  for (let i = 0; i < headEnd; i++) all[at++] = list[i]!;
  for (let i = 1; i < middle.length; i++) all[at++] = middle[i]! + middleShift;
  for (let i = tailStart; i < list.length; i++) all[at++] = list[i]! + tailShift;
  return all;
}

/** The place of the first number that is not below a value, in a list in order. */
function lowerBound(list: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

// What reading a document has found out besides its value. Only documents that are JSON have one.
const outlines = new WeakMap<ParsedDocument, Outline>();

export function keepOutline(doc: ParsedDocument, outline: Outline): void {
  outlines.set(doc, outline);
}

export function outlineOf(doc: ParsedDocument): Outline | undefined {
  return outlines.get(doc);
}
