export { isRun, type ListedRun, listRuns, runAt, RUNS, type RunSummary } from "./list";
export { decidedOf, keptGames, planOf, RunFolder } from "./run-folder";
