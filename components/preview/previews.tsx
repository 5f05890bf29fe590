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

const SetUpPane = dynamic(() => import("./set-up-pane").then(({ SetUpPane: pane }) => pane));
const ChangesPane = dynamic<{ scenario: string }>(() =>
  import("./changes-pane").then(({ ChangesPane: pane }) => pane),
);
const ErrataPane = dynamic<{ scenario: string }>(() =>
  import("../errata/errata-pane").then(({ ErrataPane: pane }) => pane),
);

const OddsPane = dynamic<{ scenario: string }>(() =>
  import("../odds/odds-pane").then(({ OddsPane: pane }) => pane),
);
const LabPane = dynamic(() => import("../lab/lab-pane").then(({ LabPane: pane }) => pane));
const GameChoice = dynamic(() => import("../play/game-choice").then(({ GameChoice: choice }) => choice));
const PlayPane = dynamic(() => import("../play/play-pane").then(({ PlayPane: pane }) => pane));

/** All previews, in the order of their tabs. */
export const previews: readonly Preview[] = [
  { id: "set-up", title: "Set-up", of: "scenario", Pane: SetUpPane },
  { id: "play", title: "Play", of: "scenario", Pane: PlayPane, Choice: GameChoice },
  { id: "changes", title: "What changed", Pane: ChangesPane, Badge: ChangeCount },
  { id: "lab", title: "Lab", of: "scenario", Pane: LabPane },
  { id: "errata", title: "Errata", Pane: ErrataPane },
  { id: "odds", title: "Odds", of: "battle", Pane: OddsPane },
];
