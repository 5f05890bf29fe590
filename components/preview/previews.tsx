import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { prepared, type Prepared } from "../style/prepared";
import { ChangeCount } from "./change-count";

/**
 * A view of the results of the documents, beside the editor. The scenario comes as a path; empty if there is none.
 */
export interface Preview extends Prepared<{ scenario: string }> {
  id: string;
  title: string;
  /** It is about one scenario or one battle, which is chosen above it. */
  of?: "scenario" | "battle";
  /** Replaces the choice where there is more to it than a document. */
  Choice?: ComponentType;
  /** It is shown before the check has ended, and before the text of a document. */
  isFirst?: true;
  /** Shown after the title on its tab. */
  Badge?: ComponentType;
}

type Of = { scenario: string };
const setUp = prepared<Of>(() => import("./set-up-pane").then(({ SetUpPane: pane }) => pane));
const play = prepared<Of>(() => import("../play/play-pane").then(({ PlayPane: pane }) => pane));
const changes = prepared<Of>(() => import("./changes-pane").then(({ ChangesPane: pane }) => pane));
const history = prepared<Of>(() => import("../history/history-pane").then(({ HistoryPane: pane }) => pane));
const lab = prepared<Of>(() => import("../lab/lab-pane").then(({ LabPane: pane }) => pane));
const errata = prepared<Of>(() => import("../errata/errata-pane").then(({ ErrataPane: pane }) => pane));
const reports = prepared<Of>(() => import("../reports/reports-pane").then(({ ReportsPane: pane }) => pane));
const odds = prepared<Of>(() => import("../odds/odds-pane").then(({ OddsPane: pane }) => pane));
const GameChoice = dynamic(() => import("../play/game-choice").then(({ GameChoice: choice }) => choice));

/** All previews, in the order of their tabs. */
export const previews: readonly Preview[] = [
  { id: "set-up", title: "Set-up", of: "scenario", isFirst: true, ...setUp },
  { id: "play", title: "Play", of: "scenario", ...play, Choice: GameChoice },
  { id: "changes", title: "What changed", ...changes, Badge: ChangeCount },
  { id: "history", title: "History", ...history },
  { id: "lab", title: "Lab", of: "scenario", ...lab },
  { id: "errata", title: "Errata", ...errata },
  { id: "reports", title: "Reports", ...reports },
  { id: "odds", title: "Odds", of: "battle", ...odds },
];
