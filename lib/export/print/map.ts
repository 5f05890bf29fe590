import { type MapPlace, mapView, type MapView } from "../../views/map";
import type { Aid } from "./aids";
import { mm } from "./blocks";
import { boardOf, titleText } from "./map-drawing";
import { bestTurn, tilesOf } from "./map-tiles";
import { element, type Markup } from "./markup";
import { wrapped } from "./measure";
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
      summary: "The whole map on one sheet, for reference.",
      turned: "landscape",
      make: (sheet) => ({ pages: [[overview(source, view, sheet)]] }),
    },
    {
      id: "map-large",
      title: "Map, large",
      summary:
        "The map to play on, with hexes large enough for the counters: cut the sheets along the lines and join them.",
      turned: (paper) => bestTurn(view, paper),
      make: (sheet) => ({ pages: tilesOf(view, sheet, lettersAt(source)) }),
    },
  ];
}

/** At this zoom names, capacities and lines stand to one another as they are read best on one sheet. */
const OVERVIEW_ZOOM = 0.75;
/** Over and below a drawing: its title, and the key. */
const TITLE = 8;
const KEY = 15;
const KEY_LINES = 4;

/** What the letters and figures of this map mean, and its lines. */
function keyWords({ sides }: PrintSource, { places, drawing }: MapView): string {
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
    `Square: a base, with the letter of the side that controls it before set-up (${holders}). Circle: a place without a base.`,
    `Figures: ${signs.join(", ")}.`,
    places.some(({ terrain }) => terrain === "land") || !drawing ? "Hatched: land." : "",
    drawing ? "Shaded: land on the drawing, without effect in play." : "",
    "Thick line: ships cannot cross. Double line: connected by land. Dashed line in a hex: split for ships. Dotted line: Entry Hex of a box.",
    `Next to a place: ${shortLegend.charAt(0).toLowerCase()}${shortLegend.slice(1)}`,
  ]
    .filter((words) => words !== "")
    .join(" ");
}

const lettersAt =
  (source: PrintSource) =>
  ({ site }: MapPlace): string =>
    site ? lettersOf(source, site.document, site.pointer) : "";

function overview(source: PrintSource, view: MapView, { room }: Sheet): Markup {
  const board = boardOf(view, OVERVIEW_ZOOM, lettersAt(source), { numbers: true });
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
