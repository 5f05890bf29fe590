import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { hexCentre, hexCorners, hexNeighbours, isShoved, orientationOf } from "../../lib/hex/index";
import { anyHex, anyLayout } from "./boards";

const anySize = fc.double({ min: 0.5, max: 200, noNaN: true });

describe("the drawing plane", () => {
  it("sets neighbours one hex width apart", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, anySize, (layout, hex, size) => {
        const a = hexCentre(layout, hex, size);
        for (const neighbour of hexNeighbours(layout, hex)) {
          const b = hexCentre(layout, neighbour, size);
          expect(Math.hypot(a.x - b.x, a.y - b.y) / size).toBeCloseTo(Math.sqrt(3), 9);
        }
      }),
    );
  });

  it("draws shoved rows half a hex to the right, shoved columns half a hex down", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, (layout, hex) => {
        const pointy = orientationOf(layout) === "pointy-top";
        const { x, y } = hexCentre(layout, hex, 1);
        const along = (pointy ? x : y) / Math.sqrt(3) - (pointy ? hex.column : hex.row);
        const origin = isShoved(layout, { column: 0, row: 0 }) ? 0.5 : 0;
        expect(along + origin).toBeCloseTo(isShoved(layout, hex) ? 0.5 : 0, 9);
        expect(pointy ? y : x).toBeCloseTo(1.5 * (pointy ? hex.row : hex.column), 9);
      }),
    );
  });

  it("puts the middle of side i halfway to neighbour i, and corners one size from the centre", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, (layout, hex) => {
        const centre = hexCentre(layout, hex, 10);
        const corners = hexCorners(layout, hex, 10);
        hexNeighbours(layout, hex).forEach((neighbour, side) => {
          const a = corners[side]!;
          const b = corners[(side + 1) % 6]!;
          const beyond = hexCentre(layout, neighbour, 10);
          expect(Math.hypot(a.x - centre.x, a.y - centre.y)).toBeCloseTo(10, 6);
          expect((a.x + b.x) / 2).toBeCloseTo((centre.x + beyond.x) / 2, 6);
          expect((a.y + b.y) / 2).toBeCloseTo((centre.y + beyond.y) / 2, 6);
        });
      }),
    );
  });
});
