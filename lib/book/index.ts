export {
  Book,
  type Fed,
  type FedError,
  isApart,
  type NotPlayable,
  type Playable,
  scenarioPath,
} from "./book";
export { choiceText, fitsWords, type Names, namesOf, refusalText } from "./choice-text";
