export type { GameFile } from "./format";
export { readGameFile, whyNotHere } from "./read";
export { dataHashOf, gameFileOf } from "./write";
