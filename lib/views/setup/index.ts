export { setUpOf } from "./view";
export { documentOfText } from "./says";
export { countOf } from "./forces";
export type { ForceGroup, ForceRow, SetUp, SideForces, StartSummary } from "./types";
