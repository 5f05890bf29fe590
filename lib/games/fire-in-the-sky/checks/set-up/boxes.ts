import type { RuleCheck } from "../../../types";
import { placeFindings } from "../shared/ground";

/** V-06 (2.2.4, 5.2, 7.1.1): who may be in a box. */
export const boxes: RuleCheck = {
  code: "rule/fire-in-the-sky/boxes",
  rule: "2.2.4",
  severity: "error",
  title: "Units are in a box that is not for them.",
  explain:
    "No Japanese unit may ever be in an off-map box. The Convoy Escort box is for Japanese destroyers, the Naval Aviation boxes for Japanese air steps, the boxes for carriers without planes for Japanese carriers. " +
    "The rules never look for anything else there, so such units would be lost. " +
    "Move them to a base, or to the box that is meant for them.",
  run: (documents) => placeFindings(documents, ["closed-box", "box-purpose"]),
};
