import type { Point } from "../../hex";
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
  for (const { id, kind } of wanted.filter((each) => each.near.length === 0)) {
    put(id, roomFor(panelSize[kind], frame, hexes, taken));
  }
  return laid;
}

/** The frame that holds all hexes whole. */
export function frameOf(hexes: readonly Point[]): Box {
  if (hexes.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const xs = hexes.map(({ x }) => x);
  const ys = hexes.map(({ y }) => y);
  const x = Math.min(...xs) - 1;
  const y = Math.min(...ys) - 1;
  return { x, y, width: Math.max(...xs) + 1 - x, height: Math.max(...ys) + 1 - y };
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

function roomFor(
  { width, height }: { width: number; height: number },
  frame: Box,
  hexes: readonly Point[],
  taken: readonly Box[],
): Box {
  for (let y = frame.y; ; y += 0.25) {
    for (let x = frame.x; x + width <= frame.x + frame.width; x += 0.25) {
      const box = { x, y, width, height };
      const free =
        !taken.some((each) => overlap(each, box)) &&
        !hexes.some(
          (hex) =>
            hex.x > x - 1.05 && hex.x < x + width + 1.05 && hex.y > y - 0.95 && hex.y < y + height + 0.95,
        );
      if (free) return box;
    }
  }
}
