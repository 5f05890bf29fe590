import type { T } from "./position";
import { optionIsOn } from "./rules";

/** 18.0 Optional rules, asked for by the id that they have in options.json. */

export const isOn = (t: T, option: string): boolean => optionIsOn(t.rules, t.position.options, option);

/** Whether the rule is on and may be used now: some may not on the turn that the scenario began with. */
export const mayUse = (t: T, option: string): boolean =>
  isOn(t, option) && !(t.rules.notOnFirstTurn.includes(option) && t.position.turn === t.position.firstTurn);
