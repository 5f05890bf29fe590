import type { RuleCheck } from "../../../types";
import { placeFindings } from "../shared/ground";

/** V-02 (2.2.2.1): land Transport factors of each side in a land hex. */
export const landLimit: RuleCheck = {
  code: "rule/fire-in-the-sky/land-limit",
  rule: "2.2.2.1",
  severity: "error",
  title: "A hex has more land units of one side than its limit allows.",
  explain:
    "The limit is 8 Transport factors of land units of each side in a land hex, and 4 on an atoll. The Transport rating counts, which is the full strength even for a reduced unit. " +
    "A set-up over the limit would let the enemy send units away before the first move. " +
    "Place fewer, or raise the limit of the hex.",
  run: (documents) => placeFindings(documents, ["land-limit"]),
};
