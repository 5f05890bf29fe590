import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { membersIn } from "../../lib/documents/extent";
import { parseDocument } from "../../lib/documents/parse";
import { get, parentPointer } from "../../lib/documents/pointer";
import { lineMapOf, offsetsOf, placeAt } from "../../lib/documents/positions";
import { readDocument } from "../../lib/documents/read";
import { reparse } from "../../lib/documents/reparse";
import { applyEdits } from "../../lib/documents/splice";
import { stretchThatDiffers } from "../../lib/documents/stretch";
import type { Json, ParsedDocument, TextSplice } from "../../lib/documents/types";
import { everyPointer, jsonObject, jsonValue, keys, layouts } from "./arbitraries";

const layout = fc.constantFrom(...layouts, {
  name: "CR",
  print: (value: Json) => JSON.stringify(value, null, 2).replaceAll("\n", "\r"),
});

/** Pieces that fix, break or only move a text. */
const pieces = fc.constantFrom(
  ...["0", " ", "\n", "\r", "\r\n", ",", ":", "{", "}", "[", "]", '"', "\\", "-0", "1e5", "\\u00e9"],
  ...['"a": 1,', ',"a": 1', '"__proto__": {},', '"2": [],', "\uFFFD", "\u{1F6A2}", "\uFEFF", "true"],
);

const edit = fc.record({
  kind: fc.constantFrom("anywhere", "value", "before", "take away"),
  /** Where: a share of what there is, in thousandths. */
  at: fc.noBias(fc.nat(999)),
  length: fc.integer({ min: 0, max: 4 }),
  piece: pieces,
  key: keys,
  value: jsonValue(2),
  /** Where it breaks the text: whether it stays so for the edits to come, or is undone. */
  stays: fc.constantFrom(true, false, false, false, false, false),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

/** The edit in a text: of any characters; or of a value or member of the last text that was JSON, if it still stands. */
function spliceOf(
  { kind, at, length, piece, key, value }: Edit,
  text: string,
  sound: ParsedDocument,
): TextSplice {
  const offset = Math.floor((at * (text.length + 1)) / 1000);
  const [, ...places] = everyPointer(sound.value!);
  if (kind === "anywhere" || sound.text !== text || places.length === 0) {
    return { offset, length: Math.min(length, text.length - offset), text: piece };
  }
  const [pointer] = places[Math.floor((at * places.length) / 1000)]!;
  const now = JSON.stringify(value);
  if (kind === "value") return { ...offsetsOf(sound, pointer), text: now };
  const member = offsetsOf(sound, pointer, "member");
  if (kind === "take away") {
    const comma = /^\s*,/.exec(text.slice(member.offset + member.length))?.[0].length ?? 0;
    return { offset: member.offset, length: member.length + comma, text: "" };
  }
  const isItem = Array.isArray(get(sound.value, parentPointer(pointer)!));
  return { offset: member.offset, length: 0, text: isItem ? `${now},` : `${JSON.stringify(key)}: ${now},` };
}

/** All that can be asked of a document. */
function all(doc: ParsedDocument): unknown {
  const map = lineMapOf(doc);
  return {
    problems: doc.problems,
    // As a text, in which the order of members counts.
    value: JSON.stringify(doc.value),
    lines: map.lineCount,
    positions: Array.from({ length: doc.text.length + 1 }, (_, offset) => map.positionAt(offset)),
    places: doc.value === undefined ? [] : Array.from(doc.text, (_, offset) => placeAt(doc, offset)),
    pointers:
      doc.value === undefined
        ? []
        : everyPointer(doc.value).map(([at]) => [at, offsetsOf(doc, at), offsetsOf(doc, at, "member")]),
  };
}

describe("a text read again after an edit", () => {
  it("is in all that can be asked of it what it is when read for the first time", () => {
    let inParts = 0;
    fc.assert(
      fc.property(
        jsonObject(),
        layout,
        fc.array(edit, { minLength: 2, maxLength: 8 }),
        (value, { print }, edits) => {
          let sound = parseDocument("x.json", print(value));
          let { text } = sound;
          for (const each of edits) {
            text = applyEdits(text, [spliceOf(each, text, sound)]);
            const again = reparse("x.json", text, sound);
            const fresh = parseDocument("x.json", text);
            if (again) {
              inParts++;
              expect(all(again.doc)).toEqual(all(fresh));
              expect(again.grown).toBe(membersIn(fresh.value!) - membersIn(sound.value!));
            }
            const doc = again?.doc ?? fresh;
            if (doc.problems.length === 0) sound = doc;
            else if (!each.stays) text = sound.text;
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(inParts).toBeGreaterThan(500);
  });

  const text = JSON.stringify(
    { units: { a: { steps: 1 }, b: { steps: 2 }, c: [1, { x: 2 }] }, rest: {} },
    null,
    2,
  );
  const before = readDocument("x.json", text);

  it("has the very values of before but for those that the edit has to do with", () => {
    const at = text.indexOf("2");
    const after = readDocument("x.json", applyEdits(text, [{ offset: at, length: 1, text: "3" }]), before);
    type Shape = { units: Record<string, unknown>; rest: unknown };
    const [was, is] = [before.value as Shape, after.value as Shape];
    expect(is.units["b"]).toEqual({ steps: 3 });
    expect([
      is.units["a"] === was.units["a"],
      is.units["c"] === was.units["c"],
      is.rest === was.rest,
    ]).toEqual([true, true, true]);
    expect(was.units["b"]).toEqual({ steps: 2 });
  });

  it("is the very value of before when only its layout differs", () => {
    const after = readDocument("x.json", text.replace('"b"', '\n"b"'), before);
    expect(after.value).toBe(before.value);
  });

  it.each([
    ["a member stands twice", '"b"', '"a"'],
    ["a key is reserved", '"b"', '"__proto__"'],
    ["a number is not exact", "2", "12345678901234567890"],
    ["brackets are closed and opened again", '"steps": 2', '"steps": 2 }, "d": { "e": 1'],
    ["it is no JSON", "2", "2 3"],
  ])("is read as a whole where %s", (_name, old, now) => {
    const edited = text.replace(old, now);
    const fresh = parseDocument("x.json", edited);
    expect(all(readDocument("x.json", edited, before))).toEqual(all(fresh));
  });
});

describe("the stretch in which two texts differ", () => {
  it("holds all that differs, and begins and ends with it", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 40 });
    const blocks = fc.integer({ min: 0, max: 3 }).map((n) => "a".repeat(n * 9000));
    fc.assert(
      fc.property(blocks, texts, texts, blocks, (head, a, b, tail) => {
        const [before, after] = [head + a + tail, head + b + tail];
        const found = stretchThatDiffers(before, after);
        if (!found) return void expect(before).toBe(after);
        const { from, to } = found;
        const end = to + after.length - before.length;
        expect(before.slice(0, from) + after.slice(from, end) + before.slice(to)).toBe(after);
        if (from < to && from < end) {
          expect(before[from]).not.toBe(after[from]);
          expect(before[to - 1]).not.toBe(after[end - 1]);
        }
      }),
    );
  });
});
