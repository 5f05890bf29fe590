export { isRun, type ListedRun, listRuns, runAt, RUNS, runsIn } from "./list";
export { decidedOf, keptGames, planOf, RunFolder, stampOf } from "./run-folder";
