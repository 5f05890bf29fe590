export { basisOfBattle, type ReadyBattle, readyBattle, type WhichBattle } from "./battle";
export {
  Book,
  concerns,
  type DocumentUpdate,
  type DocumentError,
  type NotPlayable,
  type Playable,
} from "./book";
export { choiceText, fitsWords, type Names, namesOf, refusalText } from "./choice-text";
export { documentJson, errorsOf, wholeUpdate } from "./whole";
