import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { countMembers, glance } from "../../lib/documents/guard";
import { inspect } from "../../lib/documents/inspect";
import { lineMap } from "../../lib/documents/line-map";
import { parseDocument } from "../../lib/documents/parse";
import { makePointer } from "../../lib/documents/pointer";
import { lineMapOf, offsetsOf } from "../../lib/documents/positions";
import { isSurelyClean } from "../../lib/documents/surely-clean";
import { TextIndex } from "../../lib/documents/text-index";
import type { Json } from "../../lib/documents/types";
import { utf8 } from "../../lib/documents/utf8";
import { everyPointer, jsonValue, layouts } from "./arbitraries";

/** Layouts of valid JSON: those of the other tests, and lines that end as on very old machines. */
const layout = fc.constantFrom(...layouts, {
  name: "CR",
  print: (value: Json) => JSON.stringify(value, null, 2).replaceAll("\n", "\r"),
});

const wide = fc.string({ unit: "binary", maxLength: 12 });
const value = fc.oneof(
  jsonValue(),
  fc.dictionary(
    wide.filter((key) => !["__proto__", "constructor", "prototype"].includes(key)),
    fc.array(wide, { maxLength: 3 }),
    {
      noNullPrototype: true,
    },
  ) as fc.Arbitrary<Json>,
);

/** Where brackets and lines stand, and how many colons there are, found the plain way. */
function plainly(text: string): { brackets: [open: number, end: number][]; members: number } {
  const brackets: [number, number][] = [];
  const unclosed: [number, number][] = [];
  let members = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:]/gs)) {
    if (token === "[" || token === "{") {
      const pair: [number, number] = [index, -1];
      brackets.push(pair);
      unclosed.push(pair);
    } else if (token === "]" || token === "}") unclosed.pop()![1] = index + 1;
    else if (token === ":") members++;
  }
  return { brackets, members };
}

describe("the outline of a text", () => {
  it("has every bracket, every line and every member, in any characters and layout", () => {
    fc.assert(
      fc.property(value, layout, (any, { print }) => {
        const text = print(any);
        const { outline, members } = glance(text);
        const plain = plainly(text);
        expect(members).toBe(plain.members);
        expect(plain.brackets.map(([open]) => [open, outline.brackets.endOf(open)])).toEqual(plain.brackets);
        const starts = [
          0,
          ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length),
        ];
        expect([...(outline.lineStarts as Int32Array)]).toEqual(starts);
      }),
      { numRuns: 500 },
    );
  });

  it("leads to the places that a look at the text itself finds", () => {
    fc.assert(
      fc.property(value, layout, (any, { print }) => {
        const doc = parseDocument("x.json", print(any));
        const map = lineMap(doc.text);
        const index = new TextIndex(doc.text);
        for (const [pointer] of everyPointer(doc.value!)) {
          const segments = pointer
            .split("/")
            .slice(1)
            .map((raw) => raw.replaceAll("~1", "/").replaceAll("~0", "~"));
          expect(makePointer(segments)).toBe(pointer);
          const { offset, length } = offsetsOf(doc, pointer);
          const entry = index.path(segments).at(-1)!;
          expect([offset, offset + length]).toEqual([entry.start, entry.end]);
          expect(lineMapOf(doc).positionAt(offset)).toEqual(map.positionAt(offset));
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is as long as it has to be", () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({ [`schiff-ä-${i}`]: [i, "漢字", { a: [] }] }));
    const text = JSON.stringify(rows, null, 1);
    const { outline } = glance(text);
    const { brackets } = plainly(text);
    expect(brackets).toHaveLength(80_001);
    expect(brackets.every(([open, end]) => outline.brackets.endOf(open) === end)).toBe(true);
    expect(outline.lineStarts).toHaveLength(text.split("\n").length);
  });
});

describe("a text is surely clean", () => {
  it.each([
    ['{"a":1,"b":"x:y","c:d":{"e":[]}}', true],
    ['{"a":1,"a":2}', false],
    ['{"a":"x:y","a":1}', false],
    ['{"a:b":1,"a:b":2}', false],
    ['{"a":"\\u003a"}', false],
    ['{"a":1,"\\u0061":2}', false],
    ['{"a":{"prototype":1}}', false],
    ['["constructor", "__proto__", "0506-0606", 0.25, -1]', true],
    ["[-0]", false],
    ["[1e999]", false],
    ["[1e-999]", false],
    ["[1.0000000000000000001]", false],
    ['["a\uFFFD"]', false],
    ['["a\ud800"]', false],
    ['["\u{1F6A2}"]', true],
    ["[".repeat(200) + "]".repeat(200), true],
    ["[".repeat(201) + "]".repeat(201), false],
  ])("%j: %s", (text, clean) => {
    expect(isSurelyClean(text, JSON.parse(text) as Json)).toBe(clean);
  });
});

describe("the glance before the slow look", () => {
  it.each([
    ['["\\ud800"]', true],
    ['["\\uDFFF"]', true],
    ['["\\ud7ff"]', false],
    ['["a\ud800b"]', true],
    ['["\u{1F6A2}"]', false],
    ['["\uFFFD"]', true],
    ['["\uFFFC\u07FF\u0800"]', false],
    ["[-0]", true],
    ["[-0.0]", true],
    ["[-0.5]", false],
    ["[1e5]", true],
    ["[1E5]", true],
    ["[123456789012345]", false],
    ["[1234567890123456]", true],
    ["[0.12345678901234]", true],
    ['["1e5", "-0", "1234567890123456"]', false],
  ])("of %j", (text, suspicious) => {
    expect(glance(text).suspicious).toBe(suspicious);
  });
});

describe("a text that JSON.parse takes", () => {
  it("has the problems that the slow look finds, whether or not the fast one calls for it", () => {
    const keys = ["a", "b", "\\u0061", "__proto__", "\\u005f_proto__", "constructor", "\\u0063onstructor"];
    const member = fc.record({
      key: fc.constantFrom(...keys, "prototype", "toString", "\\ud800", "2", "漢"),
      value: fc.constantFrom("1", "-0", "1e5", "1e999", "12345678901234567890", '"\\udc00"', "0.1", "true"),
    });
    const { text } = fc.letrec<{ text: string; object: string; list: string }>((tie) => ({
      text: fc.oneof({ maxDepth: 3 }, fc.constant("null"), tie("object"), tie("list")),
      object: fc
        .array(fc.tuple(member, fc.option(tie("text"))), { maxLength: 4 })
        .map(
          (all) => `{${all.map(([{ key, value }, nested]) => `"${key}": ${nested ?? value}`).join(",\n ")}}`,
        ),
      list: fc.array(tie("text"), { maxLength: 3 }).map((all) => `[${all.join(", ")}]`),
    }));
    fc.assert(
      fc.property(text, (each) => {
        const problems = inspect(each).sort((a, b) => a.offset - b.offset);
        expect(parseDocument("x.json", each).problems).toEqual(problems);
        const value = JSON.parse(each) as Json;
        if (isSurelyClean(each, value)) expect(problems).toEqual([]);
        const { members, suspicious } = glance(each);
        if (!suspicious && countMembers(value) === members) expect(problems).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it("is read alike whether it is short or long", () => {
    const long = (text: string): string => text + "\n".repeat(300_000);
    fc.assert(
      fc.property(value, layout, (any, { print }) => {
        const short = parseDocument("x.json", print(any));
        const same = parseDocument("x.json", long(print(any)));
        expect(same.value).toEqual(short.value);
        expect(same.problems).toEqual(short.problems);
      }),
      { numRuns: 20 },
    );
    const problems = parseDocument("x.json", '{"a":1,"a":2,"b":-0}').problems;
    expect(problems).toHaveLength(2);
    expect(parseDocument("x.json", long('{"a":1,"a":2,"b":-0}')).problems).toEqual(problems);
  });

  it("gives the value that was read before where it says the same", () => {
    const known: Json = { a: [1, { b: null }], c: "x" };
    const read = (text: string): Json | undefined => parseDocument("x.json", text, known).value;
    expect(read('{"a":[1,{"b":null}],"c":"x"}')).toBe(known);
    expect(read('\uFEFF{ "a": [1.0, { "b": null }],\n "c": "\\u0078" }')).toBe(known);
    const order = '{"c":"x","a":[1,{"b":null}]}';
    expect(read(order)).not.toBe(known);
    expect(JSON.stringify(read(order))).toBe(order);
    expect(read('{"a":[1,{"b":null},2],"c":"x"}')).not.toBe(known);
    expect(read('{"a":[1,{"b":{}}],"c":"x"}')).toEqual({ a: [1, { b: {} }], c: "x" });
    expect(read("[1")).toBeUndefined();
  });
});

describe("the bytes of a text", () => {
  it.each([
    ["nothing", ""],
    ["ASCII", "abc"],
    ["nothing but characters of three bytes", "漢".repeat(1000)],
    ["pairs", "\u{1F6A2}".repeat(1000)],
    ["half a pair", "a\ud800"],
    ["more than is kept from one text to the next", "é".repeat(2_000_000)],
  ])("of %s are those of UTF-8, with a zero behind", (_, text) => {
    utf8("z".repeat(5000)); // what an earlier text has left in the buffer does not show
    const { bytes, length } = utf8(text);
    expect(Buffer.from(bytes.subarray(0, length)).equals(Buffer.from(text))).toBe(true);
    expect(bytes[length]).toBe(0);
  });
});
