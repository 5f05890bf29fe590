export { type GameFile, mostBytes } from "./format";
export { readGameFile, whyNotHere } from "./read";
export { dataHashOf, gameFileOf } from "./write";
