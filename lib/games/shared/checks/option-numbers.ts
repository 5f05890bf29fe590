import { joinPointer } from "../../../documents";
import { HOUSE_RULE } from "../../numbering";
import type { Finding, RuleCheck } from "../../types";
import { optionsOf, optionsPath } from "../documents";
import { checkOf, type GameCheck } from "./game-check";

/** Optional rules that can be on: their ids, and the numbers of their rules, by either of which data name them. */
export function optionMarks(options: Readonly<Record<string, { rule?: string }>>): Set<string> {
  return new Set(
    Object.entries(options).flatMap(([id, { rule = HOUSE_RULE }]) =>
      rule === HOUSE_RULE ? [id] : [id, rule],
    ),
  );
}

/** A rule number means one optional rule, or readings of one rule that exclude each other. */
export const optionNumbersCheck = (game: GameCheck): RuleCheck =>
  checkOf("option-numbers", game, {
    severity: "warning",
    title: "Two optional rules have the same rule number.",
    explain:
      "The log cites an optional rule by its number, and data can be marked with it. If two rules have the same number, what is marked with it takes part with either. " +
      "Only alternative readings of one rule may share a number, and they must exclude each other. " +
      "Correct one of the numbers, or let the two exclude each other.",
    run(documents) {
      const all = Object.entries(optionsOf(documents));
      return all.flatMap(([id, { rule, conflicts = [] }], i): Finding[] => {
        // House rules are distinguished by their ids.
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
            pointer: joinPointer("/options", id, "rule"),
            message: `“${id}” has the rule number ${rule}, and so has “${other[0]}”.`,
            hint: "Correct one of the numbers; two readings of one rule exclude each other under “conflicts”.",
            related: [
              {
                document: optionsPath,
                pointer: joinPointer("/options", other[0], "rule"),
                message: "The other one is here.",
              },
            ],
          },
        ];
      });
    },
  });
