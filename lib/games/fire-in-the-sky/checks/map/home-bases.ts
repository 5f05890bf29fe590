import type { Finding, RuleCheck } from "../../../types";
import { sideIds } from "../../model/rules";
import { basesOf, basesPath, gameOf, mapOf, mapPath } from "../shared/documents";
import { sideName } from "../shared/words";

/** 2.2.3.1: a Home Base belongs to the side of its nation. */
export const homeBases: RuleCheck = {
  code: "rule/fire-in-the-sky/home-bases",
  rule: "2.2.3.1",
  severity: "error",
  title: "A Home Base belongs to the other side, or a side has none.",
  explain:
    "At its Home Bases a nation receives units and replacements and starts its Supply Lines; the side that controls the base must be the nation's own when the war begins. " +
    "A box is always open to one side only, so a nation of the other side can never use it. A side without any Home Base gets no reinforcements at all. " +
    "Change the nation, or the side that controls the place.",
  run(documents) {
    const { nations, sides } = gameOf(documents);
    const findings: Finding[] = [];
    const served = new Set<string>();
    const bases = basesOf(documents);
    for (const [id, { name, homeBaseOf, control }] of Object.entries(bases)) {
      const nation = homeBaseOf && nations[homeBaseOf];
      if (!nation) continue;
      served.add(nation.side);
      if (nation.side === control) continue;
      findings.push({
        document: basesPath,
        pointer: `/bases/${id}/homeBaseOf`,
        severity: "warning",
        message: `${name} is the Home Base of ${nation.name}, but ${holder(control)} on Turn 1.`,
        hint: "Give the base to the nation's own side, or name another Home Base.",
      });
    }
    const { boxes } = mapOf(documents);
    for (const [id, { name, kind, nation: own, side }] of Object.entries(boxes)) {
      const nation = own === undefined || kind !== "off-map" ? undefined : nations[own];
      if (!nation) continue;
      served.add(nation.side);
      if (nation.side === side) continue;
      findings.push({
        document: mapPath,
        pointer: `/boxes/${id}`,
        message: `${name} is open to ${sideName(side)} only, but is the Home Base of ${nation.name}.`,
        hint: "Change the side of the box, or its nation.",
      });
    }
    if (Object.keys(bases).length === 0 || Object.keys(boxes).length === 0) return findings;
    for (const id of sideIds) {
      const name = sides[id]?.name;
      if (name === undefined || served.has(id)) continue;
      findings.push({
        document: basesPath,
        pointer: "/bases",
        message: `${name}: no nation of this side has a Home Base, so nothing can ever arrive.`,
        hint: "Mark a base with “homeBaseOf”, or add an off-map box with a nation.",
      });
    }
    return findings;
  },
};

const holder = (control: string): string =>
  control === "none"
    ? "nobody controls it"
    : `${sideName(control)} control${control === "japan" ? "s" : ""} it`;
