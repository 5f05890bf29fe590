import type { RuleCheck } from "../../../types";
import { placeFindings } from "../shared/ground";

/** V-05 (2.2.2, 2.2.3): ships and aircraft at bases of their own side, land units in land hexes. */
export const placement: RuleCheck = {
  code: "rule/fire-in-the-sky/placement",
  rule: "2.2.3",
  severity: "error",
  title: "Units are at a place where units of their kind or side cannot be.",
  explain:
    "Ships and aircraft can be based only at squares that their own side controls; circles can have only land units. Land units may be in any named hex, also together with the enemy. " +
    "Units elsewhere are impossible in play, and the set-up cannot be played. " +
    "Move them, or change who controls the base.",
  run: (documents) => placeFindings(documents, ["no-base", "not-held"]),
};
