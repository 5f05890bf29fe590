import { bots, playGames, type SimulationPlan } from "../../lib/playtest";
import { type Row, shortCampaign } from "./support";

const WARM = 5;
const GAMES = 20;

/** Random play on one thread, as `sandtable simulate` does it. */
export default function play(): Row[] {
  const { ruleset, scenario, options } = shortCampaign();
  const random = bots.random!.play;
  const plan: SimulationPlan = { scenario, options, seed: 1, bots: [random, random] };
  playGames(ruleset, plan, 0, WARM);
  const began = performance.now();
  const tally = playGames(ruleset, plan, WARM, WARM + GAMES);
  const seconds = (performance.now() - began) / 1000;
  return [
    { name: "random decisions", value: tally.decisions.total / seconds, unit: "a second" },
    { name: "random games of the Short Campaign", value: tally.games / seconds, unit: "a second" },
  ];
}
