import { editRows, oddsRows, type Played, playRows } from "./one-game";
import type { Row } from "./support";

const GAME = "flat-top";
const PLAYED: readonly Played[] = [
  { scenario: "training", title: "the training scenario", warm: 40, games: 10 },
  { scenario: "coral-sea-the-battle", title: "the Coral Sea", warm: 6, games: 2 },
];

/** Flat Top: bulk play by its bots, checks and set-ups after an edit, the odds of a strike on a carrier. */
export default async function flatTop(): Promise<Row[]> {
  return [
    ...PLAYED.flatMap((played) => playRows(GAME, played)),
    ...(await editRows(GAME, "scenarios/eastern-solomons.json", /(?<="count": )\d/g)),
    ...(await oddsRows(GAME, { battle: "strike-on-a-carrier", title: "a strike on a carrier" })),
  ];
}
