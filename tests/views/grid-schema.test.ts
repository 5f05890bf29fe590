import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { assemble, isWithin } from "../../lib/documents";
import { createChecker } from "../../lib/diagnostics";
import { changeValues } from "../../lib/editing";
import { cellText, changeOf, type Grid, gridsOf, ruleFor, valuesOf } from "../../lib/views";
import { editContextOver, edited } from "../editing/edit-context";
import { shipped } from "../support/shipped";

const { draft, game, files } = shipped("fire-in-the-sky");

describe("a document without a schema", () => {
  const texts = {
    "notes.json": JSON.stringify({
      title: "Notes",
      entries: [
        { day: 1, text: "a" },
        { day: 2, weather: { wind: 3 } },
      ],
      things: { "a-1": { n: 1, on: true }, "b-2": { n: 2, tags: ["x"] } },
    }),
  };
  const grids = gridsOf({ draft: assemble(texts), game: undefined }, "notes.json");
  const shape = ({ kind, pointer, columns }: Grid) => [
    kind,
    pointer,
    columns.map(({ key, type }) => `${key}:${type}`),
  ];

  it("is shown by its contents: lists of objects too", () => {
    expect(grids.map(shape)).toEqual([
      ["settings", "", ["name:text", "value:other", "unit:text", "rule:text"]],
      ["list", "/entries", ["day:number", "text:text", "weather:other"]],
      ["things", "/things", ["id:text", "n:number", "on:boolean", "tags:list"]],
    ]);
    expect(grids[1]?.rows.map(({ pointer }) => pointer)).toEqual(["/entries/0", "/entries/1"]);
    expect(grids[0]?.rows[0]?.cells.map(({ value }) => value)).toEqual([
      "Title",
      "Notes",
      undefined,
      undefined,
    ]);
  });

  it("is empty when it cannot be read", () => {
    expect(gridsOf({ draft: assemble({ "bad.json": "{" }), game: undefined }, "bad.json")).toEqual([]);
    expect(gridsOf({ draft: assemble({}), game: undefined }, "none.json")).toEqual([]);
  });
});

describe("what a scenario overrides", () => {
  it("is shown as the settings of each document, not as a row a document with the columns of all", () => {
    const grids = gridsOf({ draft, game }, "scenarios/training.json");
    expect(grids.filter(({ pointer }) => pointer === "/overrides")).toEqual([]);
    const clock = grids[0]!.rows.find(
      ({ pointer }) => pointer === "/overrides/parameters.json/clock/lastTurn",
    )!;
    expect(clock.cells[0]?.value).toBe("Overrides: parameters.json: Clock: Last turn");
    expect(clock.own).toMatchObject({ type: "integer", title: "Last turn" });
  });
});

describe("what a cell takes", () => {
  const all = [...draft.documents.keys()]
    .flatMap((path) => gridsOf({ draft, game }, path))
    .filter(({ rows }) => rows.length > 0);
  const texts = [
    ...new Set(
      all.flatMap((grid) =>
        grid.rows
          .slice(0, 3)
          .flatMap((row) =>
            grid.columns.map((column, i) => cellText(row.cells[i]?.value, ruleFor(column, row))),
          ),
      ),
    ),
  ];
  const typed = fc.oneof(
    fc.constantFrom(...texts),
    fc.constantFrom("0", "1", "-1", "3", "0,25", "1/3", "99", "x", "no", "", "Japan", "a b", "2 j-dd, j-ca"),
  );

  it("its schema takes, unless the row is of a kind that has no such value", () => {
    const checker = createChecker(game);
    let accepted = 0;
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(), fc.nat(), typed, (grid, r, c, text) => {
        const row = grid.rows[r % grid.rows.length]!;
        const change = changeOf(grid, row, c % grid.columns.length, text);
        if (change === undefined || change.reason !== undefined) return;
        accepted++;
        const context = editContextOver(files, []);
        // Layers set some of the values; those are for the layer to change.
        const edit = changeValues(
          context,
          "base",
          grid.document,
          valuesOf({ changes: [change], newRows: [] }),
        );
        if (!edit.ok) return;
        const found = checker
          .check(edited(files, edit.edits))
          .diagnostics.filter(
            ({ code, file, pointer, severity }) =>
              severity === "error" &&
              code.startsWith("schema/") &&
              file === grid.document &&
              isWithin(pointer, change.pointer) &&
              code !== "schema/not-here",
          );
        expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
      }),
      { numRuns: 150 },
    );
    expect(accepted).toBeGreaterThan(10);
  });
});
