import type { GameDefinition } from "./types";
import { fireInTheSky, fireInTheSky2e } from "./fire-in-the-sky";

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
export type { Documents } from "./document-types";
export type * from "./print-types";
export type * from "./battle-types";
export type * from "./record-types";
export type * from "./view-types";
export { turnLabel, turnNoun, turnTitle } from "./time";
export { CompileError } from "./types";

/** The games that can be played, by id. */
export const games: Readonly<Record<string, GameDefinition>> = {
  [fireInTheSky.id]: fireInTheSky as GameDefinition,
  [fireInTheSky2e.id]: fireInTheSky2e as GameDefinition,
};
