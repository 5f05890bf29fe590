import type { Finding, RuleCheck } from "../../../types";
import { basesOf, basesPath } from "../shared/documents";

const printedValues: readonly number[] = [1, 3, 5];

/** V-18 (16.0): bases are worth 1, 3 or 5 Victory Points; the schema sees to it that circles are worth 0. */
export const basePoints: RuleCheck = {
  code: "rule/fire-in-the-sky/base-points",
  rule: "16.0",
  severity: "warning",
  title: "A base is worth nothing, or a number of Victory Points that the rules do not use.",
  explain:
    "Taking a base counts its Victory Points: 5 for Pearl Harbor and the Japanese Home Bases, 3 for five great cities, 1 for every other base. Only circles are worth nothing. " +
    "Other values are a matter of design; the balance of the war hangs on them, since Japan wins at a fixed score. " +
    "Nothing need be changed if the value is meant.",
  run(documents) {
    return Object.entries(basesOf(documents)).flatMap(([id, base]): Finding[] => {
      const { name, kind, victoryPoints } = base;
      if (kind !== "base" || printedValues.includes(victoryPoints)) return [];
      const at = { document: basesPath, pointer: `/bases/${id}/victoryPoints` };
      if (victoryPoints === 0) {
        return [
          {
            ...at,
            message: `${name} is a base and worth no Victory Points, so nobody gains by taking it.`,
            hint: "Every base is worth at least 1; only circles are worth nothing.",
            fixes: [{ title: "Make it 1", ...at, value: 1 }],
          },
        ];
      }
      return [
        {
          ...at,
          severity: "info",
          message: `${name} is worth ${victoryPoints} Victory Points; the rules use 1, 3 and 5.`,
          hint: "Check the scores at which a side wins against it.",
        },
      ];
    });
  },
};
