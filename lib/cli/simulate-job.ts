import { type Documents, games } from "../games";
import type { Json, Ruleset } from "../kernel";
import { bots, type SimulationPlan } from "../playtest";

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
