import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  compileHexGraph,
  hexDistance,
  hexIdPattern,
  hexNeighbours,
  linkClass,
  offsetLayouts,
  stepsFrom,
} from "../../lib/hex/index";
import { anyHex, anyLayout, keyOf, rectangle } from "./boards";

describe("distance", () => {
  it("is a metric", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, anyHex, anyHex, (layout, a, b, c) => {
        expect(hexDistance(layout, a, a)).toBe(0);
        expect(hexDistance(layout, a, b)).toBe(hexDistance(layout, b, a));
        if (keyOf(a) !== keyOf(b)) expect(hexDistance(layout, a, b)).toBeGreaterThan(0);
        expect(hexDistance(layout, a, c)).toBeLessThanOrEqual(
          hexDistance(layout, a, b) + hexDistance(layout, b, c),
        );
      }),
    );
  });

  it.each(offsetLayouts)("is the number of steps of a search over an open board: %s", (layout) => {
    const hexes = rectangle(15, 15);
    const centre = hexes.findIndex(([id]) => id === "0807");
    const links = linkClass(compileHexGraph({ layout, hexes, linkClasses: { all: {} } }), "all");
    const steps = stepsFrom(links, centre);
    const [, from] = hexes[centre]!;
    hexes.forEach(([, hex], node) => expect(steps[node]).toBe(hexDistance(layout, from, hex)));
  });

  it("is one to neighbours only", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, (layout, hex) => {
        for (const neighbour of hexNeighbours(layout, hex))
          expect(hexDistance(layout, hex, neighbour)).toBe(1);
      }),
    );
  });

  // Distances that rulebooks state about their own boards.
  it.each([
    ["even-q", "CCRR", "1702", "1807", 6],
    ["odd-q", "CCRR", "1702", "1807", 5],
    ["even-r", "RRCC", "2942", "2956", 14],
    ["even-r", "RRCC", "2956", "2860", 5],
    ["even-r", "RRCC", "1228", "1427", 2],
    ["even-r", "RRCC", "1228", "1330", 2],
    ["even-r", "RRCC", "1426", "1330", 4],
    ["even-r", "RRCC", "0135", "0922", 17],
  ] as const)("%s %s: from %s to %s is %s", (layout, pattern, from, to, distance) => {
    const { parse } = hexIdPattern(pattern);
    expect(hexDistance(layout, parse(from)!, parse(to)!)).toBe(distance);
  });
});
