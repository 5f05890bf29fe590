import type { Finding, RuleCheck } from "../../../types";
import { arrivalsOf, gameOf } from "../shared/documents";
import { withoutMark } from "../shared/fixes";

/** V-15 (7.1.1): some of the Japanese air arrivals, and no others, may become Naval Aviation. */
export const navalAviation: RuleCheck = {
  code: "rule/fire-in-the-sky/naval-aviation",
  rule: "7.1.1",
  severity: "warning",
  title: "The mark for Naval Aviation is missing, or has no effect.",
  explain:
    "Groups of Japanese air steps marked “navalAviation” may go to the Naval Aviation boxes, from where they rebuild carriers that have lost their planes. The mark has no effect for other nations or for groups without air steps. " +
    "If no group is marked, carriers can be rebuilt only from the steps that a scenario sets up. " +
    "Move the mark to Japanese air arrivals.",
  run(documents) {
    const { nations } = gameOf(documents);
    const findings: Finding[] = [];
    const japanese = arrivalsOf(documents).filter(({ side }) => side === "japan");
    for (const arrival of arrivalsOf(documents)) {
      const { path, pointer, group } = arrival;
      if (!group.navalAviation) continue;
      const foreign = nations[group.nation] !== undefined && nations[group.nation]!.side !== "japan";
      if (!foreign && group.airSteps !== undefined) continue;
      findings.push({
        document: path,
        pointer: `${pointer}/navalAviation`,
        message: foreign
          ? `Air steps of ${nations[group.nation]!.name} cannot become Naval Aviation.`
          : "The group has no air steps, so it cannot become Naval Aviation.",
        hint: "Remove the mark.",
        ...withoutMark(documents, arrival, "navalAviation"),
      });
    }
    const air = japanese.filter(({ group }) => group.airSteps !== undefined);
    if (air.length > 0 && !air.some(({ group }) => group.navalAviation)) {
      findings.push({
        document: air[0]!.path,
        pointer: "/turns",
        message:
          "No Japanese air arrival may become Naval Aviation, so damaged carriers stay without planes.",
        hint: "Mark some of the air arrivals with “navalAviation”.",
      });
    }
    return findings;
  },
};
