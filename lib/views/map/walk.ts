import type { MapPlace } from "./types";

export type Heading = "up" | "down" | "left" | "right";

const headings: Readonly<Record<Heading, { x: number; y: number }>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The next place in a direction: the nearest one, straight ahead before aside. */
export function towards(places: readonly MapPlace[], from: MapPlace, heading: Heading): MapPlace | undefined {
  const { x, y } = headings[heading];
  let best: MapPlace | undefined;
  let least = Infinity;
  for (const place of places) {
    const dx = place.centre.x - from.centre.x;
    const dy = place.centre.y - from.centre.y;
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y - dy * x);
    if (ahead < 0.3 || aside > ahead * 1.2) continue;
    const cost = ahead + 1.2 * aside;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}
