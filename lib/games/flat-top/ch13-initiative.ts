import type { Step, Steps } from "../../kernel";
import { sideText } from "./model/pieces";
import type { FlatTopTable, Position } from "./model/position";
import { ALLIED, enemyOf, JAPANESE, NOBODY, type Rules } from "./model/rules";

/** 13 Initiative: both roll, the higher one moves planes first. */

const initiative: Step<Rules, Position> = {
  rule: "13",
  title: "Initiative Phase",
  proceed(t) {
    t.set(t.position, "initiative", rollInitiative(t));
    t.say("13", () => `Initiative: ${sideText(t.position.initiative)}.`);
    t.leave();
  },
};

/** Who rolls higher. A tie goes to the side that lacked the initiative; on the first turn the dice are rolled again. */
export function rollInitiative(t: FlatTopTable): number {
  for (;;) {
    const [allied] = t.roll({ name: "initiative", side: ALLIED, dice: 1, sides: 6 });
    const [japanese] = t.roll({ name: "initiative", side: JAPANESE, dice: 1, sides: 6 });
    if (allied !== japanese) return allied! > japanese! ? ALLIED : JAPANESE;
    if (t.position.initiative !== NOBODY) return enemyOf(t.position.initiative);
  }
}

export const initiativeSteps: Steps<Rules, Position> = { initiative };
