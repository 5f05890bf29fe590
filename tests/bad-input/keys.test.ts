// @module-tag slow
import { describe, expect, it } from "vitest";
import {
  applyEdits,
  applyMergePatch,
  get,
  type Json,
  mergeLayers,
  parseDocument,
  renameKey,
  setValue,
} from "../../lib/documents";
import { commandsOn, problemsOf, sharedBench } from "./support";

/** Keys that mean something to JavaScript, that stand twice, or that no pointer can be written for plainly. */

const layer = "layers/my-variant/parameters.json";
const bench = sharedBench();

describe("keys that reach a prototype", () => {
  const reserved = ["__proto__", "constructor", "prototype"];

  it.each([
    ...reserved.map((key) => [key, JSON.stringify(key)]),
    ["__proto__ by escapes", '"\\u005f_proto\\u005f_"'],
  ])("%s is refused wherever it stands", async (_name, key) => {
    for (const text of [
      `{ ${key}: { "polluted": 1 } }`,
      `{\n"hits": { ${key}: { "hitOn": { "air-strike": 1 } } } }`,
      `{ "a": [{}, [{ ${key}: 1 }]] }`,
    ]) {
      expect(parseDocument("x.json", text).value).toBeUndefined();
      for (const file of [
        layer,
        "sandtable.json",
        "playtests/mine.json",
        "scenarios/my-short-campaign.json",
      ]) {
        const found = problemsOf({ [file]: text }).find((one) => one.code === "syntax/proto-key")!;
        expect(found.file).toBe(file);
        expect(found.pointer).toMatch(/\/(?:__proto__|constructor|prototype)$/);
      }
    }
    await bench.get().during(`mine/${layer}`, `{ "hits": { ${key}: 1 } }`, async () => {
      for (const command of commandsOn("mine")) await bench.get().run(...command);
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("are not written, merged or put in place by any other way either", () => {
    const evil = JSON.parse('{ "__proto__": { "polluted": 1 } }') as Json;
    expect(() => setValue("{}", "/a", evil)).toThrow("reserved");
    expect(() => setValue("{}", "/__proto__/polluted", 1)).toThrow("reserved");
    expect(() => renameKey('{ "a": 1 }', "/a", "constructor")).toThrow("reserved");
    expect(() => applyMergePatch({}, evil)).toThrow("reserved");
    expect(() => mergeLayers({ file: "x", value: {} }, [{ file: "y", layer: "y", value: evil }])).toThrow(
      "reserved",
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("keys that every object seems to have", () => {
  it.each(["toString", "hasOwnProperty", "valueOf", "isPrototypeOf", "__defineGetter__", "length"])(
    "%s is a key like any other, and unknown here",
    (key) => {
      const found = problemsOf({ [layer]: JSON.stringify({ hits: { [key]: 1 }, [key]: {} }) });
      const unknown = found.filter((one) => one.code === "schema/unknown-key").map((one) => one.pointer);
      expect(unknown.sort()).toEqual([`/${key}`, `/hits/${key}`].sort());
    },
  );

  it("“constructor” as an id names nothing", () => {
    const found = problemsOf({
      "layers/my-variant/layer.json": "{}",
      "layers/my-variant/bases.json": JSON.stringify({ bases: { rabaul: { homeBaseOf: "constructor" } } }),
      "sandtable.json": JSON.stringify({ layers: ["my-variant", "constructor"], without: ["constructor"] }),
    });
    const codes = found.map((one) => `${one.code} ${one.pointer}`);
    expect(codes).toContain("layer/missing /layers/1");
    expect(codes).toContain("layer/missing /without/0");
    expect(codes).toContain("schema/wrong-choice /bases/rabaul/homeBaseOf");
  });
});

describe("keys that stand twice", () => {
  const text =
    '{\n  "hits": { "hitOn": { "air-strike": 4 } },\n  "hits": {\n    "hitOn": { "air-strike": 6 }\n  }\n}\n';

  it("are reported with both places, and the last one counts", async () => {
    expect(get(parseDocument("x.json", text).value, "/hits/hitOn/air-strike")).toBe(6);
    const found = problemsOf({ [layer]: text }).find((one) => one.code === "syntax/duplicate-key")!;
    expect(found).toMatchObject({ pointer: "/hits", range: { start: { line: 3, column: 3 } } });
    expect(found.related?.[0]).toMatchObject({ range: { start: { line: 2, column: 3 } } });
    await bench.get().during(`mine/${layer}`, text, async () => {
      for (const command of commandsOn("mine")) await bench.get().run(...command);
    });
  });

  it("are found when one of them is written with escapes", () => {
    const { problems } = parseDocument("x.json", '{ "a": 1, "\\u0061": 2 }');
    expect(problems).toMatchObject([{ code: "syntax/duplicate-key", offset: 10 }]);
  });

  it("are found in every object, and not between objects", () => {
    const { problems } = parseDocument(
      "x.json",
      '[{ "a": { "a": 1 } }, { "a": 1, "b": [{ "c": 1, "c": 1 }] }]',
    );
    expect(problems.map((problem) => problem.pointer)).toEqual(["/1/b/0/c"]);
  });

  it("are not renamed, because they are ambiguous", () => {
    expect(() => renameKey('{ "a": 1, "a": 2 }', "/a", "b")).toThrow("occurs twice");
  });
});

describe("keys that a pointer has to escape", () => {
  it.each([
    ["", "/"],
    ["a/b", "/a~1b"],
    ["m~n", "/m~0n"],
    ["~1", "/~01"],
    ["0", "/0"],
    ["-", "/-"],
    [" ", "/ "],
    ["ü\u{1F6A2}", "/ü\u{1F6A2}"],
    ["a\nb", "/a\nb"],
    ['"', '/"'],
  ])("%j is found, placed, changed and reported", (key, pointer) => {
    const text = `{ "x": 1, ${JSON.stringify(key)}: 2 }`;
    const after = applyEdits(text, setValue(text, pointer, 3));
    expect(after).toBe(text.replace(/2 }$/, "3 }"));
    const file = "layers/my-variant/parameters.json";
    const found = problemsOf({ [file]: text }).filter((one) => one.pointer === pointer);
    expect(found).toMatchObject([{ code: "schema/unknown-key", range: { start: { line: 1, column: 11 } } }]);
  });

  it("of a hundred thousand characters are accepted, and shortened in messages", async () => {
    const key = "k".repeat(100_000);
    const text = `{ "hits": { "${key}": 1, "${key}": 2 }, "${key}": 3 }`;
    const found = problemsOf({ [layer]: text });
    const codes = found.map((one) => one.code);
    expect(codes).toContain("syntax/duplicate-key");
    expect(codes).toContain("schema/unknown-key");
    for (const { message, hint } of found) expect(message.length + (hint ?? "").length).toBeLessThan(1000);
    await bench.get().during(`mine/${layer}`, text, () => bench.get().run("check", "mine"));
  });
});
