import type { Choice, Step } from "../../../kernel";
import { countedNames } from "../../../words";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { qualityOf } from "../model/troop-check";
import { groundClass, nameOfHex } from "../model/units";
import { battleOf, fightersOf } from "./battle";

type LeadsData = { secret: (number | null)[] };

const namesOf = (t: PacificTable, units: readonly number[]): string =>
  countedNames(units.map((n) => groundClass(t.rules, t.position.groundUnits[n]!).name));

/** 31.1.1: all that take part are revealed, and each side names its lead unit. */
export const groundLeads: Step<Rules, Position, LeadsData> = {
  rule: "31.1.1",
  title: "Lead units",
  enter(t, { data }) {
    const battle = battleOf(t);
    const { attackerSide, hex } = battle;
    t.set(data, "secret", [null, null]);
    const fighters = [0, 1].map((side) => fightersOf(t, battle, side));
    t.set(battle, "groundUnits", fighters.flat());
    t.reveal();
    t.say(
      "31.1.1",
      () =>
        `In ${nameOfHex(t.rules, hex)} ${namesOf(t, fighters[attackerSide]!)} attacks ` +
        `${namesOf(t, fighters[1 - attackerSide]!)}.`,
    );
  },
  asks: (_t, { data }) =>
    data.secret.reduce<number>((mask, lead, side) => (lead === null ? mask | (1 << side) : mask), 0),
  options: (t, _frame, side, out) => void out.push(...fightersOf(t, battleOf(t), side)),
  describe: (t, _frame, code): Choice => ({ lead: t.position.groundUnits[code]!.id }),
  prompt: (t) => `Which of your units leads in ${nameOfHex(t.rules, battleOf(t).hex)}?`,
  take: (t, { data }, code, side) => t.set(data.secret, side, code),
  proceed(t, { data }) {
    const battle = battleOf(t);
    for (const [side, lead] of data.secret.entries()) {
      const unit = t.position.groundUnits[lead!]!;
      t.set(battle.leadGroundUnits, side, lead!);
      t.set(battle.qualities, side, qualityOf(t.rules, unit));
      t.set(battle.broken, side, unit.broken);
    }
    t.leave();
  },
};
