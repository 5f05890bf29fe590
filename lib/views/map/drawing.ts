import { child, type Draft, type DraftDocument, type Json, isObject } from "../../documents";
import { hexCentre, isShoved, orientationOf, type OffsetHex, type OffsetLayout, type Point } from "../../hex";
import { layoutOf } from "./ground";
import { textOf } from "./world";
import type { MapDrawing } from "./types";

/** The path of the drawing that a map names. */
const drawingPath = (name: string): string => `drawings/${name}.json`;

const known = new WeakMap<DraftDocument, { layout: OffsetLayout; drawing: MapDrawing }>();

/**
 * The drawing under a board, by the path of its document. Undefined where it names none, or one that is not there: the
 * checks report that. Made once for the same drawing.
 */
export function drawingOf(draft: Draft, board: string): MapDrawing | undefined {
  const map = draft.documents.get(board)?.value;
  const name = textOf(child(map, "drawing"));
  const document = name === undefined ? undefined : draft.documents.get(drawingPath(name));
  if (!document) return undefined;
  const layout = layoutOf(map);
  const before = known.get(document);
  if (before?.layout === layout) return before.drawing;
  const drawing = makeDrawing(document.value, layout);
  known.set(document, { layout, drawing });
  return drawing;
}

function makeDrawing(value: Json, layout: OffsetLayout): MapDrawing {
  const place = placing(layout);
  const lists = (list: Json | undefined): Json[] => (Array.isArray(list) ? list : []);
  const lines = (list: Json | undefined): number[][] =>
    lists(list).flatMap((line) => placed(line, place) ?? []);
  const land = isObject(value) ? lists(value["land"]) : [];
  return { coasts: land.flatMap((piece) => lines(piece)), borders: lines(child(value, "borders")) };
}

type Placing = (x: number, y: number) => Point;

/** A line that is not whole, while somebody types it, is not drawn. */
function placed(line: Json, place: Placing): number[][] {
  if (!Array.isArray(line) || line.length % 2 === 1) return [];
  if (!line.every((each) => typeof each === "number")) return [];
  const points: number[] = [];
  for (let i = 0; i < line.length; i += 2) {
    const { x, y } = place(line[i] as number, line[i + 1] as number);
    points.push(x, y);
  }
  return [points];
}

/** From columns and rows to the model. Every hex that is not shoved is at its own numbers. */
function placing(layout: OffsetLayout): Placing {
  const cells: OffsetHex[] = [
    { column: 0, row: 0 },
    { column: 1, row: 1 },
  ];
  const cell = cells.find((each) => !isShoved(layout, each))!;
  const origin = hexCentre(layout, cell, 1);
  const [dx, dy] = orientationOf(layout) === "flat-top" ? [1.5, Math.sqrt(3)] : [Math.sqrt(3), 1.5];
  return (x, y) => ({ x: origin.x + (x - cell.column) * dx, y: origin.y + (y - cell.row) * dy });
}
