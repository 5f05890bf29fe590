export { type GameFile, type GameFileProblem } from "./format";
export { readGameFile, whyNotHere } from "./read";
export { dataHashOf, gameFileOf } from "./write";
