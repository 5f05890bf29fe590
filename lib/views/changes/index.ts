export { Compared, Since } from "./compared";
export { type ChangeCount, ChangeDescriber } from "./view";
export { sayer } from "./sayer";
export { changeGroups, citation, reasonOf } from "./sentences/groups";
export type { ChangeGroup, ChangeItem } from "./sentences/groups";
export type { ChangeSentence } from "./sentences/types";
export { wholeValueWords } from "./value-words";
