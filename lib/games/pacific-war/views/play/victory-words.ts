import type { PacificWarAward, PacificWarVictoryCondition } from "../../../../documents/generated/types";
import { counted, countedNames } from "../../../../words";
import type { Rules } from "../../model/rules";
import { monthText } from "../../model/months";
import { nameOf, nameOfUnit } from "../names";

/** What victory asks for, in words (1.2). */

type Condition = PacificWarVictoryCondition;

const sideText = (side: string): string => (side === "allied" ? "the Allies" : "Japan");
const verb = (side: string, one: string, many: string): string => (side === "allied" ? many : one);

/** "3 or more", "at most 2". */
const bounds = ({ min, max }: { min?: number; max?: number }): string => {
  if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min} to ${max}`;
  return min === undefined ? `at most ${max ?? 0}` : `${min} or more`;
};

const ofTypes = (types: readonly string[] | undefined): string =>
  types === undefined ? "ships" : `ships of type ${countedNames([...types])}`;

export function conditionText(rules: Rules, condition: Condition): string {
  const name = (id: string): string => nameOf(rules, id) ?? id;
  const list = (of: readonly Condition[], joint: string): string =>
    of.map((part) => conditionText(rules, part)).join(joint);
  switch (condition.is) {
    case "all":
      return list(condition.of, "; and ");
    case "any":
      return list(condition.of, "; or ");
    case "not":
      return `not: ${conditionText(rules, condition.of)}`;
    case "at-least":
      return `at least ${condition.count} of: ${list(condition.of, "; ")}`;
    case "controls":
      return `${sideText(condition.side)} ${verb(condition.side, "controls", "control")} ${name(condition.place)}`;
    case "working-airbase":
      return `${sideText(condition.side)} ${verb(condition.side, "has", "have")} a working airbase at ${name(condition.place)}`;
    case "interdicted-once":
      return `the Base at ${name(condition.place)} was interdicted`;
    case "ships-with-hits":
      return `${condition.count} ${ofTypes(condition.types)} of ${sideText(condition.side)} have ${counted(condition.hits, "hit")} or more`;
    case "ships-sunk":
      return `${bounds(condition)} ${ofTypes(condition.types)} of ${sideText(condition.side)} are sunk`;
    case "sunk-or-crippled":
      return `${bounds(condition)} of ${countedNames(condition.units.map(name))} are sunk or crippled`;
    case "air-steps-lost":
      return `${sideText(condition.side)} ${verb(condition.side, "has", "have")} lost ${bounds(condition)} air steps`;
    case "ground-eliminated":
      return `${countedNames(condition.units.map((id) => nameOfUnit(rules, id)))} are eliminated`;
    case "fortification-destroyed":
      return `the guns of ${name(condition.fortification)} are destroyed`;
    case "before":
      return `it is before ${monthText(condition.month)}`;
    default:
      return condition.is.replaceAll("-", " ");
  }
}

/** What brings points to a side. */
export function awardText(rules: Rules, award: PacificWarAward, side: number): string {
  const enemy = side === 0 ? "Japanese" : "Allied";
  switch (award.per) {
    case "condition": {
      const text = conditionText(rules, award.when);
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
    case "ship-sunk":
      return `${enemy} ${ofTypes(award.types)}, sunk`;
    case "ship-crippled":
      return `${enemy} ${ofTypes(award.types)}, crippled`;
    case "hits":
      return `${counted(award.each, "hit")} on ${nameOf(rules, award.unit) ?? award.unit}`;
    case "air-steps":
      return `${counted(award.each, "air step")} of ${side === 0 ? "Japan" : "the Allies"} lost`;
  }
}
