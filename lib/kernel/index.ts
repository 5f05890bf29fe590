export * from "./types";
export { below, nextWord, seedState, type RandomState } from "./random";
export { Journal } from "./journal";
export { fingerprint, hashOf, stableText } from "./hash";
export { DONE, sequenceStep, type Step, type Steps } from "./step";
export { Table, type RollRequest } from "./table";
export type { GameModule, ParsedState, Ruleset, SetupResult, StartOptions } from "./module";
export {
  choose,
  copyJson,
  fork,
  type Game,
  hash,
  line,
  pending,
  redo,
  resume,
  start,
  type Start,
  standing,
  take,
  undo,
  view,
} from "./game";
export { chanceOutcomes, type ChanceOutcome } from "./outcomes";
