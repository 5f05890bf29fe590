export { botOf, bots, botsOf, legalCodes, playerOf, specParts } from "./bots";
export type { Bot, BotDefinition } from "./bot";
export {
  DECISION_CAP,
  lowestSide,
  type Player,
  player,
  type Playout,
  playOut,
  type PlayoutOptions,
} from "./playout";
export { generatorOf, runScript, type ScriptError, type ScriptRun, type ScriptStart } from "./script";
export { readScript, type Script, scriptOf } from "./script-shape";
export type { Expectation, ScriptChoice } from "./script-types";
export { botSeed, gameSeed } from "./seeds";
export { GameFailure, type PlayedGame, playOne, SetupError, type SimulationPlan, turnOf } from "./one-game";
export {
  emptyTally,
  type GameEnd,
  mergeTallies,
  playGames,
  type SimulationSummary,
  summarise,
  type Tally,
  tallyEnd,
} from "./simulate";
export {
  addPair,
  choicesOf,
  type Contestant,
  emptyPairs,
  type FirstDifference,
  mergePairs,
  type PairedMeasure,
  type PairedWins,
  type PairEnd,
  type PairSummary,
  type PairTally,
  playPairs,
  summarisePairs,
} from "./versus";
export { type Counts, type Distribution, type Interval, wilson } from "./statistics";
export {
  type PlaytestFailure,
  type PlaytestResult,
  type ReadPlaytest,
  readPlaytest,
  runPlaytest,
  whatItNeeds,
} from "./run-playtest";
export { type Adopted, adoptPlaytest } from "./adopt";
export { byChange, type Ground, isChanged } from "./by-change";
export { PlaytestRounds } from "./rounds";
export { whereItFails } from "./where";
export { differentWords, type FirstWords, firstWords, type PairRow, pairRows } from "./pair-words";
