import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { HexError, hexIdPattern } from "../../lib/hex/index";

describe("printed hex ids", () => {
  it.each([
    ["CCRR", { column: 5, row: 6 }, "0506"],
    ["RRCC", { column: 56, row: 29 }, "2956"],
    ["CCCRRR", { column: 7, row: 120 }, "007120"],
    ["CC.RR", { column: 1, row: 2 }, "01.02"],
    ["cR", { column: 2, row: 14 }, "B14"],
    ["cR", { column: 28, row: 14 }, "BB14"],
    ["rCC", { column: 3, row: 53 }, "AAA03"],
    ["CRR", { column: 12, row: 4 }, "1204"],
    ["C/R", { column: 0, row: 10 }, "0/10"],
  ])("%s writes %o as %s and reads it back", (pattern, hex, id) => {
    const ids = hexIdPattern(pattern);
    expect(ids.format(hex)).toBe(id);
    expect(ids.parse(id)).toEqual(hex);
    expect(ids.pattern).toBe(pattern);
  });

  const patterns = ["CCRR", "RRCC", "CCCRRR", "cR", "RRc", "C,RR"];

  it.each(patterns)("%s: parse undoes format", (pattern) => {
    const ids = hexIdPattern(pattern);
    const number = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(number, number, (column, row) => {
        expect(ids.parse(ids.format({ column, row }))).toEqual({ column, row });
      }),
    );
  });

  it.each(patterns)("%s: what parse reads, format writes again", (pattern) => {
    const ids = hexIdPattern(pattern);
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-C,]{1,7}$/), (text) => {
        const hex = ids.parse(text);
        // The letter A stands for 1, so no letter pattern reads a number that it could not write.
        if (hex) expect(ids.format(hex)).toBe(text);
      }),
    );
  });

  it.each([
    ["CCRR", ["", "506", "05060", "05 6", "0506 ", "a506", "٠٥٠٦"]],
    ["CC.RR", ["0506", "05x06"]],
    ["cR", ["14", "B", "AB14", "b14", "B04", "B1234567890123456"]],
    ["CRR", ["0104", "04"]],
  ])("%s does not read %o", (pattern, texts) => {
    for (const text of texts) expect(hexIdPattern(pattern).parse(text)).toBeUndefined();
  });

  it.each([
    ["CCRR", { column: 100, row: 1 }],
    ["CCRR", { column: 1, row: -1 }],
    ["CCRR", { column: 1.5, row: 1 }],
    ["cR", { column: 0, row: 1 }],
    ["cR", { column: 1, row: NaN }],
    ["cR", { column: 1, row: 1e15 }],
  ])("%s refuses to write %o", (pattern, hex) => {
    expect(() => hexIdPattern(pattern).format(hex)).toThrow(HexError);
  });

  it.each(["", "CC", "CCRRCC", "CR", "cr", "CC-RR", "CC:RR", "XXYY", "CC1RR", "CCRr", "C".repeat(16) + "RR"])(
    'refuses the pattern "%s"',
    (pattern) => {
      expect(() => hexIdPattern(pattern)).toThrow(HexError);
    },
  );
});
