import type { Finding, RuleCheck } from "../../../types";
import { arrivalsOf } from "../shared/documents";
import { takeAway } from "../shared/fixes";

/** 18.2.5: a group that takes units out of play brings nothing in. */
export const removals: RuleCheck = {
  code: "rule/fire-in-the-sky/removals",
  rule: "18.2.5",
  severity: "warning",
  title: "A group that takes units away brings something in as well, or takes nothing.",
  explain:
    "A group marked “remove” takes its units off the map on its turn, as a battleship that goes to be rebuilt. Its air steps would arrive all the same, and without units it does nothing. " +
    "Put the air steps into a group of their own, or name the units that leave.",
  run(documents) {
    return arrivalsOf(documents).flatMap(({ path, pointer, group }): Finding[] => {
      if (!group.remove) return [];
      const findings: Finding[] = [];
      if (group.airSteps !== undefined) {
        findings.push({
          document: path,
          pointer: `${pointer}/airSteps`,
          message: "The group takes units away, but its air steps arrive.",
          hint: "Air steps cannot be taken away. Put those that arrive into a group of their own.",
        });
      }
      if (Object.keys(group.units ?? {}).length === 0) {
        findings.push({
          document: path,
          pointer,
          message: "The group takes units away, but names none.",
          hint: "Name the units that leave, or take the group away.",
          ...takeAway(documents, "Take the group away", path, pointer),
        });
      }
      return findings;
    });
  },
};
