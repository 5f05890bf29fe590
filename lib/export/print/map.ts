import { type MapPlace, mapView, type MapView } from "../../views/map";
import type { Aid } from "./aids";
import { mm } from "./blocks";
import { boardOf } from "./map-drawing";
import { element, type Markup } from "./markup";
import { fitted, wrapped } from "./measure";
import type { Sheet } from "./paper";
import type { PrintSource } from "./source";
import { lettersOf, shortLegend } from "./status";

/** The map on one sheet, and large on many, in hexes that hold counters of card. */
export function mapAids(source: PrintSource): Aid[] {
  const view = mapView(source.world, "");
  if (!view || view.places.length === 0) return [];
  return [
    {
      id: "map",
      title: "Map",
      summary: "The whole map on one sheet, to look at.",
      turned: "landscape",
      make: (sheet) => ({ pages: [[overview(source, view, sheet)]] }),
    },
    {
      id: "map-large",
      title: "Map, large",
      summary: `The map to play on, in hexes ${HEX * 2} mm wide: cut the sheets along their lines and join them.`,
      turned: "landscape",
      make: (sheet) => ({ pages: tilesOf(source, view, sheet) }),
    },
  ];
}

/** At this zoom names, capacities and lines stand to one another as they are read best on one sheet. */
const OVERVIEW_ZOOM = 0.75;
/** Over and below a drawing: its title, and the key. */
const TITLE = 8;
const KEY = 15;
const KEY_LINES = 4;

/** As much of a title as fits over the drawing. */
const titleText = (words: string, width: number, size: number): Markup =>
  element(
    "text",
    { x: 0, y: size, fontSize: size, fontWeight: 700 },
    fitted(words, width, { size: (size * 72) / 25.4, bold: true }),
  );

/** What the letters and figures of this map mean, and its lines. */
function keyWords({ sides }: PrintSource, { places }: MapView): string {
  const sites = places.flatMap(({ site }) => site ?? []);
  const holders = sides.map(({ id, name }) => `${id.charAt(0).toUpperCase()} ${name}`).join(", ");
  const figures = new Map(
    sites.flatMap(({ capacities }) => capacities.map(({ letter, name }) => [letter, name])),
  );
  const resources = new Set(sites.flatMap(({ resource }) => resource?.name ?? []));
  const signs = [
    ...[...figures].map(([letter, name]) => `${letter} ${name}`),
    "★ Victory Points",
    ...[...resources].map((name) => `◆ ${name}`),
  ];
  return [
    `Square: a base, with the letter of who holds it before any set-up (${holders}). Circle: a place that is no base.`,
    `Figures: ${signs.join(", ")}.`,
    "Hatched: land. Thick line: ships cannot cross. Double line: connected by land. Dashed line in a hex: it is split for ships. Dotted line: Entry Hex of a box.",
    `Beside a place: ${shortLegend.charAt(0).toLowerCase()}${shortLegend.slice(1)}`,
  ].join(" ");
}

const lettersAt =
  (source: PrintSource) =>
  ({ site }: MapPlace): string =>
    site ? lettersOf(source, site.document, site.pointer) : "";

function overview(source: PrintSource, view: MapView, { room }: Sheet): Markup {
  const board = boardOf(view, OVERVIEW_ZOOM, lettersAt(source));
  const space = { width: room.width, height: room.height - TITLE - KEY };
  const scale = Math.min(space.width / board.width, space.height / board.height);
  const size = 2.5;
  const key = wrapped(keyWords(source, view), room.width, { size: (size * 72) / 25.4 });
  return element(
    "svg",
    {
      width: mm(room.width),
      height: mm(room.height),
      viewBox: `0 0 ${room.width} ${room.height}`,
      role: "img",
      "aria-label": view.title,
    },
    titleText(view.title, room.width, 5),
    element(
      "g",
      {
        transform: `translate(${((space.width - board.width * scale) / 2).toFixed(3)} ${TITLE}) scale(${scale.toFixed(6)})`,
      },
      board.markup,
    ),
    ...key
      .slice(0, KEY_LINES)
      .map((line, i) =>
        element("text", { x: 0, y: room.height - KEY + 3.4 + i * size * 1.25, fontSize: size }, line),
      ),
  );
}

/** From the centre of a hex to a corner, in mm, on the map to play on. */
const HEX = 17;
const LARGE_ZOOM = 1.3;
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

function tilesOf(source: PrintSource, view: MapView, sheet: Sheet): Markup[][] {
  const board = boardOf(view, LARGE_ZOOM, lettersAt(source));
  const scale = HEX / board.unit;
  const whole = { width: board.width * scale, height: board.height * scale };
  const window = { width: sheet.room.width, height: sheet.room.height - TILE_HEAD - TILE_FOOT };
  const count = (all: number, one: number): number =>
    Math.max(1, Math.ceil((all - OVERLAP) / (one - OVERLAP)));
  const across = count(whole.width, window.width);
  const down = count(whole.height, window.height);
  const pages: Markup[][] = [];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const tile = { column, row, x: column * (window.width - OVERLAP), y: row * (window.height - OVERLAP) };
      // Drawn once in the file, and seen through the window of each sheet.
      const isFirst = row + column === 0;
      pages.push([tileMarkup(view, tile, { across, down, window, scale, board: isFirst && board.markup })]);
    }
  }
  return pages;
}

/** "B3": the row by a letter, the column by a number. */
const tileName = ({ row, column }: Pick<Tile, "row" | "column">): string =>
  `${String.fromCharCode(65 + (row % 26))}${column + 1}`;

interface Tiling {
  across: number;
  down: number;
  window: { width: number; height: number };
  scale: number;
  /** With the first sheet. */
  board: Markup | false;
}

function tileMarkup(view: MapView, tile: Tile, { across, down, window, scale, board }: Tiling): Markup {
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
        viewBox: `${tile.x / scale} ${tile.y / scale} ${width / scale} ${height / scale}`,
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
