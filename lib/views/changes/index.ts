export { Since } from "./shipped";
export { ChangeTeller } from "./view";
export type { ChangedBy, ChangedDocument, ChangedValue } from "./types";
