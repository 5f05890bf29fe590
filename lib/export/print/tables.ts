import {
  type CombatTables,
  combatTables,
  type FaceTable,
  type ModifierTable,
  type ResultTableView,
  type TableModifier,
} from "../../views";
import { gridsOf } from "../../views/grid";
import { statuses } from "../../views/statuses";
import { capital } from "../../words";
import type { Aid } from "./aids";
import { type Block, type Cell, type Column, heading, paragraph } from "./blocks";
import { gridTable } from "./grid-table";
import type { PrintSource } from "./source";
import { commonWords, marked, opening } from "./status";

/** Combat tables, costs and parameters as player aids. */
export function tableAids(source: PrintSource): Aid[] {
  const tables = combatTables(source.world);
  const aids: Aid[] = [];
  if (tables !== undefined) {
    aids.push({
      id: "combat-tables",
      title: "Combat tables",
      summary: "What each roll needs, with every modifier in words.",
      turned: "portrait",
      make: ({ room }) => ({ blocks: tableBlocks(source, tables, room.width) }),
    });
  }
  aids.push({
    id: "costs-and-parameters",
    title: "Costs and parameters",
    summary: "All costs and all parameters, with their rules.",
    turned: "portrait",
    make: ({ room }) => ({ blocks: numberBlocks(source, tables, room.width) }),
  });
  return aids;
}

function tableBlocks(
  source: PrintSource,
  { faces, modifiers, results }: CombatTables,
  width: number,
): Block[] {
  const uses = source.print?.uses(source.documents) ?? {};
  const titled = new Set<string>();
  // A heading has the rule of its own table, else that of the use; the use of several is stated once, with its rule.
  const head = ({ title: words, rule, document }: Titled): Block[] => {
    const use = uses[document];
    const shown = rule ?? use?.rule;
    const isNew = use !== undefined && !titled.has(document);
    titled.add(document);
    const text = use?.rule === shown ? use?.text : `${use?.text} (${use?.rule})`;
    return [
      heading(words, shown, width),
      ...(isNew && text !== undefined ? paragraph(text, width, "text", true) : []),
    ];
  };
  return [
    ...opening("Combat tables", "", width),
    ...modifiers.flatMap((table) => [...head(table), ...modifierBlocks(table, width)]),
    ...faces.flatMap((table) => [...head(table), ...faceBlocks(table, width)]),
    ...results.flatMap((table) => [...head(table), ...resultBlocks(table, width)]),
  ];
}

/** From so many columns on, ends of ranges are said shortly: "18+" for "18 or more". */
const MANY_COLUMNS = 12;

const shortly = (title: string): string =>
  title.replace(/^(\S+) or more$/, "$1+").replace(/^(\S+) or less$/, "≤\u00a0$1");

/** Where most values of a table come from, unless from the rulebook: that is said once, and others have letters. */
function commonStatus({ cells }: ResultTableView): (typeof statuses)[number]["id"] | undefined {
  const all = cells.flat();
  return statuses.find(
    ({ id }) => id !== "printed" && all.filter(({ status }) => status === id).length * 2 > all.length,
  )?.id;
}

/** A table of results with its codes below. What its dice make of it stays on the screen. */
function resultBlocks(table: ResultTableView, width: number): Block[] {
  const first = 24;
  const common = commonStatus(table);
  const isAnyPrinted = table.cells.flat().some(({ status }) => status === "printed");
  const commonText = common === undefined ? "" : ` ${commonWords(common, isAnyPrinted)}`;
  const isLong = table.columns.length > MANY_COLUMNS;
  const columns: Column[] = [
    { title: table.rowsAre, width: first },
    ...table.columns.map(({ title }): Column => ({
      title: isLong ? shortly(title) : title,
      width: (width - first) / table.columns.length,
      align: "centre",
    })),
  ];
  const rows = table.rows.map(({ title }, i): Cell[] => [
    [{ text: title, style: "bold" }],
    ...table.cells[i]!.map((cell): Cell => {
      const text = cell.text ?? "–";
      const words = marked(text, cell, common);
      // In narrow columns the letter has a line of its own.
      return isLong && words !== text
        ? [
            { text, style: "text" },
            { text: words.slice(text.length + 1), style: "quiet" },
          ]
        : words;
    }),
  ]);
  return [
    ...paragraph(`Across: ${table.columnsAre}.${commonText}`, width, "quiet", true),
    { kind: "table", columns, rows },
    ...table.results.flatMap(({ code, text }) => paragraph(`${code}: ${text}`, width)),
  ];
}

interface Titled {
  title: string;
  document: string;
  rule?: string;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** "+1", "+1 for each Firepower factor". */
const amount = ({ effects }: TableModifier): string =>
  effects
    .map(({ key, title: words, value }) =>
      key === "add" ? signed(value) : `${signed(value)} ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    )
    .join(", ");

/** When a modifier counts: its sentence without the amount that it begins with. */
function conditionOf(modifier: TableModifier): string {
  const at = modifier.sentence.indexOf(" when ");
  return at < 0 ? "Always" : capital(modifier.sentence.slice(at + " when ".length));
}

function modifierBlocks({ modifiers, toHit }: ModifierTable, width: number): Block[] {
  const hits = toHit === undefined ? "" : ` Hits on ${toHit.face} or more.`;
  if (modifiers.length === 0) return paragraph(`No modifiers.${hits}`, width);
  const columns: Column[] = [
    { title: "Add", width: 34 },
    { title: "When", width: width - 34 - 20 },
    { title: "Rule", width: 20 },
  ];
  const rows = modifiers.map((modifier): Cell[] => [
    [{ text: amount(modifier), style: "bold" }],
    marked(conditionOf(modifier), modifier),
    modifier.rule ?? "",
  ]);
  return [
    { kind: "table", columns, rows },
    ...(hits === "" ? [] : paragraph(hits.trim(), width)),
    ...(toHit !== undefined && toHit.bySum.length > 1 ? sumBlocks(toHit, width) : []),
  ];
}

/** What the die itself must show, by the sum of the modifiers. */
function sumBlocks({ face, dieSides, bySum }: NonNullable<ModifierTable["toHit"]>, width: number): Block[] {
  const needs = (sum: number): string => {
    const least = face - sum;
    return least > dieSides
      ? "no hit"
      : least <= 1
        ? "any"
        : least === dieSides
          ? String(least)
          : `${least}+`;
  };
  const words = bySum.map(({ sum }) => `${sum === 0 ? "0" : signed(sum)}: ${needs(sum)}`).join(";  ");
  return paragraph(`Needed on the die, by the sum of the modifiers: ${words}.`, width, "quiet");
}

function faceBlocks(table: FaceTable, width: number): Block[] {
  const first = 34;
  const each = Math.min(20, (width - first) / Math.max(1, table.columns.length));
  const columns: Column[] = [
    { title: `${table.row} \\ ${table.column}`, width: first },
    ...table.columns.map((column): Column => ({ title: column, width: each, align: "centre" })),
  ];
  const rows = table.cells.map((cells, i): Cell[] => [
    [{ text: `${table.row} ${table.rows[i]}`, style: "bold" }],
    ...cells.map((cell) => marked(cell.value ?? "–", cell)),
  ]);
  const meanings = new Map(
    table.cells
      .flat()
      .flatMap(({ value, meaning }) =>
        value === undefined || meaning === undefined ? [] : [[value, meaning]],
      ),
  );
  const words = [...meanings]
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([value, meaning]) => `${value}: ${meaning}`)
    .join(" ");
  return [{ kind: "table", columns, rows }, ...(words === "" ? [] : paragraph(words, width, "quiet"))];
}

const PARAMETERS = "parameters.json";

function numberBlocks(source: PrintSource, tables: CombatTables | undefined, width: number): Block[] {
  const uses = source.print?.uses(source.documents) ?? {};
  const costs = (tables?.costs ?? []).flatMap((grid) => {
    const use = uses[grid.document];
    return [
      heading(grid.title, use?.rule, width),
      ...(use === undefined ? [] : paragraph(use.text, width, "text", true)),
      gridTable(source, grid, width),
    ];
  });
  const parameters = gridsOf(source.world, PARAMETERS).flatMap((grid) => [
    heading(grid.title, undefined, width),
    gridTable(source, grid, width),
  ]);
  return [...opening("Costs and parameters", "", width), ...costs, ...parameters];
}
