import { addGame } from "./loaded";
import { fireInTheSky, fireInTheSky2e } from "./fire-in-the-sky";
import { flatTop } from "./flat-top";

export type {
  CounterStock,
  Finding,
  GameDefinition,
  GamePlayer,
  GameTime,
  GameViews,
  OddsSource,
  Reference,
  RuleCheck,
  ScheduledGroup,
  ScheduledPool,
  ScheduledLevel,
  DocumentView,
  ScheduleSource,
  Beginning,
  Beginnings,
  Target,
} from "./types";
export type * from "./board-types";
export type * from "./counter-types";
export type { Documents } from "./document-types";
export type * from "./print-types";
export type * from "./battle-types";
export type * from "./record-types";
export type * from "./view-types";
export { turnLabel, turnNoun, turnTitle } from "./time";
export { CompileError } from "./types";

addGame(fireInTheSky);
addGame(fireInTheSky2e);
addGame(flatTop);

/** All games that can be played, by id: for Node, which loads them at once. A page takes them from `loaded.ts`. */
export { gameIds, gameRules, games } from "./loaded";
