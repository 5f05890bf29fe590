export { createHistory, mergeWithin, minimalSplice } from "./history";
export type { ApplyOptions, History, HistoryLimits, HistoryStep } from "./history";
