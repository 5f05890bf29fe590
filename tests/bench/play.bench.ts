import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { simulate } from "../../lib/cli/crew/tallies";
import { games } from "../../lib/games";
import { botOf, bots, DECISION_CAP, playGames, type SimulationPlan } from "../../lib/playtest";
import { HexWargame } from "./hex-wargame";
import {
  GAME,
  medianOf,
  processorTime,
  type Row,
  shippedScenario,
  shortCampaign,
  type Surroundings,
} from "./support";

/** Games that make the code quick before any is measured, and games in a round. */
const WARM = { random: 150, steady: 10 };
const GAMES = { random: 10, steady: 2 };
const ROUNDS = 9;
/** Games of the yardstick in a round. */
const HEX_GAMES = 200;
/** Games on all threads, for each of them. */
const GAMES_A_THREAD = 200;

/**
 * Bulk play as `sandtable simulate` does it, beside the least that a wargame can cost (`hex-wargame.ts`), and what a game
 * played by hand holds.
 */
export default async function play(surroundings: Surroundings): Promise<Row[]> {
  return [...randomPlay(), ...steadyPlay(), await onAllThreads(surroundings), ...memory(surroundings)];
}

/** Round by round with the yardstick, so that a busy moment of the machine falls on both alike. */
function randomPlay(): Row[] {
  const { ruleset, scenario, options } = shortCampaign();
  const random = bots.random!.play;
  const plan: SimulationPlan = { scenario, options, seed: 1, bots: [random, random] };
  const war = new HexWargame();
  const hexGames = (): number => {
    let actions = 0;
    for (let seed = 1; seed <= HEX_GAMES; seed++) actions += war.play(seed).actions;
    return actions;
  };
  const { decisions } = playGames(ruleset, plan, 0, WARM.random);
  for (let i = 0; i < ROUNDS; i++) hexGames();
  const ours: number[] = [];
  const theirs: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = WARM.random + round * GAMES.random;
    const one = processorTime(() => playGames(ruleset, plan, from, from + GAMES.random).decisions.total);
    const other = processorTime(hexGames);
    ours.push(one);
    theirs.push(other);
    ratios.push(one / other);
  }
  const decision = medianOf(ours);
  return [
    { name: "random decisions on one thread", value: 1e6 / decision, unit: "a second" },
    {
      name: "random games on one thread",
      value: (1e6 * WARM.random) / decision / decisions.total,
      unit: "a second",
    },
    { name: "a random decision", value: decision, unit: "µs" },
    { name: "an action of the yardstick, a small hex wargame", value: medianOf(theirs), unit: "µs" },
    { name: "a random decision costs", value: medianOf(ratios), unit: "yardstick actions" },
  ];
}

/** The considered player against itself in the Campaign, the largest game. */
function steadyPlay(): Row[] {
  const { ruleset, scenario, options } = shippedScenario(GAME, "campaign");
  const steady = botOf(games[GAME]!, "steady").play;
  const plan: SimulationPlan = { scenario, options, seed: 1, bots: [steady, steady] };
  playGames(ruleset, plan, 0, WARM.steady);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = WARM.steady + round * GAMES.steady;
    times.push(processorTime(() => playGames(ruleset, plan, from, from + GAMES.steady).games));
  }
  return [
    { name: "steady games of the Campaign on one thread", value: 1e6 / medianOf(times), unit: "a second" },
  ];
}

/** Starting the threads, about a second of the time, is part of it. */
async function onAllThreads({ bundle }: Surroundings): Promise<Row> {
  const { documents, scenario, options } = shortCampaign();
  const threads = availableParallelism();
  const job = {
    game: GAME,
    documents: JSON.stringify(documents),
    scenario: JSON.stringify(scenario),
    options,
    seed: 1,
    bots: ["random", "random"],
    cap: DECISION_CAP,
  };
  const began = performance.now();
  const tally = await simulate(job, {
    games: threads * GAMES_A_THREAD,
    threads,
    thread: new URL("thread.mjs", bundle),
  });
  const seconds = (performance.now() - began) / 1000;
  return {
    name: `random games on all ${threads} threads`,
    value: tally.games / seconds,
    unit: "a second",
  };
}

function memory({ bundle }: Surroundings): Row[] {
  const script = fileURLToPath(new URL("game-memory.child.mjs", bundle));
  const { bytes, choices } = JSON.parse(
    execFileSync(process.execPath, [script], { encoding: "utf8" }),
  ) as Record<"bytes" | "choices", number>;
  return [
    { name: "heap of a whole game with its log and undo", value: bytes / 1e6, unit: "MB" },
    { name: "choices in that game", value: choices, unit: "choices" },
  ];
}
