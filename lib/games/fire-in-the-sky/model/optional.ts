import type { T } from "./position";
import { type OptionOfSteps, optionIsOn, ruleOfMark } from "./rules";

/** 18.0 Optional rules, asked for by the id that they have in options.json. */

export const isOn = (t: T, option: OptionOfSteps): boolean => optionIsOn(t.rules, t.position.options, option);

/** Whether the rule is on and may be used now: some may not on the turn that the scenario began with. */
export const mayUse = (t: T, option: OptionOfSteps): boolean =>
  isOn(t, option) && !(t.rules.notOnFirstTurn.includes(option) && t.position.turn === t.position.firstTurn);

/** Notes that an optional rule, given by its id or its number, changed an event of another rule. */
export const optionActed = (t: T, mark: string): void => t.acted(ruleOfMark(t.rules, mark));
