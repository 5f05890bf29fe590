import { limitOf, loadOf } from "../board/occupation";
import { pieceAt } from "../model/pieces";
import type { T } from "../model/position";
import { QUARTERS } from "../model/rules";

/** Room by the stacking limits (2.2.2.1, 2.2.3), in the unit of each limit. */

/** What a unit takes up. */
export function loadBy(t: T, p: number): number {
  const { kind, transport } = pieceAt(t, p);
  if (kind === "replacements") return 0;
  return kind === "naval" ? transport : kind === "air" ? t.position.steps[p]! : transport / QUARTERS;
}

/** How much room a place has left for a unit; below 0 it is one too many. */
export function roomFor(t: T, p: number, place: number): number {
  const { kind, side } = pieceAt(t, p);
  const { within } = t.rules.places[place]!;
  if (kind === "replacements") return 0;
  return limitOf(t, within, kind) - loadOf(t, within, side, kind) - loadBy(t, p);
}
