import { child } from "../../documents/pointer";
import type { GameDefinition } from "../types";
import { checks } from "./checks";
import { compile, requiredDocuments } from "./compile";
import { boardLines, summaryOf } from "./io/summary";
import type { Position } from "./model/position";
import type { Rules } from "./model/rules";
import { pacificWarModule } from "./module";
import { references, targets } from "./references";
import { goesByMonths } from "./model/scenario";
import { scenarioOf } from "./saved";
import { ownMomentOnly } from "../shared/saved-position";
import { time, timeOfMonths } from "./time";
import { views } from "./views";
import { nameOf } from "./views/names";
import { memberText } from "./views/play/option-words";

/** What the rules are: enough to check, set up and play by. */
export const pacificWarRules: GameDefinition<Rules, Position> = {
  id: "pacific-war",
  module: pacificWarModule,
  time,
  ownOf: (scenario) => (goesByMonths(child(scenario, "class")) ? { time: timeOfMonths } : {}),
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
