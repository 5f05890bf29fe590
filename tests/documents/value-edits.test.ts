import fc from "../support/fast-check";
import { expect, it } from "vitest";
import { parseDocument } from "../../lib/documents/parse";
import { setValue } from "../../lib/documents/edit";
import { readDocument } from "../../lib/documents/read";
import { applyEdits } from "../../lib/documents/splice";
import { changedMembers } from "../../lib/documents/differences";
import type { Json } from "../../lib/documents/types";
import { valueEdits, withValueEdits } from "../../lib/documents/value-edits";
import { everyPointer, jsonObject, jsonValue } from "./arbitraries";

it("the values at the places that differ make one value out of the other, for somebody with a copy too", () => {
  fc.assert(
    fc.property(
      jsonObject(),
      fc.array(fc.tuple(fc.nat(), jsonValue(2)), { maxLength: 4 }),
      (value, changes) => {
        const first = parseDocument("x.json", JSON.stringify(value, null, 2));
        const copy = JSON.parse(JSON.stringify(value)) as Json;
        let document = first;
        for (const [at, other] of changes) {
          const places = everyPointer(document.value!);
          const [pointer] = places[at % places.length]!;
          const text = applyEdits(document.text, setValue(document, pointer, other));
          document = readDocument("x.json", text, document);
        }
        const edits = valueEdits(first.value!, document.value!);
        if (!edits) return;
        const text = JSON.stringify(document.value);
        expect(JSON.stringify(withValueEdits(first.value!, edits))).toBe(text);
        expect(JSON.stringify(withValueEdits(copy, edits))).toBe(text);
      },
    ),
  );
});

it("all but the way to an edit stays what it was, and the members that changed are known without looking at all", () => {
  const before = { a: { b: 1, c: { d: 1 } }, e: [{ f: 1 }, { f: 2 }] };
  const after = withValueEdits(before, [
    { keys: ["a", "b"], value: 2 },
    { keys: ["e", "1", "f"], value: 3 },
  ]) as typeof before;
  expect(after).toEqual({ a: { b: 2, c: { d: 1 } }, e: [{ f: 1 }, { f: 3 }] });
  expect(after.a.c).toBe(before.a.c);
  expect(after.e[0]).toBe(before.e[0]);
  expect(changedMembers(before, after)?.toSorted()).toEqual(["a", "e"]);
  expect(changedMembers(before.e, after.e)).toEqual(["1"]);
});
