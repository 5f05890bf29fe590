import type { PacificWarIntelligenceCondition } from "../../documents/generated/types";
import type { Step, Steps } from "../../kernel";
import { readChart } from "../shared/result-table";
import { rollDie } from "./model/combat";
import type { PacificTable, Position } from "./model/position";
import { enemyOf, type Rules } from "./model/rules";
import { handOf, warOf } from "./model/war";

/** 21.0 The Reaction player rolls the Operational Intelligence Condition and keeps it to himself until it is revealed. */
const operationalIntelligence: Step<Rules, Position> = {
  rule: "21.0",
  title: "Operational Intelligence Phase",
  proceed(t) {
    const { operation } = t.position;
    const side = enemyOf(operation.side);
    const face = rollDie(t, "Operational Intelligence", side, "operational intelligence");
    const { intelligence } = handOf(t, side);
    const found = readChart(t, "operational-intelligence", face, intelligence);
    const rolled = (found?.text ?? operation.condition) as PacificWarIntelligenceCondition;
    const condition = readAs(t, rolled);
    t.set(operation, "condition", condition);
    t.set(operation, "revealed", false);
    const { conditions } = t.rules;
    t.say(
      "21.0",
      () =>
        condition === rolled
          ? `The Condition is ${conditions[condition]!.title}.`
          : `The Condition is ${conditions[rolled]!.title}, which counts as ${conditions[condition]!.title} in this Operation.`,
      [side],
    );
    t.leave();
  },
};

/** 1.2: in single Operations of some scenarios a Condition counts as another. */
function readAs(t: PacificTable, rolled: PacificWarIntelligenceCondition): PacificWarIntelligenceCondition {
  const { operations } = warOf(t);
  for (const rule of Object.values(t.position.terms.specialRules))
    if (rule.kind === "condition-reading" && rule.operation === operations && rule.read.includes(rolled))
      return rule.as;
  return rolled;
}

export const operationalIntelligenceSteps: Steps<Rules, Position> = {
  "operational-intelligence": operationalIntelligence,
};
