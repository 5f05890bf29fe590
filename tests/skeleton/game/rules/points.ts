import type { T } from "./position";
import { sideIds } from "./rules";

/** 6.0: points of a side. */
export function gain(t: T, side: number, points: number): void {
  const before = t.position.points[side]!;
  t.change(`/points/${sideIds[side]}`, before, before + points);
  t.set(t.position.points, side, before + points);
}
