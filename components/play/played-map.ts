import type { OverlayKind, PlayedStack } from "../../lib/games";
import type { MapPlace, MapView, Stack } from "../../lib/views/map";

/**
 * The map with the counters of a game in place of those of the set-up. A place that looks the same is the same
 * object as before, so that it is not rendered again.
 */
export function playedMap(
  ground: MapView,
  played: ReadonlyMap<string, readonly PlayedStack[]>,
  control: Readonly<Record<string, string>>,
  before: MapView | undefined,
  /** Overlays of the game in play, where it has its own. */
  overlays: readonly OverlayKind[] | undefined = undefined,
): MapView {
  const known = new Map((before?.places ?? []).map((place) => [place.id, place]));
  const places = ground.places.map((place): MapPlace => {
    const stacks = played.get(place.id);
    const holder = control[place.id];
    const was = known.get(place.id);
    if (
      was &&
      sources.get(was)?.stacks === stacks &&
      sources.get(was)?.ground === place &&
      was.site?.control === (holder ?? place.site?.control)
    )
      return was;
    const now: MapPlace = {
      ...place,
      ...(place.site && { site: { ...place.site, control: holder ?? place.site.control } }),
      stacks: (stacks ?? []).map(stackOf),
    };
    sources.set(now, { stacks, ground: place });
    return now;
  });
  const own = overlays?.filter(({ boards }) => boards === undefined || boards.includes(ground.board.id));
  return { ...ground, places, trays: [], ...(own && { overlays: own }) };
}

/** The parts of which a place was made. */
const sources = new WeakMap<MapPlace, { stacks: readonly PlayedStack[] | undefined; ground: MapPlace }>();

/**
 * Returns the same map as before while its ground looks the same: names avoid counters, and flags show who controls
 * a place.
 */
export function drawnMap(view: MapView, before: MapView | undefined): MapView {
  const isSame =
    before !== undefined &&
    before.places.length === view.places.length &&
    view.places.every(
      (place, i) => place === before.places[i] || looksOf(place) === looksOf(before.places[i]!),
    );
  return isSame ? before : view;
}

const looksOf = ({ id, stacks, site }: MapPlace): string => `${id} ${stacks.length} ${site?.control ?? ""}`;

const stackOf = ({ side, counters }: PlayedStack): Stack => ({
  side,
  counters,
  total: counters.reduce((sum, { count }) => sum + count, 0),
  top: counters[0]!.face,
});
