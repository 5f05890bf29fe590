export { basisOfBattle, type ReadyBattle, readyBattle, type WhichBattle } from "./battle";
export { Book, concerns, type Fed, type FedError, type NotPlayable, type Playable } from "./book";
export { choiceText, fitsWords, type Names, namesOf, refusalText } from "./choice-text";
export { errorsOf, wholeFeed } from "./whole";
