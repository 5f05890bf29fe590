import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import { pay, pointsAt } from "../model/command-points";
import type { PacificTable, Position } from "../model/position";
import { JAPANESE, type Rules } from "../model/rules";
import { headquartersAtWork } from "../model/stations";
import { warOf } from "../model/war";

/** 14.5: Japan buys Merchant Shipping Points of this month; what it does not buy is lost. */

/** Points and the headquarters that pays for them. */
const offersOf = (t: PacificTable): [number, number][] => {
  const { pointCost } = t.rules.parameters.shipping;
  return headquartersAtWork(t, JAPANESE).flatMap((n) => {
    const most = Math.min(warOf(t).shippingOnOffer, Math.floor(pointsAt(t, n) / pointCost));
    return Array.from({ length: most }, (_each, k): [number, number] => [k + 1, n]);
  });
};

export const merchantShipping: Step<Rules, Position> = {
  rule: "14.5",
  title: "Merchant Shipping Points",
  secret: true,
  asks: (t) => (offersOf(t).length > 0 ? 1 << JAPANESE : 0),
  options: (t, _frame, _side, out) => void out.push(...offersOf(t).keys(), DONE),
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const [points, n] = offersOf(t)[code]!;
    return { shipping: points, payer: t.rules.headquarters[n]!.id };
  },
  prompt: (t) => `Buy Merchant Shipping Points? ${warOf(t).shippingOnOffer} can be had.`,
  take(t, _frame, code) {
    if (code === DONE) return leave(t);
    const [points, n] = offersOf(t)[code]!;
    const war = warOf(t);
    const what = counted(points, "Merchant Shipping Point");
    pay(t, n, points * t.rules.parameters.shipping.pointCost, "14.5", what);
    t.set(war, "shippingOnOffer", war.shippingOnOffer - points);
    t.change("/war/merchantShippingPoints", war.merchantShippingPoints, war.merchantShippingPoints + points);
    t.set(war, "merchantShippingPoints", war.merchantShippingPoints + points);
  },
  proceed: (t) => leave(t),
};

function leave(t: PacificTable): void {
  t.set(warOf(t), "shippingOnOffer", 0);
  t.leave();
}
