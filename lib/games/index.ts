import { gameIds, loadGame } from "./load";

export type {
  Finding,
  GameDefinition,
  GamePlayer,
  GameTime,
  GameViews,
  OddsSource,
  Reference,
  RuleCheck,
  ScenarioForm,
  DocumentView,
  Beginning,
  Beginnings,
  Target,
} from "./types";
export type {
  CounterStock,
  ScheduledFigure,
  ScheduledGroup,
  ScheduledPool,
  ScheduledLevel,
  OwnSchedule,
  ScheduleSource,
} from "./schedule-types";
export type * from "./board-types";
export type * from "./counter-types";
export type { Documents } from "./document-types";
export type * from "./print-types";
export type * from "./battle-types";
export type * from "./record-types";
export type * from "./view-types";
export { inScenario, turnLabel, turnNoun, turnTitle } from "./time";
export { CompileError } from "./types";

// One after another, so that they are always in this order.
for (const id of gameIds) await loadGame(id);

/** All games that can be played, by id: for Node, which loads them at once. A page takes them from `loaded.ts`. */
export { gameRules, games } from "./loaded";
export { gameIds };
