import { isObject } from "./merge-patch";
import type { Json } from "./types";

/** More differences than these are hardly one edit; whoever asks had better look at the whole. */
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
    const within = keysOf(a, b);
    if (!within) return void places.push([...keys]);
    const [x, y] = [a as Record<string, Json>, b as Record<string, Json>];
    for (const key of within) {
      if (x[key] === y[key]) continue;
      keys.push(key);
      visit(x[key]!, y[key]!);
      keys.pop();
    }
  };
  visit(before, after);
  return places.length > mostPlaces ? undefined : places;
}

/** The keys of two objects or two lists that have the same ones in the same order. */
function keysOf(a: Json, b: Json): string[] | undefined {
  const areLists = Array.isArray(a) && Array.isArray(b);
  if (!areLists && !(isObject(a) && isObject(b))) return undefined;
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
