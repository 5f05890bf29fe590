export { botOf, bots, botsOf, legalCodes, playerOf, specParts } from "./bots";
export type { Bot, BotDefinition } from "./bot";
export { DECISION_CAP, lowestSide, type Player, player, playOut } from "./playout";
export { generatorOf, runScript, type ScriptError } from "./script";
export { readScript, type Script, scriptOf } from "./script-shape";
export { botSeed, gameSeed } from "./seeds";
export { GameFailure, playOne, SetupError, type SimulationPlan, turnOf } from "./one-game";
export {
  emptyTally,
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
  type PairEnd,
  type PairSummary,
  type PairTally,
  playPairs,
  summarisePairs,
} from "./versus";
export {
  type PlaytestFailure,
  type PlaytestResult,
  type ReadPlaytest,
  readPlaytest,
  runPlaytest,
  whatItNeeds,
} from "./run-playtest";
export { type Adopted } from "./adopt";
export { byChange, isChanged } from "./by-change";
export { PlaytestRounds } from "./rounds";
export { whereItFails } from "./where";
export { differentWords, firstWords } from "./pair-words";
