import type { RuleCheck } from "../../../types";
import { placeFindings } from "../shared/ground";

/** V-03 (2.2.3, 17.2): air steps at a base. */
export const airCapacity: RuleCheck = {
  code: "rule/fire-in-the-sky/air-capacity",
  rule: "2.2.3",
  severity: "error",
  title: "A base has more air steps than its Air Capacity.",
  explain:
    "The Air Capacity of a base is the number of air steps that may stay there. That of Allied bases grows with the years (17.2); Naval Aviation counts in the Home Base that its space belongs to. " +
    "A set-up over the capacity would let the enemy send steps away before the first move. " +
    "Place fewer, or raise the capacity of the base.",
  run: (documents) => placeFindings(documents, ["air-capacity"]),
};
