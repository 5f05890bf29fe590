import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { differencesOf } from "../../lib/documents/differences";
import { get, makePointer } from "../../lib/documents/pointer";
import { parseDocument } from "../../lib/documents/parse";
import { setValue } from "../../lib/documents/edit";
import { readDocument } from "../../lib/documents/read";
import { applyEdits } from "../../lib/documents/splice";
import type { Json } from "../../lib/documents/types";
import { everyPointer, jsonObject, jsonValue } from "./arbitraries";

describe("the differences of two values", () => {
  it("is the place that was edited, or one above it", () => {
    fc.assert(
      fc.property(jsonObject(), fc.noBias(fc.nat()), jsonValue(2), (value, at, other) => {
        const before = parseDocument("x.json", JSON.stringify(value, null, 2));
        const places = everyPointer(value);
        const [pointer] = places[at % places.length]!;
        const text = applyEdits(before.text, setValue(before, pointer, other));
        const after = readDocument("x.json", text, before);
        const found = differencesOf(before.value!, after.value!)!.map(makePointer);
        const isSame = JSON.stringify(before.value) === JSON.stringify(after.value);
        expect(found.length === 0).toBe(isSame);
        for (const each of found) {
          expect(each.startsWith(pointer) || pointer.startsWith(`${each}/`) || each === "").toBe(true);
          expect(get(before.value, each)).not.toBe(get(after.value, each));
        }
      }),
    );
  });

  it.each<[string, Json, Json, string[][] | undefined]>([
    ["a key that comes", { a: { b: 1 } }, { a: { b: 1, c: 2 } }, [["a"]]],
    ["keys in another order", { a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, [["a"]]],
    ["an item more", { a: [1] }, { a: [1, 2] }, [["a"]]],
    ["a list in place of an object", { a: {} }, { a: [] }, [["a"]]],
    [
      "two values",
      { a: { b: 1 }, c: [1, 2] },
      { a: { b: 2 }, c: [1, 3] },
      [
        ["a", "b"],
        ["c", "1"],
      ],
    ],
    ["very many", Array<number>(100).fill(1), Array<number>(100).fill(2), undefined],
  ])("of %s", (_name, before, after, places) => {
    expect(differencesOf(before, after)).toEqual(places);
  });
});
