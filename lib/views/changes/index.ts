export { Since } from "./shipped";
export { ChangeTeller } from "./view";
export type { ChangedBy, ChangedDocument, ChangedValue } from "./types";
export { wholeValueWords } from "./value-words";
