export type { Captor, PlaceAnswer } from "./captures";
export type { Comparison, MeasureDifference } from "./comparison";
export { DRAW, type KnownRule, type LabNames, type TrackName, type VariantContext } from "./context";
export type { Curve } from "./curves";
export type { DecisionAnswer } from "./decisions";
export type { Failures } from "./failures";
export type { Leads } from "./leads";
export type { SideLosses } from "./losses";
export { type MeasureAnswer, type MeasureName, measuresOf } from "./measures";
export { contextOf } from "./plan-context";
export type { Outcomes, ScoreAnswer, Wins } from "./outcomes";
export type { ResourceUse } from "./resources";
export type { RulesAnswer } from "./rules";
export { type Answers, answersOf, RunAnswers } from "./run";
export { type Influence, influencesOf, type SweepAnswers, sweepOf, type SweepPoint } from "./settings";
export { LEAST_GAMES } from "../statistics";
export { type Decision, decided, sequenceOf, stopHook, stopMeasure, StopWatch } from "./stop";
export type { OtherAnswer, OtherDifference, RobustnessAnswer, Standing, Verdict } from "./robustness";
export {
  playersSentence,
  robustnessSentences,
  robustnessTable,
  robustnessWords,
  verdictSentence,
} from "./robustness-words";
export type { Turn, Turning } from "./turning";
export { turningSentence } from "./turning-words";
export type { TellingPair } from "./telling";
export type { VariantAnswers } from "./variant";
export { comparisonTable, comparisonWords, correctionSentence, settingTable } from "./comparison-tables";
export { type Needed, neededFor, PAIRS_SAID, pairsTable } from "./pairs-table";
export { type AnswerColumn, type AnswerTable, cellWords } from "./table";
export { variantTables } from "./variant-tables";
export { answersCsv, gamesTable } from "./csv";
export * from "./words";
