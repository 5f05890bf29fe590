export { isRun, type ListedRun, listRuns, runAt, RUNS } from "./list";
export { decidedOf, keptGames, planOf, RunFolder, stampOf } from "./run-folder";
