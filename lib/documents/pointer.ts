import type { Json } from "./types";

/** A text that is not a JSON pointer (RFC 6901). */
export class PointerError extends Error {
  override readonly name = "PointerError";
  constructor(readonly pointer: string) {
    super(
      `"${pointer}" is not a JSON pointer: it is empty or starts with "/", and "~" is followed by 0 or 1.`,
    );
  }
}

/** True when the text is a JSON pointer. */
export function isPointer(text: string): boolean {
  return text === "" || (text.startsWith("/") && !(text.includes("~") && /~(?![01])/.test(text)));
}

/** One segment as it is written in a pointer: "a/b" is "a~1b". */
export function escapeSegment(segment: string | number): string {
  const text = String(segment);
  return text.includes("~") || text.includes("/") ? text.replaceAll("~", "~0").replaceAll("/", "~1") : text;
}

function unescapeSegment(text: string): string {
  return text.includes("~") ? text.replaceAll("~1", "/").replaceAll("~0", "~") : text;
}

/** The segments of a pointer, unescaped; [] for the whole document. Throws PointerError. */
export function parsePointer(pointer: string): string[] {
  if (!isPointer(pointer)) throw new PointerError(pointer);
  return pointer === "" ? [] : pointer.slice(1).split("/").map(unescapeSegment);
}

/** The pointer with these segments; "" when there are none. */
export function makePointer(segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${escapeSegment(segment)}`).join("");
}

/** The pointer of something below `base`: joinPointer("/units", "j-dd", "name"). */
export function joinPointer(base: string, ...segments: readonly (string | number)[]): string {
  let pointer = base;
  for (const segment of segments) pointer += `/${escapeSegment(segment)}`;
  return pointer;
}

/** The pointer of the object or array that holds the value; undefined for the whole document. */
export function parentPointer(pointer: string): string | undefined {
  const slash = pointer.lastIndexOf("/");
  return slash < 0 ? undefined : pointer.slice(0, slash);
}

/** The last segment, unescaped; undefined for the whole document. */
export function lastSegment(pointer: string): string | undefined {
  const slash = pointer.lastIndexOf("/");
  return slash < 0 ? undefined : unescapeSegment(pointer.slice(slash + 1));
}

/** True when `pointer` is `ancestor` or stands below it. */
export function isWithin(pointer: string, ancestor: string): boolean {
  return (
    pointer.startsWith(ancestor) && (pointer.length === ancestor.length || pointer[ancestor.length] === "/")
  );
}

const zero = 48;

/** The index that a segment means in an array, or -1. "01" and "-" mean none (RFC 6901, section 4). */
export function arrayIndex(segment: string): number {
  const { length } = segment;
  const first = segment.charCodeAt(0);
  if (length === 0 || length > 15 || (first === zero && length > 1)) return -1;
  let index = 0;
  for (let i = 0; i < length; i++) {
    const digit = segment.charCodeAt(i) - zero;
    if (digit < 0 || digit > 9) return -1;
    index = index * 10 + digit;
  }
  return index;
}

/** The member or item that a segment names; own members only, so that "constructor" finds nothing. */
export function child(value: Json | undefined, segment: string): Json | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return value[arrayIndex(segment)];
  return Object.hasOwn(value, segment) ? value[segment] : undefined;
}

/** The value at a pointer; undefined when there is none, or when the pointer is malformed. */
export function get(value: Json | undefined, pointer: string): Json | undefined {
  if (pointer === "") return value;
  if (!isPointer(pointer)) return undefined;
  const escaped = pointer.includes("~");
  let current = value;
  let start = 1;
  while (current !== undefined) {
    const slash = pointer.indexOf("/", start);
    const segment = pointer.slice(start, slash < 0 ? undefined : slash);
    current = child(current, escaped ? unescapeSegment(segment) : segment);
    if (slash < 0) break;
    start = slash + 1;
  }
  return current;
}

/** Keys that reach an object's prototype in code that copies members with `=`. No document may hold one. */
export function isUnsafeKey(key: string): boolean {
  return key === "__proto__" || key === "constructor" || key === "prototype";
}
