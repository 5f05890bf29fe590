import { isWithin } from "../../../../documents/pointer";
import { nearest } from "../../../../nearest";
import type { Documents, Finding, RuleCheck } from "../../../types";
import { optionsOfSteps } from "../../model/rules";
import { modifiersOf } from "../combat/idle-modifiers";
import { arrivalsOf, optionsOf, optionsPath } from "../shared/documents";
import { markedShips } from "../shared/picked-units";

/** 18.0: an optional rule is one that the steps play, or one that the data give something to do. */
export const idleOptions: RuleCheck = {
  code: "rule/fire-in-the-sky/idle-options",
  rule: "18.0",
  severity: "warning",
  title: "An optional rule has no effect.",
  explain:
    "Some optional rules are built into the rules and found by their ids, which must not be changed. All others work through the data: a modifier with the condition “option”, or a unit or an arrival that is marked with the id or the rule number. " +
    "An optional rule of neither kind can be turned on, but changes nothing. " +
    "Correct the id, or use it in a table, a unit or a schedule.",
  run(documents) {
    const options = optionsOf(documents);
    const used = usedIn(documents);
    const missing = optionsOfSteps.filter((id) => !Object.hasOwn(options, id));
    return Object.entries(options).flatMap(([id, { rule }]): Finding[] => {
      if (
        optionsOfSteps.some((each) => each === id) ||
        used.has(id) ||
        (rule !== undefined && used.has(rule))
      )
        return [];
      const meant = nearest(id, missing);
      const at = { document: optionsPath, pointer: `/options/${id}` };
      return [
        {
          ...at,
          message: `“${id}” has no effect: it is not used by any step, modifier, unit or arrival.`,
          hint:
            meant === undefined
              ? "Use it in the condition of a modifier, or mark units or arrivals with it."
              : `Did you mean “${meant}”? The rules use it, but it is not in options.json.`,
          ...(meant !== undefined &&
            !hasSources(documents, at.pointer) && {
              fixes: [{ title: `Change “${id}” to “${meant}”`, ...at, key: meant }],
            }),
        },
      ];
    });
  },
};

/** Ids and rule numbers of optional rules for which conditions and marks ask. */
function usedIn(documents: Documents): Set<string> {
  const used = new Set<string>();
  for (const { modifier } of modifiersOf(documents)) for (const id of optionsIn(modifier.when)) used.add(id);
  for (const [, optional] of markedShips(documents)) if (optional) used.add(optional);
  for (const { group } of arrivalsOf(documents)) if (group.option) used.add(group.option);
  return used;
}

type Condition = ReturnType<typeof modifiersOf>[number]["modifier"]["when"];

function optionsIn(condition: Condition): string[] {
  switch (condition.is) {
    case "option":
      return [condition.id];
    case "all":
    case "any":
      return condition.of.flatMap(optionsIn);
    case "not":
      return optionsIn(condition.of);
    default:
      return [];
  }
}

/** A new id would leave sources that speak of the old one. */
function hasSources(documents: Documents, pointer: string): boolean {
  const { sources = {} } = documents[optionsPath] as { sources?: object };
  return Object.keys(sources).some((each) => isWithin(each, pointer));
}
