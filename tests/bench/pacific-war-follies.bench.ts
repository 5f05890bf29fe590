import { figuresOf, Watch } from "../games/pacific-war/players/follies";
import { follyRows } from "./folly-rows";
import type { Row } from "./support";

const PLAYED = [
  { name: "training", title: "the training scenario", games: 40 },
  { name: "engagement-01-pearl-harbor", title: "Pearl Harbor", games: 20 },
  { name: "engagement-02-savo-island", title: "Savo Island", games: 20 },
  { name: "engagement-03-first-invasion-of-wake-island", title: "Wake", games: 20 },
  { name: "battle-02-coral-sea", title: "the Coral Sea", games: 10 },
] as const;

/** What steady does against itself in Pacific War that a person who knows the game would not do. */
const follies = (): Row[] => follyRows("pacific-war", PLAYED, () => new Watch(), figuresOf);
export default follies;
