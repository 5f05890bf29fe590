import { describe, expect, it } from "vitest";
import {
  arrange,
  arrangementOf,
  asking,
  nextSorting,
  noFilter,
  textsIn,
} from "../../../components/grid/arrange";
import { completionsOf } from "../../../components/grid/completions";
import { findCell } from "../../../components/grid/find-cell";
import { cellName, changeLabel, changesLabel, removalLabel } from "../../../components/grid/labels";
import { markKey, marksOf } from "../../../components/grid/marks";
import { clearing, removalOf } from "../../../components/grid/rows";
import { headHeight, stuckAt, widthsOf } from "../../../components/grid/widths";
import { percentOf as percent, signed } from "../../../lib/views";
import { exactly } from "../../../lib/views/chance-words";
import type { Diagnostic } from "../../../lib/diagnostics";
import { canGrow, changeOf, type Grid, gridsOf, ruleFor } from "../../../lib/views";
import { atLeastOneHit } from "../../../lib/views/chance";
import { shipped } from "../../support/shipped";

const { draft, game } = shipped("fire-in-the-sky");
const grid = (document: string, pointer: string): Grid =>
  gridsOf({ draft, game }, document).find((each) => each.pointer === pointer)!;
const bases = grid("bases.json", "/bases");
const turns = grid("schedules/japan.json", "/turns");
const columnAt = (of: Grid, key: string): number => of.columns.findIndex((column) => column.key === key);
const rowOf = (of: Grid, id: string) => of.rows.find((row) => row.id === id)!;
const problem = (file: string, pointer: string, severity: Diagnostic["severity"] = "error"): Diagnostic => ({
  severity,
  code: "schema/type",
  message: "Wrong.",
  file,
  pointer,
  range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
});

describe("the words of undo", () => {
  const rabaul = rowOf(bases, "rabaul");

  it("name the thing, its member and both values", () => {
    const change = changeOf(bases, rabaul, columnAt(bases, "airCapacity"), "11")!;
    const before = rabaul.cells[columnAt(bases, "airCapacity")]!.value;
    expect(changeLabel(bases, rabaul, change)).toBe(`Rabaul: air capacity ${String(before)} to 11`);
    expect(changesLabel(bases, "Paste", [change])).toBe(changeLabel(bases, rabaul, change));
  });

  it("say nothing for a value that is removed", () => {
    const change = changeOf(bases, rowOf(bases, "singapore"), columnAt(bases, "oil"), "")!;
    expect(changeLabel(bases, rowOf(bases, "singapore"), change)).toMatch(/^Singapore: oil \d+ to nothing$/);
  });

  it("count what is many, without what was refused", () => {
    const changes = clearing(bases, { top: 0, bottom: 1, left: 0, right: bases.columns.length - 1 });
    const good = changes.filter(({ reason }) => reason === undefined).length;
    expect(changesLabel(bases, "Clear", changes)).toBe(`Clear ${good} cells of Bases`);
    expect(changesLabel(bases, "Paste", [], 2)).toBe("Paste 2 new rows into Bases");
    expect(removalLabel(bases, bases.rows.slice(0, 3))).toBe("Remove 3 rows from Bases");
    expect(removalLabel(bases, [rabaul])).toBe("Remove Rabaul from Bases");
  });

  it("call a setting by its name", () => {
    const settings = grid("parameters.json", "");
    const row = rowOf(settings, "/hits/hitOn/air-strike");
    expect(cellName(settings, row, "value")).toBe("Hits: To hit: Air strike");
  });
});

describe("rows removed", () => {
  it("go by their own places", () => {
    expect(removalOf(bases, [rowOf(bases, "rabaul")])).toEqual([
      { pointer: "/bases/rabaul", value: undefined },
    ]);
  });

  it("take a turn with them whose last group goes", () => {
    const [first] = turns.rows;
    const turn = first!.id.split("/")[0]!;
    const ofTurn = turns.rows.filter(({ id }) => id.startsWith(`${turn}/`));
    expect(removalOf(turns, ofTurn)).toEqual([{ pointer: `/turns/${turn}`, value: undefined }]);
    const other = turns.rows.filter(({ id }) => id.startsWith("3/"));
    expect(other.length).toBeGreaterThan(1);
    expect(removalOf(turns, other.slice(1)).map(({ pointer }) => pointer)).toEqual(
      other.slice(1).map(({ pointer }) => pointer),
    );
  });

  it("go from the end of a list, for each moves those after it", () => {
    const list: Grid = {
      ...bases,
      kind: "list",
      depth: 0,
      rows: [0, 1, 10].map((i) => ({ id: `${i}`, pointer: `/l/${i}`, cells: [] })),
    };
    expect(removalOf(list, list.rows).map(({ pointer }) => pointer)).toEqual(["/l/10", "/l/1", "/l/0"]);
  });

  it("can be added where ids have a form", () => {
    expect(canGrow(bases)).toBe(true);
    expect(canGrow(grid("tables/combat.json", "/types"))).toBe(false);
    expect(canGrow(grid("parameters.json", ""))).toBe(false);
  });
});

describe("problems at cells", () => {
  const marked = (file: string, pointer: string): string[] => [
    ...marksOf(bases, [problem(file, pointer)]).keys(),
  ];

  it("are shown at the cell of their place, from the document or from a layer's patch", () => {
    const key = markKey("rabaul", columnAt(bases, "airCapacity"));
    expect(marked("bases.json", "/bases/rabaul/airCapacity")).toEqual([key]);
    expect(marked("layers/mine/bases.json", "/bases/rabaul/airCapacity")).toEqual([key]);
    expect(marked("units.json", "/bases/rabaul/airCapacity")).toEqual([]);
    expect(marked("layers/mine/units.json", "/bases/rabaul/airCapacity")).toEqual([]);
  });

  it("are shown at the id if they concern the whole row, or none of its cells", () => {
    expect(marked("bases.json", "/bases/rabaul")).toEqual([markKey("rabaul", 0)]);
    expect(marked("bases.json", "/bases/rabaul/unknown")).toEqual([markKey("rabaul", 0)]);
    expect(marked("bases.json", "/bases")).toEqual([]);
  });

  it("are shown at the cell that contains their place", () => {
    const scenario = grid("scenarios/campaign.json", "/setup");
    const [row] = scenario.rows;
    const marks = marksOf(scenario, [problem("scenarios/campaign.json", `${row!.pointer}/units/j-dd`)]);
    expect([...marks.keys()]).toEqual([markKey(row!.id, columnAt(scenario, "units"))]);
  });

  it("leave notes out", () => {
    expect(marksOf(bases, [problem("bases.json", "/bases/rabaul/hex", "info")]).size).toBe(0);
  });
});

describe("the order of rows", () => {
  it("stays when a cell changes, and new rows come at the end", () => {
    const arranged = arrangementOf(bases, { column: "airCapacity", direction: "down" }, noFilter);
    const before = arrange(bases, arranged).rows.map(({ id }) => id);
    const at = columnAt(bases, "airCapacity");
    const changed: Grid = {
      ...bases,
      rows: [
        { ...bases.rows[0]!, id: "new", pointer: "/bases/new" },
        ...bases.rows.map((row) =>
          row.id === before[0] ? { ...row, cells: row.cells.with(at, { ...row.cells[at]!, value: 0 }) } : row,
        ),
      ],
    };
    expect(arrange(changed, arranged).rows.map(({ id }) => id)).toEqual([...before, "new"]);
  });

  it("keeps only what the filter found, until it is asked again", () => {
    const arranged = arrangementOf(bases, undefined, { ...noFilter, text: "rabaul" });
    expect(arrange(bases, arranged).rows.map(({ id }) => id)).toEqual(["rabaul"]);
    const gone = { ...bases, rows: bases.rows.filter(({ id }) => id !== "rabaul") };
    expect(arrange(gone, arranged).rows).toEqual([]);
  });

  it("works for columns as well, and offers their values", () => {
    const asked = asking(asking(noFilter, "kind", "=large"), "airCapacity", ">=8");
    expect(asked.columns).toEqual({ kind: "=large", airCapacity: ">=8" });
    expect(asking(asked, "kind", " ").columns).toEqual({ airCapacity: ">=8" });
    const shown = arrange(bases, arrangementOf(bases, undefined, asking(noFilter, "airCapacity", ">=8")));
    const values = shown.rows.map((row) => Number(row.cells[columnAt(bases, "airCapacity")]!.value));
    expect(values.length).toBeGreaterThan(0);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(8);
    expect([...shown.rows, ...shown.hidden!].map(({ id }) => id).sort()).toEqual(
      bases.rows.map(({ id }) => id).sort(),
    );
    expect(textsIn(bases, "control")).toEqual(["allies", "japan", "none"]);
    expect(textsIn(grid("map.json", "/hexes"), "id")).toEqual([]);
  });

  it("is up, down and none in turn", () => {
    const up = nextSorting(undefined, "a");
    const down = nextSorting(up, "a");
    expect(up).toEqual({ column: "a", direction: "up" });
    expect(down).toEqual({ column: "a", direction: "down" });
    expect(nextSorting(down, "a")).toBeUndefined();
    expect(nextSorting(down, "b")).toEqual({ column: "b", direction: "up" });
  });
});

describe("completions", () => {
  const hex = ruleFor(bases.columns[columnAt(bases, "hex")]!, undefined);
  const kind = ruleFor(bases.columns[columnAt(bases, "kind")]!, undefined);

  it("are all that there is before anything is typed, then what fits, ids first", () => {
    expect(completionsOf(kind, "base", true).choices).toHaveLength(kind.choices!.length);
    const found = completionsOf(hex, "070", false).choices.map(({ value }) => String(value));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((id) => id.includes("070"))).toBe(true);
    expect(completionsOf(hex, "nowhere", false).choices).toEqual([]);
  });

  it("are for the last item of a list, which keeps the others", () => {
    const units = grid("scenarios/campaign.json", "/setup");
    const rule = ruleFor(units.columns[columnAt(units, "units")]!, undefined);
    const { choices, take } = completionsOf(rule, "2 j-ca, 3 j-d", false);
    const destroyer = choices.find(({ value }) => value === "j-dd")!;
    expect(take(destroyer)).toBe("2 j-ca, 3 j-dd");
    expect(completionsOf(rule, "j-ca", true).take(destroyer)).toBe("j-ca, j-dd");
  });
});

describe("widths", () => {
  it("hold the words of the headings, and the frozen columns one beside the other", () => {
    const widths = widthsOf(turns);
    expect(widths).toHaveLength(turns.columns.length);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(58);
    expect(stuckAt(turns, widths).slice(0, 3)).toEqual([0, widths[0], undefined]);
    expect(headHeight(turns, widths)).toBeGreaterThan(20);
  });
});

describe("a cell found by its place", () => {
  it("is a value, not the id of its row", () => {
    const grids = gridsOf({ draft, game }, "tables/surface-combat.json");
    expect(findCell(grids, "/firepower/0/7")).toMatchObject({ column: { key: "7" }, row: { id: "0" } });
    expect(findCell(grids, "/firepower/0")).toBeUndefined();
  });
});

describe("chances in words", () => {
  it("are rounded, but never to always or never", () => {
    expect(percent(atLeastOneHit(3, 6, 1))).toBe("50 %");
    expect(percent(atLeastOneHit(2, 6, 1))).toBe("33.3 %");
    expect(percent(atLeastOneHit(5, 6, 20))).toBe("> 99.9 %");
    expect(percent(atLeastOneHit(0, 6, 1))).toBe("0 %");
    expect(percent(atLeastOneHit(6, 6, 1))).toBe("100 %");
    expect(exactly(atLeastOneHit(2, 6, 2))).toBe("5 of 9");
    expect([signed(2), signed(0), signed(-1)]).toEqual(["+2", "0", "−1"]);
  });
});
