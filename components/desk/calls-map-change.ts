import { type Changed, mapChange, type MapChange } from "../../lib/views/map";
import { noting, targetOf } from "./editing";
import { viewWorld } from "./view-world";
import type { Desk } from "./world";

export const mapChangeCalls = {
  /** The edits of a change by hand on a board. `layer`: where edits made by hand go. */
  mapChange: (
    desk: Desk,
    scenario: string,
    board: string,
    change: MapChange,
    layer: string | undefined,
  ): Changed =>
    noting(desk, (on) => mapChange(on, targetOf(layer), viewWorld(desk), scenario, change, board)),
};
