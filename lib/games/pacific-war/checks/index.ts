import { hexNumbersCheck } from "../../shared/checks/hex-numbers";
import { optionNumbersCheck } from "../../shared/checks/option-numbers";
import { recommendedOptionsCheck } from "../../shared/checks/recommended-options";
import { resultTableChecks } from "../../shared/checks/result-tables";
import { scenarioIdCheck } from "../../shared/checks/scenario-id";
import type { RuleCheck } from "../../types";
import { airChecks } from "./air";
import { countryChecks } from "./countries";
import { game } from "./documents";
import { edgeChecks } from "./edges";
import { groundChecks } from "./ground";
import { installationChecks } from "./installations";
import { positionChecks } from "./positions";
import { resultChecks } from "./results";
import { scenarioChecks } from "./scenarios";
import { scheduleChecks } from "./schedules";
import { taskForceChecks } from "./task-forces";
import { victoryChecks } from "./victory";
import { warChecks } from "./war";

/** The checks of the rules over the documents, the shared ones first. */
export const checks: readonly RuleCheck[] = [
  hexNumbersCheck({ game, rule: "2.5.1", boards: ["map.json"] }),
  scenarioIdCheck({ game, rule: "1.1" }),
  recommendedOptionsCheck({ game, rule: "34.0" }),
  optionNumbersCheck({ game, rule: "34.0" }),
  ...resultTableChecks(game, "2.5.6"),
  ...scenarioChecks,
  ...taskForceChecks,
  ...airChecks,
  ...groundChecks,
  ...installationChecks,
  ...positionChecks,
  ...victoryChecks,
  ...warChecks,
  ...countryChecks,
  ...scheduleChecks,
  ...edgeChecks,
  ...resultChecks,
];
