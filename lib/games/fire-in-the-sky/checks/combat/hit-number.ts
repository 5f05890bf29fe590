import type { Finding, RuleCheck } from "../../../types";
import { combatTypes } from "../../model/modifiers";
import { combatOf, parametersOf, parametersPath } from "../shared/documents";

/** 2.3: a hit is possible, and a miss as well. */
export const hitNumber: RuleCheck = {
  code: "rule/fire-in-the-sky/hit-number",
  rule: "2.3",
  severity: "warning",
  title: "Every die of a type of combat hits, or none does.",
  explain:
    "All combat but that of ships on the surface rolls dice and counts those that reach the number of its type under /hits/hitOn. A number above the faces of the die can be reached with modifiers only, and a number of 1 by every die. " +
    "The result then depends on modifiers alone, or is always the same. " +
    "Choose a number from 2 to the number of faces.",
  run(documents) {
    const { hits } = parametersOf(documents);
    if (!hits) return [];
    const { hitOn, dieSides } = hits;
    const types = combatOf(documents);
    return combatTypes
      .filter((type) => hitOn[type] <= 1 || hitOn[type] > dieSides)
      .map((type): Finding => {
        const number = hitOn[type];
        const title = types[type]?.title ?? type;
        return {
          document: parametersPath,
          pointer: `/hits/hitOn/${type}`,
          message:
            number > dieSides
              ? `${title}: a die hits on ${number} or more, but has ${dieSides} faces: no die hits without a modifier.`
              : `${title}: a die hits on ${number} or more: every die hits.`,
          hint: `Choose a number from 2 to ${dieSides}.`,
        };
      });
  },
};
