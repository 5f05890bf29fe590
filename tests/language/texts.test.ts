import { describe, expect, it } from "vitest";
import { createChecker } from "../../lib/diagnostics";
import { assemble } from "../../lib/documents";
import { format, outline, type OutlineItem, type World } from "../../lib/language";
import { quickFixes } from "../../lib/language/fixes";
import { applied, mark, shippedFiles, worldOf } from "./support";

describe("the outline", () => {
  const find = (items: readonly OutlineItem[], ...names: string[]): OutlineItem | undefined => {
    const [first, ...rest] = names;
    const item = items.find(({ name }) => name === first);
    return item && rest.length > 0 ? find(item.children, ...rest) : item;
  };

  it("has the name of a thing where there is one, and its id beside it", () => {
    const items = outline(worldOf(), "bases.json");
    expect(find(items, "bases", "Truk")).toMatchObject({ detail: "truk", kind: "object" });
    expect(find(items, "bases", "Truk", "airCapacity")).toMatchObject({
      detail: "6",
      kind: "number",
      children: [],
    });
    expect(find(items, "bases")?.detail).toMatch(/^\d+ members$/);
  });

  it("marks the key within the whole member", () => {
    const items = outline(worldOf({ "bases.json": '{\n  "bases": {\n  }\n}\n' }), "bases.json");
    expect(items).toEqual([
      {
        name: "bases",
        detail: "0 members",
        kind: "object",
        range: { start: { line: 2, column: 3 }, end: { line: 3, column: 4 } },
        selectionRange: { start: { line: 2, column: 3 }, end: { line: 2, column: 10 } },
        children: [],
      },
    ]);
  });

  it("is there for a broken text, and bounded", () => {
    const broken = outline(
      worldOf({ "bases.json": '{"bases": {"a": {"name": "A" "b": {"name": "B"}}' }),
      "bases.json",
    );
    expect(find(broken, "bases", "A", "B")?.detail).toBe("b");
    const many = outline(worldOf({ "map.json": `[${"1,".repeat(9_000)}1]` }), "map.json");
    expect(many).toHaveLength(5_000);
  });
});

describe("quick fixes", () => {
  it("are those of the problems that the range touches", () => {
    const files = {
      ...shippedFiles(),
      "bases.json": shippedFiles()["bases.json"]!.replace('"circle"', '"circl"'),
    };
    const { diagnostics } = createChecker(worldOf().game).check(files);
    const problem = diagnostics.find(({ file, fixes }) => file === "bases.json" && fixes !== undefined)!;
    const fixes = quickFixes(diagnostics, "bases.json", { start: problem.range.end, end: problem.range.end });
    expect(fixes.map(({ title }) => title)).toEqual(problem.fixes?.map(({ title }) => title));
    expect(fixes[0]?.diagnostic).toBe(problem);
    const top = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    expect(quickFixes(diagnostics, "bases.json", top)).toEqual([]);
    expect(quickFixes(diagnostics, "map.json", problem.range)).toEqual([]);
  });
});

describe("format", () => {
  const formatted = (world: World, file: string): string => {
    const result = format(world, file);
    if (!result.ok) throw new Error(result.message);
    return applied(world.files, result.edits)[file]!;
  };

  it("puts keys in the order of the schema, at any depth", () => {
    const { world, file } = mark("bases.json", `{"bases": {"x": {"hex": "0205","name":"X"}},"$schema":"s"}|`);
    expect(formatted(world, file)).toBe(
      '{\n  "$schema": "s",\n  "bases": {\n    "x": {\n      "name": "X",\n      "hex": "0205"\n    }\n  }\n}\n',
    );
    const patch = mark("layers/mine/bases.json", `{"bases": {"x": {"hex": "0205", "name": null}}}|`);
    expect(formatted(patch.world, patch.file)).toMatch(/"name": null,\n.*"hex"/);
  });

  it("touches white space alone where the order is right", () => {
    const { world, file } = mark("bases.json", `{"bases":   {"x": {"name": "X"}}}\n|`);
    const result = format(world, file);
    expect(result.ok && result.edits.every(({ text }) => text.trim() === "")).toBe(true);
    expect(formatted(world, file)).toBe('{\n  "bases": {\n    "x": {\n      "name": "X"\n    }\n  }\n}\n');
  });

  it("leaves the values of every shipped file as they are, and does nothing the second time", () => {
    const world = worldOf();
    for (const file of Object.keys(world.files)) {
      const text = formatted(world, file);
      expect(JSON.parse(text), file).toEqual(JSON.parse(world.files[file]!));
      expect(format(worldOf({ [file]: text }), file), file).toEqual({ ok: true, edits: [] });
    }
  });

  it("refuses a text that is broken, or would lose a member", () => {
    expect(format(worldOf({ "bases.json": '{"a": 1,}' }), "bases.json")).toMatchObject({ ok: false });
    expect(format(worldOf({ "bases.json": '{"a": 1, "a": 2}' }), "bases.json")).toMatchObject({ ok: false });
    expect(format({ ...worldOf(), draft: assemble({}), files: {} }, "bases.json")).toMatchObject({
      ok: false,
    });
  });
});
