import { keysEdited } from "./descent";
import { isObject } from "./merge-patch";
import type { Json } from "./types";

/** More differences than this are hardly one edit; the caller should then process the whole value. */
const mostPlaces = 50;

/**
 * The outermost places at which a value is another one than before, as keys from the root on. What is the very same
 * object is not looked into, so that two values that share most of their parts are quickly compared. Where keys come, go
 * or change their order, the place is that of the object or list. Undefined: there are too many.
 */
export function differencesOf(before: Json, after: Json): string[][] | undefined {
  const places: string[][] = [];
  const keys: string[] = [];
  const visit = (a: Json, b: Json): void => {
    if (a === b || places.length > mostPlaces) return;
    const changed = changedMembers(a, b);
    if (!changed) return void places.push([...keys]);
    const [x, y] = [a as Record<string, Json>, b as Record<string, Json>];
    for (const key of changed) {
      keys.push(key);
      visit(x[key]!, y[key]!);
      keys.pop();
    }
  };
  visit(before, after);
  return places.length > mostPlaces ? undefined : places;
}

/**
 * The keys under which two objects or two lists, which have the same keys in the same order, have other values; undefined
 * where they have not, or are something else.
 */
export function changedMembers(before: Json, after: Json): string[] | undefined {
  const areLists = Array.isArray(before) && Array.isArray(after);
  if (!areLists && !(isObject(before) && isObject(after))) return undefined;
  const edited = keysEdited(before, after) ?? sameKeys(before, after);
  const [x, y] = [before, after] as Record<string, Json>[] as [Record<string, Json>, Record<string, Json>];
  return edited && [...edited].filter((key) => x[key] !== y[key]);
}

/** The keys of two objects or two lists that have the same ones in the same order. */
function sameKeys(a: object, b: object): string[] | undefined {
  const keys = listed(a);
  const others = listed(b);
  return keys.length === others.length && keys.every((key, i) => key === others[i]) ? keys : undefined;
}

/** The keys of large objects, listed once: what is compared was compared with the one before it. */
const lists = new WeakMap<object, string[]>();
const LARGE = 500;

function listed(value: object): string[] {
  const known = lists.get(value);
  if (known) return known;
  const keys = Object.keys(value);
  if (keys.length >= LARGE) lists.set(value, keys);
  return keys;
}
