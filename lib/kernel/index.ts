export * from "./types";
export { below, nextWord, seedState, type RandomState } from "./random";
export { alike } from "./alike";
export { GENERATOR } from "./chance";
export { keyWithin, streamOf, wordsOf } from "./streams";
export { mapFrames } from "./frames";
export { fingerprint, stableText } from "./hash";
export { DONE, type SequenceData, sequenceStep, type Step, type Steps } from "./step";
export { /** @public */ lanesStep, reopenLane } from "./lanes";
export type { RollRequest } from "./dice";
export type { Listener } from "./listener";
export { Table } from "./table";
export { changesOf, derived, derivedBy, derivedFor } from "./derived";
export {
  type GameModule,
  type ParsedState,
  type Ruleset,
  type SetupResult,
  type StartOptions,
  titleOfStep,
} from "./module";
export {
  cited,
  /** @public */ eventsFor,
  fork,
  Game,
  hash,
  type Opening,
  prepare,
  /** @public */ resume,
  start,
  standing,
  view,
} from "./game";
export { choose, line, pending } from "./choose";
export { redo, take, undo } from "./run";
export { /** @public */ chanceOutcomes } from "./outcomes";
export {
  type Account,
  type ChanceGraph,
  type ChanceNode,
  type Exploration,
  exploreInSteps,
  type Extent,
  playToEnd,
  type Weighted,
} from "./explore";
