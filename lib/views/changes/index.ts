export { Since } from "./shipped";
export { ChangeTeller, sayer } from "./view";
export type { Sayer } from "./view";
export type { ChangedBy, ChangedDocument, ChangedValue } from "./types";
export { wholeValueWords } from "./value-words";
