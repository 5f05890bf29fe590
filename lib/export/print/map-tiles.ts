import type { MapPlace, MapView } from "../../views/map";
import { mm } from "./blocks";
import { boardOf, titleText } from "./map-drawing";
import { element, type Markup } from "./markup";
import { type Paper, type Sheet, sheetOf, type Turned } from "./paper";

/** The map to play on, on as few sheets as hold it. */

/** From the centre of a hex to a corner, in mm: counters of card lie in the smallest with some room around them. */
const HEX = { least: 14, most: 20 };
/** Names, numbers and lines are drawn as they are in the studio at this zoom. */
const ZOOM = 1.3;
/** Width of what is printed twice, on both sides of a seam. */
const OVERLAP = 6;
const TILE_HEAD = 6;
const TILE_FOOT = 2;

interface Tile {
  column: number;
  row: number;
  x: number;
  y: number;
}

/** How many sheets lie side by side and below one another, and how much of the map each shows, in mm. */
interface Tiling {
  across: number;
  down: number;
  window: { width: number; height: number };
}

function tilingOf({ bounds }: MapView, { room }: Sheet): Tiling {
  const window = { width: room.width, height: room.height - TILE_HEAD - TILE_FOOT };
  const count = (whole: number, one: number): number =>
    Math.max(1, Math.ceil((whole - OVERLAP) / (one - OVERLAP)));
  return {
    across: count(bounds.width * HEX.least, window.width),
    down: count(bounds.height * HEX.least, window.height),
    window,
  };
}

/** The way to lay the paper that takes fewer sheets. */
export function bestTurn(view: MapView, paper: Paper): Turned {
  const sheets = (turned: Turned): number => {
    const { across, down } = tilingOf(view, sheetOf(paper, turned));
    return across * down;
  };
  return sheets("portrait") < sheets("landscape") ? "portrait" : "landscape";
}

/** The map as large as its sheets allow, in their middle. */
export function tilesOf(view: MapView, sheet: Sheet, lettersAt: (place: MapPlace) => string): Markup[][] {
  const board = boardOf(view, ZOOM, lettersAt);
  const tiling = tilingOf(view, sheet);
  const { across, down, window } = tiling;
  const room = {
    width: across * (window.width - OVERLAP) + OVERLAP,
    height: down * (window.height - OVERLAP) + OVERLAP,
  };
  const hex = Math.min(HEX.most, room.width / view.bounds.width, room.height / view.bounds.height);
  const scale = hex / board.unit;
  const left = (room.width - board.width * scale) / 2;
  const top = (room.height - board.height * scale) / 2;
  const pages: Markup[][] = [];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const x = column * (window.width - OVERLAP) - left;
      const y = row * (window.height - OVERLAP) - top;
      // Drawn once in the file, and seen through the window of each sheet.
      const isFirst = row + column === 0;
      pages.push([
        tileMarkup(view, { column, row, x, y }, tiling, { scale, board: isFirst && board.markup }),
      ]);
    }
  }
  return pages;
}

/** "B3": the row by a letter, the column by a number. */
const tileName = ({ row, column }: Pick<Tile, "row" | "column">): string =>
  `${String.fromCharCode(65 + (row % 26))}${column + 1}`;

interface Drawing {
  scale: number;
  /** With the first sheet. */
  board: Markup | false;
}

function tileMarkup(
  view: MapView,
  tile: Tile,
  { across, down, window }: Tiling,
  { scale, board }: Drawing,
): Markup {
  const { width, height } = window;
  const { row, column } = tile;
  const neighbours = [
    column > 0 && `${tileName({ row, column: column - 1 })} to the left`,
    column < across - 1 && `${tileName({ row, column: column + 1 })} to the right`,
    row > 0 && `${tileName({ row: row - 1, column })} above`,
    row < down - 1 && `${tileName({ row: row + 1, column })} below`,
  ].filter((words) => words !== false);
  const cut = (d: string): Markup =>
    element("path", { d, stroke: "#000", strokeWidth: 0.2, strokeDasharray: "2 1.5", fill: "none" });
  return element(
    "svg",
    {
      width: mm(width),
      height: mm(height + TILE_HEAD),
      viewBox: `0 0 ${width} ${height + TILE_HEAD}`,
      role: "img",
      "aria-label": `${view.title}, sheet ${tileName(tile)}`,
    },
    titleText(`Sheet ${tileName(tile)}: ${view.title}`, width * 0.5, 3.6),
    neighbours.length > 0 &&
      element("text", { x: width, y: 4, fontSize: 2.8, textAnchor: "end" }, `Joins ${neighbours.join(", ")}`),
    element(
      "svg",
      {
        x: 0,
        y: TILE_HEAD,
        width,
        height,
        viewBox: [tile.x, tile.y, width, height].map((length) => (length / scale).toFixed(3)).join(" "),
        overflow: "hidden",
      },
      board && element("defs", {}, element("g", { id: "board" }, board)),
      element("use", { href: "#board" }),
    ),
    // Along the right and the lower edge a sheet is cut, and laid over the next one.
    column < across - 1 && cut(`M${width - OVERLAP} ${TILE_HEAD}V${TILE_HEAD + height}`),
    row < down - 1 && cut(`M0 ${TILE_HEAD + height - OVERLAP}H${width}`),
  );
}
