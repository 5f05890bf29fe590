import type { Choice, Step } from "../../../kernel";
import { counted } from "../../../words";
import { hexesToBase } from "../board/distances";
import { isFriendlyBase } from "../board/occupation";
import { mayUse } from "../model/optional";
import { pointsOf, pointsText, setOil, setTransport } from "../model/points";
import type { Done, Position, T } from "../model/position";
import { whyNotSoMany } from "../reasons/common";
import { combatHits, situation } from "../model/rolls";
import { ALLIES, JAPAN, type Rules } from "../model/rules";
import { supplied } from "../board/supply";

/**
 * 18.1.3: Transport Points that the Allies have left bomb Japan's oil, after the submarines. Nothing uses
 * those points between here and their renewal, so it does not matter whose are spent first.
 */
export const strategicBombing: Step<Rules, Position, Done> = {
  rule: "18.1.3",
  title: "Strategic bombing",
  pass: 0,
  asks: (t, frame) => (frame.data.done || mostDice(t) === 0 ? 0 : 1 << ALLIES),
  options(t, _frame, _side, out) {
    for (let dice = mostDice(t); dice >= 0; dice--) out.push(dice);
  },
  describe: (_t, _frame, code): Choice => ({ dice: code }),
  explain(t, _frame, choice) {
    const left = t.rules.nations.flatMap(({ side, name }, n) =>
      side === ALLIES ? [`${name} ${pointsText(t.position.transport[n]!)}`] : [],
    );
    const price = pointsOf(t.rules.costs.strategicBombingDie, "Transport Point");
    const text = `Each die costs ${price} of one nation; left: ${left.join(", ")}.`;
    return whyNotSoMany(choice.dice, [{ most: mostDice(t), rule: "18.1.3", text }]);
  },
  prompt: (t) =>
    `How many dice of strategic bombing do the Allies roll? Each costs ` +
    `${pointsOf(t.rules.costs.strategicBombingDie, "Transport Point")}.`,
  take(t, frame, code) {
    t.set(frame.data, "done", true);
    if (code === 0) return;
    spend(t, code);
    const hexesToEnemyHome = hexesToBase(t, enemyHomes(t), ALLIES);
    const hits = combatHits(
      t,
      "strategic-bombing",
      code,
      situation(t, ALLIES, { hexesToEnemyHome }),
      "Strategic bombing",
    );
    setOil(t, t.position.oil - hits * t.rules.parameters.strategicBombing.oilPerHit);
    t.say(
      "18.1.3",
      () =>
        `${pointsOf(code * t.rules.costs.strategicBombingDie, "Transport Point")} spent on bombing, ` +
        `${counted(hits, "hit")}; Oil Points are now ${pointsText(t.position.oil)}.`,
    );
  },
};

/** Dice that the points of all Allied nations pay for; none without a base, or without oil to burn. */
function mostDice(t: T): number {
  if (!mayUse(t, "strategic-bombing") || t.position.oil === 0) return 0;
  let dice = 0;
  t.rules.nations.forEach((_nation, n) => (dice += diceOf(t, n)));
  return dice > 0 && hasBase(t) ? dice : 0;
}

const diceOf = ({ rules, position }: T, nation: number): number =>
  rules.nations[nation]!.side === ALLIES
    ? Math.floor(position.transport[nation]! / rules.costs.strategicBombingDie)
    : 0;

/** The first nation pays as long as it can, then the next. */
function spend(t: T, dice: number): void {
  let left = dice;
  t.rules.nations.forEach((_nation, n) => {
    const paid = Math.min(left, diceOf(t, n));
    if (paid === 0) return;
    setTransport(t, n, t.position.transport[n]! - paid * t.rules.costs.strategicBombingDie);
    left -= paid;
  });
}

/** Japanese Home Bases, as printed: one that the Allies have taken is still where the oil goes. */
const enemyHomes = (t: T): readonly number[] =>
  t.rules.nations.flatMap(({ side, homeBases }) => (side === JAPAN ? homeBases : []));

/** A friendly base within range of a Japanese Home Base and at the end of a Supply Line from the Home Base named. */
function hasBase(t: T): boolean {
  const { range, from } = t.rules.parameters.strategicBombing;
  const line = isFriendlyBase(t, from, ALLIES) ? supplied(t, ALLIES, [from]) : undefined;
  return line !== undefined && hexesToBase(t, enemyHomes(t), ALLIES, range, line) <= range;
}
