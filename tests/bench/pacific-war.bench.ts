import { oddsRows } from "./one-game";
import type { Row } from "./support";

const GAME = "pacific-war";

/** Pacific War: the odds of its battles. */
export default async function pacificWar(): Promise<Row[]> {
  return [
    ...(await oddsRows(GAME, { battle: "strike-on-shokaku", title: "a strike with CAP and flak" })),
    ...(await oddsRows(GAME, { battle: "night-off-savo", title: "a phase of naval combat" })),
    ...(await oddsRows(GAME, { battle: "landing-on-tarawa", title: "a landing" })),
  ];
}
