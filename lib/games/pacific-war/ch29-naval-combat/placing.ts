import { capital } from "../../../words";
import { type Choice, lanesStep, type Step, type Steps } from "../../../kernel";
import { FORT, navalUnitsAt } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { type Rules, sideIds } from "../model/rules";
import { sideText } from "../model/text";
import { type Battle, battleOf, idOfUnit, nameOfUnit } from "./battle";

/** 29.2.1 Placing of naval units on the display: four a phase and side, in the last phase all. Neither sees the other's choice. */

type Placed = { ships: number[] };

/** Naval units that a side has not placed yet. */
export const waiting = (t: PacificTable, { hex, half, shownShips }: Battle, side: number): number[] =>
  navalUnitsAt(t, hex, side, half).filter((unit) => !shownShips.includes(unit));

/** How many of them it places now. */
export function countFor(t: PacificTable, battle: Battle, side: number): number {
  const { phases, placed } = t.rules.parameters.navalCombat;
  const all = waiting(t, battle, side).length;
  return battle.phase < phases ? Math.min(placed, all) : all;
}

const navalPlacing = lanesStep<Rules, Position, Placed>({
  rule: "29.2.1",
  title: "Naval units on the display",
  // A side without a choice places all that it has.
  open(t) {
    const battle = battleOf(t);
    return [...sideIds.keys()]
      .filter((side) => countFor(t, battle, side) < waiting(t, battle, side).length)
      .map((side) => ({ side, step: "naval-place", data: { side, ships: [] } }));
  },
  proceed(t, { data }) {
    const battle = battleOf(t);
    const chosen = sideIds.map((_, side) => data.secret[side]?.ships ?? waiting(t, battle, side));
    t.leave();
    for (const [side, ships] of chosen.entries()) {
      if (ships.length === 0) continue;
      t.set(battle, "shownShips", [...battle.shownShips, ...ships]);
      const rule = `29.2.${battle.phase}`;
      t.say(
        rule,
        () =>
          `${capital(sideText(side))}: ${ships.map((unit) => nameOfUnit(t, battle.hex, unit)).join(", ")}.`,
      );
    }
  },
});

type Placing = { side: number; ships: number[] };

/** Options are places in the list of units that wait. */
const navalPlace: Step<Rules, Position, Placing> = {
  rule: "29.2.1",
  title: "Naval unit on the display",
  asks: (t, { data }) => (data.ships.length < countFor(t, battleOf(t), data.side) ? 1 << data.side : 0),
  options(t, { data }, side, out) {
    for (const [n, unit] of waiting(t, battleOf(t), side).entries())
      if (!data.ships.includes(unit)) out.push(n);
  },
  describe(t, _frame, code, side): Choice {
    const battle = battleOf(t);
    const unit = waiting(t, battle, side)[code]!;
    const id = idOfUnit(t, battle.hex, unit);
    return unit === FORT ? { place: "fortification", fortification: id } : { place: "ship", ship: id };
  },
  prompt: (t, { data }) =>
    `Which naval unit is on the display (${data.ships.length + 1} of ${countFor(t, battleOf(t), data.side)})?`,
  take(t, { data }, code, side) {
    t.push(data.ships, waiting(t, battleOf(t), side)[code]!);
  },
  proceed: (t, { data }) => t.leave({ ships: [...data.ships] }),
};

export const placingSteps: Steps<Rules, Position> = {
  "naval-placing": navalPlacing,
  "naval-place": navalPlace,
};
