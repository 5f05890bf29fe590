export { type Bot, type BotDefinition, bots, legalCodes } from "./bots";
export {
  DECISION_CAP,
  lowestSide,
  type Player,
  player,
  type Playout,
  playOut,
  type PlayoutOptions,
} from "./playout";
export { runScript, type ScriptError, type ScriptRun, type ScriptStart } from "./script";
export { type Expectation, readScript, type Script, type ScriptChoice, scriptOf } from "./script-shape";
export { botSeed, gameSeed } from "./seeds";
export {
  emptyTally,
  GameFailure,
  mergeTallies,
  playGames,
  SetupError,
  type SimulationPlan,
  type SimulationSummary,
  summarise,
  type Tally,
  turnOf,
} from "./simulate";
export { type Counts, type Distribution, type Interval, wilson } from "./statistics";
export {
  type PlaytestFailure,
  type PlaytestResult,
  readPlaytest,
  runPlaytest,
  whatItNeeds,
} from "./run-playtest";
export { PlaytestRounds } from "./rounds";
