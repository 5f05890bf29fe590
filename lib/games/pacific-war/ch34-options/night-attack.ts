import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import { shipDamage } from "../ch04-damage";
import { fire } from "../model/combat";
import { loseAirSteps } from "../model/damage";
import { flakAgainst, flakOfShip } from "../model/flak";
import { mayAttackAtNight } from "../model/night-attack";
import { shipsAt } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, JAPANESE, type Rules } from "../model/rules";

/** 34.9 An Allied LRA that has found Japanese ships at night attacks one of them. */
export type NightAttack = {
  hex: number;
  /** By side: the air unit that has searched, which the enemy does not know (2.5.10); -1 for none. */
  secret: number[];
};

/** Ships of the Task Forces of the hex that are detected. */
const shipsFound = (t: PacificTable, { hex }: NightAttack): number[] =>
  shipsAt(t, hex, JAPANESE).filter((ship) => {
    const group = t.position.fleet.taskForce[ship]!;
    return group >= 0 && t.position.taskForces[group]!.detected;
  });

export const nightAttack: Step<Rules, Position, NightAttack> = {
  rule: "34.9",
  title: "Night attack",
  asks: (t, { data }) => (shipsFound(t, data).length > 0 ? 1 << ALLIED : 0),
  options(t, { data }, _side, out) {
    if (mayAttackAtNight(t, data.secret[ALLIED]!)) out.push(...shipsFound(t, data));
    out.push(DONE);
  },
  // Who is asked without an LRA gives nothing away.
  askForced: true,
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { attack: t.rules.ships[code]!.id },
  prompt: (t, { data }) =>
    mayAttackAtNight(t, data.secret[ALLIED]!)
      ? `Which ship does ${t.position.airUnits[data.secret[ALLIED]!]!.name} attack at night?`
      : "No long-range aircraft has searched: there is no night attack.",
  take(t, { data }, code) {
    if (code === DONE) return t.leave();
    const airUnit = data.secret[ALLIED]!;
    const { name } = t.rules.ships[code]!;
    const hits = flakAgainst(t, JAPANESE, flakOfShip(t, code), name);
    t.acted("34.9");
    if (hits > 0) {
      t.say("34.9", () => `${name} shoots the aircraft down.`);
      loseAirSteps(t, airUnit, t.position.airUnits[airUnit]!.steps);
      return t.leave();
    }
    const { hits: made } = fire(t, {
      attack: "f-strike-naval",
      strength: t.rules.parameters.optional.nightStrike,
      side: ALLIED,
      name: `night attack on ${name}`,
    });
    t.say("34.9", () => `Night attack on ${name}: ${counted(made, "hit")}.`);
    t.goTo("ship-damage", shipDamage([code], [made]));
  },
};
