import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { keysEdited } from "../../lib/documents/descent";
import { differencesOf } from "../../lib/documents/differences";
import { setValue } from "../../lib/documents/edit";
import { deepEqual } from "../../lib/documents/equal";
import { mergeLayers } from "../../lib/documents/merge";
import { applyMergePatch, isObject, MergeError } from "../../lib/documents/merge-patch";
import { parseDocument } from "../../lib/documents/parse";
import { get, isWithin, makePointer } from "../../lib/documents/pointer";
import { readDocument } from "../../lib/documents/read";
import { applyEdits } from "../../lib/documents/splice";
import type { Json, JsonObject, ParsedDocument } from "../../lib/documents/types";
import { everyPointer, jsonObject, jsonValue } from "./arbitraries";

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
    ["removed and set", { a: 1 }, { a: null }, { a: 2 }, ["/a"]],
    ["set and removed", { a: 1 }, { a: 2 }, { a: null }, ["/a"]],
    ["removed by both", { a: 1 }, { a: null }, { a: null }, []],
    ["lists of different items", { a: [1] }, { a: [1, 2] }, { a: [1, 3] }, ["/a"]],
    ["a new object, then another member of it", {}, { a: { x: 1 } }, { a: { y: 2 } }, []],
    ["a new object, then the same member", {}, { a: { x: 1, y: 1 } }, { a: { x: 2 } }, ["/a/x"]],
    ["a member changed, then the whole removed", { a: { x: 1, y: 1 } }, { a: { x: 2 } }, { a: null }, ["/a"]],
    ["a member removed, then the whole", { a: { x: 1, y: 1 } }, { a: { x: null } }, { a: null }, []],
    ["the whole removed, then a member set", { a: { x: 1 } }, { a: null }, { a: { x: 2 } }, ["/a"]],
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

  it("do not include what an earlier layer has removed already", () => {
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

describe("merged again after edits", () => {
  /** A place of a text, by its number among all of them, and what is put there. */
  const edit = fc.record({ inPatch: fc.boolean(), at: fc.noBias(fc.nat()), value: jsonValue(2) });

  const edited = (before: ParsedDocument, at: number, value: Json): ParsedDocument => {
    const places = everyPointer(before.value!);
    const pointer = places[1 + (at % (places.length - 1))]?.[0];
    if (pointer === undefined) return before;
    return readDocument(before.path, applyEdits(before.text, setValue(before, pointer, value)), before);
  };

  /** The first value with that of the second at each of the places where they differ. */
  const patched = (first: Json, second: Json, places: readonly string[][]): Json =>
    places.reduce<Json>((now, keys) => {
      if (keys.length === 0) return second;
      const parent = keys.slice(0, -1).reduce((value, key) => (value as JsonObject)[key]!, now);
      (parent as JsonObject)[keys.at(-1)!] = get(second, makePointer(keys))!;
      return now;
    }, structuredClone(first));

  it("a document is what it would be without the merge before, and what differs is found without looking at all", () => {
    fc.assert(
      fc.property(
        jsonObject(),
        jsonObject(),
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        (a, b, edits) => {
          let base = parseDocument("x.json", JSON.stringify(a, null, 2));
          let patch = parseDocument("layers/l0/x.json", JSON.stringify(b, null, 2));
          const all = [merge(base.value!, patch.value!).value];
          for (const { inPatch, at, value } of edits) {
            if (inPatch) patch = edited(patch, at, value);
            else base = edited(base, at, value);
            const { value: now } = merge(base.value!, patch.value!);
            expect(JSON.stringify(now)).toBe(JSON.stringify(applyMergePatch(base.value, patch.value!)));
            for (const before of all) {
              const places = differencesOf(before, now);
              if (places) expect(JSON.stringify(patched(before, now, places))).toBe(JSON.stringify(now));
            }
            all.push(now);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("the entries that a patch adds and that were not edited are the very objects of before", () => {
    const text = JSON.stringify({ units: { a: { speed: 1 }, b: { speed: 2, gone: null }, c: { speed: 3 } } });
    const first = parseDocument("layers/l0/x.json", text);
    const second = readDocument(first.path, text.replace("1", "4"), first);
    const shipped: Json = { units: { old: { speed: 0 } } };
    const [before, after] = [first, second].map(
      ({ value }) => (merge(shipped, value!).value as { units: JsonObject }).units,
    ) as [JsonObject, JsonObject];
    expect(after).toEqual({ old: { speed: 0 }, a: { speed: 4 }, b: { speed: 2 }, c: { speed: 3 } });
    expect(["old", "a", "b", "c"].filter((id) => after[id] === before[id])).toEqual(["old", "b", "c"]);
    expect([...keysEdited(before, after)!]).toEqual(["a"]);
  });
});
