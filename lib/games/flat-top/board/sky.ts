import { derived } from "../../../kernel";
import type { FlatTopTable } from "../model/position";

/** What the clouds make of each hex (6.5). */
export const CLEAR = 0;
export const CLOUD = 1;
export const STORM = 2;

/** By hex: how many cloud markers cover it, its own and all within their radius (6.5). */
const cloudsOver = derived(
  ({ rules, position }: FlatTopTable, before: Uint8Array | undefined): Uint8Array => {
    const { ids, covered } = rules.hexes;
    const count = before?.fill(0) ?? new Uint8Array(ids.length);
    for (const marker of position.clouds) for (const hex of covered[marker]!) count[hex]!++;
    return count;
  },
  ["clouds"],
);

/** The weather of a hex: CLEAR, CLOUD, or STORM where enough markers overlap (6.5). */
export function weatherOf(t: FlatTopTable, hex: number): number {
  const count = cloudsOver(t)[hex]!;
  if (count === 0) return CLEAR;
  return count >= t.rules.parameters.clouds.stormFrom ? STORM : CLOUD;
}
