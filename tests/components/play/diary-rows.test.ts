import { describe, expect, it } from "vitest";
import { rowsOf } from "../../../components/play/diary-rows";
import type { TableNote } from "../../../lib/documents/generated/types";
import type { LogLine } from "../../../lib/play";

const phase = (id: string, part: string): NonNullable<LogLine["phase"]> => ({
  id: `${part} ${id}`,
  part,
  title: id,
  rule: "8.0",
  step: id,
});

const line = (text: string, begins?: LogLine["phase"]): LogLine => ({
  text,
  rule: "8.1",
  moment: 0,
  ...(begins && { phase: begins }),
});

const first = phase("deployment", "Japan");
const second = phase("reaction", "Japan");
const log = [
  line("set up"),
  line("one", first),
  line("two"),
  line("three", second),
  // The same phase goes on after an interruption.
  line("four", first),
  line("five", phase("deployment", "Allies")),
];

const shown = (folded: readonly string[] = [], notes: readonly TableNote[] = [], lines = log): string[] =>
  rowsOf(lines, new Set(folded), notes).map((row) =>
    row.kind === "line"
      ? `${row.index} ${row.line.text}`
      : row.kind === "note"
        ? `note ${row.note.text}`
        : `${row.part === undefined ? "" : `${row.part}: `}${row.title} (${row.lines})`,
  );

describe("rows of the diary", () => {
  it("are none of an empty one", () => {
    expect(rowsOf([], new Set())).toEqual([]);
  });

  it("have a note after all that had happened at its moment, and a collapsed phase hides none", () => {
    const note = (at: number, text: string): TableNote => ({
      id: text,
      at,
      kind: "comment",
      text,
      about: [],
    });
    const notes = [note(2, "late"), note(1, "now"), note(9, "beyond")];
    const lines = [
      line("a", first),
      { ...line("b"), moment: 1 },
      { ...line("c"), moment: 1 },
      { ...line("d"), moment: 3 },
    ];
    const rest = ["note now", "note late", "3 d", "note beyond"];
    expect(shown([], notes, lines)).toEqual(["Japan: deployment (4)", "0 a", "1 b", "2 c", ...rest]);
    expect(shown(["Japan deployment 0"], notes, lines)).toEqual([
      "Japan: deployment (4)",
      ...rest.filter((each) => each !== "3 d"),
    ]);
  });

  it("have a heading where a phase begins, and the player turn where it changes", () => {
    expect(shown()).toEqual([
      "0 set up",
      "Japan: deployment (2)",
      "1 one",
      "2 two",
      "reaction (1)",
      "3 three",
      "deployment (1)",
      "4 four",
      "Allies: deployment (1)",
      "5 five",
    ]);
  });

  it("without the lines of a phase that is folded, which still counts them; others stay", () => {
    const ids = rowsOf(log, new Set()).flatMap((row) => (row.kind === "phase" ? [row.id] : []));
    expect(new Set(ids).size).toBe(4);
    expect(shown([ids[0]!])).toEqual([
      "0 set up",
      "Japan: deployment (2)",
      "reaction (1)",
      "3 three",
      "deployment (1)",
      "4 four",
      "Allies: deployment (1)",
      "5 five",
    ]);
    expect(shown(ids)).toHaveLength(5);
  });
});
