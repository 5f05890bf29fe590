import { type Draft, isObject, kindOfPath, parentPointer } from "../../documents";
import { type Column, type Grid, gridsOf, type Row } from "../../views/grid";
import { inWords, type ViewWorld } from "../../views/world";
import { headed } from "./headings";
import { fileName } from "./names";
import type { CsvColumn } from "./column";

/** A grid, and the keys of the rows that contain it. */
export interface CsvPart {
  outer: readonly string[];
  grid: Grid;
}

/** A row of a table, and its part. */
export interface Target {
  part: CsvPart;
  row: Row;
}

/**
 * One file: a grid, or all grids of one kind that are inside the rows of another, such as the modifiers of each
 * type.
 */
export interface CsvTable {
  file: string;
  title: string;
  document: string;
  columns: readonly CsvColumn[];
  /** At least one; all have the same columns. */
  parts: readonly CsvPart[];
  /** Columns of the grids that are files of their own. */
  elsewhere: ReadonlySet<number>;
}

/** Every table of every document, in order: what the studio's grids show, one file each. */
export function csvTables(world: ViewWorld): readonly CsvTable[] {
  const made = known.get(world.draft);
  if (made !== undefined && made.game === world.game) return made.tables;
  const taken = new Set<string>();
  const tables = documentsOf(world).flatMap((document) => tablesOf(world, document, taken));
  known.set(world.draft, { game: world.game, tables });
  return tables;
}

/** A document or a layer's part of one that cannot be read, so that tables are missing. */
export const brokenText = ({ files }: Draft): string | undefined =>
  [...files.values()].find(
    ({ path, value }) => value === undefined && ["document", "patch"].includes(kindOfPath(path).kind),
  )?.path;

/** Many files are read over one draft. */
const known = new WeakMap<ViewWorld["draft"], Pick<ViewWorld, "game"> & { tables: readonly CsvTable[] }>();

export const documentsOf = ({ draft }: ViewWorld): string[] => [...draft.documents.keys()].sort();

/** The tables of one document; `taken`: the names of files given before. */
export function tablesOf(world: ViewWorld, document: string, taken: Set<string>): CsvTable[] {
  const grids = gridsOf(world, document);
  const pointers = new Set(grids.map(({ pointer }) => pointer));
  const groups = new Map<string, Placed[]>();
  for (const placed of placedGrids(grids)) {
    const { kind, depth } = placed.grid;
    const key = [placed.pattern, kind, depth].join(" ");
    groups.set(key, [...(groups.get(key) ?? []), placed]);
  }
  return [...groups.values()].map((group) => tableOf(document, group, pointers, taken));
}

/** A grid with where it stands among the others. */
interface Placed extends CsvPart {
  /** The pointer with a star for each key of a row. */
  pattern: string;
  /** Words for the outer keys. */
  outerTitles: readonly string[];
}

interface Holder {
  keys: readonly string[];
  titles: readonly string[];
  pattern: string;
}

/** Grids with the rows around them; a grid comes after the one in whose rows it stands. */
function placedGrids(grids: readonly Grid[]): Placed[] {
  const holders = new Map<string, Holder>();
  return grids.map((grid) => {
    const { holder, rest } = holderOf(holders, grid.pointer);
    const placed: Placed = {
      grid,
      outer: holder?.keys ?? [],
      outerTitles: holder?.titles ?? [],
      pattern: (holder?.pattern ?? "") + rest,
    };
    if (grid.kind !== "settings") {
      for (const row of grid.rows) holders.set(row.pointer, holderAt(placed, row));
    }
    return placed;
  });
}

function holderOf(holders: ReadonlyMap<string, Holder>, pointer: string) {
  for (let at = parentPointer(pointer); at !== undefined; at = parentPointer(at)) {
    const holder = holders.get(at);
    if (holder !== undefined) return { holder, rest: pointer.slice(at.length) };
  }
  return { holder: undefined, rest: pointer };
}

function holderAt({ grid, outer, outerTitles, pattern }: Placed, row: Row): Holder {
  const what = inWords(pattern.slice(pattern.lastIndexOf("/") + 1)).replace(/s$/, "");
  const isList = grid.kind === "list";
  const titles = isList
    ? [`${what} no.`]
    : grid.columns.slice(0, grid.depth).map(({ title }) => (title === "Id" ? `${what} id` : title));
  const ids = row.cells.slice(0, grid.depth).map(({ value }) => String(value));
  return {
    keys: [...outer, ...(isList ? [String(Number(row.id) + 1)] : ids)],
    titles: [...outerTitles, ...titles],
    pattern: `${pattern}${"/*".repeat(Math.max(1, grid.depth))}`,
  };
}

function tableOf(
  document: string,
  group: readonly Placed[],
  pointers: ReadonlySet<string>,
  taken: Set<string>,
): CsvTable {
  const columns = unitedColumns(group.map(({ grid }) => grid));
  const parts = group.map(({ outer, grid }): CsvPart => ({ outer, grid: over(grid, columns) }));
  const elsewhere = new Set(
    columns.flatMap((column, i) => (isElsewhere(column, i, parts, pointers) ? [i] : [])),
  );
  const { pattern, outerTitles, grid } = group[0]!;
  return {
    file: fileName(document, grid.kind === "settings" ? undefined : pattern, taken),
    // A table inside rows has the name of its row before its own.
    title: outerTitles.length === 0 ? grid.title : (grid.title.split(": ").at(-1) ?? grid.title),
    document,
    columns: headed([
      ...outerTitles.map((heading, i): CsvColumn => {
        return { heading, key: `outer${i + 1}`, role: "outer", at: i };
      }),
      ...leadColumns[grid.kind],
      ...columns.flatMap(({ title, key, role }, at): CsvColumn[] =>
        elsewhere.has(at) ? [] : [{ heading: title, key, role: role === "id" ? "id" : "cell", at }],
      ),
    ]),
    parts,
    elsewhere,
  };
}

/** What identifies the rows of a grid where no id does. */
const leadColumns: Readonly<Record<Grid["kind"], readonly CsvColumn[]>> = {
  things: [],
  settings: [{ heading: "Place", key: "place", role: "place", at: 0 }],
  list: [{ heading: "No.", key: "no", role: "number", at: 0 }],
};

/** The columns of several grids: those of the first, and what others have besides. */
function unitedColumns(grids: readonly Grid[]): Column[] {
  const columns = new Map<string, Column>();
  for (const grid of grids) {
    for (const column of grid.columns) if (!columns.has(column.key)) columns.set(column.key, column);
  }
  return [...columns.values()];
}

/** A grid with these columns, in which a value that it has not got can be given. */
function over(grid: Grid, columns: readonly Column[]): Grid {
  const own = new Map(grid.columns.map((column, i) => [column.key, i]));
  return {
    ...grid,
    columns: columns.map((column) => grid.columns[own.get(column.key) ?? -1] ?? column),
    rows: grid.rows.map((row) => ({
      ...row,
      cells: columns.map(
        ({ key, suffix }) =>
          row.cells[own.get(key) ?? -1] ?? {
            value: undefined,
            pointer: row.pointer + suffix,
            status: undefined,
            layer: undefined,
          },
      ),
    })),
  };
}

/** The table with more columns, in which nothing stands yet. */
export function withColumns(table: CsvTable, added: readonly Column[]): CsvTable {
  const before = table.parts[0]?.grid.columns ?? [];
  const columns = [...before, ...added];
  return {
    ...table,
    columns: [
      ...table.columns,
      ...added.map(({ title, key }, i): CsvColumn => {
        return { heading: title, key, role: "cell", at: before.length + i };
      }),
    ],
    parts: table.parts.map(({ outer, grid }) => ({ outer, grid: over(grid, columns) })),
  };
}

/** True for what is a table of its own wherever it stands. */
const isElsewhere = (
  column: Column,
  at: number,
  parts: readonly CsvPart[],
  pointers: ReadonlySet<string>,
): boolean =>
  column.type === "other" &&
  column.role === "value" &&
  parts.some(({ grid }) => grid.rows.some(({ cells }) => pointers.has(cells[at]?.pointer ?? ""))) &&
  parts.every(({ grid }) =>
    grid.rows.every(({ cells }) => cells[at]?.value === undefined || pointers.has(cells[at].pointer)),
  );

/** What a row that is new holds where its values come from another file. */
export const emptyTable = (table: CsvTable, at: number): [] | Record<string, never> => {
  const rows = table.parts.flatMap(({ grid }) => grid.rows);
  const some = rows.find((row) => row.cells[at]?.value !== undefined)?.cells[at]?.value;
  return isObject(some) ? {} : [];
};
