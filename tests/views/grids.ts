import { type Column, type Grid, gridsOf } from "../../lib/views/grid";
import { shipped } from "../support/shipped";

export const { draft, game, files } = shipped("fire-in-the-sky");

export const grids = (document: string): Grid[] => gridsOf({ draft, game }, document);

export const grid = (document: string, pointer: string): Grid => {
  const found = grids(document).find((each) => each.pointer === pointer);
  if (found === undefined) throw new Error(`No grid at ${pointer} of ${document}.`);
  return found;
};
export const column = (of: Grid, key: string): Column => of.columns.find((each) => each.key === key)!;
export const columnAt = (of: Grid, key: string): number => of.columns.findIndex((each) => each.key === key);
export const cell = (of: Grid, row: string, key: string) =>
  of.rows.find(({ id }) => id === row)?.cells[columnAt(of, key)];
