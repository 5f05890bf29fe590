/** A stretch of a text: [from, to). */
export interface Stretch {
  from: number;
  to: number;
}

/** So much is compared at once. */
const BLOCK = 1 << 14;

/** The stretch of `before` that another text has something else for; undefined when they are the same. */
export function stretchThatDiffers(before: string, after: string): Stretch | undefined {
  const shorter = Math.min(before.length, after.length);
  const from = alike(shorter, (at, length) => before.slice(at, at + length) === after.slice(at, at + length));
  if (from === before.length && from === after.length) return undefined;
  const b = before.length;
  const a = after.length;
  const behind = alike(
    shorter - from,
    (at, length) => before.slice(b - at - length, b - at) === after.slice(a - at - length, a - at),
  );
  return { from, to: b - behind };
}

/** How many of the first `most` characters are equal in both: whole blocks first, then halves of the last one. */
function alike(most: number, isSame: (at: number, length: number) => boolean): number {
  let at = 0;
  for (let length = BLOCK; length > 0;) {
    const next = Math.min(length, most - at);
    if (next === 0) return at;
    if (isSame(at, next)) at += next;
    else if (next === 1) return at;
    else length = next >> 1;
  }
  return at;
}
