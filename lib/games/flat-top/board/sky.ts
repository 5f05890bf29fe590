import { derived } from "../../../kernel";
import type { FlatTopTable } from "../model/position";

/** What the clouds make of each hex (6.5). */
export const CLEAR = 0;
export const CLOUD = 1;
export const STORM = 2;

/**
 * By hex: CLEAR, CLOUD or STORM. A marker covers its hex and all within its radius; where enough of them overlap is a
 * storm (6.5).
 */
const skyOf = derived(
  (t: FlatTopTable): Uint8Array => {
    const { hexes, parameters } = t.rules;
    const count = new Uint8Array(hexes.ids.length);
    for (const marker of t.position.clouds) for (const hex of hexes.covered[marker]!) count[hex]!++;
    return count.map((n) => (n >= parameters.clouds.stormFrom ? STORM : n > 0 ? CLOUD : CLEAR));
  },
  ["clouds"],
);

/** The weather of a hex: CLEAR, CLOUD or STORM. */
export const weatherOf = (t: FlatTopTable, hex: number): number => skyOf(t)[hex]!;
