import type { Finding, RuleCheck } from "../../../types";
import { basesOf, basesPath } from "../shared/documents";

/** V-18 (16.0): every base counts; the schema sees to it that circles do not. Other values are the designer's. */
export const basePoints: RuleCheck = {
  code: "rule/fire-in-the-sky/base-points",
  rule: "16.0",
  severity: "warning",
  title: "A base is worth no Victory Points.",
  explain:
    "Capturing a base scores its Victory Points: 5, 3 or 1 in the printed game. Only circles are worth none. " +
    "No side gains from capturing a base without points, or loses from losing it. " +
    "Give it a value, or make it a circle if it should not be a base.",
  run(documents) {
    return Object.entries(basesOf(documents)).flatMap(([id, { name, kind, victoryPoints }]): Finding[] => {
      if (kind !== "base" || victoryPoints > 0) return [];
      const at = { document: basesPath, pointer: `/bases/${id}/victoryPoints` };
      return [
        {
          ...at,
          message: `${name} is a base but worth no Victory Points, so no side gains from capturing it.`,
          hint: "Every base is worth at least 1; only circles are worth nothing.",
          fixes: [{ title: "Set it to 1, the minimum for a base", ...at, value: 1 }],
        },
      ];
    });
  },
};
