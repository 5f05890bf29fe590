import { hexNumbersCheck } from "../../shared/checks/hex-numbers";
import { recommendedOptionsCheck } from "../../shared/checks/recommended-options";
import { resultTableChecks } from "../../shared/checks/result-tables";
import { scenarioIdCheck } from "../../shared/checks/scenario-id";
import type { RuleCheck } from "../../types";
import { boardPath } from "../compile/documents";
import { airChecks } from "./air";
import { game } from "./documents";
import { groundChecks } from "./ground";
import { scenarioChecks } from "./scenarios";
import { shipChecks } from "./ships";
import { supplyChecks } from "./supply";

/** The checks of the rules over the documents, the shared ones first. */
export const checks: readonly RuleCheck[] = [
  hexNumbersCheck({ game, rule: "2.1", boards: ["map.json", boardPath] }),
  scenarioIdCheck({ game, rule: "17.0" }),
  recommendedOptionsCheck({ game, rule: "17.0" }),
  ...resultTableChecks(game, "2.4"),
  ...airChecks,
  ...shipChecks,
  ...groundChecks,
  ...supplyChecks,
  ...scenarioChecks,
];
