import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { HexError, hexsideId, parseHexsideId } from "../../lib/hex/index";

describe("hexside ids", () => {
  it("name the smaller hex first, whichever is given first", () => {
    expect(hexsideId("0606", "0506")).toBe("0506-0606");
    expect(hexsideId("0506", "0606")).toBe("0506-0606");
    expect(hexsideId("Z9", "BB14")).toBe("BB14-Z9");
  });

  it("are read back as the same pair", () => {
    const hexId = fc.stringMatching(/^[0-9A-Z]{1,6}$/);
    fc.assert(
      fc.property(hexId, hexId, (a, b) => {
        fc.pre(a !== b);
        const pair = parseHexsideId(hexsideId(a, b));
        expect(pair).toEqual([a, b].sort());
        expect(hexsideId(...pair!)).toBe(hexsideId(b, a));
      }),
    );
  });

  it("are read in either order", () => {
    expect(parseHexsideId("0606-0506")).toEqual(["0506", "0606"]);
  });

  it.each(["", "0506", "-", "0506-", "-0606", "0506-0506", "0506-0606-0706"])('"%s" is none', (text) => {
    expect(parseHexsideId(text)).toBeUndefined();
  });

  it("cannot join a hex to itself, nor ids that hold the joining sign", () => {
    expect(() => hexsideId("0506", "0506")).toThrow(HexError);
    expect(() => hexsideId("05-06", "0506")).toThrow(HexError);
    expect(() => hexsideId("", "0506")).toThrow(HexError);
  });
});
