import type { SetupProblem } from "../../../kernel";
import type { Found } from "../../found";
import type { CodeEntry } from "../../registry-types";

export const refused: CodeEntry & { tell(problem: SetupProblem, scenario: string): Found } = {
  code: "setup/refused",
  severity: "error",
  title: "The engine cannot set the scenario up as it is written.",
  explain:
    "The scenario is in order by itself, but the position that it describes breaks a rule, or play cannot start from it.",
  mend: "Change the scenario, or the unit, base or limit that the message names.",
  example: "Rabaul holds 10 air steps; its capacity is 8 (2.2.3). Move 2, or raise the capacity.",
  tell(problem, scenario) {
    return {
      code: refused.code,
      severity: problem.severity,
      place: { document: scenario, pointer: problem.pointer ?? "" },
      message: problem.message,
      ...(problem.hint !== undefined && { hint: problem.hint }),
      ...(problem.rule !== undefined && { rule: problem.rule }),
    };
  },
};
