import { games } from "../../lib/games";
import type { Position } from "../../lib/games/flat-top/model/position";
import type { Rules } from "../../lib/games/flat-top/model/rules";
import type { Game } from "../../lib/kernel";
import { type Bot, player, playerOf, playGames, playOut } from "../../lib/playtest";
import { freshGame, medianOf, type Row, shippedScenario } from "./support";

const GAME = "flat-top";
const TRAINING = "training";
/** Games of training for each seat, of steady against random, and of search against steady. */
const SEEDS = 100;
const SEARCHED = 10;
/** Seeds of each larger scenario for each pair of players, and the scenarios. */
const SEEDS_OF_LARGE = 10;
const MEDIANS = [
  { name: "coral-sea-the-battle", title: "the Coral Sea" },
  { name: "reinforcing-henderson-field", title: "Reinforcing Henderson Field" },
  { name: "the-fight-for-henderson", title: "The Fight for Henderson" },
  { name: "rings-around-rabaul", title: "Rings Around Rabaul" },
  { name: "eastern-solomons", title: "Eastern Solomons" },
] as const;
const SIDES = ["the Allies", "Japan"] as const;

/** How well the players of Flat Top do: who wins the training scenario, and by how much sides lead in the others. */
export default function flatTopPlayers(): Row[] {
  return [
    ...wins("steady", "random", SEEDS),
    ...wins("search:8", "steady", SEARCHED),
    ...MEDIANS.flatMap(medians),
  ];
}

/** A player by its name, "search:8" with its budget. Throws Error for one that the game does not have. */
function seatOf(spec: string): Bot {
  const made = playerOf(games[GAME]!, spec);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

/** Of so many games of training with either side, how many a player wins. */
function wins(one: string, other: string, count: number): Row[] {
  const { ruleset, scenario, options } = shippedScenario(GAME, TRAINING);
  return SIDES.flatMap((side, n) => {
    const bots = (n === 0 ? [one, other] : [other, one]).map(seatOf);
    const tally = playGames(ruleset, { scenario, options, seed: 1, bots }, 0, count);
    const [own, its] = n === 0 ? ["allied", "japanese"] : ["japanese", "allied"];
    return [
      {
        name: `training: ${one} as ${side} beats ${other} in`,
        value: tally.wins[own!]!,
        unit: `of ${count}`,
      },
      {
        name: `training: ${one} as ${side} loses to ${other} in`,
        value: tally.wins[its!]!,
        unit: `of ${count}`,
      },
    ];
  });
}

/** The median lead of a side, in Victory Points, played by steady and by random, against random. */
function medians({ name, title }: (typeof MEDIANS)[number]): Row[] {
  const shipped = shippedScenario(GAME, name);
  const leads = (seats: readonly string[]): number =>
    medianOf(
      Array.from({ length: SEEDS_OF_LARGE }, (_, i) => {
        const game = freshGame(i + 1, shipped);
        playOut(
          game,
          seats.map((id, n) => player(seatOf(id), (i + 1) * 2 + n)),
        );
        const [allied, japanese] = (game as Game<Rules, Position>).state.position.points;
        return allied - japanese;
      }),
    );
  const alike = leads(["random", "random"]);
  return [
    {
      name: `${title}: lead of the Allies, steady against random`,
      value: leads(["steady", "random"]),
      unit: "points (median)",
    },
    { name: `${title}: lead of the Allies, random against random`, value: alike, unit: "points (median)" },
    {
      name: `${title}: lead of Japan, steady against random`,
      value: -leads(["random", "steady"]),
      unit: "points (median)",
    },
  ];
}
