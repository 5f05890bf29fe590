export * from "./types";
export { below, nextWord, seedState, type RandomState } from "./random";
export { alike } from "./alike";
export { GENERATOR } from "./chance";
export { keyOfSeed, keyWithin, streamOf, wordsOf } from "./streams";
export { Journal } from "./journal";
export { fingerprint, hashOf, stableText } from "./hash";
export { DONE, type SequenceData, sequenceStep, type Step, type Steps } from "./step";
export { lanesStep } from "./lanes";
export { mapFrames } from "./frames";
export type { RollRequest } from "./dice";
export { type Listener, Table } from "./table";
export { changesOf, checkDerived, derived, derivedBy } from "./derived";
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
  copyJson,
  eventsFor,
  fork,
  Game,
  hash,
  type Opening,
  prepare,
  resume,
  start,
  type Start,
  standing,
  view,
} from "./game";
export { choose, line, pending } from "./choose";
export { redo, take, undo } from "./run";
export { chanceOutcomes } from "./outcomes";
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
