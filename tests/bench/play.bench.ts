import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { simulate } from "../../lib/cli/crew/tallies";
import { bots, DECISION_CAP, playGames, type SimulationPlan } from "../../lib/playtest";
import { GAME, type Row, shortCampaign, type Surroundings } from "./support";

const WARM = 5;
const GAMES = 20;

/** Random play of the Short Campaign, as `sandtable simulate` does it, and what a game played by hand holds. */
export default async function play(surroundings: Surroundings): Promise<Row[]> {
  const { ruleset, scenario, options } = shortCampaign();
  const random = bots.random!.play;
  const plan: SimulationPlan = { scenario, options, seed: 1, bots: [random, random] };
  playGames(ruleset, plan, 0, WARM);
  const began = performance.now();
  const tally = playGames(ruleset, plan, WARM, WARM + GAMES);
  const seconds = (performance.now() - began) / 1000;
  return [
    { name: "random decisions on one thread", value: tally.decisions.total / seconds, unit: "a second" },
    { name: "random games on one thread", value: tally.games / seconds, unit: "a second" },
    await onAllThreads(surroundings),
    ...memory(surroundings),
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
    games: threads * GAMES * 10,
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
