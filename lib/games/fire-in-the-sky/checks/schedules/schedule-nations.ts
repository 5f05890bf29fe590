import type { Finding, RuleCheck } from "../../../types";
import { arrivalsOf, gameOf, schedulesOf } from "../shared/documents";
import { typesOf } from "../shared/units";
import { sideName } from "../shared/words";

/** V-07, V-15 (7.1): each group arrives in the phase of its own side, with units of its own nation. */
export const scheduleNations: RuleCheck = {
  code: "rule/fire-in-the-sky/schedule-nations",
  rule: "7.1",
  severity: "error",
  title: "A schedule contains units of another side or nation.",
  explain:
    "The document schedules/japan.json is read in the Japanese Reinforcement Phase and schedules/allies.json in the Allied one. A group arrives at the Home Bases of its nation, so its units must be of that nation. " +
    "Other units would arrive in the enemy's phase, or at another nation's base. " +
    "Move the group to the other schedule, or correct the nation.",
  run(documents) {
    const { nations } = gameOf(documents);
    const types = typesOf(documents);
    const findings: Finding[] = [];
    for (const { path, side, declared } of schedulesOf(documents)) {
      if (declared === undefined || declared === side) continue;
      findings.push({
        document: path,
        pointer: "/side",
        message: `The schedule is used for ${sideName(side)}, but its side is ${sideName(declared)}.`,
        hint: `Set the side to “${side}”.`,
        fixes: [{ title: `Set the side to “${side}”`, document: path, pointer: "/side", value: side }],
      });
    }
    for (const { path, pointer, side, group } of arrivalsOf(documents)) {
      const nation = nations[group.nation];
      if (nation && nation.side !== side) {
        findings.push({
          document: path,
          pointer: `${pointer}/nation`,
          message: `${nation.name} belongs to ${sideName(nation.side)}, but this is the schedule of ${sideName(side)}.`,
          hint: "Move the group to the other schedule, or correct its nation.",
          crowd: {
            of: `${path} ${group.nation}`,
            message: (n) =>
              `${nation.name} belongs to ${sideName(nation.side)}, but ${n} groups of this schedule of ${sideName(side)} belong to it.`,
            hint: "Move the groups to the other schedule, or correct their nation or its side.",
          },
        });
      }
      for (const id of Object.keys(group.units ?? {})) {
        const type = types.get(id);
        if (!type || type.nation === group.nation) continue;
        findings.push({
          document: path,
          pointer: `${pointer}/units/${id}`,
          message: `${type.name} belongs to ${nations[type.nation]?.name ?? type.nation}, but arrives with a group of ${nation?.name ?? group.nation}.`,
          hint: "Make a separate group for each nation.",
        });
      }
    }
    return findings;
  },
};
