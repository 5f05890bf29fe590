import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { glance } from "../../lib/documents/guard";
import { inspect } from "../../lib/documents/inspect";
import { parseDocument } from "../../lib/documents/parse";
import { offsetsOf, placeAt, rangeOf } from "../../lib/documents/positions";
import { maxDepth, maxLength, maxProblems, syntaxCodes } from "../../lib/documents/syntax-codes";
import type { SyntaxCodeName } from "../../lib/documents/syntax-codes";
import type { Json } from "../../lib/documents/types";
import { jsonValue } from "./arbitraries";

/** What JSON.parse makes of a text; a byte order mark is passed over as parseDocument does. */
function strictly(text: string): { value: Json } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, "")) as Json };
  } catch {
    return undefined;
  }
}

const isUsable = (code: string): boolean => syntaxCodes[code as SyntaxCodeName].usable;

/** Codes that say "this is JSON, but": all others say "this is not JSON". */
const aboutJson = new Set([
  "syntax/proto-key",
  "syntax/number-overflow",
  "syntax/too-deep",
  ...Object.keys(syntaxCodes).filter(isUsable),
]);

/** What must hold of any text at all. */
function holdsFor(text: string): void {
  const doc = parseDocument("x.json", text);
  const strict = strictly(text);
  const codes = doc.problems.map((problem) => problem.code);
  for (const { code, offset, length, message } of doc.problems) {
    expect(syntaxCodes).toHaveProperty([code]);
    expect(offset).toBeGreaterThanOrEqual(0);
    expect(length).toBeGreaterThanOrEqual(0);
    expect(offset + length).toBeLessThanOrEqual(text.length);
    expect(message).not.toBe("");
  }
  if (strict === undefined) {
    expect(doc.value).toBeUndefined();
    expect(codes.some((code) => !isUsable(code))).toBe(true);
  } else {
    expect(codes.filter((code) => !aboutJson.has(code))).toEqual([]);
    if (codes.every(isUsable)) expect(doc.value).toEqual(strict.value);
    else expect(doc.value).toBeUndefined();
  }
  // Looking for positions must end on broken text, too.
  expect(rangeOf(doc, "/a/0/b", "member").start.line).toBeGreaterThan(0);
  expect(offsetsOf(doc, "").offset).toBeLessThanOrEqual(text.length);
  placeAt(doc, text.length >> 1);
}

const sample = `{
  "$schema": "../x.schema.json",
  "bases": { "singapore": { "name": "Singap\\u00f6re \u{1F6A2}", "capacity": 8.5, "oil": [1, -2e1, null, true] } },
  "sources": { "/bases": { "rule": "2.2.3", "status": "printed" } }
}
`;

describe("any text", () => {
  it("cut off anywhere gives problems and no exception", () => {
    for (let end = 0; end < sample.trimEnd().length; end++) {
      const text = sample.slice(0, end);
      holdsFor(text);
      const { problems } = parseDocument("x.json", text);
      expect(problems.map((problem) => problem.code)).toContain(
        end === 0 ? "syntax/empty" : "syntax/unclosed",
      );
      expect(problems.length).toBeLessThanOrEqual(2);
    }
    holdsFor(sample);
  });

  it("with any character taken out, doubled or replaced", () => {
    for (let at = 0; at < sample.length; at++) {
      holdsFor(sample.slice(0, at) + sample.slice(at + 1));
      for (const piece of ['"', "{", "}", "]", ",", ":", "\\", "\n", "0", "x", "\u0000", "/"]) {
        holdsFor(sample.slice(0, at) + piece + sample.slice(at));
        holdsFor(sample.slice(0, at) + piece + sample.slice(at + 1));
      }
    }
  });

  it("made of pieces of JSON in any order", () => {
    const piece = fc.constantFrom(
      ..."{}[]:,\"'\\/*-+.0123eE \n\r\ttfn".split(""),
      ...[
        '"a"',
        '"a":',
        "true",
        "null",
        "false",
        "1.5",
        "-0",
        "1e999",
        "//",
        "/*",
        "*/",
        "\\u",
        "\\ud800",
        "d800",
      ],
      ...[
        '"__proto__":',
        "\uFEFF",
        "\uFFFD",
        "\ud800",
        "\udc00",
        "\u00a0",
        "\u2028",
        "\u0000",
        "NaN",
        "abc",
        "\f",
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => holdsFor(pieces.join(""))),
      { numRuns: 2000 },
    );
  });

  it("made of any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => holdsFor(new TextDecoder().decode(bytes))),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => holdsFor(text)),
      { numRuns: 500 },
    );
  });

  it("that was JSON before a few edits", () => {
    const edit = fc.record({
      at: fc.nat(),
      drop: fc.nat(3),
      put: fc.constantFrom("", '"', "}", "]", "[", ",", ":", "\n"),
    });
    fc.assert(
      fc.property(jsonValue(), fc.array(edit, { maxLength: 3 }), (value, edits) => {
        let text = JSON.stringify(value, null, 2);
        for (const { at, drop, put } of edits) {
          const offset = at % (text.length + 1);
          text = text.slice(0, offset) + put + text.slice(offset + drop);
        }
        holdsFor(text);
      }),
      { numRuns: 1000 },
    );
  });

  it("is judged alike by the fast look and the slow one", () => {
    fc.assert(
      fc.property(jsonValue(), (value) => {
        const text = JSON.stringify(value, null, 2);
        expect(inspect(text)).toEqual([]);
        expect(glance(text).tooDeepAt).toBe(-1);
      }),
    );
  });
});

describe("hostile text", () => {
  const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

  it(`takes ${maxDepth} levels and refuses one more`, () => {
    expect(parseDocument("x.json", nested(maxDepth)).problems).toEqual([]);
    const [problem, ...rest] = parseDocument("x.json", nested(maxDepth + 1)).problems;
    expect(problem).toMatchObject({
      code: "syntax/too-deep",
      offset: maxDepth,
      pointer: "/0".repeat(maxDepth),
    });
    expect(rest).toEqual([]);
  });

  it.each([
    ["lists", nested(100_000), "syntax/too-deep"],
    ["objects", '{"a":'.repeat(100_000) + "1" + "}".repeat(100_000), "syntax/too-deep"],
    ["opening brackets alone", "[".repeat(100_000), "syntax/too-deep"],
    ["opening brackets and blanks", "[ \n".repeat(100_000), "syntax/too-deep"],
    ["mixed brackets", "[{".repeat(100_000), "syntax/too-deep"],
    ["braces", "{".repeat(100_000), "syntax/unexpected-token"],
  ])("100,000 levels of %s", (_, text, code) => {
    const doc = parseDocument("x.json", text);
    expect(doc.value).toBeUndefined();
    expect(doc.problems.map((problem) => problem.code)).toContain(code);
    expect(doc.problems.length).toBeLessThanOrEqual(2 * maxProblems + 2);
  });

  it("does not count brackets in strings, nor those that are closed", () => {
    expect(parseDocument("x.json", JSON.stringify(["[".repeat(5000)])).problems).toEqual([]);
    expect(parseDocument("x.json", `[${"[],".repeat(5000)}[]]`).problems).toEqual([]);
  });

  it("refuses what is too large without looking at it", () => {
    const doc = parseDocument("x.json", " ".repeat(maxLength + 1));
    expect(doc.problems.map((problem) => problem.code)).toEqual(["syntax/too-large"]);
    expect(doc.value).toBeUndefined();
  });

  it("bounds the number of problems and says that there are more", () => {
    const { problems } = parseDocument("x.json", "[" + "-0,".repeat(1000) + "0]");
    expect(problems).toHaveLength(maxProblems + 1);
    expect(problems.at(-1)?.code).toBe("syntax/more");
  });

  it("finds a reserved key behind any number of doubtful values", () => {
    const { value, problems } = parseDocument("x.json", `[${"-0,".repeat(1000)}{"__proto__":{"evil":1}}]`);
    expect(value).toBeUndefined();
    expect(problems.map((problem) => problem.code)).toContain("syntax/proto-key");
  });

  it("never touches a prototype", () => {
    const { value } = parseDocument("x.json", '{"a":{"__proto__":{"evil":1}}}');
    expect(value).toBeUndefined();
    expect(({} as Record<string, unknown>)["evil"]).toBeUndefined();
  });

  // Each of these makes some way of reading take time that grows with the square of the length.
  const size = 200_000;
  it.each([
    ["one line of brackets", "[],".repeat(size)],
    ["quotes", '"'.repeat(size)],
    ["backslashes in a string", `"${"\\".repeat(size)}`],
    ["bad escapes", `["${"\\q".repeat(size)}"]`],
    ["commas", ",".repeat(size)],
    ["colons", ":".repeat(size)],
    ["bare words", "word ".repeat(size)],
    ["words between braces", "{word".repeat(size)],
    ["single quotes", "'".repeat(size)],
    ["slashes", "/".repeat(size)],
    ["open comments", "/*".repeat(size)],
    ["comments", "//\n".repeat(size)],
    ["invisible characters", "\u200b".repeat(size)],
    ["signs for lost bytes", "\uFFFD".repeat(size)],
    ["digits", "9".repeat(size)],
    ["zeros", `0.${"0".repeat(size)}1`],
    ["one long key twice", `{"${"k".repeat(size)}":1,"${"k".repeat(size)}":2}`],
    ["equal keys", `{${'"k":1,'.repeat(size)}"k":1}`],
    ["blanks before brackets", `${" ".repeat(size)}${"[]".repeat(size)}`],
    ["keys and colons", '{"a":'.repeat(150) + '"a" '.repeat(size)],
    ["closing brackets", "[".repeat(150) + "}".repeat(size)],
    ["half pairs", "\ud800".repeat(size)],
    ["line breaks", "\r\n".repeat(size)],
  ])("%s take no more than a moment", (_, text) => {
    const start = performance.now();
    const doc = parseDocument("x.json", text);
    rangeOf(doc, "/a/b/c");
    placeAt(doc, text.length);
    // A fuse, not a measure: with the square of the length it would be minutes.
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(doc.problems.length).toBeLessThanOrEqual(3 * maxProblems);
  });
});
