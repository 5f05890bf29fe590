import { describe, expect, it } from "vitest";
import { compareDrafts } from "../../lib/compare";
import { assemble, type Draft, type Json } from "../../lib/documents";

/** A tiny ruleset: documents by path, and layers with their patches. */
function draft(documents: Record<string, Json>, layers: Record<string, Record<string, Json>> = {}): Draft {
  const files = Object.entries(documents).map(([path, value]) => [path, JSON.stringify(value)]);
  const patches = Object.entries(layers).flatMap(([id, some]) =>
    Object.entries({
      "layer.json": { id, kind: "variant", title: `The ${id}`, reason: `For ${id}.` },
      ...some,
    }).map(([path, value]) => [`layers/${id}/${path}`, JSON.stringify(value)]),
  );
  return assemble(Object.fromEntries([...files, ...patches]) as Record<string, string>, {
    layers: Object.keys(layers),
  });
}

const sources = (note?: string): Json => ({
  "": { rule: "1.0", status: "printed" },
  "/a": { rule: "2.1", status: "printed", ...(note !== undefined && { note }) },
});

describe("the differences of two drafts", () => {
  it("are single values, with what was and is", () => {
    const before = draft({ "bases.json": { a: { x: 1, y: 2 }, gone: true } });
    const after = draft({ "bases.json": { a: { x: 1, y: 3 }, come: [1] } });
    expect(compareDrafts(before, after)).toMatchObject([
      { file: "bases.json", pointer: "/a/y", kind: "changed", from: 2, to: 3 },
      { pointer: "/gone", kind: "removed", from: true, to: null },
      { pointer: "/come", kind: "added", from: null, to: [1] },
    ]);
  });

  it("skip a document's metadata, and report a whole document once", () => {
    const before = draft({ "bases.json": { $schema: "x", sources: sources(), a: 1 } });
    const after = draft({ "bases.json": { $schema: "y", sources: {}, a: 1 }, "units.json": { b: 1 } });
    expect(compareDrafts(before, after)).toMatchObject([{ file: "units.json", pointer: "", kind: "added" }]);
  });

  it("name the rule of both sides", () => {
    const before = draft({ "bases.json": { sources: sources(), a: 1 } });
    const after = draft({ "bases.json": { sources: { "/a": { rule: "7.7", status: "printed" } }, a: 2 } });
    expect(compareDrafts(before, after)).toMatchObject([{ rule: "7.7", ruleBefore: "2.1" }]);
    expect(compareDrafts(after, before)).toMatchObject([{ rule: "2.1", ruleBefore: "7.7" }]);
  });

  it("name the rule of the nearest object around a value that the sources speak of", () => {
    const rules = {
      "": { rule: "1.0" },
      "/a": { rule: "2.1" },
      "/a/b/c": { rule: "2.2" },
      "/a/bc": { rule: "9" },
    };
    const before = draft({ "bases.json": { sources: rules, a: { b: { c: 1, d: 1 }, e: 1 }, f: 1 } });
    const after = draft({ "bases.json": { sources: rules, a: { b: { c: 2, d: 2 }, e: 2 }, f: 2 } });
    expect(compareDrafts(before, after).map(({ pointer, rule }) => [pointer, rule])).toEqual([
      ["/a/b/c", "2.2"],
      ["/a/b/d", "2.1"],
      ["/a/e", "2.1"],
      ["/f", "1.0"],
    ]);
  });

  it("are found without going over all sources for each of them", () => {
    const many = Array.from({ length: 4000 }, (_, i) => `unit-${i}`);
    const of = (value: number): Draft =>
      draft({
        "units.json": {
          sources: Object.fromEntries(many.map((id) => [`/${id}`, { rule: "2.1" }])),
          ...Object.fromEntries(many.map((id) => [id, value])),
        },
      });
    const cpu = (work: () => unknown): number => {
      const before = process.cpuUsage();
      work();
      return process.cpuUsage(before).user;
    };
    const reading = cpu(() => of(1));
    const [before, after] = [of(1), of(2)];
    // Sixteen million looks took a hundred times as long as reading the text.
    expect(cpu(() => compareDrafts(before, after))).toBeLessThan(10 * reading);
  });

  it("give the layer's reason, else the note of the value that is there now", () => {
    const before = draft({ "bases.json": { sources: sources("Why it was 1."), a: 1 } });
    const layered = draft(
      { "bases.json": { sources: sources("Why it was 1."), a: 1 } },
      { mine: { "bases.json": { a: 2 } } },
    );
    const after = draft({ "bases.json": { sources: sources("Why it is 3."), a: 3 } });
    const silent = draft({ "bases.json": { sources: sources(), a: 4 } });
    const gone = draft({ "bases.json": { sources: sources() } });
    expect(compareDrafts(before, layered)).toMatchObject([{ reason: "The mine: For mine." }]);
    expect(compareDrafts(before, after)).toMatchObject([{ reason: "Why it is 3." }]);
    expect(compareDrafts(before, silent)).toMatchObject([{ reason: null }]);
    expect(compareDrafts(before, gone)).toMatchObject([{ reason: "Why it was 1." }]);
  });
});
