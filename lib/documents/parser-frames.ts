import { escapeSegment } from "./pointer";

/** What the innermost object or list (or the document) waits for. */
export type Expect = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "separator" | "done";

/** An object or list that has been opened; the outermost frame is the document. */
export interface ParserFrame {
  kind: "document" | "object" | "array";
  /** Offset of the opening bracket, with the start of its line and the blanks the line starts with. */
  open: number;
  lineStart: number;
  indent: number;
  pointer: string;
  expect: Expect;
  /** The member being read; undefined before the first. */
  key: string | undefined;
  /** The item being read. */
  index: number;
  /** Offset of each key's token. */
  keys: Map<string, number>;
  /** Do not complain of a missing comma once: a broken token before it may have eaten it. */
  lenient: boolean;
  /** Offset of the last comma. */
  commaAt: number;
}

const noKeys: ParserFrame["keys"] = new Map();

/** A frame as it is right after its opening bracket. */
export function openParserFrame(
  kind: ParserFrame["kind"],
  pointer: string,
  place: { at: number; lineStart: number; indent: number },
): ParserFrame {
  return {
    kind,
    open: place.at,
    lineStart: place.lineStart,
    indent: place.indent,
    pointer,
    expect: kind === "document" ? "value" : kind === "object" ? "key-or-end" : "value-or-end",
    key: undefined,
    index: 0,
    keys: kind === "object" ? new Map() : noKeys,
    lenient: false,
    commaAt: -1,
  };
}

/** The pointer of the member or item being read; of the container where there is none. */
export function memberPointer(frame: ParserFrame): string {
  if (frame.kind === "array") return `${frame.pointer}/${frame.index}`;
  return frame.key === undefined ? frame.pointer : `${frame.pointer}/${escapeSegment(frame.key)}`;
}
