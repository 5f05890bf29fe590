import type { Finding, RuleCheck } from "../../../types";
import { parametersOf, parametersPath, unitsOf, unitsPath } from "../shared/documents";
import { typesOf } from "../shared/units";

/** 2.1.1.1, 7.1.1: classes that count as carriers have an air group. */
export const airGroups: RuleCheck = {
  code: "rule/fire-in-the-sky/air-groups",
  rule: "7.1.1",
  severity: "warning",
  title: "A ship counts as a carrier and has no Air Strength, or the other way round.",
  explain:
    "Classes listed in /navalAviation/carrierClasses give their Air Strength as Air Points, sail in the Carrier Task Force box, and need that many air steps for a new air group after damage. " +
    "A carrier without Air Strength sits in that box for nothing and is rebuilt for nothing; Air Strength on any other ship is never used. " +
    "Change the list of classes, or the unit.",
  run(documents) {
    const classes = parametersOf(documents).navalAviation?.carrierClasses;
    if (!classes) return [];
    const types = typesOf(documents);
    return Object.entries(unitsOf(documents).naval).flatMap(([id, unit]): Finding[] => {
      const carrier = classes.includes(unit.class);
      if (carrier === (unit.airStrength ?? 0) > 0) return [];
      const { name, pointer } = types.get(id)!;
      const related = [
        {
          document: parametersPath,
          pointer: "/navalAviation/carrierClasses",
          message: "The classes that count as carriers.",
        },
      ];
      return [
        carrier
          ? {
              document: unitsPath,
              pointer,
              message: `${name} counts as a carrier and has no Air Strength.`,
              hint: "Give it an Air Strength, or take its class from the carriers.",
              related,
            }
          : {
              document: unitsPath,
              pointer: `${pointer}/airStrength`,
              message: `${name} has an Air Strength, but its class does not count as a carrier.`,
              hint: "Add its class to the carriers, or take the rating away.",
              related,
            },
      ];
    });
  },
};
