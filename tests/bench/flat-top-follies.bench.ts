import { figuresOf, Watch } from "../games/flat-top/players/follies";
import { follyRows } from "./folly-rows";
import type { Row } from "./support";

const PLAYED = [
  { name: "training", title: "the training scenario", games: 20 },
  { name: "coral-sea-the-battle", title: "the Coral Sea", games: 6 },
  { name: "rings-around-rabaul", title: "Rings Around Rabaul", games: 6 },
  { name: "eastern-solomons", title: "Eastern Solomons", games: 4 },
] as const;

/** What steady does against itself in Flat Top that a person who knows the game would not do. */
const follies = (): Row[] => follyRows("flat-top", PLAYED, () => new Watch(), figuresOf);
export default follies;
