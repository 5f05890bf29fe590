// @module-tag slow
import { describe, expect, it } from "vitest";
import { applyEdits, get, type Json, parseDocument, setValue } from "../../lib/documents";
import { commandsOn, problemsOf, sharedBench } from "./support";

/** Numbers that JSON does not know, that a computer cannot hold, and that it can hold but not quite. */

const file = "layers/my-variant/parameters.json";
const written = (number: string): string =>
  `{\n  "hits": {\n    "hitOn": { "air-strike": ${number} }\n  }\n}\n`;

const refused: [number: string, code: string][] = [
  ["NaN", "syntax/invalid-number"],
  ["Infinity", "syntax/invalid-number"],
  ["-Infinity", "syntax/invalid-number"],
  ["1e999", "syntax/number-overflow"],
  ["-1e999", "syntax/number-overflow"],
  [`1${"0".repeat(400)}`, "syntax/number-overflow"],
  ["05", "syntax/invalid-number"],
  ["-05", "syntax/invalid-number"],
  ["+5", "syntax/invalid-number"],
  [".5", "syntax/invalid-number"],
  ["5.", "syntax/invalid-number"],
  ["5.e1", "syntax/invalid-number"],
  ["5e", "syntax/invalid-number"],
  ["0x5", "syntax/invalid-number"],
  ["5_000", "syntax/invalid-number"],
  ["--5", "syntax/unexpected-token"],
  ["5n", "syntax/invalid-number"],
];

/** What is taken with a warning: the number as it is read, which is not quite the one written. */
const doubtful: [number: string, read: number][] = [
  ["-0", 0],
  ["-0.0", 0],
  ["9007199254740993", 9007199254740992],
  ["-9007199254740993", -9007199254740992],
  ["12345678901234567890", 12345678901234567000],
  ["1e-400", 0],
  ["1.7976931348623157e308", Number.MAX_VALUE],
  ["0.1234567890123456789", 0.12345678901234568],
];

const exact: [number: string, read: number][] = [
  ["5", 5],
  ["0.30000000000000004", 0.30000000000000004],
  ["0.1", 0.1],
  ["5.0", 5],
  ["5e0", 5],
  ["50e-1", 5],
  ["9007199254740991", 9007199254740991],
  ["5e-324", 5e-324],
];

const bench = sharedBench();

describe("refused", () => {
  it.each(refused)("%s", async (number, code) => {
    const text = written(number);
    const { value, problems } = parseDocument("x.json", text);
    expect(value).toBeUndefined();
    expect(problems.map((problem) => problem.code)).toContain(code);
    const reported = problemsOf({ [file]: text }).find((one) => one.code === code)!;
    expect(reported).toMatchObject({ file, pointer: "/hits/hitOn/air-strike", severity: "error" });
    expect(reported.range.start.line).toBe(3);
    await bench.get().during(`mine/${file}`, text, async () => {
      const { json, status } = await bench.get().run("check", "mine");
      expect(status).toBe(1);
      expect(json.diagnostics).toContainEqual(expect.objectContaining({ code, path: `mine/${file}` }));
    });
  });

  it.each(["NaN", "1e999", "5."])("%s, by every command", async (number) => {
    await bench.get().during(`mine/${file}`, written(number), async () => {
      for (const command of commandsOn("mine")) await bench.get().run(...command);
    });
  });
});

describe("reported and taken", () => {
  it.each(doubtful)("%s as %d", (number, read) => {
    const text = written(number);
    const { value, problems } = parseDocument("x.json", text);
    expect(get(value, "/hits/hitOn/air-strike") === read).toBe(true);
    expect(problems).toMatchObject([{ code: "syntax/number-precision", pointer: "/hits/hitOn/air-strike" }]);
    expect(text.slice(problems[0]!.offset, problems[0]!.offset + problems[0]!.length)).toBe(number);
    const reported = problemsOf({ [file]: text }).find((one) => one.code === "syntax/number-precision");
    expect(reported).toMatchObject({ severity: "warning", file, range: { start: { line: 3, column: 30 } } });
  });
});

describe("taken as they are", () => {
  it.each(exact)("%s", (number, read) => {
    const { value, problems } = parseDocument("x.json", written(number));
    expect(get(value, "/hits/hitOn/air-strike")).toBe(read);
    expect(problems).toEqual([]);
  });
});

describe("an edit beside a number", () => {
  it.each([...doubtful, ...exact].map(([number]) => number))("leaves %s as it is written", (number) => {
    const text = `{ "a": ${number}, "b": [${number}, true], "c": true }`;
    for (const pointer of ["/c", "/b/1"]) {
      const after = applyEdits(text, setValue(text, pointer, false));
      expect(after.replace("false", "true")).toBe(text);
    }
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, { a: [Number.NaN] }] as Json[])(
    "never writes %j",
    (value) => {
      expect(() => setValue('{ "a": 1 }', "/a", value)).toThrow("cannot be written as JSON");
    },
  );
});
