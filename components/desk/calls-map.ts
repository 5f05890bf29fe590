import type { MixEntry, Overlay } from "../../lib/games";
import { counterMix, mapOverlay, type MapView, mapView, placesOf } from "../../lib/views/map";
import { viewWorld } from "./view-world";
import type { Desk } from "./world";

/** What the map asks that shows a set-up. `scenario`: path of the scenario whose set-up stands on it. */
export const mapCalls = {
  /** A board with a scenario's set-up, by its id: the first one where that is empty. Without counters where the scenario is not there. */
  mapOf: (desk: Desk, scenario: string, board: string): MapView | undefined =>
    mapView(viewWorld(desk), scenario, board),

  /** One overlay; `kind` is empty where none is wanted, `from` where no place is chosen. */
  mapOverlay: (
    desk: Desk,
    scenario: string,
    board: string,
    kind: string,
    from: string,
  ): Overlay | undefined =>
    kind === "" ? undefined : mapOverlay(viewWorld(desk), desk.report(), scenario, kind, from, board),

  /** Ids of the places on a board that a place in a document leads to. */
  mapPlacesOf: (
    desk: Desk,
    scenario: string,
    board: string,
    at: { document: string; pointer: string },
  ): string[] => placesOf(viewWorld(desk), scenario, at, board),

  counterMix: (desk: Desk, scenario: string): MixEntry[] => counterMix(viewWorld(desk), scenario),
};
