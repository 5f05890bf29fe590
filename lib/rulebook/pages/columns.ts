import { inRows } from "./segments";
import type { PrintedLine, Segment } from "./types";

/** A column has at least so many lines beside those of its neighbour. */
const LINES = 4;
/** Lines of a column are at least so long on average, in sizes of the letters: shorter ones are numbers or cells. */
const LENGTH = 8;
/** So many places are looked at for a gap between columns, those with the fewest lines across first. */
const LOOKED_AT = 40;
/** The heading of a part is so much larger than the lines around it. */
const BANNER = 1.4;
/** Columns in columns in columns: no page has more. */
const DEPTH = 6;
/** More than the usual distance of lines by this, and a paragraph starts. */
const APART = 1.35;

type Row = Segment[];

/** The lines of a page, column by column. What stands across all columns parts what is above it from what is below. */
export function linesInOrder(segments: readonly Segment[], depth = 0): PrintedLine[] {
  const rows = inRows(segments, ({ from }) => from);
  const gutter = depth < DEPTH ? gutterOf(rows) : undefined;
  if (gutter === undefined) return linesOf(rows);
  const lines: PrintedLine[] = [];
  let band: Segment[] = [];
  const close = (): void => {
    const [left, right] = [band.filter(({ to }) => to <= gutter), band.filter(({ to }) => to > gutter)];
    for (const side of [left, right]) if (side.length > 0) lines.push(...linesInOrder(side, depth + 1));
    band = [];
  };
  let across: Row[] = [];
  const closeAcross = (): void => {
    // What stands across may have columns of its own.
    if (across.length > 0) lines.push(...linesInOrder(across.flat(), depth + 1));
    across = [];
  };
  for (const [i, row] of rows.entries()) {
    if (isAcross(row, gutter) || isBanner(rows, i)) {
      close();
      across.push(row);
    } else {
      closeAcross();
      band.push(...row);
    }
  }
  close();
  closeAcross();
  return lines;
}

const isAcross = (row: Row, x: number): boolean => row.some(({ from, to }) => from < x && x < to);

/** A heading over all columns that is too short to reach the second: no column has a line beside it. */
function isBanner(rows: readonly Row[], at: number): boolean {
  const [before, row, after] = [rows[at - 1]?.[0], rows[at]![0]!, rows[at + 1]?.[0]];
  const room = APART * row.size;
  return (
    row.size >= BANNER * Math.min(before?.size ?? Infinity, after?.size ?? Infinity) &&
    row.y - (before?.y ?? -Infinity) >= room &&
    (after?.y ?? Infinity) - row.y >= room
  );
}

/** Where a gap between columns is; undefined where the lines are one column. */
function gutterOf(rows: readonly Row[]): number | undefined {
  const all = rows.flat();
  const length = LENGTH * medianOf(all.map(({ size }) => size));
  const ends = all.map(({ to }) => to).sort((a, b) => a - b);
  const starts = all.map(({ from }) => from).sort((a, b) => a - b);
  const places: { x: number; across: number; width: number }[] = [];
  let begun = 0;
  ends.forEach((end, i) => {
    if (ends[i + 1] === end) return;
    while (begun < starts.length && starts[begun]! < end) begun++;
    const next = starts[begun];
    if (next === undefined || next <= end) return;
    const [left, right] = [i + 1, starts.length - begun];
    if (left < LINES || right < LINES) return;
    places.push({ x: (end + next) / 2, across: all.length - left - right, width: next - end });
  });
  places.sort((a, b) => a.across - b.across || b.width - a.width);
  let best: number | undefined;
  let most = 0;
  for (const { x } of places.slice(0, LOOKED_AT)) {
    const parted = bandsAt(rows, x).filter((band) => hasColumns(band, x, length));
    const count = parted.reduce((sum, band) => sum + band.length, 0);
    if (count > most) [best, most] = [x, count];
  }
  return best;
}

/** The lines that follow each other and have the gap. */
function bandsAt(rows: readonly Row[], x: number): Row[][] {
  const bands: Row[][] = [];
  let isOpen = false;
  for (const row of rows) {
    const goesOn = !isAcross(row, x);
    if (goesOn && isOpen) bands.at(-1)!.push(row);
    else if (goesOn) bands.push([row]);
    isOpen = goesOn;
  }
  return bands;
}

/** Whether lines have a column on both sides of a gap: wide gaps within a few lines of a text make none. */
function hasColumns(band: readonly Row[], x: number, length: number): boolean {
  const sides = [
    band.map((row) => row.filter(({ to }) => to <= x)),
    band.map((row) => row.filter(({ to }) => to > x)),
  ].map((side) => side.filter((row) => row.length > 0));
  const areLong = sides.every((side) => side.length >= LINES && meanOf(side.map(extentOf)) >= length);
  return areLong && areBeside(sides[0]!, sides[1]!);
}

/** Whether most lines of one side lie between the first and the last line of the other one. */
function areBeside(left: readonly Row[], right: readonly Row[]): boolean {
  const share = (some: readonly Row[], others: readonly Row[]): number => {
    const [first, last] = [others[0]![0]!.y, others.at(-1)![0]!.y];
    return some.filter(([segment]) => segment!.y >= first && segment!.y <= last).length / some.length;
  };
  return Math.max(share(left, right), share(right, left)) > 0.5;
}

const extentOf = (row: readonly Segment[]): number =>
  Math.max(...row.map(({ to }) => to)) - Math.min(...row.map(({ from }) => from));

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Lines of one column: what is beside each other in them is put together. */
function linesOf(rows: readonly Row[]): PrintedLine[] {
  const distances = rows.slice(1).map((row, i) => row[0]!.y - rows[i]![0]!.y);
  const usual = medianOf(distances);
  return rows.map((row, i) => {
    const { y } = row[0]!;
    const size = row.reduce((a, b) => (b.text.length > a.text.length ? b : a)).size;
    return {
      text: row.map(({ text }) => text).join(" "),
      y,
      size,
      isApart: i > 0 && distances[i - 1]! > APART * Math.max(usual, size),
    };
  });
}
