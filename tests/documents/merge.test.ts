import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { deepEqual } from "../../lib/documents/equal";
import { mergeLayers } from "../../lib/documents/merge";
import { applyMergePatch, isObject, MergeError } from "../../lib/documents/merge-patch";
import { get, isWithin } from "../../lib/documents/pointer";
import type { Json } from "../../lib/documents/types";
import { everyPointer, jsonObject } from "./arbitraries";

const merge = (base: Json, ...patches: Json[]) =>
  mergeLayers(
    { file: "x.json", value: base },
    patches.map((value, i) => ({ file: `layers/l${i}/x.json`, layer: `l${i}`, value })),
  );
const at = (i: number, pointer: string) => ({ file: `layers/l${i}/x.json`, pointer, layer: `l${i}` });
const base = (pointer: string) => ({ file: "x.json", pointer, layer: "base" });

describe("who set a value", () => {
  it("is the base where no layer touches it, down to the very pointer", () => {
    const { originOf, origins } = merge({ a: { b: [1, 2] } }, { c: 1 });
    expect(originOf("/a/b/1")).toEqual(base("/a/b/1"));
    expect(originOf("/c")).toEqual(at(0, "/c"));
    expect(origins()).toEqual({ "": base(""), "/c": at(0, "/c") });
  });

  it("is the last layer that set it", () => {
    const { value, originOf } = merge({ a: 1, b: { c: 1, d: 1 } }, { a: 2, b: { c: 2 } }, { b: { c: 3 } });
    expect(value).toEqual({ a: 2, b: { c: 3, d: 1 } });
    expect(originOf("/a")).toEqual(at(0, "/a"));
    expect(originOf("/b")).toEqual(base("/b"));
    expect(originOf("/b/c")).toEqual(at(1, "/b/c"));
    expect(originOf("/b/d")).toEqual(base("/b/d"));
  });

  it("is one mark for a subtree that is set as a whole", () => {
    const { originOf, origins } = merge({ list: [1] }, { list: [{ a: 1 }], made: { x: { y: 1 } } });
    expect(originOf("/list/0/a")).toEqual(at(0, "/list/0/a"));
    expect(originOf("/made/x/y")).toEqual(at(0, "/made/x/y"));
    expect(Object.keys(origins())).toEqual(["", "/list", "/made"]);
  });

  it("forgets marks below what is replaced", () => {
    const { originOf, origins } = merge({ a: { b: 1 } }, { a: { b: 2 } }, { a: 5 }, { a: { b: 3 } });
    expect(originOf("/a/b")).toEqual(at(2, "/a/b"));
    expect(Object.keys(origins())).toEqual(["", "/a"]);
  });

  it("reports who took a value away", () => {
    const { value, originOf, removals } = merge({ a: { b: 1, c: 1 } }, { a: { b: null } });
    expect(value).toEqual({ a: { c: 1 } });
    expect(originOf("/a/b")).toEqual(at(0, "/a/b"));
    expect(originOf("/a/b/deeper")).toEqual(at(0, "/a/b"));
    expect(removals()).toEqual({ "/a/b": at(0, "/a/b") });
  });

  it("forgets a removal when the value comes back", () => {
    const { value, originOf, removals } = merge({ a: 1 }, { a: null }, { a: 2 });
    expect(value).toEqual({ a: 2 });
    expect(originOf("/a")).toEqual(at(1, "/a"));
    expect(removals()).toEqual({});
  });

  it("follows keys that need escapes, and patches inside a file", () => {
    const { originOf } = mergeLayers({ file: "x.json", value: {} }, [
      { file: "s.json", layer: "scenario", value: { "a/b": { c: 1 } }, at: "/overrides/x.json" },
    ]);
    expect(originOf("/a~1b/c")).toEqual({
      file: "s.json",
      pointer: "/overrides/x.json/a~1b/c",
      layer: "scenario",
    });
  });

  it("leaves a patch's own $schema out", () => {
    const { value, originOf } = merge({ $schema: "a" }, { $schema: "b", x: { $schema: "c" } });
    expect(value).toEqual({ $schema: "a", x: { $schema: "c" } });
    expect(originOf("/$schema")).toEqual(base("/$schema"));
  });

  it("is right for every value of any documents", () => {
    const twoLayers = fc.array(jsonObject(), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(jsonObject(), twoLayers, (start, patches) => {
        const merged = merge(start, ...patches);
        expect(merged.value).toEqual(
          patches.reduce<Json>((value, patch) => applyMergePatch(value, patch), start),
        );
        const marks = merged.origins();
        const files = new Map<string, Json>([["x.json", start]]);
        patches.forEach((patch, i) => files.set(at(i, "").file, patch));
        for (const [pointer, value] of everyPointer(merged.value)) {
          const origin = merged.originOf(pointer);
          const written = get(files.get(origin.file), origin.pointer);
          if (isObject(value)) expect(isObject(written)).toBe(true);
          else expect(written).toEqual(value);
          // The longest mark that is a prefix counts.
          const longest =
            Object.keys(marks)
              .filter((mark) => isWithin(pointer, mark))
              .sort((a, b) => b.length - a.length)[0] ?? "";
          expect(origin).toEqual({
            ...marks[longest],
            pointer: (marks[longest]?.pointer ?? "") + pointer.slice(longest.length),
          });
        }
        for (const [pointer, origin] of Object.entries(merged.removals())) {
          expect(get(merged.value, pointer)).toBeUndefined();
          expect(get(files.get(origin.file), origin.pointer)).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("conflicts between layers", () => {
  it.each<[string, Json, Json, Json, string[]]>([
    ["one value set differently", { a: 1 }, { a: 2 }, { a: 3 }, ["/a"]],
    ["one value set alike", { a: 1 }, { a: 2 }, { a: 2 }, []],
    ["different values", { a: 1, b: 1 }, { a: 2 }, { b: 2 }, []],
    ["only the base overridden", { a: 1 }, {}, { a: 2 }, []],
    ["set back to the base's value", { a: 1 }, { a: 2 }, { a: 1 }, ["/a"]],
    ["taken away and set", { a: 1 }, { a: null }, { a: 2 }, ["/a"]],
    ["set and taken away", { a: 1 }, { a: 2 }, { a: null }, ["/a"]],
    ["taken away by both", { a: 1 }, { a: null }, { a: null }, []],
    ["lists of different items", { a: [1] }, { a: [1, 2] }, { a: [1, 3] }, ["/a"]],
    ["a new object, then another member of it", {}, { a: { x: 1 } }, { a: { y: 2 } }, []],
    ["a new object, then the same member", {}, { a: { x: 1, y: 1 } }, { a: { x: 2 } }, ["/a/x"]],
    [
      "a member changed, then the whole taken away",
      { a: { x: 1, y: 1 } },
      { a: { x: 2 } },
      { a: null },
      ["/a"],
    ],
    ["a member taken away, then the whole", { a: { x: 1, y: 1 } }, { a: { x: null } }, { a: null }, []],
    ["the whole taken away, then a member set", { a: { x: 1 } }, { a: null }, { a: { x: 2 } }, ["/a"]],
    ["a value, then an object", { a: 1 }, { a: 2 }, { a: { x: 1 } }, ["/a"]],
    ["an object emptied in two ways", { a: { x: 1 } }, { a: { x: null } }, { a: {} }, []],
  ])("%s", (_, start, first, second, pointers) => {
    expect(merge(start, first, second).conflicts.map((conflict) => conflict.pointer)).toEqual(pointers);
  });

  it("name both places and both values", () => {
    const { conflicts } = merge({ u: { s: 1 } }, { u: { s: 2 } }, { u: { s: 3 } });
    expect(conflicts).toEqual([
      { pointer: "/u/s", first: at(0, "/u/s"), second: at(1, "/u/s"), values: [2, 3] },
    ]);
  });

  it("lead to the very value that is undone", () => {
    const { conflicts } = merge({ u: { s: 1, t: 1 } }, { u: { s: 2 } }, { u: null });
    expect(conflicts).toEqual([
      { pointer: "/u", first: at(0, "/u/s"), second: at(1, "/u"), values: [{ s: 2, t: 1 }, undefined] },
    ]);
  });

  it("are not made by a patch that means to overrule", () => {
    const { conflicts, value } = mergeLayers({ file: "x.json", value: { a: 1 } }, [
      { file: "l.json", layer: "l", value: { a: 2 } },
      { file: "s.json", layer: "scenario", value: { a: 3 }, overrules: true },
    ]);
    expect(value).toEqual({ a: 3 });
    expect(conflicts).toEqual([]);
  });

  it("are not made by one layer with itself, nor by layers that agree", () => {
    fc.assert(
      fc.property(jsonObject(), jsonObject(), (start, patch) => {
        expect(merge(start, patch).conflicts).toEqual([]);
        expect(merge(start, patch, patch).conflicts).toEqual([]);
      }),
    );
  });

  it("show whenever the order of two layers matters", () => {
    fc.assert(
      fc.property(jsonObject(), jsonObject(), jsonObject(), (start, one, two) => {
        const there = merge(start, one, two);
        const back = merge(start, two, one);
        if (!deepEqual(there.value, back.value)) {
          expect(there.conflicts.length + back.conflicts.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("patches that do not fit", () => {
  it("report what they take away that is not there", () => {
    const { dangling } = merge({ a: {} }, { a: { x: null }, b: null });
    expect(dangling).toEqual([
      { kind: "delete", ...at(0, "/a/x"), target: "/a/x" },
      { kind: "delete", ...at(0, "/b"), target: "/b" },
    ]);
  });

  it("report what they go into that is no object", () => {
    const { dangling, value } = merge({ a: [1, 2], b: 3 }, { a: { "0": 5 }, b: { c: 1 } });
    expect(value).toEqual({ a: { "0": 5 }, b: { c: 1 } });
    expect(dangling.map(({ kind, target }) => [kind, target])).toEqual([
      ["descend", "/a"],
      ["descend", "/b"],
    ]);
  });

  it("report nulls inside something new", () => {
    const { dangling, value } = merge({}, { a: { b: { c: null, d: 1 } } });
    expect(value).toEqual({ a: { b: { d: 1 } } });
    expect(dangling.map(({ target }) => target)).toEqual(["/a/b/c"]);
  });

  it("do not include what an earlier layer has taken away already", () => {
    expect(merge({ a: 1 }, { a: null }, { a: null }).dangling).toEqual([]);
  });

  it("list new objects, in which an id may be misspelt", () => {
    const { additions } = merge(
      { units: { one: {} } },
      { units: { oen: { s: 1, deep: { x: 1 } }, one: { s: 1 } }, n: 4 },
    );
    expect(additions).toEqual([{ ...at(0, "/units/oen"), target: "/units/oen" }]);
  });

  it("are refused when they reach for a prototype", () => {
    const patch = JSON.parse('{"a":{"__proto__":{"evil":1}}}') as Json;
    expect(() => merge({ a: {} }, patch)).toThrow(MergeError);
    expect(() => merge({}, patch)).toThrow(MergeError);
    expect(({} as Record<string, unknown>)["evil"]).toBeUndefined();
  });
});
