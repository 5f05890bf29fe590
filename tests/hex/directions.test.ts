import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  directionBetween,
  directionIndex,
  directionsOf,
  hexCentre,
  HexError,
  hexIdPattern,
  hexNeighbour,
  hexNeighbours,
  oppositeDirection,
  turnDirection,
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
        for (const direction of directionsOf(layout)) {
          const neighbour = hexNeighbour(layout, hex, direction);
          expect(hexNeighbour(layout, neighbour, oppositeDirection(layout, direction))).toEqual(hex);
          expect(directionBetween(layout, hex, neighbour)).toBe(direction);
        }
      }),
    );
  });

  it("come in the order of the named directions", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, (layout, hex) => {
        const named = directionsOf(layout).map((direction) => hexNeighbour(layout, hex, direction));
        expect(hexNeighbours(layout, hex)).toEqual(named);
      }),
    );
  });

  it("lie on the drawing where the name of their direction says", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, (layout, hex) => {
        const from = hexCentre(layout, hex, 1);
        for (const direction of directionsOf(layout)) {
          const to = hexCentre(layout, hexNeighbour(layout, hex, direction), 1);
          const name =
            (to.y < from.y - 0.1 ? "N" : to.y > from.y + 0.1 ? "S" : "") +
            (to.x > from.x + 0.1 ? "E" : to.x < from.x - 0.1 ? "W" : "");
          expect(name).toBe(direction);
        }
      }),
    );
  });

  it("several steps away are those steps one by one", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, fc.nat(5), fc.nat(9), (layout, hex, index, steps) => {
        const direction = directionsOf(layout)[index]!;
        let walked = hex;
        for (let step = 0; step < steps; step++) walked = hexNeighbour(layout, walked, direction);
        expect(hexNeighbour(layout, hex, direction, steps)).toEqual(walked);
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
  it("turn by hexsides, clockwise and back", () => {
    expect(turnDirection("even-q", "N", 1)).toBe("NE");
    expect(turnDirection("even-q", "N", -1)).toBe("NW");
    expect(turnDirection("odd-r", "NW", 2)).toBe("E");
    expect(turnDirection("odd-r", "E", -8)).toBe("NW");
    expect(turnDirection("odd-r", "E", 12)).toBe("E");
  });

  it("give a turn on the board: facing north, right one hexside, ahead", () => {
    expect(directionBetween("even-q", hexOf("3309"), hexOf("3308"))).toBe("N");
    expect(ccrr.format(hexNeighbour("even-q", hexOf("3309"), "NE"))).toBe("3408");
    expect(directionBetween("even-q", hexOf("3408"), hexOf("3407"))).toBe("N");
  });

  it("are undefined between hexes that do not touch", () => {
    expect(directionBetween("odd-q", { column: 3, row: 3 }, { column: 3, row: 3 })).toBeUndefined();
    expect(directionBetween("odd-q", { column: 3, row: 3 }, { column: 5, row: 3 })).toBeUndefined();
  });

  it("refuse one that the layout lacks, and turns that are not whole", () => {
    expect(() => directionIndex("even-q", "E")).toThrow(HexError);
    expect(() => hexNeighbour("odd-r", { column: 1, row: 1 }, "N")).toThrow(/has no direction N/);
    expect(() => turnDirection("even-q", "N", 0.5)).toThrow(HexError);
  });
});
