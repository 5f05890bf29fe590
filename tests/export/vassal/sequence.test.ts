import fc from "../../support/fast-check";
import { describe, expect, it } from "vitest";
import { nested, plainName, sequence } from "../../../lib/export/vassal/sequence";
import { chain, tokens } from "./support";

const separators = [";", ",", "/", "\t", "|", "+", "\u001b"];
const hostile = fc.string({
  unit: fc.constantFrom(...separators, "\\", "'", " ", "a", "é", "“", "<"),
  maxLength: 12,
});

describe("sequences", () => {
  it.each([
    [["A", "B,C"], ",", "A,B\\,C"],
    [["ends with \\", "b"], ";", "'ends with \\';b"],
    [["'quoted'", ""], ";", "''quoted'';"],
    [["", "", "x"], "/", "//x"],
  ])("writes %j as the engine does", (parts, separator, text) => {
    expect(sequence(parts, separator)).toBe(text);
  });

  it("come apart again, whatever the texts hold", () => {
    const parts = fc.array(hostile, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, fc.constantFrom(...separators), (texts, separator) => {
        expect(tokens(sequence(texts, separator), separator)).toEqual(texts);
      }),
      { numRuns: 2000 },
    );
  });

  it("hold one another to any depth", () => {
    // The piece itself is within them all: it begins with its kind, and no name holds a tab.
    const leaf = hostile.map((text) => `piece;${text.replaceAll("\t", "")}`);
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 4 }), leaf, (traits, piece) => {
        expect(chain(nested([...traits, piece], "\t"))).toEqual([...traits, piece]);
      }),
      { numRuns: 1000 },
    );
  });

  it("names are one line of letters that every engine shows", () => {
    expect(plainName(" Task\tForce\u001b\n\u202e3 ")).toBe("Task Force 3");
  });
});
