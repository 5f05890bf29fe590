export { compareDocument, compareDrafts, pathsOf } from "./compare";
export type { Difference } from "./compare";
