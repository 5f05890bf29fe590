import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { GridCell } from "../../../components/grid/cell";
import { CellDetails } from "../../../components/grid/cell-details";
import type { Diagnostic } from "../../../lib/diagnostics";
import { gridsOf } from "../../../lib/views";
import { shipped } from "../../support/shipped";
import { textOf } from "../markup";

const { draft, game } = shipped("fire-in-the-sky");
const grid = gridsOf({ draft, game }, "bases.json")[0]!;
const wordy = (code: string, message: string): Diagnostic => ({
  severity: "error",
  code,
  message,
  hint: `${"Say it once more, at length. ".repeat(12)}The last word of ${code}.`,
  file: "bases.json",
  pointer: "",
  range: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
});
const problems = [wordy("one", "The first is wrong."), wordy("two", "The second is wrong.")];
const focus = { row: 0, column: 1 };
const details = (found: readonly Diagnostic[]): string =>
  renderToStaticMarkup(
    createElement(CellDetails, { grid, selection: { anchor: focus, focus }, problems: found }),
  );

it("all problems of a cell are read whole with the focus, under the mouse and by a screen reader", () => {
  const line = details(problems);
  expect(line).toContain('data-whole="true"');
  const cell = renderToStaticMarkup(
    createElement(GridCell, {
      cell: grid.rows[0]!.cells[1]!,
      column: grid.columns[1]!,
      rule: grid.columns[1]!,
      row: 0,
      at: 1,
      left: undefined,
      width: 80,
      selected: true,
      focused: true,
      problems,
    }),
  );
  const label = /<svg[^>]* aria-label="([^"]*)"/.exec(cell)![1];
  const title = /^<div[^>]* title="([^"]*)"/.exec(cell)![1];
  for (const { message, hint } of problems) {
    for (const words of [textOf(line), label, title]) expect(words).toContain(`${message} ${hint}`);
  }
  expect(details([])).not.toContain("data-whole");
});
