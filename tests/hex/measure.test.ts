import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  compileHexGraph,
  directionsOf,
  hexDistance,
  HexError,
  hexIdPattern,
  hexLine,
  hexNeighbour,
  hexNeighbours,
  hexRange,
  hexRing,
  linkClass,
  offsetLayouts,
  stepsFrom,
} from "../../lib/hex/index";
import { anyHex, anyLayout, keyOf } from "./boards";

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
    const centre = { column: 3, row: -2 };
    const radius = 7;
    const hexes = hexRange(layout, centre, radius).map((hex, index) => [`h${index}`, hex] as const);
    const links = linkClass(compileHexGraph({ layout, hexes, linkClasses: { all: {} } }), "all");
    const steps = stepsFrom(links, 0);
    hexes.forEach(([, hex], node) => expect(steps[node]).toBe(hexDistance(layout, centre, hex)));
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

describe("rings and ranges", () => {
  const radius = fc.nat(8);

  it("ring r has 6r hexes, all different, at distance r, each next to the one before", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, radius, (layout, centre, r) => {
        const ring = hexRing(layout, centre, r);
        expect(new Set(ring.map(keyOf)).size).toBe(r === 0 ? 1 : 6 * r);
        expect(ring.every((hex) => hexDistance(layout, centre, hex) === r)).toBe(true);
        ring.forEach((hex, index) => {
          if (r > 0) expect(hexDistance(layout, hex, ring.at(index - 1)!)).toBe(1);
        });
      }),
    );
  });

  it("ring 1 is the neighbours in order; every ring starts in the first direction", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, radius, (layout, centre, r) => {
        expect(hexRing(layout, centre, 1)).toEqual(hexNeighbours(layout, centre));
        expect(hexRing(layout, centre, r)[0]).toEqual(
          hexNeighbour(layout, centre, directionsOf(layout)[0]!, r),
        );
      }),
    );
  });

  it("range r has 1 + 3r(r + 1) hexes: all those within r", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, radius, (layout, centre, r) => {
        const range = hexRange(layout, centre, r);
        expect(new Set(range.map(keyOf)).size).toBe(1 + 3 * r * (r + 1));
        const distances = range.map((hex) => hexDistance(layout, centre, hex));
        expect(Math.max(...distances)).toBe(r);
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
      }),
    );
  });

  it.each([-1, 1.5, NaN])("refuse a radius of %s", (bad) => {
    expect(() => hexRing("odd-q", { column: 1, row: 1 }, bad)).toThrow(HexError);
    expect(() => hexRange("odd-q", { column: 1, row: 1 }, bad)).toThrow(HexError);
  });
});

describe("lines", () => {
  it("join both ends by steps of one hex, and are the same from either end", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, anyHex, (layout, from, to) => {
        const line = hexLine(layout, from, to);
        expect(line.length).toBe(hexDistance(layout, from, to) + 1);
        expect(line[0]).toEqual(from);
        expect(line.at(-1)).toEqual(to);
        line.slice(1).forEach((hex, index) => expect(hexDistance(layout, line[index]!, hex)).toBe(1));
        expect(hexLine(layout, to, from).reverse()).toEqual(line);
      }),
    );
  });

  it("run straight along a row of hexes", () => {
    const row = [1, 2, 3, 4].map((column) => ({ column, row: 5 }));
    expect(hexLine("odd-r", row[0]!, row[3]!)).toEqual(row);
  });
});
