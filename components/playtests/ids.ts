import { isPlaytestPath, playtestIdOf } from "../../lib/documents";
import type { WorkbenchState } from "../workbench/types";

/** The ids of all playtests, shipped ones and the workspace's own. */
export const playtestIds = ({ files, shipped }: Pick<WorkbenchState, "files" | "shipped">): string[] =>
  [...Object.keys(files), ...Object.keys(shipped)].filter(isPlaytestPath).map(playtestIdOf);
