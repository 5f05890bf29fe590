// @module-tag slow
import { describe, expect, it } from "vitest";
import { parseDocument } from "../../lib/documents";
import { commandsOn, lines, problemsOf, sharedBench } from "./support";

/** What is no text, or no JSON, in every kind of document that a designer writes. */

interface Sort {
  name: string;
  content: string | Uint8Array;
  code: string;
  pointer?: string;
  line?: number;
  column?: number;
  /** The text is usable all the same. */
  usable?: true;
}

const utf16 = (text: string, bigEndian: boolean, mark: boolean): Uint8Array => {
  const bytes = Buffer.from(`${mark ? "\uFEFF" : ""}${text}`, "utf16le");
  return bigEndian ? bytes.swap16() : bytes;
};
const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");
const small = lines("{", '  "note": "Düppel"', "}");

const sorts: Sort[] = [
  { name: "nothing", content: "", code: "syntax/empty" },
  { name: "blanks alone", content: " \n\t\r\n ", code: "syntax/empty" },
  {
    name: "cut off in an object",
    content: lines("{", '  "hits": {', '    "hitOn": { "air-strike": 5 },'),
    code: "syntax/unclosed",
  },
  { name: "cut off in a list", content: '{"a": [1, 2', code: "syntax/unclosed", pointer: "/a" },
  {
    name: "cut off in a string",
    content: lines("{", '  "a": "b'),
    code: "syntax/invalid-string",
    pointer: "/a",
    line: 2,
    column: 8,
  },
  {
    name: "cut off in an escape",
    content: '{"a": "b\\u12',
    code: "syntax/invalid-string",
    pointer: "/a",
    line: 1,
    column: 7,
  },
  {
    name: "cut off in a number",
    content: '{"a": 1.',
    code: "syntax/invalid-number",
    pointer: "/a",
    line: 1,
    column: 7,
  },
  {
    name: "cut off in a word",
    content: '{"a": tru',
    code: "syntax/unexpected-token",
    pointer: "/a",
    line: 1,
    column: 7,
  },
  { name: "cut off after a key", content: '{"a"', code: "syntax/unclosed" },
  { name: "cut off after a colon", content: '{"a":', code: "syntax/unclosed" },
  { name: "two documents", content: "{}\n{}", code: "syntax/unexpected-token", line: 2, column: 1 },
  {
    name: "a comma too many",
    content: lines("{", '  "a": 1,', "}"),
    code: "syntax/trailing-comma",
    line: 2,
    column: 9,
  },
  {
    name: "no comma",
    content: lines("{", '  "a": 1', '  "b": 2', "}"),
    code: "syntax/missing-comma",
    line: 2,
  },
  {
    name: "a comment",
    content: lines("{", "  // why", '  "a": 1', "}"),
    code: "syntax/comment",
    line: 2,
    column: 3,
  },
  { name: "single quotes", content: "{'a': 1}", code: "syntax/unexpected-token", line: 1, column: 2 },
  {
    name: "another language",
    content: "hits: { hitOn: 5 }\n",
    code: "syntax/unexpected-token",
    line: 1,
    column: 1,
  },
  {
    name: "a picture",
    content: Buffer.from("89504e470d0a1a0a0000000d49484452000000ff", "hex"),
    code: "syntax/not-utf8",
  },
  {
    name: "UTF-16 LE",
    content: utf16(small, false, false),
    code: "syntax/unexpected-token",
    line: 1,
    column: 1,
  },
  {
    name: "UTF-16 BE",
    content: utf16(small, true, false),
    code: "syntax/unexpected-token",
    line: 1,
    column: 1,
  },
  {
    name: "UTF-16 LE with a mark",
    content: utf16(small, false, true),
    code: "syntax/unexpected-token",
    line: 1,
    column: 1,
  },
  {
    name: "UTF-16 BE with a mark",
    content: utf16(small, true, true),
    code: "syntax/unexpected-token",
    line: 1,
    column: 1,
  },
  { name: "Latin-1", content: latin1(small), code: "syntax/not-utf8", line: 2, column: 13, usable: true },
  {
    name: "a byte order mark",
    content: `\uFEFF${small}`,
    code: "syntax/byte-order-mark",
    line: 1,
    column: 1,
    usable: true,
  },
  {
    name: "zero bytes in a text",
    content: '{"a": "b\u0000c"}',
    code: "syntax/invalid-string",
    pointer: "/a",
    line: 1,
    column: 9,
  },
  { name: "zero bytes between values", content: '{"a":  1 \u0000\u0000}', code: "syntax/unexpected-token" },
  {
    name: "zero bytes alone",
    content: new Uint8Array(64),
    code: "syntax/unexpected-token",
    line: 1,
    column: 1,
  },
  {
    name: "a line separator between values",
    content: '{\u2028"a": 1}',
    code: "syntax/unexpected-token",
    line: 1,
    column: 2,
  },
  { name: "a hard blank", content: '{"a":\u00a01}', code: "syntax/unexpected-token", line: 1, column: 6 },
  {
    name: "half a character",
    content: '{\n"a": "\\ud83d"}',
    code: "syntax/lone-surrogate",
    pointer: "/a",
    line: 2,
    column: 6,
    usable: true,
  },
  {
    name: "halves in the wrong order",
    content: '{"a": "\\udea2\\ud83d"}',
    code: "syntax/lone-surrogate",
    pointer: "/a",
    usable: true,
  },
  {
    name: "half a character as a key",
    content: '{"\\udc00": 1}',
    code: "syntax/lone-surrogate",
    usable: true,
  },
  {
    name: "a bare tab in a text",
    content: '{"a": "b\tc"}',
    code: "syntax/invalid-string",
    pointer: "/a",
    line: 1,
    column: 9,
  },
  {
    name: "an escape that is none",
    content: '{"a": "\\x41"}',
    code: "syntax/invalid-string",
    pointer: "/a",
    line: 1,
    column: 8,
  },
];

/** Where such a text may stand in a workspace, by what kind of file it is. */
const places = {
  "its layer": "layers/my-variant/parameters.json",
  "the layer's own description": "layers/my-variant/layer.json",
  "a scenario": "scenarios/my-short-campaign.json",
  "a playtest": "playtests/mine.json",
  "the workspace's own file": "sandtable.json",
} as const;

const bench = sharedBench();
const files = Object.values(places);
const textOf = (content: string | Uint8Array): string =>
  typeof content === "string" ? content : new TextDecoder("utf-8", { ignoreBOM: true }).decode(content);

/** Each sort in two kinds of file, in turn: every kind of file has sorts of all sorts. */
const placesOf = (sort: Sort): string[] =>
  files.filter((_, j) => (sorts.indexOf(sort) + 2 * j) % files.length < 2);

describe.each(sorts)("$name", (sort) => {
  const { content, code, pointer, line, column, usable } = sort;

  it("is reported by the library, and has a value only if it is usable", () => {
    const doc = parseDocument("x.json", textOf(content));
    expect(doc.problems.map((problem) => problem.code)).toContain(code);
    expect(doc.value !== undefined).toBe(usable === true);
  });

  it.each(placesOf(sort))("has its place in %s", (file) => {
    const found = problemsOf({ [file]: textOf(content) }).filter((one) => one.file === file);
    const first = found.find((one) => one.code === code);
    expect(first, JSON.stringify(found.map((one) => one.code))).toBeDefined();
    if (pointer !== undefined) expect(first!.pointer).toBe(pointer);
    if (line !== undefined) expect(first!.range.start.line).toBe(line);
    if (column !== undefined) expect(first!.range.start.column).toBe(column);
  });
});

/** Of all sorts in all kinds of file one in six is read from the disk, and some of them by every command. */
const cases = sorts.flatMap((sort, i) =>
  files.map((file, j) => ({ ...sort, file, all: (i + j) % files.length === 0 })),
);

describe("on the disk", () => {
  it.each(cases.filter((_, i) => i % 6 === 0))("$name in $file", async ({ file, content, code, all }) => {
    const here = bench.get();
    const path = `mine/${file}`;
    await here.during(path, content, async () => {
      const checked = await here.run("check", path);
      const reported = (checked.json.diagnostics ?? []).find((one) => one.code === code);
      expect(reported).toMatchObject({ code, path });
      expect(checked.status).toBe(checked.json.diagnostics!.some((one) => one.severity === "error") ? 1 : 0);
      if (all) for (const command of commandsOn("mine").slice(1)) await here.run(...command);
    });
  });
});

describe("ends of lines", () => {
  const text = lines("{", '  "hits": {', '    "hitOn": { "air-strike": 99 }', "  }", "}");

  it.each([
    ["line feeds", "\n"],
    ["carriage returns and line feeds", "\r\n"],
    ["carriage returns alone", "\r"],
  ])("%s count as one each", (_name, end) => {
    const [found] = problemsOf({ [places["its layer"]]: text.replaceAll("\n", end) }).filter(
      (one) => one.file === places["its layer"],
    );
    expect(found).toMatchObject({
      pointer: "/hits/hitOn/air-strike",
      range: { start: { line: 3, column: 30 } },
    });
  });

  it("may be mixed, and a line separator in a text is none", () => {
    const mixed = '{\r"a": "x\u2028y",\r\n"b": 1,\n"hits": { "hitOn": { "air-strike": 99 } } }';
    const found = problemsOf({ [places["its layer"]]: mixed });
    expect(found.find((one) => one.pointer === "/hits/hitOn/air-strike")?.range.start).toEqual({
      line: 4,
      column: 36,
    });
  });
});
