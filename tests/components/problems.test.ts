import { describe, expect, it } from "vitest";
import { type Diagnostic, fingerprintOf } from "../../lib/diagnostics";
import { type GroupBy, ranked, rowsOf, wantedOf } from "../../components/problems/rows";
import { problemAfter } from "../../components/problems/step";

const problem = (file: string, message: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: "error",
  code: "rule/x",
  message,
  file,
  pointer: "",
  range: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
  ...more,
});
const problems = [
  problem("a.json", "one", { rule: "12.3", severity: "warning" }),
  problem("b.json", "two", { rule: "2.2.3" }),
  problem("a.json", "three"),
];
const lines = (by: GroupBy, folded: string[] = []): string[] =>
  rowsOf(problems, by, new Set(folded)).map((row) =>
    row.kind === "group" ? `${row.title} ${row.count}` : row.diagnostic.message,
  );

describe("problems in groups", () => {
  it("stand by file, severity or rule", () => {
    expect(lines("file")).toEqual(["a.json 2", "one", "three", "b.json 1", "two"]);
    expect(lines("severity")).toEqual(["Errors 2", "two", "three", "Warnings 1", "one"]);
    expect(lines("rule")).toEqual([
      "No rule of the game 1",
      "three",
      "Rule 2.2.3 1",
      "two",
      "Rule 12.3 1",
      "one",
    ]);
  });

  it("can be folded", () => {
    expect(lines("file", ["file a.json"])).toEqual(["a.json 2", "b.json 1", "two"]);
  });

  it("are filtered by severity and by what they say", () => {
    expect(wantedOf(problems, new Set(["warning"]), "")).toHaveLength(2);
    expect(wantedOf(problems, new Set(), "2.2").map(({ message }) => message)).toEqual(["two"]);
  });
});

it("errors come first, then warnings, then notes; of each one's own files before those of the game", () => {
  const all = [
    problem("shipped.json", "note", { severity: "info" }),
    problem("shipped.json", "their warning", { severity: "warning" }),
    problem("mine.json", "my note", { severity: "info" }),
    problem("shipped.json", "their error"),
    problem("mine.json", "my warning", { severity: "warning" }),
    problem("mine.json", "my error"),
  ];
  expect(ranked(all, (file) => file === "mine.json").map(({ message }) => message)).toEqual([
    "my error",
    "their error",
    "my warning",
    "their warning",
    "my note",
    "note",
  ]);
});

describe("the next problem", () => {
  it("is the one behind the last, round the end", () => {
    const [one, two, three] = problems as [Diagnostic, Diagnostic, Diagnostic];
    expect(problemAfter(problems, fingerprintOf(one), undefined, 1)).toBe(two);
    expect(problemAfter(problems, fingerprintOf(three), undefined, 1)).toBe(one);
    expect(problemAfter(problems, fingerprintOf(one), undefined, -1)).toBe(three);
    expect(problemAfter(problems, undefined, "b.json", 1)).toBe(two);
    expect(problemAfter(problems, "gone", "c.json", -1)).toBe(three);
    expect(problemAfter([], undefined, undefined, 1)).toBeUndefined();
  });
});
