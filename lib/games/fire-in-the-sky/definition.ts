import type { GameDefinition } from "../types";
import { boardLines } from "./io/board-lines";
import { checks } from "./checks";
import { compile, requiredDocuments } from "./compile";
import { fireInTheSkyModule } from "./module";
import { nameOf } from "./model/names";
import type { Position } from "./model/position";
import { references, targets } from "./references";
import type { Rules } from "./model/rules";
import { beginAt, startsAt } from "./saved/begin-at";
import { scenarioOf } from "./saved/scenario-of";
import { summaryOf, summaryTitles } from "./io/summary";
import { views } from "./views";

/** What the rules are: enough to check, set up and play by. */
export const fireInTheSkyRules: GameDefinition<Rules, Position> = {
  id: "fire-in-the-sky",
  module: fireInTheSkyModule,
  time: { noun: "turn", part: "player turn" },
  required: requiredDocuments,
  references,
  targets,
  checks,
  views,
  compile,
  nameOf,
  board: boardLines,
  summary: summaryOf,
  scenarioOf,
  savedPosition: "/position",
  startsAt,
  beginAt,
  summaryTitles,
};

export const laterEdition = "fire-in-the-sky-2e";

/** The later edition: the same rules, played on data of its own. */
export const fireInTheSky2eRules: GameDefinition<Rules, Position> = {
  ...fireInTheSkyRules,
  id: laterEdition,
};
