import { hexNumbersCheck } from "../../shared/checks/hex-numbers";
import { recommendedOptionsCheck } from "../../shared/checks/recommended-options";
import { resultTableChecks } from "../../shared/checks/result-tables";
import { scenarioIdCheck } from "../../shared/checks/scenario-id";
import type { RuleCheck } from "../../types";
import { chartChecks } from "./charts";
import { game } from "./documents";
import { placeChecks } from "./places-and-time";
import { planeChecks } from "./planes";
import { airFormations } from "./saved-positions";
import { taskForceChecks } from "./task-forces";

/** The checks of the rules over the documents, the shared ones first. */
export const checks: readonly RuleCheck[] = [
  hexNumbersCheck({ game, rule: "3.1", boards: ["map.json"] }),
  scenarioIdCheck({ game, rule: "26" }),
  recommendedOptionsCheck({ game, rule: "26.3" }),
  ...resultTableChecks(game, "20.1"),
  ...taskForceChecks,
  ...planeChecks,
  ...placeChecks,
  ...chartChecks,
  airFormations,
];
