import type { Documents, Finding, RuleCheck } from "../../../types";
import { damageOf, parametersOf, parametersPath, unitsOf } from "../shared/documents";
import { shipsByRating } from "../shared/picked-units";
import { typesOf } from "../shared/units";
import { listed } from "../../../shared/checks/words";

/** 13.1: a Damage Check can sink a ship, and can leave it afloat. */
export const damageChecks: RuleCheck = {
  code: "rule/fire-in-the-sky/damage-checks",
  rule: "13.1",
  severity: "warning",
  title: "A Damage Check always sinks a ship, or never does.",
  explain:
    "For each hit on a ship dice are rolled and modifiers added; when the total reaches the ship's Defense, the ship sinks. The dice are in /damage of parameters.json, the modifiers in tables/naval-damage.json. " +
    "The check has no effect if the lowest total reaches the Defense, or the highest does not. " +
    "Change the dice, or the Defense.",
  run(documents) {
    const { damage } = parametersOf(documents);
    if (!damage) return [];
    const { checkDice, checkDieSides } = damage;
    const least = checkDice;
    const most = checkDice * checkDieSides + bestModifier(documents);
    const types = typesOf(documents);
    const { defense: byDefense } = shipsByRating(documents);
    /** In the order of the document, whatever their Defense. */
    const namesOf = (isSuch: (defense: number) => boolean): string[] => {
      const ids = new Set([...byDefense].flatMap(([defense, each]) => (isSuch(defense) ? each : [])));
      if (ids.size === 0) return [];
      return Object.keys(unitsOf(documents).naval)
        .filter((id) => ids.has(id))
        .map((id) => types.get(id)!.name);
    };
    const findings: Finding[] = [];
    const report = (names: string[], what: string): void => {
      if (names.length === 0) return;
      findings.push({
        document: parametersPath,
        pointer: "/damage/checkDice",
        message: `Damage Checks of ${checkDice} dice with ${checkDieSides} faces ${what}: ${listed(names)}.`,
        hint: "Change the number of dice or faces, or the Defense of the ships.",
      });
    };
    report(
      namesOf((defense) => defense <= least),
      "always sink these ships, whatever is rolled",
    );
    report(
      namesOf((defense) => defense > most),
      "can never sink these ships, even with every modifier",
    );
    return findings;
  },
};

/** All that modifiers can add to one check; of hits beyond the first a few. */
function bestModifier(documents: Documents): number {
  const strongest = Math.max(0, ...shipsByRating(documents).firepower.keys());
  const severalHits = 3;
  return Object.values(damageOf(documents)).reduce(
    (sum, { add = 0, perFirepower = 0, perExtraHit = 0, perEarlierCheck = 0 }) =>
      sum +
      Math.max(0, add) +
      Math.max(0, perFirepower) * strongest +
      (Math.max(0, perExtraHit) + Math.max(0, perEarlierCheck)) * severalHits,
    0,
  );
}
