import { type Documents, games } from "../../games";
import type { Json, Ruleset } from "../../kernel";
import { type Bot, playerOf, playGames, type SimulationPlan, type Tally } from "../../playtest";

/**
 * A simulation in plain data, so that any thread can take part in it. Documents travel as text: it is cheaper. Their
 * members keep their order, because counters are numbered by it, and with them the choices.
 */
export interface Job {
  game: string;
  documents: string;
  scenario: string;
  options: readonly string[];
  seed: number;
  bots: readonly string[];
  cap: number;
}

export interface JobTools {
  ruleset: Ruleset<unknown, unknown>;
  plan: SimulationPlan;
}

/** Compile a job's ruleset and look its bots up. The ids in it have been checked before. */
function openJob(job: Job): JobTools {
  const definition = games[job.game]!;
  const { module, compile } = definition;
  const { options, seed, cap } = job;
  const scenario = JSON.parse(job.scenario) as Json;
  const rules = compile(JSON.parse(job.documents) as Documents);
  const bots = job.bots.map((spec): Bot => {
    const player = playerOf(definition, spec);
    if (!player.ok) throw new RangeError(player.error);
    return player.value;
  });
  return { ruleset: { module, rules }, plan: { scenario, options, seed, cap, bots } };
}

/** Get a job ready; what it gives plays the games with numbers from the first up to, but without, the second. */
export function openWork(job: Job): (from: number, to: number) => Tally {
  const { ruleset, plan } = openJob(job);
  return (from, to) => playGames(ruleset, plan, from, to);
}
