export { type Anytime, anytime, LEAST_GAMES, type Sequence } from "./anytime";
export { chanceBetween } from "./between";
export { atMost } from "./binomial";
export { holm } from "./holm";
export { correlation, estimateMeans, estimateRates, type PairedEstimate } from "./pairs";
export { type Spread, spreadOf } from "./spread";
export { addTo, meanOf, noSums, type Sums, varianceOf } from "./sums";
export { numbersForWidth } from "./width";
