export type { GameFile } from "./format";
export { readGameFile, whyNotHere } from "./read";
export { gameFileOf } from "./write";
