import { type MapView, mapView } from "../../lib/views/map";
import type { FileMap } from "../../lib/documents";
import type { ComparedTexts } from "../../lib/server";
import type { ChangeCount, ChangeSentence } from "../../lib/views/changes";
import { type SetUp, setUpOf } from "../../lib/views/setup";
import { viewWorld } from "./view-world";
import type { Desk } from "./world";

/** What the live preview asks. */
export const previewCalls = {
  /** A scenario set up: on a board (the first one where none is named), and in figures and words. */
  setUp(desk: Desk, scenario: string, board: string): { setUp: SetUp; map: MapView } | undefined {
    const report = desk.report();
    const world = viewWorld(desk);
    const setUp = setUpOf(world, report, desk.gameOf(scenario), scenario);
    const map = mapView(world, scenario, board);
    return setUp && map && { setUp, map };
  },

  /** The same before the texts are checked: its map, which needs no check. */
  setUpUnchecked(desk: Desk, scenario: string, board: string): { setUp?: SetUp; map: MapView } | undefined {
    const map = mapView(viewWorld(desk), scenario, board);
    return map && { map };
  },

  /** What differs from something, as `Held` calls it. */
  changes: (desk: Desk, against: string): { against: string; changes: ChangeSentence[] } => ({
    against,
    changes: desk.held.sentences(viewWorld(desk), against),
  }),
  countChanges: (desk: Desk, against: string): ChangeCount => desk.held.count(viewWorld(desk), against),

  /** Something to compare with, to be asked for by a key. */
  compareWith: (desk: Desk, key: string, texts: ComparedTexts): void => desk.held.give(key, texts),
  compareWithOwn: (desk: Desk, key: string, own: FileMap): void => desk.held.giveOwn(key, desk.game?.id, own),
};
