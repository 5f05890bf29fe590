import { joinPointer } from "../../documents";
import { fitsPattern } from "../../diagnostics/schema/pattern";
import type { Column } from "../../views/grid";
import { memberPattern } from "../../views/grid/things";
import { schemaLookUp, type ViewWorld } from "../../views/world";
import { columnHeaded } from "./headings";
import { unshield } from "./shield";
import { type CsvTable, withColumns } from "./tables";

/**
 * The table with a column for each heading that it does not have, if the keys of its rows are free: another turn of
 * a level, another rating of a table. Only cells with a value make a difference.
 */
export function widened(world: ViewWorld, table: CsvTable, headings: readonly string[]): CsvTable {
  const grid = table.parts[0]?.grid;
  const like = grid?.columns.find(({ role }) => role === "value");
  const row = grid?.rows[0];
  if (like === undefined || row === undefined) return table;
  const pattern = memberPattern(schemaLookUp(world, table.document)(row.pointer));
  if (pattern === undefined || pattern === "") return table;
  const isNew = (heading: string): boolean =>
    columnHeaded(table.columns, heading) === undefined && fitsPattern(pattern, heading);
  const keys = new Set(headings.map((heading) => unshield(heading).trim()).filter(isNew));
  const added = [...keys].map((key): Column => ({ ...like, key, title: key, suffix: joinPointer("", key) }));
  return added.length === 0 ? table : withColumns(table, added);
}
