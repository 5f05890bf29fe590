import { type Choice, DONE, type Step } from "../../../kernel";
import { torpedo } from "../ch25-submarines/attacks";
import { midgetTargets } from "../model/midgets";
import type { Position } from "../model/position";
import { JAPANESE, type Rules } from "../model/rules";
import { nameOfHex } from "../model/units";

/** 34.18 Before a Japanese strike flies, midget submarines attack one of the Allied ships in the port that it goes to. */
export const midgetAttack: Step<Rules, Position, { hex: number; over?: boolean }> = {
  rule: "34.18",
  title: "Midget submarines",
  // Which ships lie in the port the enemy alone sees.
  secret: true,
  asks: (t, { data }) => (!data.over && midgetTargets(t, data.hex).length > 0 ? 1 << JAPANESE : 0),
  options: (t, { data }, _side, out) => void out.push(...midgetTargets(t, data.hex), DONE),
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { attack: t.rules.ships[code]!.id },
  prompt: (t, { data }) => `Which ship in ${nameOfHex(t.rules, data.hex)} do midget submarines attack?`,
  take(t, { data }, code) {
    t.set(data, "over", true);
    if (code === DONE) return;
    t.acted("34.18");
    t.reveal();
    torpedo(t, JAPANESE, code, 0, t.rules.parameters.optional.midgetStrength);
  },
  proceed: (t) => t.leave(),
};
