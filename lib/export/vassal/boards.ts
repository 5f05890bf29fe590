import { type Attributes, type Node, node } from "./xml";

/** What the module's map windows have in common. */

/** Names of the map windows: saved games find their maps by them. */
export const windows = { main: "Main map", waiting: "Forces off the map", tracks: "Tracks" } as const;

export interface PixelPoint {
  x: number;
  y: number;
}

/** A box of a board, in pixels. */
export interface Area extends PixelPoint {
  width: number;
  height: number;
}

export interface ModuleBoard {
  name: string;
  image: string;
  width: number;
  height: number;
  grid?: Node;
}

const boardNode = ({ name, image, grid }: ModuleBoard): Node =>
  node(
    "VASSAL.build.module.map.boardPicker.Board",
    { name, image, reversible: false },
    ...(grid ? [grid] : []),
  );

/** A map window with its boards, and what makes it answer to the mouse. */
export function mapWindow(name: string, boards: readonly ModuleBoard[], more: Attributes = {}): Node {
  const part = (kind: string, attributes: Attributes = {}): Node =>
    node(`VASSAL.build.module.map.${kind}`, attributes);
  return node(
    "VASSAL.build.module.Map",
    {
      mapName: name,
      allowMultiple: false,
      edgeWidth: 0,
      edgeHeight: 0,
      backgroundcolor: "255,255,255",
      moveWithinFormat: "$pieceName$ moves $previousLocation$ -> $location$",
      moveToFormat: "$pieceName$ moves $previousLocation$ -> $location$",
      createFormat: "$pieceName$ placed in $location$",
      changeFormat: "$message$",
      ...more,
    },
    node(
      "VASSAL.build.module.map.BoardPicker",
      { slotScale: "0.2", slotWidth: 350, slotHeight: 125, title: "Choose a board" },
      ...boards.map(boardNode),
    ),
    part("StackMetrics", { disabled: false, unexSepX: 3, unexSepY: 5, exSepX: 8, exSepY: 24 }),
    part("ForwardToKeyBuffer"),
    part("Scroller"),
    part("ForwardToChatter"),
    part("MenuDisplayer"),
    part("MapCenterer"),
    part("StackExpander"),
    part("PieceMover"),
    part("KeyBufferer"),
    part("ImageSaver"),
    part("CounterDetailViewer"),
    part("Zoomer"),
    part("HighlightLastMoved"),
  );
}

/** A window that opens by a button. */
export const opensBy = (text: string): Attributes => ({ launch: true, buttonName: text, tooltip: text });

/** Points that have a name and draw to themselves what is laid near them. */
export const regions = (points: readonly (PixelPoint & { name: string })[]): Node =>
  node(
    "VASSAL.build.module.map.boardPicker.board.RegionGrid",
    { snapto: true, visible: false, fontsize: 9 },
    ...points.map(({ name, x, y }) =>
      node("VASSAL.build.module.map.boardPicker.board.Region", { name, originx: x, originy: y }),
    ),
  );

/** Boxes with a name on a board; outside of them a grid, if there is one. */
export const zones = (boxes: readonly (Area & { name: string })[], grid?: Node): Node =>
  node(
    "VASSAL.build.module.map.boardPicker.board.ZonedGrid",
    {},
    ...boxes.map(({ name, x, y, width, height }) =>
      node("VASSAL.build.module.map.boardPicker.board.mapgrid.Zone", {
        name,
        locationFormat: "$name$",
        path: [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ]
          .map((corner) => corner.join(","))
          .join(";"),
        useParentGrid: false,
        useHighlight: false,
      }),
    ),
    ...(grid ? [grid] : []),
  );
