import { createHash } from "node:crypto";
import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { sha256, sha256OfText } from "../../lib/export/sha256";

const expected = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

describe("sha256", () => {
  it("gives the standard's own examples", () => {
    expect(sha256OfText("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256OfText("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("is the system's for every length around the ends of a block", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 0xff);
      expect(sha256(bytes), `${length} bytes`).toBe(expected(bytes));
    }
  });

  it("equals the system's for any bytes, also in the middle of a buffer", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), fc.nat(40), (bytes, from) => {
        const part = bytes.subarray(Math.min(from, bytes.length));
        expect(sha256(part)).toBe(expected(part));
      }),
      { numRuns: 100 },
    );
  });
});
