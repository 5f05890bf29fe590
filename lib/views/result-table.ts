import { child, get, isChartPath, isObject, joinPointer, type JsonObject } from "../documents";
import type { ResultTableDocument } from "../documents/generated/types";
import {
  pick,
  pickedOf,
  type ResultTable,
  resultTable,
  type Span,
  waysOf,
} from "../games/shared/result-table";
import type { CellDie } from "../games/types";
import { type Chance, chance } from "./chance";
import { documentsOf, type Origin, originLookUp, type ViewWorld } from "./world";

/** A row or column of a table of results, as it is headed. */
export interface ResultHead {
  id: string;
  title: string;
  pointer: string;
  /** That the dice pick it, without modifiers; undefined where no dice do. */
  chance: Chance | undefined;
  /** What the dice give in it, without modifiers, likeliest first; empty where they do not pick a cell of it. */
  outcomes: Outcomes;
  /** The average, where every result is a number. */
  mean: number | undefined;
  /** The least and the most of them, where every result is a number. */
  ends: readonly [least: number, most: number] | undefined;
}

/** What the dice give along the lines of a table, where every result is a number. */
export interface Spreads {
  /** What is rolled: "Command Point Table, with one die". */
  title: string;
  /** What the lines are: "Month". */
  along: string;
  lines: readonly { id: string; title: string; least: number; mean: number; most: number }[];
}

/** Lines that make a chart worth the room. */
const FEWEST = 3;

/** Of a table that is rolled for, line by line across those that the dice pick; undefined for any other table. */
export function spreadsOf(table: ResultTableView): Spreads | undefined {
  const { title, dice, picks, rows, columns, rowsAre, columnsAre } = table;
  if (dice === undefined) return undefined;
  const [along, heads] = picks === "row" ? [columnsAre, columns] : [rowsAre, rows];
  const lines = heads.flatMap(({ id, title, mean, ends }) =>
    mean === undefined || ends === undefined ? [] : [{ id, title, least: ends[0], mean, most: ends[1] }],
  );
  if (lines.length < Math.max(FEWEST, heads.length)) return undefined;
  return { title: `${title}, with ${dice}`, along, lines };
}

export interface ResultCellView extends Origin {
  text: string | undefined;
  pointer: string;
  /** What its codes mean, a line each. */
  meaning: string | undefined;
  /** What a die that is rolled for the cell gives, likeliest first; empty where none is. */
  outcomes: Outcomes;
  /** The average of that. */
  mean: number | undefined;
}

type Outcomes = readonly { text: string; chance: Chance }[];

/** A table of results with what its dice make of it. */
export interface ResultTableView {
  document: string;
  title: string;
  rule: string;
  rowsAre: string;
  columnsAre: string;
  /** "one die", "2 dice, read as digits"; undefined where none are rolled. */
  dice: string | undefined;
  /** What their total picks: the row unless the table says otherwise. */
  picks: "row" | "column";
  /** Whether a die is rolled for each cell. */
  hasCellDie: boolean;
  rows: readonly ResultHead[];
  columns: readonly ResultHead[];
  cells: readonly (readonly ResultCellView[])[];
  results: readonly { code: string; text: string }[];
}

/** The words of a table of results alone, for whoever only reads it. Ids are those of its document. */
export interface TableWords {
  title: string;
  rule: string;
  rowsAre: string;
  columnsAre: string;
  rows: readonly { id: string; title: string }[];
  columns: readonly { id: string; title: string }[];
  /** By row and column; empty where there is no result. */
  cells: readonly (readonly string[])[];
}

/** The words of a document that fits its schema. */
export function tableWords(document: ResultTableDocument): TableWords {
  const { title, rule, rowsAre, columnsAre } = document;
  const { rows, columns, cells } = resultTable(document);
  const headsOf = (part: "rows" | "columns", spans: readonly Span[]): TableWords["rows"] =>
    spans.map((span) => ({ id: span.id, title: document[part][span.id]!.title ?? spanWords(span) }));
  return {
    title,
    rule,
    rowsAre,
    columnsAre,
    rows: headsOf("rows", rows),
    columns: headsOf("columns", columns),
    cells: cells.map((row) => row.map((result) => result?.text ?? "")),
  };
}

/** All tables of results of the game, in the order of their documents; of those that do not fit their schema none. */
export const resultTables = (world: ViewWorld): ResultTableView[] =>
  [...world.draft.documents.keys()].filter(isChartPath).flatMap((path) => tableOf(world, path) ?? []);

function tableOf(world: ViewWorld, path: string): ResultTableView | undefined {
  const value = world.draft.documents.get(path)?.value;
  if (!isObject(value) || !isWhole(value)) return undefined;
  const document = value as unknown as ResultTableDocument;
  const table = resultTable(document);
  const origin = originLookUp(world, path);
  const codes = document.results ?? {};
  const ways = table.roll && waysOf(table.roll);
  const picks = table.roll?.picks ?? "row";
  const headOf = (part: "rows" | "columns", span: Span, i: number): ResultHead => {
    const pointer = joinPointer(`/${part}`, span.id);
    const title = child(get(value, pointer), "title");
    const isPicked = part === (picks === "row" ? "rows" : "columns");
    return {
      id: span.id,
      title: typeof title === "string" ? title : spanWords(span),
      pointer,
      chance: isPicked && ways && span.from !== undefined ? pickChance(table, ways, i) : undefined,
      ...(isPicked ? noLine : oddsOf(table, ways, i)),
    };
  };
  const die = world.game?.views?.cellDie?.(documentsOf(world), path);
  return {
    document: path,
    title: document.title,
    rule: document.rule,
    rowsAre: document.rowsAre,
    columnsAre: document.columnsAre,
    dice: table.roll && diceOf(table.roll),
    picks,
    hasCellDie: die !== undefined,
    rows: table.rows.map((span, i) => headOf("rows", span, i)),
    columns: table.columns.map((span, i) => headOf("columns", span, i)),
    cells: table.rows.map(({ id }, i) =>
      table.columns.map((column, j): ResultCellView => {
        const pointer = joinPointer("/rows", id, "cells", column.id);
        const result = table.cells[i]![j];
        const known = (result?.parts ?? []).flatMap((part) => {
          const text = codes[String(part)];
          return text === undefined ? [] : [`${part}: ${text}`];
        });
        return {
          text: result?.text,
          pointer,
          meaning: known.length > 0 ? known.join("\n") : undefined,
          ...cellOdds(die, result?.parts[0]),
          ...origin(pointer),
        };
      }),
    ),
    results: Object.entries(codes).map(([code, text]) => ({ code, text })),
  };
}

/** Whether it can be read at all: the text may be half typed. */
const isWhole = (value: JsonObject): boolean =>
  ["title", "rule", "rowsAre", "columnsAre"].every((key) => typeof value[key] === "string") &&
  [value["rows"], value["columns"]].every((part) => isObject(part) && Object.values(part).every(isObject)) &&
  Object.values(value["rows"] as JsonObject).every((row) => {
    const cells = child(row, "cells");
    return isObject(cells) && Object.values(cells).every((cell) => typeof cell === "string");
  });

/** "3", "1–2", "46 or more", "0 or less"; the id where there are no numbers. */
export function spanWords({ id, from, to }: Span): string {
  if (from === undefined || to === undefined) return id;
  if (from === to) return String(from);
  if (to === Infinity) return from === -Infinity ? "any" : `${from} or more`;
  return from === -Infinity ? `${to} or less` : `${from}–${to}`;
}

function diceOf({ dice, sides, read }: NonNullable<ResultTable["roll"]>): string {
  const which = dice === 1 ? "one die" : `${dice} dice`;
  const faces = sides === 6 ? "" : ` of ${sides} faces`;
  return `${which}${faces}${dice > 1 && read === "digits" ? ", read as digits" : ""}`;
}

const sumOf = (ways: ReadonlyMap<number, number>): number => [...ways.values()].reduce((a, b) => a + b, 0);

const outOf = (count: number, all: number): Chance => chance(BigInt(count), BigInt(all));

function pickChance(table: ResultTable, ways: ReadonlyMap<number, number>, i: number): Chance {
  let count = 0;
  for (const [total, each] of ways) if (pick(pickedOf(table), total, table.clamps) === i) count += each;
  return outOf(count, sumOf(ways));
}

const noOdds = { outcomes: [], mean: undefined };
const noLine = { ...noOdds, ends: undefined };

/** What a die makes of the result of a cell; nothing where it makes nothing of it on some face. */
function cellOdds(
  die: CellDie | undefined,
  result: number | string | undefined,
): Pick<ResultCellView, "outcomes" | "mean"> {
  if (!die || result === undefined) return noOdds;
  const found = new Map<number, number>();
  for (const face of die.faces) {
    const value = die.comesTo(result, face);
    if (value === undefined) return noOdds;
    found.set(value, (found.get(value) ?? 0) + 1);
  }
  const all = die.faces.length;
  const mean = [...found].reduce((sum, [value, count]) => sum + value * count, 0) / all;
  return { outcomes: likeliest(found, all), mean };
}

const likeliest = (found: ReadonlyMap<number | string, number>, all: number): Outcomes =>
  [...found]
    .toSorted(([, a], [, b]) => b - a)
    .map(([text, count]) => ({ text: String(text), chance: outOf(count, all) }));

/** What the dice give in a row or column across those that they pick. A total that picks none gives no result. */
function oddsOf(
  table: ResultTable,
  ways: ReadonlyMap<number, number> | undefined,
  line: number,
): Pick<ResultHead, "outcomes" | "mean" | "ends"> {
  if (!ways) return noLine;
  const found = new Map<string, number>();
  const values: number[] = [];
  let sum = 0;
  let isNumbers = true;
  const all = sumOf(ways);
  for (const [total, count] of ways) {
    const at = pick(pickedOf(table), total, table.clamps);
    const [row, column] = table.roll?.picks === "column" ? [line, at] : [at, line];
    const result = at < 0 ? undefined : table.cells[row]![column];
    const text = result?.text ?? "no result";
    found.set(text, (found.get(text) ?? 0) + count);
    const [only] = result?.parts ?? [];
    if (typeof only === "number" && result!.parts.length === 1) {
      sum += only * count;
      values.push(only);
    } else isNumbers = false;
  }
  return {
    outcomes: likeliest(found, all),
    mean: isNumbers ? sum / all : undefined,
    ends: isNumbers ? [Math.min(...values), Math.max(...values)] : undefined,
  };
}
