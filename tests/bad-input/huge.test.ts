// @module-tag slow
import { describe, expect, it } from "vitest";
import { applyEdits, maxDepth, parseDocument, setValue } from "../../lib/documents";
import { maxLength, maxMembers } from "../../lib/documents/syntax-codes";
import { bounds, saveFile } from "../../lib/workspace";
import { commandsOn, fingerprint, problemsOf, sharedBench } from "./support";

/** Too much of everything: each is either worked on in seconds, or refused with the reason. */

const timeout = 300_000;
const layer = "layers/my-variant/parameters.json";
const bench = sharedBench();

const filled = (head: string, piece: string, tail: string, length: number): string =>
  head + piece.repeat(Math.floor((length - head.length - tail.length) / piece.length)) + tail;
const members = (count: number, value: string): string =>
  Array.from({ length: count }, (_, i) => `"a${i}":${value}`).join(",");

describe("fifty megabytes", { timeout }, () => {
  it.each([
    ["one text", filled('{"note":"', "x", '"}', maxLength), []],
    ["a list of numbers", filled("[", "0,", "0]", maxLength), ["syntax/too-extensive"]],
    ["blanks", " ".repeat(maxLength), ["syntax/empty"]],
    [
      "text cut off",
      filled('{"note":["', '","', "", maxLength),
      ["syntax/invalid-string", "syntax/unclosed"],
    ],
    ["one character more", " ".repeat(maxLength + 1), ["syntax/too-large"]],
  ])("of %s", (_name, text, codes) => {
    const reported = problemsOf({ [layer]: text }).filter(
      (one) => one.file === layer && one.code.startsWith("syntax/"),
    );
    const found = new Set(reported.map((one) => one.code));
    if (codes.length === 0) expect([...found]).toEqual([]);
    else
      expect(
        codes.some((code) => found.has(code)),
        [...found].join(),
      ).toBe(true);
    expect(reported.length).toBeLessThan(500);
  });

  it("are edited in one place alone, and not saved, with the reason", () => {
    const text = filled('{"last": 1, "note":"', "x", '"}', maxLength);
    const after = applyEdits(text, setValue(text, "/last", 2));
    expect(after.slice(0, 11)).toBe('{"last": 2,');
    expect(after.slice(11)).toBe(text.slice(11));
    const before = fingerprint(bench.get().path);
    expect(() => saveFile(bench.get().at("mine"), layer, after)).toThrow(
      `${layer} has 50000000 bytes; the maximum is ${bounds.fileBytes}.`,
    );
    expect(fingerprint(bench.get().path)).toEqual(before);
  });

  it("on the disk are not read, with the reason, by any command", async () => {
    const here = bench.get();
    await here.during(`mine/${layer}`, new Uint8Array(50_000_000).fill(32), async () => {
      const { json, status } = await here.run("check", "mine");
      expect(status).toBe(1);
      expect(json.diagnostics).toContainEqual(
        expect.objectContaining({
          code: "workspace/unreadable",
          message: `${layer} has 47.7 MB; the maximum is 16.0 MB.`,
          path: `mine/${layer}`,
        }),
      );
      for (const command of commandsOn("mine")) await here.run(...command);
    });
  });

  it("as the workspace's own file are refused as well", async () => {
    const here = bench.get();
    await here.during("mine/sandtable.json", new Uint8Array(50_000_000).fill(32), async () => {
      const { json } = await here.run("check", "mine");
      expect(json.error?.message).toMatch(/has 47.7 MB; the maximum is 16.0 MB/);
    });
  });
});

describe("sixteen megabytes on the disk", { timeout }, () => {
  it("are read and reported as holding too much", async () => {
    const here = bench.get();
    const text = `{"hits":{${members(400_000, "{}")}}}`;
    await here.during(`mine/${layer}`, text, async () => {
      const { json } = await here.run("check", "mine");
      const reported = json.diagnostics!.filter((one) => one.severity === "error");
      expect(reported).toMatchObject([
        { code: "syntax/too-extensive", pointer: "/hits", path: `mine/${layer}` },
      ]);
      expect(reported[0]!.message).toMatch(/400000 members/);
    });
  });
});

describe("a hundred thousand levels", { timeout }, () => {
  const levels = 100_000;

  it.each([
    ["of lists", "[".repeat(levels) + "]".repeat(levels)],
    ["of objects", '{"a":'.repeat(levels) + "1" + "}".repeat(levels)],
    ["of lists in objects", '{"a":['.repeat(levels) + "]}".repeat(levels)],
    ["never closed", '{"a":'.repeat(levels)],
    ["in one member", `{"hits":${"[".repeat(levels)}${"]".repeat(levels)}}`],
  ])("%s", async (_name, text) => {
    const here = bench.get();
    for (const file of [layer, "sandtable.json", "playtests/deep.json"]) {
      const reported = problemsOf({ [file]: text }).find((one) => one.code === "syntax/too-deep");
      expect(reported).toMatchObject({ file, range: { start: { line: 1 } } });
      expect(reported!.message).toContain(`more than ${maxDepth} deep`);
      await here.during(`mine/${file}`, text, async () => {
        for (const command of commandsOn("mine").slice(0, 3)) await here.run(...command);
      });
    }
  });

  it("cannot be made by an edit", () => {
    let deep: Parameters<typeof setValue>[2] = 1;
    for (let i = 0; i < 1000; i++) deep = [deep];
    expect(() => setValue("{}", "/a", deep)).toThrow("cannot be nested");
    expect(() => setValue("{}", "/a".repeat(1000), 1)).toThrow("cannot be nested");
  });
});

describe("problems without number", { timeout }, () => {
  const many = maxMembers;

  it.each([
    ["entries without members", "layers/my-variant/units.json", `{"naval":{${members(many, "{}")}}}`],
    ["keys that nobody knows", layer, `{${members(many, "1")}}`],
    ["hexes that are none", "layers/my-variant/map.json", `{"hexes":{${members(many, "0")}}}`],
    ["ids that name nothing", "scenarios/x.json", `{"setup":{${members(many, '{"units":{"x":1}}')}}}`],
    ["overrides of nothing", "scenarios/x.json", `{"overrides":{${members(many, "{}")}}}`],
    [
      "layers that are not there",
      "sandtable.json",
      `{"layers":[${Array.from({ length: many }, (_, i) => `"l${i}"`).join()}]}`,
    ],
    [
      "choices that are none",
      "playtests/x.json",
      `{"choices":[${Array.from({ length: many }, () => 0).join()}]}`,
    ],
    ["sources of nothing", "layers/my-variant/bases.json", `{"sources":{${members(many, "0")}}}`],
    ["nulls of nothing", "layers/my-variant/bases.json", `{"bases":{${members(many, "null")}}}`],
    [
      "equal ids in a list",
      "layers/my-variant/layer.json",
      `{"requires":[${Array.from({ length: many }, () => '"a"').join()}]}`,
    ],
  ])("%s are reported two hundred times and counted", (_name, file, text) => {
    const reported = problemsOf({ [file]: text }).filter((one) => one.file === file);
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.length).toBeLessThan(300);
    expect(JSON.stringify(reported).length).toBeLessThan(1_000_000);
  });
});

describe("files without number", { timeout }, () => {
  it(`of which no more than ${bounds.files} are read, with the reason`, async () => {
    const here = bench.get();
    for (let i = 0; i <= bounds.files; i++) here.write(`mine/tables/t${i}.json`, "{}");
    const { json } = await here.run("check", "mine");
    expect(json.error?.message ?? JSON.stringify(json.diagnostics)).toContain(
      `There are more than ${bounds.files} documents`,
    );
    here.remove("mine/tables");
  });

  it("as layers in one long chain", () => {
    const files: Record<string, string> = {};
    for (let i = 0; i < 60; i++) {
      const requires = i === 0 ? [] : [`l${i - 1}`];
      files[`layers/l${i}/layer.json`] = JSON.stringify({ id: `l${i}`, requires });
      files[`layers/l${i}/parameters.json`] = JSON.stringify({
        hits: { hitOn: { "air-strike": (i % 6) + 1 } },
      });
    }
    expect(problemsOf(files).length).toBeGreaterThan(0);
  });
});

describe("lines without end", () => {
  it("have their columns counted", () => {
    const text = `{${members(5000, '"x"')}, "hits": { "hitOn": { "air-strike": 0 } } }`;
    const reported = problemsOf({ [layer]: text }).find((one) => one.pointer === "/hits/hitOn/air-strike");
    const column = text.lastIndexOf("0 }") + 1;
    if (reported) expect(reported.range.start).toEqual({ line: 1, column });
    const { problems } = parseDocument("x.json", `${text.slice(0, -1)}, }`);
    expect(problems[0]).toMatchObject({ code: "syntax/trailing-comma", offset: text.length - 1 });
  });
});
