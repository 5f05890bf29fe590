import type { TextSplice } from "../documents";
import { childAt, holds, type Node, pointerOf } from "./tree";
import type { Stretch } from "./types";

/** What can be typed at an offset, and how it fits in there. */
export interface Cursor {
  want: "member" | "value";
  /** The object or list that it goes into; undefined for the value of the whole document. */
  holder: Node | undefined;
  /** Pointer of the holder for a member; of the value itself for a value. */
  pointer: string;
  /** The member or item that is being typed, if there is something of it. */
  current: Node | undefined;
  replace: Stretch;
  /** A comma that is missing before. */
  also: TextSplice[];
  /** A comma has to follow. */
  comma: boolean;
}

/** Says what can be typed at an offset of a text; undefined where nothing can, such as behind a key. */
export function cursorAt(text: string, root: Node | undefined, offset: number): Cursor | undefined {
  if (!root) return value(undefined, "", undefined, { offset, length: 0 }, [], false);
  if (!holds(root, offset)) {
    const scalar = root.kind !== "object" && root.kind !== "array" && touches(root, offset);
    return scalar ? value(undefined, "", root, stretch(root.start, root.end), [], false) : undefined;
  }
  let holder = root;
  for (;;) {
    const hit = childAt(holder, offset);
    if (!hit) return inGap(text, holder, offset);
    if (holds(hit, offset)) {
      holder = hit;
      continue;
    }
    return atChild(text, holder, hit, offset);
  }
}

function atChild(text: string, holder: Node, hit: Node, offset: number): Cursor | undefined {
  const at = holder.children.indexOf(hit);
  const keyed = holder.kind === "object";
  if (offset === hit.keyStart && hit.kind !== "missing") return inGap(text, holder, offset);
  if (keyed && offset <= hit.keyEnd) {
    const whole = hit.colon < 0;
    return {
      want: "member",
      holder,
      pointer: pointerOf(holder),
      current: hit,
      replace: stretch(hit.keyStart, hit.keyEnd),
      also: whole ? commaBefore(text, holder.children[at - 1], hit.keyStart) : [],
      comma: whole && needsComma(text, holder.children[at + 1], hit.end),
    };
  }
  const nested = hit.kind === "object" || hit.kind === "array";
  if (keyed && (hit.colon < 0 || offset < hit.colon)) return undefined;
  // Behind a bracket that closes, nothing but a comma can follow; before one that opens, the value is there.
  if (nested) return undefined;
  const inBlank = !touches(hit, offset) || hit.kind === "missing";
  const replace = inBlank ? stretch(offset, offset) : stretch(hit.start, hit.end);
  return value(
    holder,
    pointerOf(hit),
    hit,
    replace,
    keyed ? [] : commaBefore(text, holder.children[at - 1], hit.start),
    needsComma(text, holder.children[at + 1], Math.max(hit.end, offset)),
  );
}

/** Between the members or items of an object or list. */
function inGap(text: string, holder: Node, offset: number): Cursor | undefined {
  const { children } = holder;
  const found = children.findIndex((each) => each.keyStart >= offset);
  const at = found < 0 ? children.length : found;
  const before = children[at - 1];
  const next = children[at];
  const comma = needsComma(text, next, offset);
  const here = stretch(offset, offset);
  if (before?.kind === "missing" && before.colon >= 0 && !text.slice(before.colon, offset).includes(",")) {
    return value(holder, pointerOf(before), before, here, [], comma);
  }
  const also = commaBefore(text, before, offset);
  const pointer = pointerOf(holder);
  if (holder.kind === "array") return value(holder, `${pointer}/${at}`, undefined, here, also, comma);
  return { want: "member", holder, pointer, current: undefined, replace: here, also, comma };
}

const stretch = (from: number, to: number): Stretch => ({ offset: from, length: to - from });

const touches = (node: Node, offset: number): boolean => offset >= node.start && offset <= node.end;

function value(
  holder: Node | undefined,
  pointer: string,
  current: Node | undefined,
  replace: Stretch,
  also: TextSplice[],
  comma: boolean,
): Cursor {
  return { want: "value", holder, pointer, current, replace, also, comma };
}

function commaBefore(text: string, before: Node | undefined, offset: number): TextSplice[] {
  if (!before || text.slice(before.end, offset).includes(",")) return [];
  return [{ offset: before.end, length: 0, text: "," }];
}

const needsComma = (text: string, next: Node | undefined, offset: number): boolean =>
  next !== undefined && !text.slice(offset, next.keyStart).includes(",");
