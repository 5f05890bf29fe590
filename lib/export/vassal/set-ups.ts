import { sightOf } from "../../views/map/world";
import type { PrintSource } from "../print/source";
import { type PixelPoint, windows } from "./boards";
import { heldParts, type Part } from "./held";
import type { MainBoard } from "./main-board";
import type { Slots } from "./slots";
import type { TracksBoard } from "./tracks-board";
import type { WaitingBoard } from "./waiting-board";

/** Counters that lie on one another, the lowest first. */
export interface Pile {
  map: string;
  spot: PixelPoint;
  parts: readonly Part[];
}

export const controlMarker = (holder: string | undefined): string => `control ${holder ?? "nobody"}`;

interface Boards {
  maps: readonly MainBoard[];
  tracks: TracksBoard | undefined;
  waiting: WaitingBoard;
}

/** Everything that stands somewhere when a scenario begins. */
export function setUpOf(
  source: PrintSource,
  scenario: string,
  slots: Slots,
  { maps, tracks, waiting }: Boards,
): Pile[] {
  return [
    ...onTheMaps(source, scenario, slots, maps),
    ...waiting.standing.map(({ part, spot }) => ({ map: windows.waiting, spot, parts: [part] })),
    ...(tracks?.standing(scenario) ?? []).flatMap(({ marker, spot }) => {
      const slot = slots.byId.get(marker);
      return slot ? [{ map: windows.tracks, spot, parts: [{ slot, count: 1, isTurned: false }] }] : [];
    }),
  ];
}

/** Of both sides in one pile at each place, over the marker of who holds it. */
function onTheMaps(source: PrintSource, scenario: string, slots: Slots, maps: readonly MainBoard[]): Pile[] {
  const sight = sightOf(source.world, scenario);
  if (!sight) return [];
  const { documents, views } = sight;
  const byPlace = new Map<string, Part[]>();
  const add = (place: string, parts: readonly Part[]): void => {
    if (parts.length > 0) byPlace.set(place, [...(byPlace.get(place) ?? []), ...parts]);
  };
  for (const { place, holder } of source.print?.control(documents, scenario) ?? []) {
    const slot = slots.byId.get(controlMarker(holder));
    if (slot) add(place, [{ slot, count: 1, isTurned: false }]);
  }
  for (const { where, place, counters } of views.holdings(documents, scenario)) {
    if (where !== "map" || place === undefined) continue;
    add(
      place,
      counters.flatMap((held) => heldParts(slots, held)),
    );
  }
  return [...byPlace].flatMap(([place, parts]) => {
    const map = maps.find(({ spots }) => spots.has(place));
    return map ? [{ map: map.window, spot: map.spots.get(place)!, parts }] : [];
  });
}
