import type { Point } from "../../lib/hex";
import type { Pen } from "./pen";

/** Adds the outline of a hex to the path. */
export function trace({ context, at }: Pen, corners: readonly Point[]): void {
  corners.forEach((corner, i) => {
    const { x, y } = at(corner);
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
}
