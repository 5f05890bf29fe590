import { HOUSE_RULE } from "../../../numbering";
import type { Finding, RuleCheck } from "../../../types";
import { optionsOf, optionsPath } from "../shared/documents";

/** 18.0: a rule number means one optional rule, or readings of one rule that exclude each other. */
export const optionNumbers: RuleCheck = {
  code: "rule/fire-in-the-sky/option-numbers",
  rule: "18.0",
  severity: "warning",
  title: "Two optional rules have the same rule number.",
  explain:
    "Units and arrivals can be marked with the number of an optional rule, and the log cites it. If two rules have the same number, units and arrivals marked with it take part with either. " +
    "Only alternative readings of one rule may share a number, and they must exclude each other. " +
    "Correct one of the numbers, or let the two exclude each other.",
  run(documents) {
    const options = optionsOf(documents);
    const all = Object.entries(options);
    return all.flatMap(([id, { rule, conflicts = [] }], i): Finding[] => {
      // House rules are told apart by their ids.
      if (rule === undefined || rule === HOUSE_RULE) return [];
      const other = all
        .slice(0, i)
        .find(
          ([each, option]) =>
            option.rule === rule && !conflicts.includes(each) && !option.conflicts?.includes(id),
        );
      if (!other) return [];
      return [
        {
          document: optionsPath,
          pointer: `/options/${id}/rule`,
          message: `“${id}” has the rule number ${rule}, and so has “${other[0]}”.`,
          hint: "Correct one of the numbers; two readings of one rule exclude each other under “conflicts”.",
          related: [
            {
              document: optionsPath,
              pointer: `/options/${other[0]}/rule`,
              message: "The other one is here.",
            },
          ],
        },
      ];
    });
  },
};
