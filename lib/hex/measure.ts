import { offsetToAxial } from "./coordinates";
import type { OffsetHex, OffsetLayout } from "./coordinates";

/** Least number of hexes entered on the way from one hex to another over an open board. */
export function hexDistance(layout: OffsetLayout, from: OffsetHex, to: OffsetHex): number {
  const a = offsetToAxial(layout, from);
  const b = offsetToAxial(layout, to);
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
