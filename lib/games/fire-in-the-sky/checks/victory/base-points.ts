import type { Finding, RuleCheck } from "../../../types";
import { basesOf, basesPath } from "../shared/documents";

/** V-18 (16.0): every base counts; the schema sees to it that circles do not. Other values are the designer's. */
export const basePoints: RuleCheck = {
  code: "rule/fire-in-the-sky/base-points",
  rule: "16.0",
  severity: "warning",
  title: "A base is worth no Victory Points.",
  explain:
    "Taking a base counts its Victory Points: 5, 3 or 1 in the printed game. Only circles are worth nothing. " +
    "Nobody gains by taking a base that is worth nothing, or minds losing it. " +
    "Give it a value, or make it a circle if it is not to be a base.",
  run(documents) {
    return Object.entries(basesOf(documents)).flatMap(([id, { name, kind, victoryPoints }]): Finding[] => {
      if (kind !== "base" || victoryPoints > 0) return [];
      const at = { document: basesPath, pointer: `/bases/${id}/victoryPoints` };
      return [
        {
          ...at,
          message: `${name} is a base and worth no Victory Points, so nobody gains by taking it.`,
          hint: "Every base is worth at least 1; only circles are worth nothing.",
          fixes: [{ title: "Make it 1, the least that a base is worth", ...at, value: 1 }],
        },
      ];
    });
  },
};
