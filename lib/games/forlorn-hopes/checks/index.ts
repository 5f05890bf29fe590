import { hexNumbersCheck } from "../../shared/checks/hex-numbers";
import { recommendedOptionsCheck } from "../../shared/checks/recommended-options";
import { resultTableChecks } from "../../shared/checks/result-tables";
import { scenarioIdCheck } from "../../shared/checks/scenario-id";
import type { RuleCheck } from "../../types";
import { boardPath } from "../compile/documents";

const game = "forlorn-hopes";

/** The checks that every game has; those of the rules of this one come to them. */
export const checks: readonly RuleCheck[] = [
  hexNumbersCheck({ game, rule: "2.1", boards: ["map.json", boardPath] }),
  scenarioIdCheck({ game, rule: "17.0" }),
  recommendedOptionsCheck({ game, rule: "17.0" }),
  ...resultTableChecks(game, "2.4"),
];
