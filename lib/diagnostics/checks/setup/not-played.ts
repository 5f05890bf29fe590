import { NOT_PLAYED, type SetupProblem } from "../../../kernel";
import type { Found } from "../../found";
import type { CodeEntry } from "../../registry-types";

export const notPlayed: CodeEntry & { report(problem: SetupProblem, scenario: string): Found } = {
  code: NOT_PLAYED,
  severity: "info",
  title: "The scenario is checked and set up, but it cannot be played.",
  explain:
    "The engine lacks rules by which scenarios of this kind are played. They can be edited, checked, shown on the map, printed and exported; no game of them begins.",
  mend: "Nothing is wrong with the data. To play, choose another scenario.",
  example: "Campaigns cannot be played yet: the months of the strategic game are not built.",
  report: ({ message, hint = notPlayed.mend, rule, pointer = "" }, scenario) => ({
    code: notPlayed.code,
    severity: notPlayed.severity,
    place: { document: scenario, pointer },
    message,
    hint,
    ...(rule !== undefined && { rule }),
  }),
};
