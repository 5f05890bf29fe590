import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  directionBetween,
  directionIndex,
  directionsOf,
  hexCentre,
  HexError,
  hexIdPattern,
  hexNeighbours,
} from "../../lib/hex/index";
import { anyHex, anyLayout, keyOf } from "./boards";

const ccrr = hexIdPattern("CCRR");
const hexOf = (id: string) => ccrr.parse(id)!;

describe("neighbours", () => {
  it("are six different hexes, none the hex itself", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, (layout, hex) => {
        const keys = hexNeighbours(layout, hex).map(keyOf);
        expect(new Set([...keys, keyOf(hex)]).size).toBe(7);
      }),
    );
  });

  it("are mutual, each in the opposite direction", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, (layout, hex) => {
        hexNeighbours(layout, hex).forEach((neighbour, side) => {
          expect(hexNeighbours(layout, neighbour)[(side + 3) % 6]).toEqual(hex);
          expect(directionBetween(layout, hex, neighbour)).toBe(directionsOf(layout)[side]);
        });
      }),
    );
  });

  it("lie on the drawing where the name of their direction says", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, (layout, hex) => {
        const from = hexCentre(layout, hex, 1);
        for (const [side, direction] of directionsOf(layout).entries()) {
          const to = hexCentre(layout, hexNeighbours(layout, hex)[side]!, 1);
          const name =
            (to.y < from.y - 0.1 ? "N" : to.y > from.y + 0.1 ? "S" : "") +
            (to.x > from.x + 0.1 ? "E" : to.x < from.x - 0.1 ? "W" : "");
          expect(name).toBe(direction);
        }
      }),
    );
  });

  // The neighbour tables of boards in print, written out by hand.
  it.each([
    ["even-q", "0506", ["0505", "0605", "0606", "0507", "0406", "0405"]],
    ["even-q", "0606", ["0605", "0706", "0707", "0607", "0507", "0506"]],
    ["odd-q", "0506", ["0505", "0606", "0607", "0507", "0407", "0406"]],
    ["odd-q", "0606", ["0605", "0705", "0706", "0607", "0506", "0505"]],
    ["odd-r", "0605", ["0704", "0705", "0706", "0606", "0505", "0604"]],
    ["odd-r", "0606", ["0605", "0706", "0607", "0507", "0506", "0505"]],
    ["even-r", "0605", ["0604", "0705", "0606", "0506", "0505", "0504"]],
    ["even-r", "0606", ["0705", "0706", "0707", "0607", "0506", "0605"]],
  ] as const)("%s: those of %s", (layout, id, neighbours) => {
    expect(hexNeighbours(layout, hexOf(id)).map((hex) => ccrr.format(hex))).toEqual(neighbours);
  });
});

describe("directions", () => {
  it("are undefined between hexes that do not touch", () => {
    expect(directionBetween("odd-q", { column: 3, row: 3 }, { column: 3, row: 3 })).toBeUndefined();
    expect(directionBetween("odd-q", { column: 3, row: 3 }, { column: 5, row: 3 })).toBeUndefined();
  });

  it("refuse one that the layout lacks", () => {
    expect(() => directionIndex("even-q", "E")).toThrow(HexError);
    expect(() => directionIndex("odd-r", "N")).toThrow(/has no direction N/);
  });
});
