import type { RuleCheck } from "../../../types";
import { placeFindings } from "../shared/ground";

/** V-05 (2.2.2, 2.2.3): ships and aircraft at bases of their own side, land units in land hexes. */
export const placement: RuleCheck = {
  code: "rule/fire-in-the-sky/placement",
  rule: "2.2.3",
  severity: "error",
  title: "Units stand where units of their kind or side cannot stay.",
  explain:
    "Ships and aircraft are based only at squares that their own side controls; circles take land units alone. Land units may stand in any named hex, also beside the enemy. " +
    "Units elsewhere could never have come there, and the engine refuses the set-up. " +
    "Move them, or change who controls the base.",
  run: (documents) => placeFindings(documents, ["no-base", "not-held"]),
};
