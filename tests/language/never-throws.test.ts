// @module-tag slow
import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits, assemble } from "../../lib/documents";
import {
  complete,
  definition,
  format,
  hover,
  lenses,
  outline,
  prepareRename,
  references,
  rename,
  spotAt,
  type World,
} from "../../lib/language";
import { readTree, valueOf } from "../../lib/language/tree";
import { manifest, print, shippedFiles, worldOf } from "./support";

const files = {
  ...shippedFiles(),
  "sandtable.json": print({
    title: "Mine",
    game: "fire-in-the-sky",
    layers: ["mine"],
    without: [],
    suppress: [],
  }),
  "layers/mine/layer.json": manifest("mine"),
  "layers/mine/bases.json": print({ bases: { truk: { airCapacity: 9, oil: null } } }),
  "scenarios/mine.json": print({
    setup: { truk: { units: { "j-dd": 1 } } },
    overrides: { "bases.json": { bases: { lae: { airCapacity: 2 } } } },
  }),
};

/** Asks everything at an offset; what is offered must fit into the text. */
function ask(world: World, file: string, offset: number): void {
  const text = world.files[file]!;
  spotAt(world, file, offset);
  for (const { replace, also, insertText } of complete(world, file, offset)) {
    expect(replace.offset).toBeLessThanOrEqual(offset);
    expect(replace.offset + replace.length).toBeGreaterThanOrEqual(offset);
    expect(text.slice(replace.offset, replace.offset + replace.length)).not.toContain("\n");
    applyEdits(text, [...also, { ...replace, text: insertText }]);
  }
  hover(world, file, offset);
  definition(world, file, offset);
  references(world, file, offset);
  prepareRename(world, file, offset);
}

function askAll(world: World, file: string): void {
  outline(world, file);
  lenses(world, file);
  format(world, file);
}

describe("nothing throws", () => {
  const world = worldOf(files);

  it.each(Object.keys(files))("at any place of %s", (file) => {
    const { length } = files[file as keyof typeof files];
    const step = Math.max(1, Math.floor(length / 60));
    for (let offset = 0; offset <= length; offset += step) ask(world, file, offset);
    askAll(world, file);
  });

  it("in texts that were cut anywhere, or hold anything", () => {
    const names = Object.keys(files).filter((file) => !file.startsWith("playtests/"));
    const anything = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      '"',
      ",",
      ":",
      "\n",
      "\\",
      "null",
      "1e9",
      "x",
      "__proto__",
      '"constructor":',
      "\ud800",
      "//",
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(anything, { maxLength: 4 }),
        (file, from, to, junk) => {
          const whole = files[file as keyof typeof files];
          const start = Math.floor(from * whole.length);
          const end = Math.min(whole.length, start + Math.floor(to * to * 400));
          const text = whole.slice(0, start) + junk.join("") + whole.slice(end);
          const broken = {
            ...world,
            files: { ...files, [file]: text },
            draft: assemble({ ...files, [file]: text }),
          };
          for (const offset of [0, start, start + 1, start + junk.join("").length, text.length]) {
            ask(broken, file, Math.min(offset, text.length));
          }
          askAll(broken, file);
          rename(broken, file, start, "new-name");
        },
      ),
      { numRuns: 40 },
    );
  });

  it("in texts that are nested without end", () => {
    for (const text of ["[".repeat(100_000), '{"a":'.repeat(50_000), '"'.repeat(5_000), "]".repeat(5_000)]) {
      const deep = worldOf({ "bases.json": text });
      ask(deep, "bases.json", text.length);
      askAll(deep, "bases.json");
    }
  });
});

describe("the tolerant tree", () => {
  const value = (text: string) => {
    const root = readTree(text);
    return root && valueOf(root);
  };

  it("reads JSON as JSON.parse does", () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: "small" }), (json) => {
        const text = JSON.stringify(json);
        fc.pre(!/"(__proto__|constructor|prototype)":|-0|\d{16}|e[-+]?\d/.test(text));
        expect(value(text)).toEqual(JSON.parse(text));
      }),
    );
    for (const text of Object.values(files)) expect(value(text)).toEqual(JSON.parse(text));
  });

  it("loses no more than the place that is broken", () => {
    expect(value('{"a": 1 "b": 2}')).toEqual({ a: 1, b: 2 });
    expect(value('{"a" 1, "b": 2,}')).toEqual({ a: 1, b: 2 });
    expect(value('{"a": , "b": 2')).toEqual({ b: 2 });
    expect(value('{"a": "x, "b": 2}')).toEqual({ a: "x", b: 2 });
    expect(value('{"a": "x\n"b": 2}')).toEqual({ a: "x", b: 2 });
    expect(value('{"a": [1, 2 "b": {"c": 3]}')).toEqual({ a: [1, 2], b: { c: 3 } });
    expect(value('{"a": {"b": 1, "c": [}')).toEqual({ a: { b: 1, c: [] } });
    expect(value('{"a": x, // why\n"b": 2}')).toEqual({ b: 2 });
    expect(value("")).toBeUndefined();
  });
});
