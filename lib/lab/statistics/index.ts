export { type Anytime, anytime, boundary, type Sequence } from "./anytime";
export { holm } from "./holm";
export { normalBelow, normalBeyond, normalQuantile } from "./normal";
export { correlation, estimateMeans, estimateRates, type PairedEstimate } from "./pairs";
export { type Spread, spreadOf } from "./spread";
export { studentBeyond } from "./student";
export { addTo, meanOf, noSums, type Sums, varianceOf } from "./sums";
