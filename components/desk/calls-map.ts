import type { MixEntry, Overlay } from "../../lib/games";
import {
  type Changed,
  counterMix,
  mapChange,
  type MapChange,
  mapOverlay,
  type MapView,
  mapView,
  scenarioFor,
} from "../../lib/views/map";
import { noting, targetOf, viewWorld } from "./editing";
import type { Desk } from "./world";

/** What the map asks. `scenario`: path of the scenario whose set-up stands on it. */
export const mapCalls = {
  /** The map with a scenario's set-up; opened on another document, with the scenario that suits it. */
  mapOf(desk: Desk, path: string): MapView | undefined {
    const scenario = scenarioFor(viewWorld(desk), path);
    return scenario === undefined ? undefined : mapView(viewWorld(desk), scenario);
  },

  /** One overlay; `kind` is empty where none is wanted, `from` where no place is chosen. */
  mapOverlay: (desk: Desk, scenario: string, kind: string, from: string): Overlay | undefined =>
    kind === "" ? undefined : mapOverlay(viewWorld(desk), desk.report(), scenario, kind, from),

  counterMix: (desk: Desk, scenario: string): MixEntry[] => counterMix(viewWorld(desk), scenario),

  /** The edits of a change by hand. `layer`: where edits made by hand go. */
  mapChange: (desk: Desk, scenario: string, change: MapChange, layer: string | undefined): Changed =>
    noting(desk, (on) => mapChange(on, targetOf(layer), viewWorld(desk), scenario, change)),
};
