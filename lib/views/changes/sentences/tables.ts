import { get, type Json, parsePointer } from "../../../documents";
import { documentTitle, inWords } from "../../world";
import type { Said, State, Describer } from "./types";

/** More cells than this are counted together. */
const MOST = 12;

/** Cells of tables of the faces that hit. */
export const describeCells: Describer = ({ path, before, after }, differences) => {
  const grid = (after.world.game ?? before.world.game)?.views?.odds?.grids.find(
    ({ document }) => document === path,
  );
  if (grid === undefined) return [];
  const title = after.schema("")?.title ?? inWords(documentTitle(path, after.document?.value));
  const depth = parsePointer(grid.pointer).length;
  return differences.flatMap((difference): Said[] => {
    const { pointer } = difference;
    const [row, column, ...rest] = parsePointer(pointer).slice(depth);
    if (
      !pointer.startsWith(`${grid.pointer}/`) ||
      row === undefined ||
      column === undefined ||
      rest.length > 0
    )
      return [];
    const [was, is] = [cell(before, pointer), cell(after, pointer)];
    return [
      {
        sentence: `${title}, ${grid.row} ${row} against ${grid.column} ${column}: ${is}, was ${was}`,
        about: [difference],
        alike: { key: `cells ${path}`, called: [`${title},`, "cells"], most: MOST },
      },
    ];
  });
};

/** What the table says. */
function cell({ document }: State, pointer: string): string {
  const entry: Json | undefined = get(document?.value, pointer);
  return typeof entry === "string" || typeof entry === "number" ? String(entry) : "nothing";
}
