export { setUpOf } from "./view";
export { amountOf, countOf, forcesOf } from "./forces";
export type { ForceRow, SetUp, SideForces, StartSummary } from "./types";
