import type { Point } from "../../hex";

/** What is drawn at a named hex, in sizes of a hex about its centre: the same on a screen and on paper. */

/** A square for a base, by its edge; a circle for what is none, by its radius. */
export const SITE = { square: 0.3, circle: 0.21 } as const;

/** A part of a coast: a curve towards its bend. */
export interface CoastPart {
  from: Point;
  bend: Point;
  to: Point;
}

const PARTS = 18;

/** The coast of a named hex: an uneven round, no true geography. Every island keeps its own. */
export function coastOf(id: string): CoastPart[] {
  const seed = seedOf(id);
  const radius = (i: number): number => {
    const angle = (i / PARTS) * Math.PI * 2;
    return 0.66 + Math.sin(angle * 3 + seed) * 0.055 + Math.sin(angle * 5 + seed * 1.7) * 0.035;
  };
  const corner = (i: number): Point => {
    const angle = (i / PARTS) * Math.PI * 2;
    return { x: Math.cos(angle) * radius(i % PARTS), y: Math.sin(angle) * radius(i % PARTS) * 0.92 };
  };
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  return Array.from({ length: PARTS }, (_, i) => ({
    from: between(corner((i + PARTS - 1) % PARTS), corner(i)),
    bend: corner(i),
    to: between(corner(i), corner((i + 1) % PARTS)),
  }));
}

/** A little number that is always the same for the same words. */
function seedOf(words: string): number {
  let seed = 7;
  for (const letter of words) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}
