import { type MapView, mapView } from "../../lib/views/map";
import type { ChangedDocument } from "../../lib/views/changes";
import { type SetUp, setUpOf } from "../../lib/views/setup";
import { viewWorld } from "./editing";
import type { Desk } from "./world";

/** What the live preview asks. */
export const previewCalls = {
  /** A scenario set up: on the map, and in figures and words. */
  setUp(desk: Desk, scenario: string): { setUp: SetUp; map: MapView } | undefined {
    const report = desk.report();
    const world = viewWorld(desk);
    const setUp = setUpOf(world, report, desk.gameOf(scenario), scenario);
    const map = mapView(world, scenario);
    return setUp && map && { setUp, map };
  },

  /** How many values differ from the printed game, or from the game with its errata. */
  countChanges: (desk: Desk, withErrata: boolean): number => desk.since.count(viewWorld(desk), withErrata),

  changes: (desk: Desk, withErrata: boolean): ChangedDocument[] =>
    desk.since.changes(viewWorld(desk), withErrata),
};
