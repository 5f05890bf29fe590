import type { PlaytestResult } from "../../lib/playtest";
import { showPreview } from "../studio/panes";
import type { Workbench } from "../workbench/workbench";

/** Opens a playtest on the table where its results first differ. */
export function playFrom(workbench: Workbench, { path, failure, of }: PlaytestResult): void {
  showPreview("play");
  workbench.play.order({ do: "playtest", path, at: failure ? failure.index + 1 : of });
}
