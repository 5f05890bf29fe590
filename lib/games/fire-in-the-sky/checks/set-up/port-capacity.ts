import type { RuleCheck } from "../../../types";
import { placeFindings } from "../shared/ground";

/** V-04 (2.2.3, 17.2): naval Transport factors in a port. */
export const portCapacity: RuleCheck = {
  code: "rule/fire-in-the-sky/port-capacity",
  rule: "2.2.3",
  severity: "error",
  title: "A port has more ships than its capacity.",
  explain:
    "The Port Capacity of a base is the sum of naval Transport factors that may stay there. That of Allied bases grows with the years (17.2); off-map boxes have no limit. " +
    "A set-up over the capacity would let the enemy send ships away before the first move. " +
    "Place fewer ships, or raise the capacity of the base.",
  run: (documents) => placeFindings(documents, ["port-capacity"]),
};
