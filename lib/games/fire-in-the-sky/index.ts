import type { GameDefinition } from "../types";
import { boardLines } from "./board";
import { checks } from "./checks";
import { compile, requiredDocuments } from "./compile";
import { fireInTheSkyModule } from "./module";
import { nameOf } from "./names";
import { bold, cautious, imagine, judge, spanOf, steady } from "./players";
import type { Position } from "./position";
import { battles } from "./odds";
import { records } from "./records";
import { references, targets } from "./references";
import type { Rules } from "./rules";
import { beginAt, startsAt } from "./saved/begin-at";
import { scenarioOf } from "./saved/scenario-of";
import { summaryOf, summaryTitles } from "./summary";
import { views } from "./views";

/** Fire in the Sky: The Great Pacific War 1941-1945, rules of 2005 (v1.1). */
export const fireInTheSky: GameDefinition<Rules, Position> = {
  id: "fire-in-the-sky",
  module: fireInTheSkyModule,
  required: requiredDocuments,
  references,
  targets,
  checks,
  views,
  battles,
  records,
  compile,
  nameOf,
  board: boardLines,
  summary: summaryOf,
  scenarioOf,
  startsAt,
  beginAt,
  summaryTitles,
  players: [steady, bold, cautious],
  secondOpinions: ["bold", "cautious", "search:8"],
  judge,
  spanOf,
  imagine,
};

/** The later edition: the same rules, played on data of its own. */
export const fireInTheSky2e: GameDefinition<Rules, Position> = { ...fireInTheSky, id: "fire-in-the-sky-2e" };
