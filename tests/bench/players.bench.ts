import { games } from "../../lib/games";
import { botOf, playGames, type Tally } from "../../lib/playtest";
import { type Row, shippedScenario } from "./support";

const SCENARIOS = [
  ["fire-in-the-sky", "campaign"],
  ["fire-in-the-sky", "short-campaign"],
  ["fire-in-the-sky-2e", "java-sea"],
] as const;

/** Games for each seat, and the seed that they come from. */
const SEATED = 50;
const SEED = 5;

/** How well the players do against each other: with every dice each of them sits once on either side. */
export default function players(): Row[] {
  const rows: Row[] = [];
  for (const [id, scenario] of SCENARIOS) {
    const where = `${id}, ${scenario}`;
    for (const [one, other] of [
      ["steady", "random"],
      ["search", "steady"],
    ] as const) {
      const began = performance.now();
      const first = play(id, scenario, [one, other]);
      const second = play(id, scenario, [other, one]);
      const seconds = (performance.now() - began) / 1000 / (2 * SEATED);
      const { wins } = first;
      const [japan, allies] = Object.keys(wins) as [string, string];
      const unit = `of ${SEATED} games`;
      rows.push(
        { name: `${where}: ${one} as ${japan} beats ${other} in`, value: wins[japan]!, unit },
        { name: `${where}: ${one} as ${allies} beats ${other} in`, value: second.wins[allies]!, unit },
        { name: `${where}: a game of ${one} against ${other} takes`, value: seconds, unit: "s" },
      );
    }
    const even = play(id, scenario, ["steady", "steady"]);
    const [japan] = Object.keys(even.wins) as [string];
    rows.push(
      {
        name: `${where}: of steady against itself ${japan} wins`,
        value: even.wins[japan]!,
        unit: `of ${SEATED}`,
      },
      { name: `${where}: of steady against itself are drawn`, value: even.draws, unit: `of ${SEATED}` },
    );
  }
  return rows;
}

function play(id: string, name: string, seats: readonly string[]): Tally {
  const { ruleset, scenario, options } = shippedScenario(id, name);
  const bots = seats.map((seat) => botOf(games[id]!, seat).play);
  return playGames(ruleset, { scenario, options, seed: SEED, bots }, 0, SEATED);
}
