import { type CsvImport, readCsvImport } from "../../../lib/export/csv";
import { type CsvTable, csvTables } from "../../../lib/export/csv/tables";
import { csvRows } from "../../../lib/export/csv/write";
import { csvText } from "../../../lib/export/csv/dialect";
import type { EditContext } from "../../../lib/editing";
import type { ViewWorld } from "../../../lib/views";
import { editContextOver } from "../../editing/edit-context";
import { shipped } from "../../support/shipped";

export const { draft, game, files } = shipped("fire-in-the-sky");
export const world: ViewWorld = { draft, game };
export const tables = csvTables(world);

export const tableOf = (file: string): CsvTable => {
  const found = tables.find((each) => each.file === file);
  if (found === undefined) throw new Error(`No ${file} among ${tables.map((each) => each.file).join(", ")}.`);
  return found;
};

/** The cells of an exported table, as a person would have them in a spreadsheet. */
export class Sheet {
  readonly rows: string[][];

  constructor(readonly file: string) {
    this.rows = csvRows(tableOf(file)).map((row) => [...row]);
  }

  column(heading: string): number {
    const at = this.rows[0]!.indexOf(heading);
    if (at < 0) throw new Error(`No column “${heading}” among ${this.rows[0]!.join(", ")}.`);
    return at;
  }

  /** The row whose first cells are these. */
  row(...keys: string[]): number {
    const at = this.rows.findIndex((cells) => keys.every((key, i) => cells[i] === key));
    if (at < 0) throw new Error(`No row ${keys.join(", ")}.`);
    return at;
  }

  get(key: string | string[], heading: string): string {
    return this.rows[this.row(...[key].flat())]![this.column(heading)]!;
  }

  /** Types into a cell; its name, as the spreadsheet shows it. */
  set(key: string | string[], heading: string, text: string): string {
    const [row, column] = [this.row(...[key].flat()), this.column(heading)];
    this.rows[row]![column] = text;
    return `${String.fromCharCode(65 + column)}${row + 1}`;
  }

  text(): string {
    return csvText(this.rows);
  }

  read(data: string | Uint8Array = this.text()): CsvImport {
    return readCsvImport(world, this.file, data);
  }
}

export const cellsOf = ({ problems }: CsvImport): string[] => problems.map(({ cell }) => cell);

/** The files of a layer that says nothing yet. */
export const layer = (id: string): Record<string, string> => ({
  [`layers/${id}/layer.json`]: JSON.stringify({
    id,
    kind: "variant",
    title: `The ${id}`,
    reason: "To try it.",
  }),
});
/** The shipped game with a layer of one's own, and more files of the workspace. */
export const context = (more: Record<string, string> = {}, on = ["mine"]): EditContext =>
  editContextOver({ ...files, ...layer("mine"), ...more }, on, [
    "layers/mine/layer.json",
    ...Object.keys(more),
  ]);
