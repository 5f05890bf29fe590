import type { Finding, RuleCheck } from "../../../types";
import { arrivalsOf } from "../shared/documents";
import { takeAway } from "../../../shared/checks/fixes";

/** 18.2.5: a group that takes units out of play brings nothing in. */
export const removals: RuleCheck = {
  code: "rule/fire-in-the-sky/removals",
  rule: "18.2.5",
  severity: "warning",
  title: "A group that removes units also adds some, or removes none.",
  explain:
    "A group marked “remove” removes its units from the map on its turn, for example a battleship to be rebuilt. Its air steps would still arrive, and without units it has no effect. " +
    "Put the air steps into a separate group, or name the units that leave.",
  run(documents) {
    return arrivalsOf(documents).flatMap(({ path, pointer, group }): Finding[] => {
      if (!group.remove) return [];
      const findings: Finding[] = [];
      if (group.airSteps !== undefined) {
        findings.push({
          document: path,
          pointer: `${pointer}/airSteps`,
          message: "The group removes units, but its air steps arrive.",
          hint: "Air steps cannot be removed. Put those that arrive into a separate group.",
        });
      }
      if (Object.keys(group.units ?? {}).length === 0) {
        findings.push({
          document: path,
          pointer,
          message: "The group removes units, but names none.",
          hint: "Name the units that leave, or remove the group.",
          ...takeAway(documents, "Remove the group", path, pointer),
        });
      }
      return findings;
    });
  },
};
