import type { Finding, RuleCheck } from "../../../types";
import { parametersOf, parametersPath } from "../shared/documents";

/** 2.3: a hit is possible, and a miss as well. */
export const hitNumber: RuleCheck = {
  code: "rule/fire-in-the-sky/hit-number",
  rule: "2.3",
  severity: "warning",
  title: "Every die hits, or none does.",
  explain:
    "All combat but that of ships on the surface rolls dice and counts those that reach /hits/hitOn. A number above the faces of the die can be reached with modifiers only, and a number of 1 by every die. " +
    "The fighting then depends on modifiers alone, or on nothing. " +
    "Choose a number from 2 to the number of faces.",
  run(documents) {
    const { hits } = parametersOf(documents);
    if (!hits) return [];
    const { hitOn, dieSides } = hits;
    if (hitOn > 1 && hitOn <= dieSides) return [];
    const finding: Finding = {
      document: parametersPath,
      pointer: "/hits/hitOn",
      message:
        hitOn > dieSides
          ? `A die hits on ${hitOn} or more, but has ${dieSides} faces: nothing hits without a modifier.`
          : `A die hits on ${hitOn} or more: every die hits.`,
      hint: `Choose a number from 2 to ${dieSides}.`,
    };
    return [finding];
  },
};
