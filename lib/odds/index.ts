export { betweenWords, meanWords, shareBetween, shareWords } from "./intervals";
export { type Measure, type Value } from "./measures";
export { oddsInSteps, oddsOf, type OddsProgress } from "./odds";
export {
  type Likely,
  type Loss,
  type LossKind,
  type OddsNames,
  type OddsReading,
  readingOf,
  type Share,
  type SideLosses,
} from "./reading";
export { readingRows } from "./rows";
export type { Odds } from "./types";
