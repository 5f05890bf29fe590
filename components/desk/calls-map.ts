import type { MixEntry, Overlay } from "../../lib/games";
import { counterMix, mapOverlay, type MapView, mapView, placesOf } from "../../lib/views/map";
import { viewWorld } from "./view-world";
import type { Desk } from "./world";

/** What the map asks that shows a set-up. `scenario`: path of the scenario whose set-up stands on it. */
export const mapCalls = {
  /** The map with a scenario's set-up, empty where the scenario is not there. */
  mapOf: (desk: Desk, scenario: string): MapView | undefined => mapView(viewWorld(desk), scenario),

  /** One overlay; `kind` is empty where none is wanted, `from` where no place is chosen. */
  mapOverlay: (desk: Desk, scenario: string, kind: string, from: string): Overlay | undefined =>
    kind === "" ? undefined : mapOverlay(viewWorld(desk), desk.report(), scenario, kind, from),

  /** Ids of the places on the map that a place in a document leads to. */
  mapPlacesOf: (desk: Desk, scenario: string, at: { document: string; pointer: string }): string[] =>
    placesOf(viewWorld(desk), scenario, at),

  counterMix: (desk: Desk, scenario: string): MixEntry[] => counterMix(viewWorld(desk), scenario),
};
