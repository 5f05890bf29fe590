import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  axialToCube,
  axialToOffset,
  cubeToOffset,
  isShoved,
  offsetLayouts,
  offsetToAxial,
  offsetToCube,
  orientationOf,
} from "../../lib/hex/index";
import { roundAxial } from "../../lib/hex/coordinates";
import { anyHex, anyLayout } from "./boards";

describe("offset, axial and cube coordinates", () => {
  it("convert there and back in every layout", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, (layout, hex) => {
        expect(axialToOffset(layout, offsetToAxial(layout, hex))).toEqual(hex);
        expect(cubeToOffset(layout, offsetToCube(layout, hex))).toEqual(hex);
      }),
    );
  });

  it("convert axial there and back, so no two hexes share coordinates", () => {
    const axial = fc.record({ q: fc.integer({ min: -99, max: 99 }), r: fc.integer({ min: -99, max: 99 }) });
    fc.assert(
      fc.property(anyLayout, axial, (layout, hex) => {
        expect(offsetToAxial(layout, axialToOffset(layout, hex))).toEqual(hex);
      }),
    );
  });

  it("keep the cube sum at zero, without minus zero", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, (layout, hex) => {
        const { q, r, s } = offsetToCube(layout, hex);
        expect(q + r + s).toBe(0);
        expect([q, r, s].some((value) => Object.is(value, -0))).toBe(false);
      }),
    );
    expect(axialToCube({ q: 0, r: 0 })).toEqual({ q: 0, r: 0, s: 0 });
  });

  it.each([
    ["odd-r", { column: 2, row: 1 }, true],
    ["odd-r", { column: 1, row: 2 }, false],
    ["even-r", { column: 1, row: 2 }, true],
    ["even-r", { column: 2, row: -1 }, false],
    ["odd-q", { column: 1, row: 2 }, true],
    ["odd-q", { column: -3, row: 2 }, true],
    ["even-q", { column: 2, row: 1 }, true],
    ["even-q", { column: 1, row: 2 }, false],
  ] as const)("%s: whether %o is shoved is %s", (layout, hex, shoved) => {
    expect(isShoved(layout, hex)).toBe(shoved);
  });

  it("have pointy tops in rows and flat tops in columns", () => {
    expect(offsetLayouts.map(orientationOf)).toEqual(["pointy-top", "pointy-top", "flat-top", "flat-top"]);
  });

  it("round a fraction to the hex that holds it", () => {
    const fraction = fc.double({ min: -0.33, max: 0.33, noNaN: true });
    const whole = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(whole, whole, fraction, fraction, (q, r, dq, dr) => {
        fc.pre(Math.abs(dq + dr) < 0.33);
        expect(roundAxial(q + dq, r + dr)).toEqual({ q, r });
      }),
    );
  });
});
