export { HistoryReader } from "./history";
export type * from "./types";
