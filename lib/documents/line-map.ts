import type { Position } from "./types";

/** Turns offsets (UTF-16 units from 0) into positions (lines and columns from 1) and back. */
export interface LineMap {
  readonly lineCount: number;
  /** Offsets outside the text are moved to its nearest end. */
  positionAt(offset: number): Position;
  /** Lines and columns that do not exist are moved to the nearest that do; a line's break is not part of it. */
  offsetAt(position: Position): number;
}

/** Lines end with a line feed, a carriage return, or both together, as editors count them. */
export function lineMap(text: string): LineMap {
  return lineMapFrom(text, lineStarts(text));
}

/** The same where it is known at which offsets the lines start. */
export function lineMapFrom(text: string, starts: ArrayLike<number>): LineMap {
  return {
    lineCount: starts.length,
    positionAt(offset) {
      const within = clamp(offset, 0, text.length);
      const line = lineOf(starts, within);
      return { line: line + 1, column: within - (starts[line] ?? 0) + 1 };
    },
    offsetAt({ line, column }) {
      if (line < 1) return 0;
      if (line > starts.length) return text.length;
      const start = starts[line - 1] ?? 0;
      return clamp(start + column - 1, start, lineEnd(text, starts[line] ?? text.length + 1));
    },
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function lineStarts(text: string): number[] {
  const starts = [0];
  if (!text.includes("\r")) {
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    return starts;
  }
  for (const found of text.matchAll(/\r\n|\n|\r/g)) starts.push(found.index + found[0].length);
  return starts;
}

/** The last line that starts at or before the offset, counted from 0. */
function lineOf(starts: ArrayLike<number>, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where the line before `nextStart` ends, without its line break. */
function lineEnd(text: string, nextStart: number): number {
  if (nextStart > text.length) return text.length;
  return nextStart - (text[nextStart - 1] === "\n" && text[nextStart - 2] === "\r" ? 2 : 1);
}
