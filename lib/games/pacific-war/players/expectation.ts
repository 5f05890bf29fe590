import type { PacificTable } from "../model/position";
import { BELOW_ZERO, type Rules, type Strength } from "../model/rules";
import { lookUp } from "../../shared/result-table";

/** What an attack on the Air/Naval Combat Results Table makes on the average (28.11, 29.2.1). */

const kept = new WeakMap<Rules, Map<string, number>>();

const numberOf = (parts: readonly (number | string)[] | undefined): number =>
  (parts ?? []).reduce<number>((sum, part) => (typeof part === "number" ? sum + part : sum), 0);

/** Mean hits; `modifier` is added to the die. A Troop Quality check counts `check` of a hit. */
export function hitsOf(
  { rules }: WithRules,
  attack: string,
  strength: Strength,
  modifier = 0,
  check = 0,
): number {
  if (strength === null) return 0;
  let known = kept.get(rules);
  if (!known) kept.set(rules, (known = new Map()));
  const key = `${attack} ${Math.max(BELOW_ZERO, strength)} ${modifier} ${check}`;
  let mean = known.get(key);
  if (mean === undefined) known.set(key, (mean = meanOf(rules, attack, strength, modifier, check)));
  return mean;
}

type WithRules = Pick<PacificTable, "rules">;

function meanOf(rules: Rules, attack: string, strength: number, modifier: number, check: number): number {
  const kind = rules.attacks[attack]!;
  const { faces } = rules.parameters.die;
  const column = rules.charts["air-naval-column"]!;
  const results = rules.charts["air-naval-results"]!.cells[kind.row]!;
  if (strength <= BELOW_ZERO) {
    // 3.4: a 0, and then a second die.
    const hits = numberOf(results[numberOf(lookUp(column, 0, BELOW_ZERO)?.parts)]?.parts);
    return (hits * (rules.parameters.strength.second + 1)) / (faces * faces);
  }
  let sum = 0;
  for (let face = 0; face < faces; face++) {
    const result = results[numberOf(lookUp(column, face + modifier, strength)?.parts)];
    sum += numberOf(result?.parts) + (result?.parts.includes("TQ") ? check : 0);
  }
  return sum / faces + (kind.critical ? criticalMean(rules) / faces : 0);
}

/** 29.2.1: extra hits of a natural 0. */
function criticalMean(rules: Rules): number {
  const { faces } = rules.parameters.die;
  let sum = 0;
  for (let face = 0; face < faces; face++)
    sum += numberOf(lookUp(rules.charts["critical-hits"]!, face, "hits")?.parts);
  return sum / faces;
}
