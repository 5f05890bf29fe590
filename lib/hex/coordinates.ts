/**
 * Offset layouts. "-r" has horizontal rows of pointy-top hexes, "-q" vertical columns of flat-top hexes. The
 * first word says which rows or columns are shoved: half a hex right for rows, half a hex down for columns.
 */
export const offsetLayouts = ["odd-r", "even-r", "odd-q", "even-q"] as const;
export type OffsetLayout = (typeof offsetLayouts)[number];

export type Orientation = "pointy-top" | "flat-top";

/**
 * A grid position, as a board prints it: integers of any origin, negative ones too. The parity of the number
 * itself decides the shove, so a board numbered from 1 needs no shift. Rows grow downwards; a board whose row
 * numbers rise towards the top keeps its parity if rows are given as their negatives.
 */
export interface OffsetHex {
  readonly column: number;
  readonly row: number;
}

/** Axial coordinates; the third cube coordinate is `s = -q - r`. */
export interface AxialHex {
  readonly q: number;
  readonly r: number;
}

export function orientationOf(layout: OffsetLayout): Orientation {
  return layout === "odd-r" || layout === "even-r" ? "pointy-top" : "flat-top";
}

/** Whether this hex is in a shoved row or column. */
export function isShoved(layout: OffsetLayout, hex: OffsetHex): boolean {
  const line = orientationOf(layout) === "pointy-top" ? hex.row : hex.column;
  const odd = (line & 1) === 1;
  return layout.startsWith("odd") === odd;
}

/** Half of an even-sized shift: what the shoves of all lines up to this one add up to, in whole hexes. */
function shift(layout: OffsetLayout, line: number): number {
  const parity = line & 1;
  return layout === "odd-r" || layout === "odd-q" ? (line - parity) / 2 : (line + parity) / 2;
}

export function offsetToAxial(layout: OffsetLayout, hex: OffsetHex): AxialHex {
  return orientationOf(layout) === "pointy-top"
    ? { q: hex.column - shift(layout, hex.row), r: hex.row }
    : { q: hex.column, r: hex.row - shift(layout, hex.column) };
}

export function axialToOffset(layout: OffsetLayout, hex: AxialHex): OffsetHex {
  return orientationOf(layout) === "pointy-top"
    ? { column: hex.q + shift(layout, hex.r), row: hex.r }
    : { column: hex.q, row: hex.r + shift(layout, hex.q) };
}
