import type { Step, Steps } from "../../kernel";
import { givenCycle } from "./model/cycle";
import { rollDie } from "./model/combat";
import type { PacificTable, Position } from "./model/position";
import { enemyOf, type Rules, sideIds } from "./model/rules";
import { sideText } from "./model/text";

/** 27.0 Advantage Determination. */
const advantage: Step<Rules, Position> = {
  rule: "27.0",
  title: "Advantage Determination Phase",
  proceed(t) {
    const side = givenAdvantage(t) ?? determined(t);
    t.change("/advantage", sideIds[t.position.advantage] ?? null, sideIds[side]!);
    t.set(t.position, "advantage", side);
    t.say("27.0", () => `Advantage in this Battle Cycle: ${sideText(side)}.`);
    t.leave();
  },
};

function givenAdvantage({ position }: PacificTable): number | undefined {
  const own = givenCycle(position)?.advantage;
  return own === undefined ? undefined : sideIds.indexOf(own);
}

function determined(t: PacificTable): number {
  const { operation } = t.position;
  const reaction = enemyOf(operation.side);
  const condition = t.rules.conditions[operation.condition]!;
  // 27.1: the first time an Ambush or a Surprise Attack decides it.
  if (t.position.cycle === 1 && condition.advantage !== "roll")
    return condition.advantage === "operation" ? operation.side : reaction;
  const own = rollDie(t, "advantage", operation.side, "advantage") + condition.operationRoll;
  const other = rollDie(t, "advantage", reaction, "advantage") + condition.reactionRoll;
  // 27.2.D: a tie is for the Operation player.
  return other > own ? reaction : operation.side;
}

export const advantageSteps: Steps<Rules, Position> = { advantage };
