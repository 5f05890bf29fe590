import type { ConnectionLook, HexsideLook } from "../../games";
import { isDry, type Legend, type MapPlace, mapView, type MapView } from "../../views/map";
import { withinSentence } from "../../words";
import type { Aid } from "./aids";
import { mm } from "./blocks";
import { boardOf, titleText } from "./map-drawing";
import { bestTurn, tilesOf } from "./map-tiles";
import { element, type Markup } from "./markup";
import { wrapped } from "./measure";
import type { Sheet } from "./paper";
import type { PrintSource } from "./source";
import { lettersOf, shortLegend } from "./status";

/** Each board on one sheet, and large on many, in hexes that hold counters of card. */
export const mapAids = (source: PrintSource): Aid[] =>
  (source.map?.boards ?? []).flatMap(({ id, title }, i) =>
    boardAids(source, mapView(source.world, "", id), i, title),
  );

/** The first board is “the map”; the others are called as their tabs are. */
function boardAids(source: PrintSource, view: MapView | undefined, i: number, title: string): Aid[] {
  if (!view || view.places.length === 0) return [];
  const [id, name] = i === 0 ? ["map", "Map"] : [`map-${view.board.id}`, `Map: ${title}`];
  return [
    {
      id,
      title: name,
      summary: `The whole ${i === 0 ? "map" : "board"} on one sheet, for reference.`,
      turned: "landscape",
      make: (sheet) => ({ pages: [[overview(source, view, sheet)]] }),
    },
    {
      id: `${id}-large`,
      title: `${name}, large`,
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
function keyWords({ sides }: PrintSource, view: MapView): string {
  const { places, drawing, legend, splits, ways } = view;
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
  const placeWords = [
    `Square: a base, with the letter of the side that controls it before set-up (${holders}). Circle: a place without a base.`,
    `Figures: ${signs.join(", ")}.`,
  ];
  return [
    ...(sites.length > 0 ? placeWords : []),
    view.hexTexts?.key ?? "",
    ...legend.terrains.flatMap((kind) => terrainKey(kind, view)),
    drawing ? "Shaded: land on the drawing, without effect in play." : "",
    ...[...legend.hexsides, ...legend.connections].map(
      ({ look, title, key }) => `${lineLooks[look]}: ${key ?? withinSentence(title)}.`,
    ),
    splits.length > 0 ? "Dashed line in a hex: split for ships." : "",
    ways.some(({ look }) => look === "entry") ? "Dotted line: Entry Hex of a box." : "",
    sites.length > 0 ? `Next to a place: ${shortLegend.charAt(0).toLowerCase()}${shortLegend.slice(1)}` : "",
  ]
    .filter((words) => words !== "")
    .join(" ");
}

/** How the kinds of lines are drawn on paper. */
const lineLooks: Readonly<Record<HexsideLook | ConnectionLook, string>> = {
  wall: "Thick line",
  coast: "Grey line",
  broken: "Row of dots",
  stream: "Double line between hexes",
  road: "Double line",
  rail: "Line with ties",
  track: "Broken line from hex to hex",
};

/** Land that is drawn as land alone is hatched; islands of named hexes too, where no drawing has the coasts. */
function terrainKey({ id, look, title }: Legend["terrains"][number], { places, drawing }: MapView): string[] {
  const isShown = places.some(({ terrain }) => terrain === id);
  if (look === "shore") return isShown ? [`Shaded: ${withinSentence(title)}.`] : [];
  if (!isDry(look) || (!isShown && (drawing || look !== "land"))) return [];
  const words = { land: "Hatched", rough: "Closely hatched", mountain: "Densely hatched" };
  return [`${words[look as keyof typeof words]}: ${withinSentence(title)}.`];
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
