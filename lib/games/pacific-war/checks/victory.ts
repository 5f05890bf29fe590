import type { PacificWarVictory, PacificWarVictoryCondition } from "../../../documents/generated/types";
import type { Finding, RuleCheck } from "../../types";
import { game, setUpsOf } from "./documents";

/** 1.2: what a scenario asks for its victory must be known in a scenario of its class. */

type Condition = PacificWarVictoryCondition;

/** Surrender, Resource Points, bombers and shipping are of months (5.1). */
const ofMonths: readonly Condition["is"][] = [
  "surrendered",
  "homeland-points",
  "bomber-reach",
  "merchant-shipping",
];

function* partsOf(condition: Condition, pointer: string): Generator<[Condition, string]> {
  yield [condition, pointer];
  if (condition.is === "not") yield* partsOf(condition.of, `${pointer}/of`);
  if (condition.is === "all" || condition.is === "any" || condition.is === "at-least")
    for (const [n, part] of condition.of.entries()) yield* partsOf(part, `${pointer}/of/${n}`);
}

function* conditionsOf(victory: PacificWarVictory): Generator<[Condition, string]> {
  if (victory.by === "order") {
    for (const [n, { when }] of victory.results.entries())
      if (when) yield* partsOf(when, `/victory/results/${n}/when`);
    return;
  }
  for (const [n, award] of victory.awards.entries())
    if (award.per === "condition") yield* partsOf(award.when, `/victory/awards/${n}/when`);
}

const victoryConditions: RuleCheck = {
  code: `rule/${game}/victory-conditions`,
  rule: "1.2",
  severity: "error",
  title: "The victory of a scenario asks for something that its class does not know.",
  explain:
    "Countries surrender, Resource Points and merchant shipping are lost and Strategic Bombers are based only in scenarios that go by months; and in an Engagement or a Battle links are not traced, so that a place is linked only where all are (“linked”: true). " +
    "Use another condition, or change the class.",
  run: (documents) =>
    setUpsOf(documents).flatMap(({ path, scenario: { class: kind, linked, victory } }): Finding[] => {
      if (!victory || (kind !== "engagement" && kind !== "battle")) return [];
      return [...conditionsOf(victory)].flatMap(([condition, pointer]): Finding[] =>
        ofMonths.includes(condition.is) || (condition.is === "linked" && linked !== true)
          ? [
              {
                document: path,
                pointer: `${pointer}/is`,
                message: `“${condition.is}” is not known in a scenario of the class “${kind}”.`,
                hint: "Use another condition.",
              },
            ]
          : [],
      );
    }),
};

export const victoryChecks: readonly RuleCheck[] = [victoryConditions];
