import { joinPointer } from "./pointer";
import { maxMembers, maxValues } from "./syntax-codes";
import type { Json } from "./types";

/** Where a document holds more than is worked on. */
export interface Extent {
  pointer: string;
  /** Members of the object or list there; undefined when the document as a whole has too many values. */
  members: number | undefined;
}

/** The first object or list with too many members, or the document when it has too many values; else undefined. */
export function extentOf(root: Json): Extent | undefined {
  let values = 0;
  const visit = (value: Json, pointer: () => string): Extent | undefined => {
    if (typeof value !== "object" || value === null) return undefined;
    const isList = Array.isArray(value);
    const keys = isList ? [] : Object.keys(value);
    const members = isList ? value.length : keys.length;
    if (members > maxMembers) return { pointer: pointer(), members };
    values += members;
    if (values > maxValues) return { pointer: "", members: undefined };
    for (let i = 0; i < members; i++) {
      const below = isList ? value[i]! : value[keys[i]!]!;
      if (typeof below !== "object") continue;
      const found = visit(below, () => joinPointer(pointer(), keys[i] ?? i));
      if (found) return found;
    }
    return undefined;
  };
  return visit(root, () => "");
}

/** Members of all objects and items of all lists in a value. */
export function membersIn(value: Json): number {
  if (typeof value !== "object" || value === null) return 0;
  const below = Array.isArray(value) ? value : Object.values(value);
  let count = below.length;
  for (const each of below) if (typeof each === "object") count += membersIn(each);
  return count;
}
