export {
  Book,
  type Fed,
  type FedError,
  isApart,
  type NotPlayable,
  type Playable,
  scenarioPath,
} from "./book";
