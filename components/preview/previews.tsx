import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { ChangeCount } from "./change-count";

/** A way to see what the documents come to, beside the editor. */
export interface Preview {
  id: string;
  title: string;
  /** It is about one scenario, or one battle, which is chosen above it. */
  of?: "scenario" | "battle";
  /** `scenario`: its path; empty where a preview is of none. */
  Pane: ComponentType<{ scenario: string }>;
  /** Where what it is of is not simply chosen: what stands in the place of the choice. */
  Choice?: ComponentType;
  /** What stands behind the title on its tab. */
  Badge?: ComponentType;
}

const load = {
  "set-up": () => import("./set-up-pane").then(({ SetUpPane: pane }) => pane),
  play: () => import("../play/play-pane").then(({ PlayPane: pane }) => pane),
  changes: () => import("./changes-pane").then(({ ChangesPane: pane }) => pane),
  lab: () => import("../lab/lab-pane").then(({ LabPane: pane }) => pane),
  errata: () => import("../errata/errata-pane").then(({ ErrataPane: pane }) => pane),
  odds: () => import("../odds/odds-pane").then(({ OddsPane: pane }) => pane),
};
const SetUpPane = dynamic(load["set-up"]);
const PlayPane = dynamic(load.play);
const ChangesPane = dynamic<{ scenario: string }>(load.changes);
const LabPane = dynamic(load.lab);
const ErrataPane = dynamic<{ scenario: string }>(load.errata);
const OddsPane = dynamic<{ scenario: string }>(load.odds);
const GameChoice = dynamic(() => import("../play/game-choice").then(({ GameChoice: choice }) => choice));

/** All previews, in the order of their tabs. */
export const previews: readonly Preview[] = [
  { id: "set-up", title: "Set-up", of: "scenario", Pane: SetUpPane },
  { id: "play", title: "Play", of: "scenario", Pane: PlayPane, Choice: GameChoice },
  { id: "changes", title: "What changed", Pane: ChangesPane, Badge: ChangeCount },
  { id: "lab", title: "Lab", of: "scenario", Pane: LabPane },
  { id: "errata", title: "Errata", Pane: ErrataPane },
  { id: "odds", title: "Odds", of: "battle", Pane: OddsPane },
];

/** Loads the code of a preview that is likely to be shown next; what cannot be loaded is said when it is shown. */
export const preparePreview = (id: string): void => {
  if (id in load) void load[id as keyof typeof load]().catch(() => undefined);
};
