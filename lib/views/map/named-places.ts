import type { HeldCounter, MapViews, Site } from "../../games";
import { kept } from "../../documents/kept";
import type { Ground } from "./ground";
import type { MapPlace, Stack } from "./types";

/** Places of a board with their sites but without counters, and their ids. */
interface NamedPlaces {
  places: readonly MapPlace[];
  ids: ReadonlySet<string>;
}

/** Shared by most places; views are read-only. */
const NO_STACKS: Stack[] = [];

/** The same objects for every set-up on the same ground with the same sites: an edit of counters rebuilds none of them. */
export const namedPlaces = kept(
  (ground: Ground, sites: readonly Site[], views: MapViews, board: string): NamedPlaces => {
    const byHex = new Map(sites.map((site) => [site.hex, site]));
    const places = ground.places.map((place): MapPlace => {
      const site = place.hex === undefined ? undefined : byHex.get(place.hex);
      const id = site?.id ?? place.id;
      const name = site?.name ?? place.name;
      return { ...place, id, name, site, entry: views.entryOf(id, board), stacks: NO_STACKS };
    });
    const ids = new Map(places.map(({ id, hex }) => [hex ?? id, id]));
    const isRenamed = (link: string): boolean => (ids.get(link) ?? link) !== link;
    for (const place of places) {
      // Most have no named neighbour, and keep the list of the ground.
      if (place.links.some(isRenamed)) place.links = place.links.map((link) => ids.get(link) ?? link);
    }
    return { places, ids: new Set(places.map(({ id }) => id)) };
  },
);

/** A place with counters on it: the very same for the same list of them. */
export const stackedPlace = kept((counters: readonly HeldCounter[], place: MapPlace): MapPlace => ({
  ...place,
  stacks: stacksOf(counters),
}));

function stacksOf(counters: readonly HeldCounter[]): Stack[] {
  if (counters.length === 0) return NO_STACKS;
  const sides = new Map<string, HeldCounter[]>();
  for (const each of counters) sides.set(each.face.side, [...(sides.get(each.face.side) ?? []), each]);
  return [...sides].map(([side, own]) => {
    const inPlay = own.filter(({ optional }) => optional === undefined);
    return {
      side,
      counters: own,
      total: inPlay.reduce((sum, { count }) => sum + count, 0),
      top: (inPlay[0] ?? own[0]!).face,
    };
  });
}
