import { derived } from "../../../kernel";
import { type FlatTopTable, MoveFlag } from "../model/position";
import { OFF_MAP } from "../model/rules";

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

/** What a unit that begins the turn in a hex remembers of its weather (6.6, 6.7, 7.3.3). */
export function skyFlags(t: FlatTopTable, hex: number): number {
  if (hex === OFF_MAP) return 0;
  const sky = weatherOf(t, hex);
  return sky === STORM ? MoveFlag.storm : sky === CLOUD ? MoveFlag.cloud : 0;
}
