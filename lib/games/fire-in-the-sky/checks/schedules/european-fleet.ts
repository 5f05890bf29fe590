import type { Finding, RuleCheck } from "../../../types";
import { arrivalsOf, basesOf, parametersOf, parametersPath, schedulesOf } from "../shared/documents";
import { withoutMark } from "../shared/fixes";
import { typesOf } from "../shared/units";

/** V-15 (17.6): the British ships that may come early are marked, all of them, and nothing else is. */
export const europeanFleet: RuleCheck = {
  code: "rule/fire-in-the-sky/european-fleet",
  rule: "17.6",
  severity: "warning",
  title: "The mark for the British European Fleet is missing or wrong.",
  explain:
    "Once a Japanese land unit has entered one of the bases in /europeanFleet/triggerBases, the Allies may bring in the groups marked “earlyArrival” at once. The rule is about the British ships of one turn. " +
    "Without a mark the rule has no effect; a mark on a group of another nation, or on half of the fleet, brings the wrong units. " +
    "Mark the British ships of that turn, and no other group.",
  run(documents) {
    const types = typesOf(documents);
    const arrivals = arrivalsOf(documents);
    const marked = arrivals.filter(({ group }) => group.earlyArrival);
    const hasShips = (units: object | undefined) =>
      Object.keys(units ?? {}).some((id) => types.get(id)?.kind === "naval");
    const findings: Finding[] = [];
    for (const arrival of marked) {
      const { path, pointer, group } = arrival;
      if (group.nation === "britain" && hasShips(group.units)) continue;
      // What is named and not there may well be the ships.
      if (Object.keys(group.units ?? {}).some((id) => !types.has(id))) continue;
      findings.push({
        document: path,
        pointer: `${pointer}/earlyArrival`,
        message: "The group may arrive early, but it is not a British fleet.",
        hint: "Remove the mark.",
        ...withoutMark(documents, arrival, "earlyArrival"),
      });
    }
    const turns = new Set(marked.map(({ turn }) => turn));
    for (const { path, pointer, group, turn } of arrivals) {
      const beside = turns.has(turn) && group.nation === "britain" && hasShips(group.units);
      if (!beside || group.earlyArrival) continue;
      findings.push({
        document: path,
        pointer,
        message: `Other British ships of Turn ${turn} may arrive early, but not this group.`,
        hint: "All British ships of that turn belong to the European Fleet: mark the group too.",
        fixes: [
          {
            title: "Let it arrive early",
            document: path,
            pointer: `${pointer}/earlyArrival`,
            value: true,
          },
        ],
      });
    }
    const { europeanFleet: fleet } = parametersOf(documents);
    const bases = basesOf(documents);
    fleet?.triggerBases.forEach((id, i) => {
      if (bases[id] === undefined || bases[id].control !== "japan") return;
      findings.push({
        document: parametersPath,
        pointer: `/europeanFleet/triggerBases/${i}`,
        message: `${bases[id].name} is Japanese on Turn 1, so Japanese land units can enter it at any time.`,
        hint: "Name only Allied bases.",
      });
    });
    const allies = schedulesOf(documents).find(({ side }) => side === "allies");
    if (fleet && marked.length === 0 && allies && Object.keys(allies.turns).length > 0) {
      findings.push({
        document: allies.path,
        pointer: "/turns",
        message: "No group is marked “earlyArrival”, so the British European Fleet never arrives early.",
        hint: "Mark the British ships of one turn.",
      });
    }
    return findings;
  },
};
