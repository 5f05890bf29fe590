import type { Point } from "../../hex";
import { boxOf } from "./boxes";
import { cellNumber } from "./cells";
import type { Box } from "./types";

/** Where boxes lie beside the hexes, for maps that say only what they are next to. */

const GAP = 0.35;
export const panelSize = {
  "off-map": { width: 2.6, height: 2.4 },
  holding: { width: 2.6, height: 2.6 },
} as const;

export interface PanelWanted {
  id: string;
  kind: keyof typeof panelSize;
  /** Centres of what it is next to. */
  near: readonly Point[];
}

/**
 * A box that leads off the map lies at the edge that is nearer to its Entry Hexes, at their height. The others
 * fill what the hexes leave free inside the frame, from the top left; what finds no room lies below.
 */
export function layPanels(hexes: readonly Point[], wanted: readonly PanelWanted[]): Map<string, Box> {
  const frame = frameOf(hexes);
  const near = nearHexes(hexes);
  const laid = new Map<string, Box>();
  const taken: Box[] = [];
  const put = (id: string, box: Box): void => {
    laid.set(id, box);
    taken.push(box);
  };
  for (const { id, kind, near } of wanted.filter((each) => each.near.length > 0)) {
    const { width, height } = panelSize[kind];
    const middle = mean(near);
    const isLeft = middle.x - frame.x < frame.x + frame.width - middle.x;
    const x = isLeft ? frame.x - width - GAP : frame.x + frame.width + GAP;
    put(id, downFrom({ x, y: middle.y - height / 2, width, height }, taken));
  }
  // What was full for one box is full for the next one of its size: the search goes on from there.
  const last = new Map<PanelWanted["kind"], Point>();
  for (const { id, kind } of wanted.filter((each) => each.near.length === 0)) {
    const box = roomFor(panelSize[kind], { frame, from: last.get(kind) ?? frame, near, taken });
    last.set(kind, box);
    put(id, box);
  }
  return laid;
}

/** The frame that holds all hexes whole. */
export function frameOf(hexes: readonly Point[]): Box {
  if (hexes.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const { x, y, width, height } = boxOf(hexes);
  return { x: x - 1, y: y - 1, width: width + 2, height: height + 2 };
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + GAP &&
  b.x < a.x + a.width + GAP &&
  a.y < b.y + b.height + GAP &&
  b.y < a.y + a.height + GAP;

function downFrom(box: Box, taken: readonly Box[]): Box {
  let at = box;
  while (taken.some((each) => overlap(each, at))) at = { ...at, y: at.y + 0.25 };
  return at;
}

/** The x of a hex that has its centre inside a box: kept by cells, as a large board has thousands and is asked often. */
function nearHexes(hexes: readonly Point[]): (box: Box) => number | undefined {
  const SIDE = 2;
  const cells = new Map<number, Point[]>();
  const cellOf = (value: number): number => Math.floor(value / SIDE);
  for (const hex of hexes) {
    const key = cellNumber(cellOf(hex.x), cellOf(hex.y));
    const cell = cells.get(key);
    if (cell) cell.push(hex);
    else cells.set(key, [hex]);
  }
  return ({ x, y, width, height }) => {
    // From the right: the search goes on beyond it.
    for (let column = cellOf(x + width); column >= cellOf(x); column--)
      for (let row = cellOf(y); row <= cellOf(y + height); row++)
        for (const hex of cells.get(cellNumber(column, row)) ?? none)
          if (hex.x > x && hex.x < x + width && hex.y > y && hex.y < y + height) return hex.x;
    return undefined;
  };
}

const none: readonly Point[] = [];

interface Room {
  frame: Box;
  /** Before this point, line by line, there is no room. */
  from: Point;
  near: ReturnType<typeof nearHexes>;
  taken: readonly Box[];
}

/** What is looked for room by room, and how far a hex keeps off to the sides. */
const STEP = 0.25;
const ASIDE = 1.05;

function roomFor(
  { width, height }: { width: number; height: number },
  { frame, from, near, taken }: Room,
): Box {
  for (let y = from.y; ; y += STEP) {
    for (let x = y === from.y ? from.x : frame.x; x + width <= frame.x + frame.width; x += STEP) {
      const box = { x, y, width, height };
      if (taken.some((each) => overlap(each, box))) continue;
      const hex = near({ x: x - ASIDE, y: y - 0.95, width: width + 2 * ASIDE, height: height + 1.9 });
      if (hex === undefined) return box;
      while (x + STEP - ASIDE < hex) x += STEP;
    }
  }
}
