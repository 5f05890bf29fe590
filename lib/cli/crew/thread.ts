import { workerData } from "node:worker_threads";
import type { Plan } from "../../lab/plan";
import { openPlan, PlanError } from "../../lab/play";
import { GameFailure, SetupError } from "../../playtest";
import { type Job, openWork } from "./job";

/** What all threads of a pool are there for: single games of a plan, or tallies of the games from one to another. */
export type Assignment = { do: "plan"; plan: Plan } | { do: "games"; job: Job };

/** Errors lose their class on the way between threads, so they travel as data. Unforeseen is a mistake of ours. */
export type Reply<R> = { done: R } | { failed: string; unforeseen?: true };

type Player = (task: never) => unknown;

let player: Player | undefined;

function open(assignment: Assignment): Player {
  if (assignment.do === "plan") return openPlan(assignment.plan);
  const play = openWork(assignment.job);
  return ({ from, to }: { from: number; to: number }) => play(from, to);
}

/** A task of the pool. */
export default function run(task: never): Reply<unknown> {
  try {
    player ??= open(workerData as Assignment);
    return { done: player(task) };
  } catch (error) {
    const expected = [PlanError, SetupError, GameFailure].some((one) => error instanceof one);
    if (expected) return { failed: (error as Error).message };
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { failed: message, unforeseen: true };
  }
}
