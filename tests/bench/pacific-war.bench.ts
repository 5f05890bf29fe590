import { oddsRows, type Played, playRows } from "./one-game";
import type { Row } from "./support";

const GAME = "pacific-war";
const PLAYED: readonly Played[] = [
  { scenario: "training", title: "the training scenario", warm: 30, games: 6 },
  { scenario: "engagement-01-pearl-harbor", title: "Pearl Harbor", warm: 30, games: 6 },
  { scenario: "engagement-02-savo-island", title: "Savo Island", warm: 20, games: 4 },
  { scenario: "engagement-03-first-invasion-of-wake-island", title: "Wake", warm: 20, games: 4 },
  { scenario: "battle-02-coral-sea", title: "the Coral Sea", warm: 4, games: 1 },
];

/** Pacific War: bulk play by its bots, and the odds of its battles. */
export default async function pacificWar(): Promise<Row[]> {
  return [
    ...PLAYED.flatMap((played) => playRows(GAME, played)),
    ...(await oddsRows(GAME, { battle: "strike-on-shokaku", title: "a strike with CAP and flak" })),
    ...(await oddsRows(GAME, { battle: "night-off-savo", title: "a phase of naval combat" })),
    ...(await oddsRows(GAME, { battle: "landing-on-tarawa", title: "a landing" })),
  ];
}
