export { setUpOf } from "./view";
export { countOf } from "./forces";
export type { ForceGroup, ForceRow, SetUp, SideForces, StartSummary } from "./types";
