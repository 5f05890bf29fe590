import type { Finding, RuleCheck } from "../../../types";
import { parametersOf, parametersPath, unitsOf } from "../shared/documents";
import { typesOf } from "../shared/units";
import { listed } from "../../../shared/checks/words";

/** 7.4: some marker is worth enough to rebuild every unit. */
export const replacementValues: RuleCheck = {
  code: "rule/fire-in-the-sky/replacement-values",
  rule: "7.4",
  severity: "warning",
  title: "No replacements marker is worth enough for a unit.",
  explain:
    "One marker rebuilds one reduced land unit, and its value must be at least the unit's reduced strength; markers cannot be combined. " +
    "A unit whose reduced strength is higher than every value can never be rebuilt. " +
    "Add a value to /replacements/values, or lower the reduced strength.",
  run(documents) {
    const values = parametersOf(documents).replacements?.values;
    if (!values) return [];
    const most = Math.max(...values);
    const types = typesOf(documents);
    const over = Object.entries(unitsOf(documents).land).filter(([, { reduced = 0 }]) => reduced > most);
    if (over.length === 0) return [];
    const finding: Finding = {
      document: parametersPath,
      pointer: "/replacements/values",
      message: `The highest replacements marker is worth ${most}, too little to rebuild ${listed(over.map(([id]) => types.get(id)!.name))}.`,
      hint: `Add a marker of ${Math.max(...over.map(([, { reduced = 0 }]) => reduced))}.`,
      related: over.map(([id, { reduced }]) => ({
        document: "units.json",
        pointer: `/land/${id}/reduced`,
        message: `Its reduced strength is ${reduced}.`,
      })),
    };
    return [finding];
  },
};
