import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { deepEqual } from "../../lib/documents/equal";
import { insertMember, removeValue, renameKey, setValue } from "../../lib/documents/edit";
import { parseDocument } from "../../lib/documents/parse";
import { get, lastSegment, parentPointer } from "../../lib/documents/pointer";
import { applyEdits, EditError } from "../../lib/documents/splice";
import type { Json, JsonObject, TextSplice } from "../../lib/documents/types";
import { anyLayout, everyPointer, jsonValue, keys } from "./arbitraries";

const read = (text: string): Json | undefined => {
  const { value, problems } = parseDocument("x.json", text);
  expect(problems.filter(({ code }) => code !== "syntax/byte-order-mark")).toEqual([]);
  return value;
};

/** How many UTF-16 units edits touch. */
const size = (edits: readonly TextSplice[]): number =>
  edits.reduce((sum, { length, text }) => sum + length + text.length, 0);

const bases = `{
  "bases": {
    "rabaul": {
      "air": 8,
      "tags": ["port", "base"]
    },
    "truk": {}
  },
  "turns": {
    "2": 1,
    "10": 2
  },
  "list": [
    { "x": 1 },
    { "x": 2 }
  ]
}
`;

/** Lines that differ, "-" from the old text and "+" from the new one, as a person reviews them. */
function diff(before: string, after: string): string[] {
  const a = before.split("\n");
  const b = after.split("\n");
  let head = 0;
  while (head < a.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return [
    ...a.slice(head, a.length - tail).map((line) => `-${line}`),
    ...b.slice(head, b.length - tail).map((line) => `+${line}`),
  ];
}

const done = (edits: TextSplice[]): string[] => diff(bases, applyEdits(bases, edits));

describe("an edit changes no line that it need not", () => {
  it.each<[string, Json, string[]]>([
    ["/bases/rabaul/air", 10, ['-      "air": 8,', '+      "air": 10,']],
    ["/bases/rabaul/air", 8, []],
    [
      "/bases/rabaul/oil",
      4,
      ['-      "tags": ["port", "base"]', '+      "tags": ["port", "base"],', '+      "oil": 4'],
    ],
    ["/bases/rabaul/tags/1", "hub", ['-      "tags": ["port", "base"]', '+      "tags": ["port", "hub"]']],
    [
      "/bases/rabaul/tags/-",
      "hub",
      ['-      "tags": ["port", "base"]', '+      "tags": ["port", "base", "hub"]'],
    ],
    ["/bases/rabaul/tags", ["port"], ['-      "tags": ["port", "base"]', '+      "tags": ["port"]']],
    ["/bases/truk", { air: 1 }, ['-    "truk": {}', '+    "truk": {', '+      "air": 1', "+    }"]],
    [
      "/bases/truk/a/b",
      true,
      ['-    "truk": {}', '+    "truk": {', '+      "a": {', '+        "b": true', "+      }", "+    }"],
    ],
    ["/bases/lae", {}, ['-    "truk": {}', '+    "truk": {},', '+    "lae": {}']],
    ["/turns/3", 7, ['+    "3": 7,']],
    [
      "/turns",
      { "2": 1, "3": 7, "10": 2, "11": 5 },
      ['-    "10": 2', '+    "3": 7,', '+    "10": 2,', '+    "11": 5'],
    ],
    ["/list/0", { x: 5 }, ['-    { "x": 1 },', '+    { "x": 5 },']],
    ["/list/0/y", [1], ['-    { "x": 1 },', '+    { "x": 1, "y": [1] },']],
    ["/list/2", { x: 3 }, ['-    { "x": 2 }', '+    { "x": 2 },', "+    {", '+      "x": 3', "+    }"]],
  ])("setting %s to %j", (pointer, value, lines) => {
    expect(done(setValue(bases, pointer, value))).toEqual(lines);
  });

  it.each<[string, string[]]>([
    ["/bases/rabaul/air", ['-      "air": 8,']],
    ["/bases/rabaul/tags", ['-      "air": 8,', '-      "tags": ["port", "base"]', '+      "air": 8']],
    ["/bases/rabaul/tags/0", ['-      "tags": ["port", "base"]', '+      "tags": ["base"]']],
    ["/bases/rabaul/tags/1", ['-      "tags": ["port", "base"]', '+      "tags": ["port"]']],
    ["/list/0", ['-    { "x": 1 },']],
    ["/list/1", ['-    { "x": 1 },', '-    { "x": 2 }', '+    { "x": 1 }']],
    ["/list/1/x", ['-    { "x": 2 }', "+    {}"]],
    ["/turns/2", ['-    "2": 1,']],
    ["/nowhere", []],
    ["/list/7", []],
  ])("removing %s", (pointer, lines) => {
    expect(done(removeValue(bases, pointer))).toEqual(lines);
  });

  it("renames a key and nothing else", () => {
    const edits = renameKey(bases, "/bases/rabaul", "new-britain");
    expect(done(edits)).toEqual(['-    "rabaul": {', '+    "new-britain": {']);
    expect(renameKey(bases, "/bases/rabaul", "rabaul")).toEqual([]);
  });

  it("puts a member where it is asked to", () => {
    expect(done(insertMember(bases, "/bases", "lae", 1, { before: "rabaul" }))).toEqual(['+    "lae": 1,']);
    expect(done(insertMember(bases, "/bases", "lae", 1, { after: "rabaul" }))).toEqual(['+    "lae": 1,']);
    expect(
      Object.keys(
        get(
          read(applyEdits(bases, insertMember(bases, "/bases", "lae", 1, { after: "rabaul" }))),
          "/bases",
        ) as JsonObject,
      ),
    ).toEqual(["rabaul", "lae", "truk"]);
    expect(done(insertMember(bases, "/bases", "lae", 1, { after: "truk" }))).toEqual([
      '-    "truk": {}',
      '+    "truk": {},',
      '+    "lae": 1',
    ]);
    expect(done(insertMember(bases, "/bases/rabaul/tags", "0", "hub"))).toEqual([
      '-      "tags": ["port", "base"]',
      '+      "tags": ["hub", "port", "base"]',
    ]);
  });

  it("breaks a list of plain values into lines when it no longer fits", () => {
    const text = `{\n  "a": [${JSON.stringify("x".repeat(80))}]\n}\n`;
    const after = applyEdits(text, setValue(text, "/a/-", "y".repeat(20)));
    expect(after).toBe(`{\n  "a": [\n    "${"x".repeat(80)}",\n    "${"y".repeat(20)}"\n  ]\n}\n`);
  });

  it("keeps the line breaks and the indentation of the file", () => {
    const text = '{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}\r\n';
    expect(applyEdits(text, setValue(text, "/a/c", { d: 1 }))).toBe(
      '{\r\n\t"a": {\r\n\t\t"b": 1,\r\n\t\t"c": {\r\n\t\t\t"d": 1\r\n\t\t}\r\n\t}\r\n}\r\n',
    );
  });

  it.each([
    ['{"a":1}', "/b", { c: [1, 2] }, '{"a":1,"b":{"c":[1,2]}}'],
    ['{ "a": 1 }', "/b", { c: [1, 2] }, '{ "a": 1, "b": { "c": [1, 2] } }'],
    ["{}", "/b", 1, '{ "b": 1 }'],
    ["[1,2]", "/2", 3, "[1,2,3]"],
    ["[1, 2]", "/2", 3, "[1, 2, 3]"],
    ["[]", "/0", 3, "[3]"],
    ["7", "", { a: 1 }, '{ "a": 1 }'],
    ['\uFEFF{"a":1}', "/a", 2, '\uFEFF{"a":2}'],
    ['{"a":1,"a":2}', "/a", 3, '{"a":1,"a":3}'],
    ['{\n  "a": 1\n\n}', "/b", 2, '{\n  "a": 1,\n  "b": 2\n\n}'],
    ['{\n  "a": 1,\n\n  "b": 2\n}', "/c", 3, '{\n  "a": 1,\n\n  "b": 2,\n  "c": 3\n}'],
  ] as [string, string, Json, string][])("%j with %s set", (text, pointer, value, expected) => {
    expect(applyEdits(text, setValue(text, pointer, value))).toBe(expected);
  });

  it.each([
    ["[1,2]", "/1", "[1]"],
    ["[1, 2, 3]", "/2", "[1, 2]"],
    ["[1]", "/0", "[]"],
    ['{"a":1,"b":2,"a":3}', "/a", '{"b":2}'],
    ['{"a":1,"a":3}', "/a", "{}"],
  ])("%j without %s", (text, pointer, expected) => {
    expect(applyEdits(text, removeValue(text, pointer))).toBe(expected);
  });
});

describe("an edit that cannot be made", () => {
  it.each<[string, () => unknown]>([
    ["in broken text", () => setValue('{"a":1', "/a", 2)],
    ["below a plain value", () => setValue('{"a":1}', "/a/b", 2)],
    ["beyond the end of a list", () => setValue("[1]", "/5", 2)],
    ["at a name in a list", () => setValue("[1]", "/x", 2)],
    ["at no pointer", () => setValue("{}", "a", 2)],
    ["with a reserved key", () => setValue("{}", "/__proto__", 2)],
    ["with a reserved key on the way", () => setValue("{}", "/constructor/prototype/x", 2)],
    ["with a reserved key inside", () => setValue("{}", "/a", JSON.parse('{"__proto__":1}') as Json)],
    ["with infinity", () => setValue("{}", "/a", [Infinity])],
    ["with no number", () => setValue("{}", "/a", NaN)],
    ["too deep", () => setValue("{}", "/a", JSON.parse("[".repeat(300) + "]".repeat(300)) as Json)],
    [
      "much too deep",
      () => setValue("{}", "/a", JSON.parse("[".repeat(50_000) + "]".repeat(50_000)) as Json),
    ],
    ["taking the document away", () => removeValue("{}", "")],
    ["renaming what is not there", () => renameKey("{}", "/a", "b")],
    ["renaming to a name that is taken", () => renameKey('{"a":1,"b":2}', "/a", "b")],
    ["renaming to a reserved key", () => renameKey('{"a":1}', "/a", "__proto__")],
    ["renaming one of two equal keys", () => renameKey('{"a":1,"a":2}', "/a", "b")],
    ["renaming an item", () => renameKey("[1]", "/0", "b")],
    ["inserting what is there", () => insertMember('{"a":1}', "", "a", 2)],
    ["inserting beside what is not there", () => insertMember('{"a":1}', "", "b", 2, { before: "c" })],
    ["inserting beyond the end", () => insertMember("[1]", "", "3", 2)],
    ["inserting into a plain value", () => insertMember("1", "", "a", 2)],
  ])("%s", (_, edit) => {
    expect(edit).toThrow(EditError);
  });
});

/** The value with what stands at a pointer replaced (or taken away, for undefined). */
function withValue(value: Json, segments: readonly string[], put: Json | undefined): Json | undefined {
  const [key, ...rest] = segments;
  if (key === undefined) return put;
  if (Array.isArray(value)) {
    const items = value.map((item, i) => (String(i) === key ? withValue(item, rest, put) : item));
    return items.filter((item) => item !== undefined);
  }
  const entries = Object.entries(value as JsonObject).map(
    ([name, member]) => [name, name === key ? withValue(member, rest, put) : member] as const,
  );
  return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

const segmentsOf = (pointer: string): string[] => {
  const above = parentPointer(pointer);
  return above === undefined ? [] : [...segmentsOf(above), lastSegment(pointer) ?? ""];
};

describe("for any document, in any layout", () => {
  const place = fc.record({ value: jsonValue(), layout: anyLayout, pick: fc.nat(), put: jsonValue(2) });
  const choose = ({
    value,
    layout,
    pick,
  }: {
    value: Json;
    layout: { print(value: Json): string };
    pick: number;
  }) => {
    const all = everyPointer(value);
    const [pointer, old] = all[pick % all.length] ?? ["", value];
    return { text: layout.print(value), pointer, old, all };
  };

  it("setting a value sets it and leaves everything else alone", () => {
    fc.assert(
      fc.property(place, (one) => {
        const { text, pointer, old } = choose(one);
        const edits = setValue(text, pointer, one.put);
        const after = applyEdits(text, edits);
        expect(read(after)).toEqual(withValue(one.value, segmentsOf(pointer), one.put));
        expect(edits.length === 0).toBe(deepEqual(old, one.put));
        expect(setValue(after, pointer, one.put)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("setting the whole document changes it into any other", () => {
    fc.assert(
      fc.property(jsonValue(), jsonValue(), anyLayout, (before, after, { print }) => {
        const text = print(before);
        expect(read(applyEdits(text, setValue(text, "", after)))).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it("adding a member adds it at the end or in order", () => {
    fc.assert(
      fc.property(place, keys, (one, key) => {
        const { text, pointer, old } = choose(one);
        if (typeof old !== "object" || old === null || Array.isArray(old) || Object.hasOwn(old, key)) return;
        const after = applyEdits(text, insertMember(text, pointer, key, one.put));
        const expected = withValue(one.value, segmentsOf(pointer), { ...old, [key]: one.put });
        expect(read(after)).toEqual(expected);
        expect(JSON.stringify(read(after))).toBe(JSON.stringify(expected));
      }),
      { numRuns: 300 },
    );
  });

  it("inserting an item moves the others along", () => {
    fc.assert(
      fc.property(place, fc.nat(), (one, at) => {
        const { text, pointer, old } = choose(one);
        if (!Array.isArray(old)) return;
        const index = at % (old.length + 1);
        const after = applyEdits(text, insertMember(text, pointer, String(index), one.put));
        expect(get(read(after), pointer)).toEqual(old.toSpliced(index, 0, one.put));
      }),
      { numRuns: 300 },
    );
  });

  it("removing takes away that value alone, and touches little more than its text", () => {
    fc.assert(
      fc.property(place, (one) => {
        const { text, pointer } = choose(one);
        if (pointer === "") return;
        const edits = removeValue(text, pointer);
        const after = applyEdits(text, edits);
        expect(read(after)).toEqual(withValue(one.value, segmentsOf(pointer), undefined));
        expect(size(edits)).toBe(text.length - after.length);
      }),
      { numRuns: 500 },
    );
  });

  it("renaming keeps the value and its place", () => {
    fc.assert(
      fc.property(place, keys, (one, key) => {
        const { text, pointer } = choose(one);
        const above = get(one.value, parentPointer(pointer) ?? "/");
        const old = lastSegment(pointer);
        if (old === undefined || above === null || typeof above !== "object" || Array.isArray(above)) return;
        if (Object.hasOwn(above, key)) return;
        const after = applyEdits(text, renameKey(text, pointer, key));
        const renamed = Object.fromEntries(
          Object.entries(above).map(([name, value]) => [name === old ? key : name, value]),
        );
        expect(read(after)).toEqual(withValue(one.value, segmentsOf(parentPointer(pointer) ?? ""), renamed));
      }),
      { numRuns: 300 },
    );
  });
});
