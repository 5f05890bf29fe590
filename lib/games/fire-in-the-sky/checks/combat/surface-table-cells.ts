import type { Finding, RuleCheck } from "../../../types";
import { parametersOf, parametersPath, surfaceOf, surfacePath, unitsPath } from "../shared/documents";
import { shipsByRating } from "../shared/picked-units";
import { typesOf, type UnitTypes } from "../shared/units";
import { listed } from "../../../shared/checks/words";

/** 12.3.3.2: the Surface Combat Table has a number for every ship that fires at every other. */
export const surfaceTableCells: RuleCheck = {
  code: "rule/fire-in-the-sky/surface-table-cells",
  rule: "12.3.3.2",
  severity: "error",
  title: "The Surface Combat Table has no number for some ships of the game.",
  explain:
    "In surface combat the firing ship's Firepower chooses the row and the target's Defense the column. For every Firepower and every Defense that some ship has, the table needs a cell, also for the Firepower of Long Lance torpedoes (rule 18.2.1). " +
    "A ship without a cell could never hit, or never be hit. " +
    "Add the cell to the table (“-” for a shot that cannot hit), or change the rating.",
  run(documents) {
    const table = surfaceOf(documents);
    if (Object.keys(table).length === 0) return [];
    const types = typesOf(documents);
    const { firepower: byFirepower, defense: byDefense } = shipsByRating(documents);
    const { longLance } = parametersOf(documents);
    const firingAt = (firepower: number): Owner[] => {
      const owners = ownersOf(types, byFirepower.get(firepower) ?? [], "firepower");
      if (longLance?.firepower !== firepower) return owners;
      const pointer = "/longLance/firepower";
      return [...owners, { name: "the Long Lance", document: parametersPath, pointer }];
    };
    const firepowers = new Set(byFirepower.keys());
    if (longLance) firepowers.add(longLance.firepower);
    const findings: Finding[] = [];
    for (const firepower of inOrder(firepowers)) {
      const row = table[String(firepower)];
      if (!row) {
        const firing = firingAt(firepower);
        findings.push({
          document: surfacePath,
          pointer: "/firepower",
          missing: `/firepower/${firepower}`,
          message: `The table has no row for Firepower ${firepower}, which ${listed(namesOf(firing))} ${firing.length === 1 ? "has" : "have"}.`,
          hint: `Add a row “${firepower}”, or change the Firepower.`,
          related: ratings(firing),
        });
        continue;
      }
      for (const defense of inOrder(byDefense.keys())) {
        if (Object.hasOwn(row, String(defense))) continue;
        const aimedAt = ownersOf(types, byDefense.get(defense)!, "defense");
        findings.push({
          document: surfacePath,
          pointer: `/firepower/${firepower}`,
          missing: `/firepower/${firepower}/${defense}`,
          message: `Row ${firepower} has no number for Defense ${defense}, which ${listed(namesOf(aimedAt))} ${aimedAt.length === 1 ? "has" : "have"}.`,
          hint: `Add “${defense}” to the row, or change the Defense.`,
          related: ratings(aimedAt),
        });
      }
    }
    return findings;
  },
};

/** Who has a rating, and where it stands. */
interface Owner {
  name: string;
  document: string;
  pointer: string;
}

const ownersOf = (types: UnitTypes, ids: readonly string[], rating: string): Owner[] =>
  ids.map((id) => {
    const { name, pointer } = types.get(id)!;
    return { name, document: unitsPath, pointer: `${pointer}/${rating}` };
  });

const inOrder = (ratings: Iterable<number>): number[] => [...ratings].sort((a, b) => a - b);

const namesOf = (owners: readonly Owner[]): string[] => owners.map(({ name }) => name);

/** The first few, so that a long list does not hide the problem. */
const ratings = (owners: readonly Owner[]) =>
  owners.slice(0, 3).map(({ name, document, pointer }) => ({ document, pointer, message: name }));
