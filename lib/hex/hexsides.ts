import { HexError } from "./errors";

const separator = "-";

/** The two hexes that share a hexside, smaller id first. */
export type HexPair = readonly [string, string];

/** The one id of the hexside between two hexes: both ids, the smaller (by character codes) first: "0506-0606". */
export function hexsideId(a: string, b: string): string {
  for (const id of [a, b]) {
    if (id === "" || id.includes(separator)) {
      throw new HexError(
        `"${id}" cannot be part of a hexside id: it must not be empty or hold "${separator}".`,
      );
    }
  }
  if (a === b) throw new HexError(`A hexside lies between two hexes; ${a} was given twice.`);
  return a < b ? a + separator + b : b + separator + a;
}

/**
 * The hexes of a hexside id, smaller first; undefined if the text is not a hexside id. Either order is read;
 * `hexsideId(...pair) === id` is true if it was the canonical one.
 */
export function parseHexsideId(id: string): HexPair | undefined {
  const [a, b, ...more] = id.split(separator);
  if (!a || !b || more.length > 0 || a === b) return undefined;
  return a < b ? [a, b] : [b, a];
}
