import type { Finding, RuleCheck } from "../../../types";
import { parametersOf, unitsOf, unitsPath } from "../shared/documents";
import { typesOf } from "../shared/units";

/** V-08 (2.1.1.3, 17.4): how the numbers of a land unit relate. */
export const landRatings: RuleCheck = {
  code: "rule/fire-in-the-sky/land-ratings",
  rule: "2.1.1.3",
  severity: "warning",
  title: "The ratings of a land unit do not match each other.",
  explain:
    "A land unit's Transport rating is its full Combat Strength, also when it is reduced; its reduced strength is half of the full one. Stacking limits, transport costs and losses at sea all count on that. " +
    "Nations whose losses never return, as the Dutch, have units of a single step. " +
    "Other numbers can be played, but check them.",
  run(documents) {
    const types = typesOf(documents);
    const gone: readonly string[] = parametersOf(documents).damage?.brokenForever ?? [];
    return Object.entries(unitsOf(documents).land).flatMap(([id, unit]): Finding[] => {
      const { strength, reduced, transport, steps, nation } = unit;
      const { name, pointer } = types.get(id)!;
      const findings: Finding[] = [];
      const report = (member: string, message: string, hint: string, value?: number, rule?: string): void => {
        const at = { document: unitsPath, pointer: `${pointer}/${member}` };
        const fixes =
          value === undefined
            ? undefined
            : [
                {
                  title: `Make it ${value}, ${member === "reduced" ? "half of" : "like"} the full strength`,
                  ...at,
                  value,
                },
              ];
        findings.push({ ...at, message, hint, ...(rule && { rule }), ...(fixes && { fixes }) });
      };
      if (transport !== strength) {
        report(
          "transport",
          `${name} has a Transport rating of ${transport} and a Combat Strength of ${strength}.`,
          `The Transport rating of a land unit is its full Combat Strength: ${strength}.`,
          strength,
        );
      }
      if (reduced !== undefined && reduced * 2 !== strength) {
        const half = strength / 2;
        report(
          "reduced",
          `${name} has a strength of ${strength}, and of ${reduced} when reduced.`,
          "Half of the full strength is usual.",
          Number.isInteger(half) && half > 0 ? half : undefined,
        );
      }
      if (steps === 2 && gone.includes(nation)) {
        report(
          "steps",
          `${name} has two steps, but units of a nation whose losses never return have one step.`,
          "Give it one step, and no reduced strength.",
          undefined,
          "17.4",
        );
      }
      return findings;
    });
  },
};
