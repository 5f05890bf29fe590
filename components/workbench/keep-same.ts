/**
 * The newer of two answers, in which everything that is equal in both is the same object as before, so that a
 * component renders again only when its part has changed. For plain data that nobody refers to yet: the newer
 * answer is changed in place.
 */
export function keepSame<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return keepItems(before, after) as T;
  return isPlain(before) && isPlain(after) ? (keepMembers(before, after) as T) : after;
}

function keepItems(before: unknown[], after: unknown[]): unknown[] {
  let isSame = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    after[i] = keepSame(before[i], after[i]);
    if (after[i] !== before[i]) isSame = false;
  }
  return isSame ? before : after;
}

function keepMembers(before: Members, after: Members): Members {
  const keys = Object.keys(after);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    after[key] = keepSame(before[key], after[key]);
    if (after[key] !== before[key] || !Object.hasOwn(before, key)) isSame = false;
  }
  return isSame ? before : after;
}

type Members = Record<string, unknown>;

const isPlain = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);
