import type { Finding, RuleCheck } from "../../../types";
import { gameOf, unitsPath } from "../shared/documents";
import { type OfUnits, ofUnits } from "../shared/picked-units";
import { remembered } from "../../../shared/checks/remember";

/** 2.1: every counter needs an id of its own; those of a type with several are numbered. */
export const counterIds: RuleCheck = {
  code: "rule/fire-in-the-sky/counter-ids",
  rule: "2.1",
  severity: "error",
  title: "Two counters would have the same id.",
  explain:
    "The counter of a type with a single counter has the id of the type; several counters are numbered, so that “j-dd” makes “j-dd-1”, “j-dd-2” and so on. " +
    "If another type already has such an id, choices and saved positions are ambiguous. " +
    "Rename one of the types; references to it are renamed along with it.",
  run: (documents) => idsTaken(documents, countsOf(documents)),
};

const countsOf = ofUnits(({ count }) => count);

const idsTaken = remembered((documents, counts: OfUnits<number>): Finding[] => {
  const findings: Finding[] = [];
  const owner = new Map<string, string>();
  for (const nation of Object.keys(gameOf(documents).nations)) {
    owner.set(`${nation}-replacements`, markers);
  }
  const sections = Object.entries(counts) as [string, ReadonlyMap<string, number>][];
  // The reference checks report types that share an id.
  for (const [, types] of sections) for (const id of types.keys()) own(owner, id, id);
  for (const [section, types] of sections) {
    for (const [id, count] of types) {
      const numbered = count > 1 ? Array.from({ length: count }, (_, i) => `${id}-${i + 1}`) : [];
      const isTaken = (each: string): boolean => owner.get(each) !== undefined && owner.get(each) !== id;
      const taken = isTaken(id) ? id : numbered.find(isTaken);
      if (taken !== undefined) {
        findings.push({
          document: unitsPath,
          pointer: `/${section}/${id}`,
          message: `The id “${taken}” is used for a counter of “${id}” and for ${ownerName(owner.get(taken)!)}.`,
          hint: "Give one of the two another id.",
        });
      }
      for (const each of numbered) own(owner, each, id);
    }
  }
  return findings;
});

const markers = "replacements markers";

const ownerName = (owner: string): string =>
  owner === markers ? `the ${markers}` : `the type “${owner}” or a counter of it`;

function own(owner: Map<string, string>, id: string, type: string): void {
  if (!owner.has(id)) owner.set(id, type);
}
