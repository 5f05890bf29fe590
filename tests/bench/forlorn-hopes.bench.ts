import { editRows, oddsRows, type Played, playRows } from "./one-game";
import type { Row } from "./support";

const GAME = "forlorn-hopes";
const PLAYED: readonly Played[] = [
  { scenario: "training", title: "the training scenario", warm: 100, games: 40 },
  { scenario: "java-sea", title: "Java Sea", warm: 20, games: 6 },
  { scenario: "campaign", title: "the campaign", warm: 4, games: 1 },
];

/** Forlorn Hopes: bulk play by its bots, checks and set-ups after an edit, the odds of its battles. */
export default async function forlornHopes(): Promise<Row[]> {
  return [
    ...PLAYED.flatMap((played) => playRows(GAME, played)),
    ...(await editRows(GAME, "scenarios/campaign.json", /(?<="(?:turn|subtract)": )\d/g)),
    ...(await oddsRows(GAME, { battle: "bombers-over-soerabaja", title: "a bombing run" })),
    ...(await oddsRows(GAME, { battle: "java-sea", title: "a round of surface combat" })),
    ...(await oddsRows(GAME, { battle: "attack-on-bandoeng", title: "a ground attack" })),
    ...(await oddsRows(GAME, { battle: "raid-on-koepang", title: "in the air over Koepang", samples: 1000 })),
  ];
}
