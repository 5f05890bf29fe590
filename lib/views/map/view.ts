import { child, isObject, isScenarioPath, type Json } from "../../documents";
import type { ForceKind, HeldCounter } from "../../games";
import { amountOf } from "../setup/forces";
import type { ViewWorld } from "../world";
import { boardOf } from "./boards";
import { boxOfPlaces } from "./corners";
import { drawingOf } from "./drawing";
import { type Ground, groundOf } from "./ground";
import { marksOf } from "./lines";
import { namedPlaces, stackedPlace } from "./named-places";
import type { Box, MapPlace, MapView } from "./types";
import { sightOf, textOf } from "./world";

/**
 * A board with the set-up of a scenario on it, by the board's id: the first one without an id. Empty where the scenario
 * is not there, undefined for a game that has no map.
 */
export function mapView(world: ViewWorld, scenario: string, board?: string): MapView | undefined {
  const sight = sightOf(world, scenario);
  if (!sight) return undefined;
  const { documents, views, draft } = sight;
  const source = boardOf(views, board);
  const ground = groundOf(draft, source);
  const sites = views.sites(documents, scenario);
  const named = namedPlaces(ground, sites, views, source.id);
  const holdings = sight.holdings();
  const byPlace = new Map<string, readonly HeldCounter[]>();
  for (const { place, counters } of holdings) {
    if (place === undefined || counters.length === 0) continue;
    const same = byPlace.get(place);
    byPlace.set(place, same ? [...same, ...counters] : counters);
  }
  const places = named.places.map((place) => {
    const counters = byPlace.get(place.id);
    return counters ? stackedPlace(counters, place) : place;
  });
  const others = views.boards
    .filter(({ id }) => id !== source.id)
    .map(({ path, id, legend }) => namedPlaces(groundOf(draft, { path, legend }), sites, views, id).ids);
  const isShown = (place: string): boolean => named.ids.has(place) || others.some((ids) => ids.has(place));
  const sides = sidesOf(documents["game.json"]);
  const colours = sideColoursOf(documents["game.json"]);
  const drawing = drawingOf(draft, source.path);
  const canHaveSites = (views.newSite?.boards ?? [views.boards[0]!.id]).includes(source.id);
  return {
    title: textOf(child(documents[source.path], "title")) ?? source.title,
    board: {
      id: source.id,
      path: source.path,
      marks: marksOf(documents[source.path]),
      ...(source.opensAtCounters && { opensAtCounters: true as const }),
    },
    boards: views.boards.map(({ id, title }) => ({ id, title })),
    legend: ground.legend,
    ...(source.hexTexts && {
      hexTexts: { texts: source.hexTexts.of(documents[source.path] ?? null), key: source.hexTexts.key },
    }),
    ...(drawing && { drawing }),
    scenario,
    scenarios: [...world.draft.documents.keys()].filter(isScenarioPath).map((path) => ({
      path,
      title: textOf(child(world.draft.documents.get(path)?.value, "title")) ?? path,
    })),
    bounds: boundsOf(ground),
    hexagon: ground.hexagon,
    areas: ground.areas,
    places,
    borders: ground.borders,
    ways: ground.ways,
    splits: ground.splits,
    // A counter at a place that no board has is shown among the rest, or nobody would find it.
    trays: holdings.filter(
      ({ place, counters }) => (place === undefined || !isShown(place)) && counters.length > 0,
    ),
    overlays: [
      ...views.overlays.filter(({ boards }) => boards === undefined || boards.includes(source.id)),
      { id: "problems", title: "Problems" },
    ],
    ...(views.newSite &&
      canHaveSites && { newSite: { title: views.newSite.title, fields: views.newSite.fields } }),
    totals: totalsOf(places, sides, views.forces),
    sides,
    colours,
  };
}

/** Makes what the first board shows of any scenario, so that the first view of it is there sooner. */
export function prepareMap({ draft, game }: ViewWorld): void {
  const views = game?.views?.map;
  if (!views) return;
  const source = boardOf(views);
  boundsOf(groundOf(draft, source));
  drawingOf(draft, source.path);
}

function sidesOf(game: Parameters<typeof child>[0]): Record<string, string> {
  const sides = child(game, "sides");
  if (!isObject(sides)) return {};
  return Object.fromEntries(
    Object.entries(sides).map(([id, side]) => [id, textOf(child(side, "name")) ?? id]),
  );
}

/** Colours of sides as the game has them, by id. */
export function sideColoursOf(game: Json | undefined): Record<string, string> {
  const sides = child(game, "sides");
  if (!isObject(sides)) return {};
  return Object.fromEntries(
    Object.entries(sides).flatMap(([id, side]) => {
      const colour = textOf(child(side, "colour"));
      return colour === undefined ? [] : [[id, colour]];
    }),
  );
}

/** Around the places of a board (lengths of the model). */
const MARGIN = 0.4;

const bounds = new WeakMap<Ground, Box>();

/** Of the ground alone, so that it is the very same for every set-up on it. */
function boundsOf(ground: Ground): Box {
  let box = bounds.get(ground);
  if (!box) {
    const all = boxOfPlaces(ground.hexagon, ground.places);
    // A margin around all; a map without places still has a size.
    box = all
      ? {
          x: all.x - MARGIN,
          y: all.y - MARGIN,
          width: all.width + 2 * MARGIN,
          height: all.height + 2 * MARGIN,
        }
      : { x: 0, y: 0, width: 1, height: 1 };
    bounds.set(ground, box);
  }
  return box;
}

function totalsOf(
  places: readonly MapPlace[],
  sides: Record<string, string>,
  kinds: readonly ForceKind[],
): MapView["totals"] {
  return Object.entries(sides).map(([side, name]) => {
    const counters: HeldCounter[] = [];
    for (const { stacks } of places) {
      for (const stack of stacks) {
        if (stack.side !== side) continue;
        for (const each of stack.counters) if (each.optional === undefined) counters.push(each);
      }
    }
    const count = (kind: ForceKind): number =>
      counters
        .filter(({ face }) => face.kind === kind.id)
        .reduce((sum, each) => sum + amountOf(kind, each), 0);
    return {
      side,
      name,
      counters: counters.reduce((sum, each) => sum + each.count, 0),
      kinds: kinds
        .filter(({ minor }) => !minor)
        .map((kind) => ({ id: kind.id, title: kind.title, count: count(kind) })),
    };
  });
}
