import { type Documents, games } from "../games";
import type { Json, Ruleset } from "../kernel";
import { bots, type PairTally, playGames, playPairs, type SimulationPlan, type Tally } from "../playtest";

/** A simulation in plain data, so that any thread can take part in it. Documents travel as text: it is cheaper. */
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
export function openJob(job: Job): JobTools {
  const { module, compile } = games[job.game]!;
  const { options, seed, cap } = job;
  const scenario = JSON.parse(job.scenario) as Json;
  return {
    ruleset: { module, rules: compile(JSON.parse(job.documents) as Documents) },
    plan: { scenario, options, seed, cap, bots: job.bots.map((id) => bots[id]!.play) },
  };
}

/** What threads share out among them: the games of one job, or those of two, game by game. */
export type Work = { do: "games"; job: Job } | { do: "pairs"; a: Job; b: Job };

/** Get a work ready; what it gives plays the games with numbers from the first up to, but without, the second. */
export function openWork(work: Work): (from: number, to: number) => Tally | PairTally {
  if (work.do === "games") {
    const { ruleset, plan } = openJob(work.job);
    return (from, to) => playGames(ruleset, plan, from, to);
  }
  const [a, b] = [openJob(work.a), openJob(work.b)];
  return (from, to) => playPairs(a, b, from, to);
}
