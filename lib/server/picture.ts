import { type Draft, isScenarioPath, type Json } from "../documents";
import type { MapViews, Site } from "../games";
import { boxOfPlaces, cornersOf, drawingOf, groundOf, sideColoursOf } from "../views/map";

/** The map of a game, small: what its first page shows. Lengths are those of the map's model. */
export interface MapPicture {
  /** Left, top, width and height. */
  box: [number, number, number, number];
  /** Path data of the coasts; what an odd number of them goes round is land. */
  land: string;
  /** Path data of the grid; empty for one whose hexes would be too small to be seen. */
  grid: string;
  /** In the colour of the side that controls them, as the game has it; absent if no side does. */
  bases: { x: number; y: number; colour?: string }[];
}

/** Points of a coast nearer to one another than this share of the map's width cannot be distinguished in so small a picture. */
const NEAR = 1 / 240;

/** With more hexes than that the lines of the grid would lie side by side, and weigh more than all of the page. */
const MOST_HEXES = 1500;

/** A length with as many digits as can be seen. */
const shortIn =
  (width: number) =>
  (value: number): string =>
    width > WIDE ? String(Math.round(value * 10) / 10) : String(Math.round(value * 100) / 100);
/** Widths of the model from which tenths are enough. */
const WIDE = 50;

/** The main board; undefined for a game without one of hexes. */
export function pictureOf(draft: Draft, views: MapViews | undefined): MapPicture | undefined {
  const board = views?.boards[0];
  if (!board || !draft.documents.has(board.path)) return undefined;
  const { hexagon, places } = groundOf(draft, board);
  const hexes = places.filter(({ shape }) => shape === "hex");
  const all = boxOfPlaces(hexagon, hexes);
  if (!all) return undefined;
  const { x: left, y: top, width, height } = all;
  const short = shortIn(width);
  const documents = Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
  const colours = sideColoursOf(documents["game.json"]);
  const centres = new Map(hexes.map(({ hex, centre }) => [hex, centre]));
  return {
    box: [left, top, width, height].map((value) => Math.round(value * 100) / 100) as MapPicture["box"],
    land: (drawingOf(draft, board.path)?.coasts ?? [])
      .map((coast) => outline(coast, width * NEAR, short))
      .join(""),
    grid: (hexes.length > MOST_HEXES ? [] : hexes)
      .map((hex) => cornersOf(hexagon, hex))
      .map((corners) => `M${corners.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`)
      .join(""),
    bases: heldSites(views, documents, colours).flatMap(({ hex, control }) => {
      const centre = centres.get(hex);
      const colour = colours[control];
      return centre
        ? [
            {
              x: Number(short(centre.x)),
              y: Number(short(centre.y)),
              ...(colour !== undefined && { colour }),
            },
          ]
        : [];
    }),
  };
}

/** Sites that a side can hold, as the map prints them; where it prints no owners, as the scenario with most of them has them. */
function heldSites(
  views: MapViews,
  documents: Readonly<Record<string, Json>>,
  colours: Readonly<Record<string, string>>,
): readonly Site[] {
  const held = (scenario: string): Site[] => views.sites(documents, scenario).filter(({ kind }) => kind.held);
  const owned = (sites: readonly Site[]): number =>
    sites.filter(({ control }) => colours[control] !== undefined).length;
  let best = held("");
  if (owned(best) > 0) return best;
  for (const path of Object.keys(documents).filter(isScenarioPath)) {
    const sites = held(path);
    if (owned(sites) > owned(best)) best = sites;
  }
  return best;
}

function outline(coast: readonly number[], near: number, short: (value: number) => string): string {
  const kept: string[] = [];
  let [lastX, lastY] = [NaN, NaN];
  for (let i = 0; i < coast.length; i += 2) {
    const [x, y] = [coast[i]!, coast[i + 1]!];
    if (Math.hypot(x - lastX, y - lastY) < near) continue;
    [lastX, lastY] = [x, y];
    kept.push(`${short(x)} ${short(y)}`);
  }
  return kept.length < 3 ? "" : `M${kept.join("L")}Z`;
}
