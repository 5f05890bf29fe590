import { deepEqual } from "./equal";
import { isObject } from "./merge-patch";
import { child, joinPointer } from "./pointer";
import type { Json } from "./types";

/** A place at which a merge patch changes something, and the value before; null stands for nothing. */
export interface ChangedPlace {
  pointer: string;
  before: Json;
}

/** Members that say something about a document and nothing about the game. */
const aside = new Set(["$schema", "sources"]);

/**
 * The outermost places of a document at which a merge patch (RFC 7396) changes, adds or removes something, in the
 * order of the patch. Values of the patch that equal those of the document are not changes.
 */
export function changedPlaces(below: Json | undefined, patch: Json, pointer = ""): ChangedPlace[] {
  if (isObject(patch) && isObject(below)) {
    return Object.entries(patch)
      .filter(([key]) => pointer !== "" || !aside.has(key))
      .flatMap(([key, change]) => changedPlaces(child(below, key), change, joinPointer(pointer, key)));
  }
  const isSame = below === undefined ? patch === null : deepEqual(below, patch);
  return isSame ? [] : [{ pointer, before: below ?? null }];
}
