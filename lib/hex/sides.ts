import { axialToOffset, offsetToAxial } from "./coordinates";
import type { OffsetHex, OffsetLayout } from "./coordinates";
import { axialStepsOf, directionIndex, directionsOf } from "./directions";
import type { Direction } from "./directions";
import { HexError } from "./errors";
import { hexsideId } from "./hexsides";

/** Sides of one hex as a mask of six bits: bit i is the side in direction i of `directionsOf`. */
export type SideMask = number;

const separator = " ";

/**
 * Reads the sides of a hex as documents write them: directions with single spaces between, such as "N NE SE". Throws
 * HexError for a direction that the layout lacks, and for one that is named twice.
 */
export function parseSides(layout: OffsetLayout, text: string): SideMask {
  let mask = 0;
  for (const direction of text === "" ? [] : text.split(separator)) {
    const bit = 1 << directionIndex(layout, direction as Direction);
    if (mask & bit) throw new HexError(`The side ${direction} is named twice in "${text}".`);
    mask |= bit;
  }
  return mask;
}

/** Writes sides in the order of `directionsOf`: the inverse of `parseSides`, whatever the order that it read. */
export function formatSides(layout: OffsetLayout, mask: SideMask): string {
  return sideDirections(layout, mask).join(separator);
}

/** The directions of a mask, clockwise. */
export function sideDirections(layout: OffsetLayout, mask: SideMask): Direction[] {
  return directionsOf(layout).filter((_direction, i) => mask & (1 << i));
}

/** The same six sides as the hex beyond a side sees it: side i of one hex is side i + 3 of its neighbour. */
export const acrossSide = (side: number): number => (side + 3) % 6;

/** The neighbours across the sides of a mask, clockwise, each with the number of its side. */
export function hexesAcross(
  layout: OffsetLayout,
  hex: OffsetHex,
  mask: SideMask,
): { side: number; hex: OffsetHex }[] {
  const { q, r } = offsetToAxial(layout, hex);
  return axialStepsOf(layout).flatMap((step, side) =>
    mask & (1 << side) ? [{ side, hex: axialToOffset(layout, { q: q + step.q, r: r + step.r }) }] : [],
  );
}

/**
 * The hexsides that masks mark, as ids such as "0506-0606", each once whichever of its two hexes (or both) has it, in
 * the order in which they are met. Sides at the edge of the board have no hex beyond and are left out.
 */
export function maskedHexsides(
  layout: OffsetLayout,
  hexes: Readonly<Record<string, OffsetHex>>,
  masks: Iterable<readonly [id: string, mask: SideMask]>,
): string[] {
  const byPosition = new Map<string, string>();
  for (const [id, { column, row }] of Object.entries(hexes)) byPosition.set(`${column},${row}`, id);
  const found = new Set<string>();
  for (const [id, mask] of masks) {
    const position = hexes[id];
    if (position === undefined) throw new HexError(`The board has no hex "${id}".`);
    for (const { hex } of hexesAcross(layout, position, mask)) {
      const beyond = byPosition.get(`${hex.column},${hex.row}`);
      if (beyond !== undefined) found.add(hexsideId(id, beyond));
    }
  }
  return [...found];
}
