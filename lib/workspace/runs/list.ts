import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { assignedOf } from "../../lab/games";
import type { Plan } from "../../lab/plan";
import { type GameTrouble, isTrouble } from "../../lab/record/types";
import type { Decided } from "../../lab/store";
import { readError, WorkspaceError } from "../errors";
import { isLocked } from "./lock";
import { decidedOf, keptGames, PLAN, planOf } from "./run-folder";

/** The folder of a workspace in which its runs are. */
export const RUNS = "runs";

/** "playing": a process is at it. "over": all games are there, or the question is decided. */
export type RunOnDisk = "playing" | "over" | "unfinished";

export interface RunSummary {
  /** Name of its folder. */
  id: string;
  folder: string;
  plan: Plan;
  state: RunOnDisk;
  /** Games that are kept, over all variants, and how many there will be at most. */
  done: number;
  of: number;
  troubles: GameTrouble[];
  decided: Decided | undefined;
}

/** What a folder of a run holds. Throws `WorkspaceError` for a folder that is none. */
export function runAt(folder: string, shown: string): RunSummary {
  const plan = planOf(folder, shown);
  const decided = decidedOf(folder);
  const troubles: GameTrouble[] = [];
  const games = assignedOf(plan);
  for (const line of keptGames(folder, plan)) {
    if (games.receive(line)) games.keep(line);
    if (isTrouble(line)) troubles.push(line);
  }
  if (decided) games.cut(decided.after);
  const { kept: done, size: of, isComplete: isOver } = games;
  const state = isOver ? "over" : isLocked(folder) ? "playing" : "unfinished";
  return { id: shown, folder, plan, state, done, of, troubles, decided };
}

/** A run that is there, or why what lies there cannot be read. */
export type ListedRun = RunSummary | { id: string; folder: string; problem: WorkspaceError };

/** The runs that lie in a folder, by name. Throws `WorkspaceError` when the folder itself cannot be read. */
export const listRuns = (folder: string): ListedRun[] =>
  runsIn(folder).map((name) => listed(join(folder, name), name));

/** The names of the runs that lie in a folder, in order. Throws `WorkspaceError` when the folder cannot be read. */
export function runsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch (error) {
    throw readError(error, folder);
  }
  // What begins with a dot was put aside.
  return names.filter((name) => !name.startsWith(".") && isRun(join(folder, name)));
}

/** Whether a folder holds a run, to look at from outside. */
export const isRun = (folder: string): boolean =>
  statSync(join(folder, PLAN), { throwIfNoEntry: false })?.isFile() === true;

function listed(folder: string, id: string): ListedRun {
  try {
    return runAt(folder, id);
  } catch (error) {
    if (error instanceof WorkspaceError) return { id, folder, problem: error };
    throw error;
  }
}
