import { child, type Json } from "../../documents";
import {
  hexIdPattern,
  isShoved,
  type OffsetHex,
  type OffsetLayout,
  orientationOf,
  type Point,
} from "../../hex";
import { farCorner, type MapPlace, type MapView, onBoard, UNIT } from "../../views/map";
import { boardOf } from "../print/map-drawing";
import { element, pieces } from "../print/markup";
import type { PrintSource } from "../print/source";
import { lettersOf } from "../print/status";
import type { ExportFile } from "../types";
import { fileName } from "../../words";
import { type ModuleBoard, regions, type PixelPoint, windows, zones } from "./boards";
import { COUNTER, drawing, imageFile } from "./images";
import { plainName } from "./sequence";
import { type Node, node } from "./xml";

/** Counters are 44 wide where the map is drawn at its own size. */
const ZOOM = COUNTER / 44;

export interface MainBoard {
  /** The map window that contains it. */
  window: string;
  board: ModuleBoard;
  image: ExportFile;
  /** Where counters stand, by the id of the place. */
  spots: ReadonlyMap<string, PixelPoint>;
}

/** A board of the game as a board of the module, with a grid that knows its hexes by their printed numbers and its boxes by their names. */
export function mainBoard(source: PrintSource, view: MapView): MainBoard {
  const { id, path } = view.board;
  const isMain = id === view.boards[0]!.id;
  const image = isMain ? "map.svg" : `map-${fileName(id)}.svg`;
  const letters = ({ site }: MapPlace): string =>
    site ? lettersOf(source, site.document, site.pointer) : "";
  const { markup, ...size } = boardOf(view, ZOOM, letters, { haloUnder: true });
  const width = Math.ceil(size.width);
  const height = Math.ceil(size.height);
  const ground = element("rect", { width, height, fill: "#ffffff" });
  const at = (point: Point): PixelPoint => {
    const { x, y } = onBoard(view, ZOOM, point);
    return { x: Math.round(x), y: Math.round(y) };
  };
  const boxes = view.places.flatMap(({ name, frame }) => {
    if (!frame) return [];
    const from = at(frame);
    const to = at(farCorner(frame));
    return [{ name: plainName(name), ...from, width: to.x - from.x, height: to.y - from.y }];
  });
  return {
    window: isMain ? windows.main : plainName(`Map: ${view.boards.find((each) => each.id === id)!.title}`),
    board: {
      name: plainName(view.title),
      image,
      width,
      height,
      grid: zones(boxes, gridOf(source.documents[path], view, at)),
    },
    image: imageFile(image, drawing(width, height, `0 0 ${width} ${height}`, pieces(ground, markup))),
    spots: new Map(view.places.map(({ id, centre }) => [id, at(centre)])),
  };
}

type Placing = (point: Point) => PixelPoint;

/** Hexes in columns as a grid that is numbered by itself; those of another form one by one. */
function gridOf(map: Json | undefined, view: MapView, at: Placing): Node {
  const hexes = view.places.filter(({ shape }) => shape === "hex");
  const layout = child(child(map, "layout"), "offset") as OffsetLayout;
  const pattern = String(child(child(map, "layout"), "idPattern") ?? "");
  const isUpward = child(child(map, "layout"), "rows") === "up";
  const numbering = numberingOf(pattern);
  const ids = numbering && !isUpward ? hexIdPattern(pattern) : undefined;
  const cells = hexes.flatMap(({ hex, centre }) => {
    const cell = hex === undefined ? undefined : ids?.parse(hex);
    return cell ? [{ ...cell, centre }] : [];
  });
  const [first] = cells;
  if (!first || cells.length < hexes.length || !numbering || orientationOf(layout) !== "flat-top")
    return regions(hexes.map(({ hex, id, centre }) => ({ name: hex ?? id, ...at(centre) })));
  return hexGrid(cells, layout, numbering, at);
}

interface Numbering {
  first: "H" | "V";
  sep: string;
  hLeading: number;
  vLeading: number;
}

/** "CCRR", "R.CC": numbers of the column and the row, with as many digits as letters. */
function numberingOf(pattern: string): Numbering | undefined {
  const match = /^(C+|R+)([^A-Za-z0-9]*)(C+|R+)$/.exec(pattern);
  if (!match) return undefined;
  const [, one, sep, other] = match as unknown as [string, string, string, string];
  const isColumnFirst = one.startsWith("C");
  const [columns, rows] = isColumnFirst ? [one, other] : [other, one];
  return {
    first: isColumnFirst ? "H" : "V",
    sep,
    hLeading: columns.length - 1,
    vLeading: rows.length - 1,
  };
}

/** The grid counts from a hex whose column is not shoved; every other column stands half a hex lower. */
function hexGrid(
  cells: readonly (OffsetHex & { centre: Point })[],
  layout: OffsetLayout,
  { first, sep, hLeading, vLeading }: Numbering,
  at: Placing,
): Node {
  const column = cells
    .filter((cell) => !isShoved(layout, cell))
    .reduce((a, b) => (b.column < a.column ? b : a));
  const row = Math.min(...cells.map((cell) => cell.row));
  const dy = Math.sqrt(3);
  const origin = at({ x: column.centre.x, y: column.centre.y - (column.row - row) * dy });
  return node(
    "VASSAL.build.module.map.boardPicker.board.HexGrid",
    {
      x0: origin.x,
      y0: origin.y,
      dx: 1.5 * UNIT * ZOOM,
      dy: dy * UNIT * ZOOM,
      sideways: false,
      snapTo: true,
      edgesLegal: false,
      cornersLegal: false,
      visible: false,
      dotsVisible: false,
      color: "0,0,0",
    },
    node("VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering", {
      first,
      sep,
      hType: "N",
      vType: "N",
      hLeading,
      vLeading,
      hOff: column.column,
      vOff: row,
      hDescend: false,
      vDescend: false,
      stagger: false,
      visible: false,
      fontSize: 9,
      color: "0,0,0",
      rotateText: 0,
      hDrawOff: 0,
      vDrawOff: 0,
      locationFormat: "$gridLocation$",
    }),
  );
}
