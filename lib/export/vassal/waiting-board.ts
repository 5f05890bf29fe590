import { child } from "../../documents";
import { scheduleTrack } from "../../views";
import { sightOf } from "../../views/map/world";
import { fileName } from "../../words";
import { element, type Markup, pieces } from "../print/markup";
import { fitted, wrapped } from "../print/measure";
import { type PrintSource } from "../print/source";
import type { ExportFile } from "../types";
import { type Area, type ModuleBoard, type PixelPoint, zones } from "./boards";
import { heldParts, poolParts, type Part } from "./held";
import { COUNTER, drawing, imageFile, UNIT } from "./images";
import { plainName } from "./sequence";
import type { Slots } from "./slots";

/** Counters of a scenario that are not on its map, and later arrivals: boxes on a board of its own. */

const PITCH = COUNTER + 16;
const COLUMNS = 3;
const IN_BOX = 6;
const GAP = 18;
const LINE = 22;
const WIDTH = IN_BOX * PITCH + GAP;

export interface WaitingBoard {
  board: ModuleBoard;
  image: ExportFile;
  /** Equal counters lie on one another. */
  standing: readonly { part: Part; spot: PixelPoint }[];
}

interface Tray {
  title: string;
  parts: readonly Part[];
}

export function waitingBoard(
  source: PrintSource,
  slots: Slots,
  scenario: string,
  title: string,
): WaitingBoard {
  const trays = [...heldTrays(source, slots, scenario), ...comingTrays(source, slots, scenario)];
  const feet = Array.from({ length: COLUMNS }, () => 3 * LINE);
  const laid = trays.map(({ title: words, parts }) => {
    const lines = wrapped(words, WIDTH - GAP, { size: 16 * UNIT, bold: true }).slice(0, 3);
    const rows = Math.max(1, Math.ceil(parts.length / IN_BOX));
    const column = feet.indexOf(Math.min(...feet));
    const area: Area = {
      x: GAP + column * (WIDTH + GAP),
      y: feet[column]!,
      width: WIDTH,
      height: lines.length * LINE + rows * PITCH + GAP,
    };
    feet[column] = area.y + area.height + GAP;
    const spots = parts.map((_, i) => ({
      x: area.x + GAP / 2 + (i % IN_BOX) * PITCH + PITCH / 2,
      y: area.y + lines.length * LINE + GAP / 2 + Math.floor(i / IN_BOX) * PITCH + PITCH / 2,
    }));
    return { words, lines, area, parts, spots };
  });
  const width = GAP + COLUMNS * (WIDTH + GAP);
  const height = Math.max(...feet);
  const name = plainName(title);
  const image = `waiting-${fileName(scenario.replace(/^.*\//, "").replace(/\.json$/, ""))}.svg`;
  return {
    board: {
      name,
      image,
      width,
      height,
      grid: zones(laid.map(({ words, area }) => ({ name: plainName(words), ...area }))),
    },
    image: imageFile(
      image,
      drawing(
        width,
        height,
        `0 0 ${width} ${height}`,
        pieces(
          element("rect", { width, height, fill: "#ffffff" }),
          element(
            "text",
            { x: GAP, y: 2 * LINE - 8, fontSize: 24, fontWeight: 700 },
            fitted(`${title}: off the map, and arrivals`, width - 2 * GAP, { size: 24 * UNIT, bold: true }),
          ),
          ...laid.map(({ lines, area }) => boxMarkup(lines, area)),
        ),
      ),
    ),
    standing: laid.flatMap(({ parts, spots }) => parts.map((part, i) => ({ part, spot: spots[i]! }))),
  };
}

const boxMarkup = (lines: readonly string[], { x, y, width, height }: Area): Markup =>
  pieces(
    element("rect", { x, y, width, height, rx: 6, fill: "#f4f2ea", stroke: "#000000", strokeWidth: 1.5 }),
    ...lines.map((line, i) =>
      element("text", { x: x + GAP / 2, y: y + LINE * (i + 1) - 3, fontSize: 16, fontWeight: 700 }, line),
    ),
  );

/** What waits, is placed as its player likes, or is out of play. */
function heldTrays(source: PrintSource, slots: Slots, scenario: string): Tray[] {
  const sight = sightOf(source.world, scenario);
  if (!sight) return [];
  const { documents, views } = sight;
  const sites = new Map(views.sites(documents, scenario).map(({ id, name }) => [id, name]));
  return views.holdings(documents, scenario).flatMap(({ title, where, places = [], counters }) => {
    const parts = counters.flatMap((held) => heldParts(slots, held));
    if (where === "map" || parts.length === 0) return [];
    const choices = places.map((place) => sites.get(place) ?? boxName(source, place)).join(" or ");
    return [{ title: where === "free" ? `${title}: to be placed in ${choices}` : title, parts }];
  });
}

const boxName = ({ documents, map }: PrintSource, id: string): string =>
  (map?.boards ?? [])
    .map(({ path }) => child(child(child(documents[path], "boxes"), id), "name"))
    .find((name) => typeof name === "string") ?? id;

/** What the schedule brings from the first turn of the scenario on, a box for each turn and nation. */
function comingTrays(source: PrintSource, slots: Slots, scenario: string): Tray[] {
  const track = scheduleTrack(source.world, { scenario });
  const begins = source.game.views?.schedule?.inUse(source.documents, scenario)?.turn ?? -Infinity;
  return (track?.turns ?? [])
    .filter(({ turn }) => turn >= begins)
    .flatMap(({ title, lanes }) =>
      lanes.flatMap((arrivals, i): Tray[] => {
        const lane = track!.lanes[i]!;
        const parts = arrivals
          .filter(({ group }) => !group.leaves)
          .flatMap(({ group, units }) => [
            ...units.flatMap(({ type, count }): Part[] => {
              const slot = slots.byId.get(type);
              return slot && count > 0 ? [{ slot, count, isTurned: false }] : [];
            }),
            ...group.pools.flatMap((pool) => poolParts(slots, pool)),
          ]);
        return parts.length === 0 ? [] : [{ title: `${title}: ${lane.title}`, parts }];
      }),
    );
}
