import type { Finding, RuleCheck } from "../../../types";
import { limboPlaces } from "../../compile/map";
import { basesOf, basesPath, mapOf, mapPath } from "../shared/documents";

/** 2.2.2: one name for each land hex, and one place for each id. */
export const placeNames: RuleCheck = {
  code: "rule/fire-in-the-sky/place-names",
  rule: "2.2.2",
  severity: "error",
  title: "Two places share a hex or an id.",
  explain:
    "A land hex has one name, and the id of a base or a box belongs to one place only. A few ids are reserved for places off the map, such as the Turn Record Track. " +
    "If two places share a hex or an id, units at one of them would also be at the other. " +
    "Move or rename one of the two.",
  run(documents) {
    const bases = basesOf(documents);
    const { boxes, hexes } = mapOf(documents);
    const findings: Finding[] = [];
    const nameOf = new Map<string, string>();
    for (const [id, { hex, name }] of Object.entries(bases)) {
      const other = nameOf.get(hex);
      if (other === undefined) nameOf.set(hex, id);
      else {
        findings.push({
          document: basesPath,
          pointer: `/bases/${id}/hex`,
          message: `Hex ${hex} has two names: ${bases[other]!.name} and ${name}.`,
          hint: "Move one of them to another hex.",
          related: [{ document: basesPath, pointer: `/bases/${other}/hex`, message: "The other one." }],
        });
      }
    }
    const reserved = new Map<string, string>(limboPlaces);
    for (const id of Object.keys(bases)) {
      // The reference checks report an id that a box has as well.
      const taken = reserved.get(id);
      if (taken === undefined) continue;
      findings.push({
        document: basesPath,
        pointer: `/bases/${id}`,
        message: `The id “${id}” is already used for ${taken}.`,
        hint: "Give the base another id.",
      });
    }
    for (const id of Object.keys(boxes)) {
      const taken = Object.hasOwn(hexes, id) ? `hex ${id}` : reserved.get(id);
      if (taken === undefined) continue;
      findings.push({
        document: mapPath,
        pointer: `/boxes/${id}`,
        message: `The id “${id}” is already used for ${taken}.`,
        hint: "Give the box another id.",
      });
    }
    return findings;
  },
};
