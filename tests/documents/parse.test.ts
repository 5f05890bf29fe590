import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { parseDocument } from "../../lib/documents/parse";
import { applyEdits } from "../../lib/documents/splice";
import { syntaxCodes } from "../../lib/documents/syntax-codes";
import { anyLayout, jsonValue } from "./arbitraries";

/** A text, the code (and the piece of the text that it is reported for) expected, and where the pointer leads. */
type Case = [text: string, found: [code: string, piece: string, pointer?: string][]];

function reported(text: string): [string, string][] {
  return parseDocument("x.json", text).problems.map((problem) => [
    problem.code,
    text.slice(problem.offset, problem.offset + problem.length),
  ]);
}

const broken: Case[] = [
  ["", [["syntax/empty", ""]]],
  [" \n\t", [["syntax/empty", " \n\t"]]],
  [
    "\uFEFF",
    [
      ["syntax/empty", "\uFEFF"],
      ["syntax/byte-order-mark", "\uFEFF"],
    ],
  ],
  ['{"a":1 "b":2}', [["syntax/missing-comma", "1", "/a"]]],
  [
    '{"a":1\n"b":2\n"c":3}',
    [
      ["syntax/missing-comma", "1"],
      ["syntax/missing-comma", "2"],
    ],
  ],
  ["[1 2]", [["syntax/missing-comma", "1", "/0"]]],
  ['[{"a":1}{"a":2}]', [["syntax/missing-comma", "}"]]],
  ['{"a" 1}', [["syntax/missing-colon", '"', "/a"]]],
  ['{"a"}', [["syntax/missing-colon", '"', "/a"]]],
  ['{"a", "b": 1}', [["syntax/missing-colon", '"']]],
  ['{"a" "b": 1}', [["syntax/missing-colon", '"', "/a"]]],
  ["[1,]", [["syntax/trailing-comma", ",", "/1"]]],
  [
    '{"a":[1,2,],}',
    [
      ["syntax/trailing-comma", ","],
      ["syntax/trailing-comma", ","],
    ],
  ],
  ['{"a":1,\n}', [["syntax/trailing-comma", ","]]],
  ['{"a":1} // why', [["syntax/comment", "// why"]]],
  [
    '{/* a */"a":/* b */1}',
    [
      ["syntax/comment", "/* a */"],
      ["syntax/comment", "/* b */"],
    ],
  ],
  [
    "// only",
    [
      ["syntax/comment", "// only"],
      ["syntax/empty", "// only"],
    ],
  ],
  ["{} /* open", [["syntax/comment", "/* open"]]],
  ["{", [["syntax/unclosed", "{", ""]]],
  ['{"a":[1,2', [["syntax/unclosed", "[", "/a"]]],
  ['{"a":', [["syntax/unclosed", "{"]]],
  ['{"a":[1,2}', [["syntax/unclosed", "[", "/a"]]],
  [
    '{"a',
    [
      ["syntax/unclosed", "{"],
      ["syntax/invalid-string", '"a'],
    ],
  ],
  ['{"a":"b\n,"c":1}', [["syntax/invalid-string", '"b']]],
  ['{"a: 1,\n"b": 2}', [["syntax/invalid-string", '"a: 1,']]],
  ['["\\q"]', [["syntax/invalid-string", "\\q", "/0"]]],
  ['["\\u12G4"]', [["syntax/invalid-string", "\\u"]]],
  ['["a\tb"]', [["syntax/invalid-string", "\t"]]],
  ['["\\\\", "\\\\\\q"]', [["syntax/invalid-string", "\\q", "/1"]]],
  ["['a b']", [["syntax/invalid-string", "'a b'"]]],
  ["[“a b”]", [["syntax/invalid-string", "“a b”"]]],
  ["[01]", [["syntax/invalid-number", "01"]]],
  ["[-01]", [["syntax/invalid-number", "-01"]]],
  ["[+1]", [["syntax/invalid-number", "+1"]]],
  ["[.5]", [["syntax/invalid-number", ".5"]]],
  ["[1.]", [["syntax/invalid-number", "1."]]],
  ["[1.e3]", [["syntax/invalid-number", "1.e3"]]],
  ["[1e]", [["syntax/invalid-number", "1e"]]],
  ["[1e+]", [["syntax/invalid-number", "1e+"]]],
  ["[0x1F]", [["syntax/invalid-number", "0x1F"]]],
  ["[1.2.3]", [["syntax/invalid-number", "1.2.3"]]],
  ["[12abc]", [["syntax/invalid-number", "12abc"]]],
  ["[-]", [["syntax/invalid-number", "-"]]],
  [
    "[NaN, -Infinity]",
    [
      ["syntax/invalid-number", "NaN"],
      ["syntax/invalid-number", "-Infinity"],
    ],
  ],
  ["[1,,2]", [["syntax/unexpected-token", ",", "/1"]]],
  ["[,1]", [["syntax/unexpected-token", ","]]],
  ['{"a":1,,"b":2}', [["syntax/unexpected-token", ","]]],
  ['{"a":,"b":2}', [["syntax/unexpected-token", ","]]],
  ['{"a":}', [["syntax/unexpected-token", ":"]]],
  ["{:1}", [["syntax/unexpected-token", ":"]]],
  ['{"a"::1}', [["syntax/unexpected-token", ":"]]],
  ['{"a":1:2}', [["syntax/unexpected-token", ":"]]],
  ['["a":1]', [["syntax/unexpected-token", ":", "/0"]]],
  ['{"a":1 2}', [["syntax/unexpected-token", "2"]]],
  ['{"a":1 {"b":2}}', [["syntax/unexpected-token", "{"]]],
  ["{[1]}", [["syntax/unexpected-token", "["]]],
  ["{a:1}", [["syntax/unexpected-token", "a", "/a"]]],
  ["{'a':1}", [["syntax/unexpected-token", "'a'", "/a"]]],
  ["{1:1}", [["syntax/unexpected-token", "1", "/1"]]],
  [
    "[True, None]",
    [
      ["syntax/unexpected-token", "True"],
      ["syntax/unexpected-token", "None"],
    ],
  ],
  ["[two bare words]", [["syntax/unexpected-token", "two bare words"]]],
  ["hello world", [["syntax/unexpected-token", "hello world"]]],
  ["{}}", [["syntax/unexpected-token", "}"]]],
  ["{} {}", [["syntax/unexpected-token", "{"]]],
  ["]", [["syntax/unexpected-token", "]"]]],
  ["[/]", [["syntax/unexpected-token", "/"]]],
  ["[\u00a01]", [["syntax/unexpected-token", "\u00a0"]]],
  ["[1,\u200b 2]", [["syntax/unexpected-token", "\u200b"]]],
  ['{\n  "a": [\n    1\n  },\n  "b": 2\n}', [["syntax/unexpected-token", "}", "/a/0"]]],
  ['{\n  "a": [\n    1\n}', [["syntax/unclosed", "[", "/a"]]],
];

const accepted: Case[] = [
  ['{"a":1,"b":2,"a":3}', [["syntax/duplicate-key", '"a"', "/a"]]],
  ['{"a":1,"\\u0061":3}', [["syntax/duplicate-key", '"\\u0061"', "/a"]]],
  ['{"x":{"2":1,"2":1}}', [["syntax/duplicate-key", '"2"', "/x/2"]]],
  ["[9007199254740993]", [["syntax/number-precision", "9007199254740993", "/0"]]],
  ["[-0]", [["syntax/number-precision", "-0"]]],
  ["[-0.00, 1]", [["syntax/number-precision", "-0.00"]]],
  ["[1e-999]", [["syntax/number-precision", "1e-999"]]],
  ["[0.12345678901234567890]", [["syntax/number-precision", "0.12345678901234567890"]]],
  ['["\\ud800"]', [["syntax/lone-surrogate", '"\\ud800"', "/0"]]],
  ['["a\udc00"]', [["syntax/lone-surrogate", '"a\udc00"']]],
  ['{"\\uDFFF":1}', [["syntax/lone-surrogate", '"\\uDFFF"']]],
  ['\uFEFF{"a":1}', [["syntax/byte-order-mark", "\uFEFF"]]],
  ['["caf\uFFFD"]', [["syntax/not-utf8", "\uFFFD"]]],
];

const refused: Case[] = [
  ['{"__proto__":{"x":1}}', [["syntax/proto-key", '"__proto__"', "/__proto__"]]],
  ['{"\\u005f_proto__":1}', [["syntax/proto-key", '"\\u005f_proto__"']]],
  ['{"a":{"constructor":1}}', [["syntax/proto-key", '"constructor"', "/a/constructor"]]],
  ['{"\\u0063onstructor":1}', [["syntax/proto-key", '"\\u0063onstructor"']]],
  ['{"prototype":1}', [["syntax/proto-key", '"prototype"']]],
  ["[1e999]", [["syntax/number-overflow", "1e999", "/0"]]],
  ["[-1E400]", [["syntax/number-overflow", "-1E400"]]],
  [`[${"9".repeat(400)}]`, [["syntax/number-overflow", "9".repeat(400)]]],
];

function check([text, found]: Case): void {
  const { problems } = parseDocument("x.json", text);
  expect(reported(text)).toEqual(found.map(([code, piece]) => [code, piece]));
  found.forEach(([, , pointer], i) => {
    if (pointer !== undefined) expect(problems[i]?.pointer).toBe(pointer);
  });
}

describe("parseDocument on text that is not JSON", () => {
  it.each(broken)("%j", (...row) => {
    check(row);
    expect(() => JSON.parse(row[0])).toThrow();
    expect(parseDocument("x.json", row[0]).value).toBeUndefined();
  });
});

describe("parseDocument on JSON that is doubtful", () => {
  it.each(accepted)("keeps the value of %j", (...row) => {
    check(row);
    expect(parseDocument("x.json", row[0]).value).toEqual(JSON.parse(row[0].replace(/^\uFEFF/, "")));
  });

  it.each(refused)("gives no value for %j", (...row) => {
    check(row);
    expect(() => JSON.parse(row[0]) as unknown).not.toThrow();
    expect(parseDocument("x.json", row[0]).value).toBeUndefined();
  });

  it.each([
    "[0.1, 1e2, 100, 1.50, -0.5, 9007199254740992, 0.0, 0e5, 1E+2, 5e-324, 1.7976931348623157e308]",
    '["\\ud83d\\udea2", "\u{1F6A2}", "\\u00e9", "-0", "1e999", "__proto__", "constructor", "prototype"]',
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]}',
    '{"":{"":1}," ":2}',
    "\t\r\n 3 ",
    '"text"',
  ])("has nothing to say of %s", (text) => {
    const { value, problems } = parseDocument("x.json", text);
    expect(problems.filter((problem) => problem.code !== "syntax/number-precision")).toEqual([]);
    expect(value).toEqual(JSON.parse(text));
  });

  it("reports the first of two equal keys with its position", () => {
    const text = '{"a":1,"a":2}';
    const [problem] = parseDocument("x.json", text).problems;
    expect(problem?.related).toEqual([{ message: "The first one is here.", offset: 1, length: 3 }]);
  });

  it("lists for every code whether it is an error", () => {
    for (const [text, found] of [...broken, ...accepted, ...refused]) {
      for (const { code, severity } of parseDocument("x.json", text).problems) {
        expect(severity).toBe(syntaxCodes[code as keyof typeof syntaxCodes].severity);
      }
      expect(found.length).toBeGreaterThan(0);
    }
  });

  it("has a case for every code", () => {
    const covered = new Set(
      [...broken, ...accepted, ...refused].flatMap(([, found]) => found.map(([code]) => code)),
    );
    const elsewhere = ["syntax/too-deep", "syntax/too-extensive", "syntax/too-large", "syntax/more"];
    expect([...covered, ...elsewhere].sort()).toEqual(Object.keys(syntaxCodes).sort());
  });
});

describe("the fixes offered", () => {
  it.each([
    ['{"a":1 "b":2}', '{"a":1, "b":2}'],
    ['{"a" 1}', '{"a": 1}'],
    ["[1,2,]", "[1,2]"],
    ['{"a":1} // why', '{"a":1} '],
    ["{a: one}", '{"a": "one"}'],
    ["{'a': 'it'}", '{"a": "it"}'],
    ["[+1, .5, 1., 007, True, None]", "[1, 0.5, 1, 7, true, null]"],
    ['["C:\\dir"]', '["C:\\\\dir"]'],
    ['["a\tb"]', '["a\\tb"]'],
    ["[\u00a01]", "[ 1]"],
    ['\uFEFF{"a":-0}', '{"a":0}'],
    ["[\n  1\n}", "[\n  1\n]"],
  ])("fix %j", (text, mended) => {
    const edits = parseDocument("x.json", text).problems.flatMap(
      (problem) => problem.fixes?.[0]?.edits ?? [],
    );
    expect(applyEdits(text, edits)).toBe(mended);
    expect(parseDocument("x.json", mended).problems).toEqual([]);
  });
});

describe("parseDocument on any document", () => {
  it("reads what was written, whatever the layout", () => {
    fc.assert(
      fc.property(jsonValue(), anyLayout, (value, { print }) => {
        const { value: read, problems } = parseDocument("x.json", print(value));
        expect(read).toEqual(value);
        expect(problems.filter(({ code }) => code !== "syntax/byte-order-mark")).toEqual([]);
      }),
    );
  });
});

describe("a file in UTF-16", () => {
  it.each([
    ["with a mark", [0xff, 0xfe]],
    ["without one", []],
  ])("%s is one problem", (_name, mark) => {
    const bytes = Buffer.concat([Buffer.from(mark), Buffer.from('{ "name": "Singapöre" }', "utf16le")]);
    const { value, problems } = parseDocument(
      "x.json",
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
    );
    expect(value).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]!.message).toContain("UTF-16");
  });
});
