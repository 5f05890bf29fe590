import { child, escapeSegment, type Json, parsePointer } from "../documents";

/** True when a document path fits a pattern in which `*` stands for one file or folder name. */
export function fitsPath(pattern: string, path: string): boolean {
  if (!pattern.includes("*")) return pattern === path;
  const wanted = pattern.split("/");
  const given = path.split("/");
  return wanted.length === given.length && wanted.every((part, i) => fitsName(part, given[i]!));
}

function fitsName(pattern: string, name: string): boolean {
  const star = pattern.indexOf("*");
  if (star < 0) return pattern === name;
  const head = pattern.slice(0, star);
  const tail = pattern.slice(star + 1);
  return name.length > head.length + tail.length && name.startsWith(head) && name.endsWith(tail);
}

/** A place that a pointer pattern found: the pointer, the last key of it, and the value there. */
export interface PatternMatch {
  pointer: string;
  key: string;
  value: Json;
}

/**
 * All places of a value that fit a pointer pattern, in the order of the document. `*` stands for one
 * member or item, `**` for any number of them, none included.
 */
export function findMatches(root: Json, pattern: string, visit: (match: PatternMatch) => void): void {
  const segments = parsePointer(pattern);
  walk(root, "", "", segments, 0, visit);
}

function walk(
  value: Json,
  pointer: string,
  key: string,
  pattern: readonly string[],
  at: number,
  visit: (spot: PatternMatch) => void,
): void {
  const segment = pattern[at];
  if (segment === undefined) return visit({ pointer, key, value });
  if (segment === "**") {
    walk(value, pointer, key, pattern, at + 1, visit);
    eachChild(value, (k, v) => walk(v, `${pointer}/${escapeSegment(k)}`, k, pattern, at, visit));
    return;
  }
  if (segment === "*") {
    eachChild(value, (k, v) => walk(v, `${pointer}/${escapeSegment(k)}`, k, pattern, at + 1, visit));
    return;
  }
  const next = child(value, segment);
  if (next !== undefined) walk(next, `${pointer}/${escapeSegment(segment)}`, segment, pattern, at + 1, visit);
}

function eachChild(value: Json, visit: (key: string, value: Json) => void): void {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) visit(String(i), value[i]!);
  } else if (value !== null && typeof value === "object") {
    for (const key of Object.keys(value)) visit(key, value[key]!);
  }
}

/** True when a pointer fits a pointer pattern, whatever the document holds. */
export function fitsPointer(pattern: string, pointer: string): boolean {
  return fitsSegments(parsePointer(pattern), parsePointer(pointer), 0, 0);
}

function fitsSegments(pattern: readonly string[], given: readonly string[], p: number, g: number): boolean {
  const segment = pattern[p];
  if (segment === undefined) return g === given.length;
  if (segment === "**") {
    for (let rest = g; rest <= given.length; rest++)
      if (fitsSegments(pattern, given, p + 1, rest)) return true;
    return false;
  }
  if (g === given.length) return false;
  return (segment === "*" || segment === given[g]) && fitsSegments(pattern, given, p + 1, g + 1);
}

/**
 * Whether other places fit a pointer pattern, or they have other keys or plain values, once the value at `keys` has been
 * replaced by another.
 */
export function isTouched(pattern: string, keys: readonly string[]): boolean {
  const segments = parsePointer(pattern);
  const any = segments.indexOf("**");
  if (any < 0 && keys.length > segments.length) return false;
  const compared = segments.slice(0, any < 0 ? keys.length : Math.min(any, keys.length));
  return compared.every((segment, i) => segment === "*" || segment === keys[i]);
}
