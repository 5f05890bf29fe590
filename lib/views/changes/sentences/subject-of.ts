import { isBattlePath, isChartPath, isScenarioPath, parsePointer } from "../../../documents";
import type { ViewWorld } from "../../world";
import type { Subject } from "./subjects";

const ofDocument: Readonly<Record<string, Subject>> = {
  "units.json": "units",
  "bases.json": "bases",
  "parameters.json": "parameters",
  "sequence.json": "sequence",
  "map.json": "map",
  "options.json": "options",
};

/** The subject of a place in a document. Tables without dice are lists of costs, which belong to the parameters. */
export function subjectOf({ game }: ViewWorld, path: string, pointer: string): Subject {
  const known = game?.views?.subjects?.(path) ?? ofDocument[path];
  if (known !== undefined) return known;
  if (isScenarioPath(path)) return "set-ups";
  if (isBattlePath(path)) return "battles";
  if (path.startsWith("schedules/")) return "arrivals";
  if (isChartPath(path)) return "tables";
  if (!path.startsWith("tables/")) return "others";
  if (parsePointer(pointer).includes("modifiers")) return "modifiers";
  const odds = game?.views?.odds;
  const hasDice =
    odds === undefined || [...odds.grids, ...odds.modifiers].some((each) => each.document === path);
  return hasDice ? "tables" : "parameters";
}
