import type { GameDefinition } from "../types";
import { checks } from "./checks";
import { compile, requiredDocuments } from "./compile";
import { boardLines, summaryOf } from "./io/summary";
import type { Position } from "./model/position";
import type { Rules } from "./model/rules";
import { forlornHopesModule } from "./module";
import { references, targets } from "./references";
import { scenarioOf } from "./saved";
import { ownMomentOnly } from "../shared/saved-position";
import { time } from "./time";
import { views } from "./views";
import { nameOf } from "./views/names";
import { memberText } from "./views/play/option-words";

/** What the rules are: enough to check, set up and play by. */
export const forlornHopesRules: GameDefinition<Rules, Position> = {
  id: "forlorn-hopes",
  module: forlornHopesModule,
  time,
  required: requiredDocuments,
  references,
  targets,
  checks,
  views,
  compile,
  nameOf,
  memberText,
  board: boardLines,
  summary: summaryOf,
  scenarioOf,
  savedPosition: "/position",
  ...ownMomentOnly,
};
