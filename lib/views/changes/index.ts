export { Compared, type ComparedWith, Since } from "./compared";
export { type ChangeCount, ChangeTeller } from "./view";
export { sayer, type Sayer } from "./sayer";
export { changeGroups, citation, reasonOf } from "./sentences/groups";
export type { ChangeGroup, ChangeItem } from "./sentences/groups";
export type { Subject } from "./sentences/subjects";
export type { ChangeSentence } from "./sentences/types";
export type { ChangedBy, ChangedDocument, ChangedValue } from "./types";
export { wholeValueWords } from "./value-words";
