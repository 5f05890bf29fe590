export { Book, concerns, type Fed, type FedError, type NotPlayable, type Playable } from "./book";
export { choiceText, fitsWords, type Names, namesOf, refusalText } from "./choice-text";
