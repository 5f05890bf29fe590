import { DONE } from "../../../../kernel";
import { peekChart } from "../../../shared/result-table";
import { affordable, type Plan } from "../../ch20-activation/plan";
import { hexOfUnit, type UnitKind } from "../../model/activation";
import { commandsOf, pointsAt } from "../../model/command-points";
import type { PacificTable } from "../../model/position";
import { bestOf, dataOf } from "../../../shared/choosing";
import type { Adviser } from "../choosing";
import { enemyGroups, wayTo } from "../fleet";
import { placesToHold } from "../goals";
import { warWeights, weightsOf } from "../weights";
import { isWorthIt, type OperationPlan, plansOf, reactionPlan } from "./plans";

/** 18.0, 20.1, 20.3 Who begins an Operation, and with whom. */

/** The best plan that is worth it and can be paid for, at least in the main. */
const readyPlan = (t: PacificTable, side: number): OperationPlan | undefined =>
  plansOf(t, side).find(
    (plan) =>
      isWorthIt(t, side, plan) && pointsAt(t, plan.headquarters) >= warWeights(t).operations.paid * plan.cost,
  );

type Bidding = { stage: string; ties: number };

/** 18.0: what the plan costs and a little more; nothing without one. The Strategic Initiative costs nothing (19.4). */
export const bid: Adviser = (t, side, frame, codes) => {
  const { stage, ties } = dataOf<Bidding>(frame);
  const plan = readyPlan(t, side);
  if (stage === "free") return plan ? codes[0]! : DONE;
  const most = plan
    ? Math.min(pointsAt(t, plan.headquarters), Math.ceil(plan.cost * warWeights(t).operations.bid) + ties)
    : 0;
  return bestOf(
    codes,
    (code) => {
      const choice = t.describe(code, side);
      const points = Number(choice["bid"]);
      return points <= most ? points + (choice["initiative"] ? HALF : 0) : -points;
    },
    codes[0]!,
  );
};

const HALF = 0.5;

/** Where the enemy comes to: the place of one's own that his ships are nearest to. */
function threatened(t: PacificTable, side: number): number {
  const enemies = enemyGroups(t, side).map((n) => t.position.taskForces[n]!.hex);
  const held = placesToHold(t, side).map((place) => t.rules.places[place]!.hex);
  return bestOf(held, (hex) => -wayTo(t, hex, enemies), -1, -warWeights(t).operations.menace);
}

/** The plan that is carried out in a phase of activation: with the headquarters, once that is chosen. */
function planFor(
  t: PacificTable,
  side: number,
  isReaction: boolean,
  headquarters: number,
): OperationPlan | undefined {
  if (isReaction) {
    const goal = threatened(t, side);
    if (goal < 0) return undefined;
    const own = headquarters >= 0 ? [headquarters] : commandsOf(t, side).filter((n) => pointsAt(t, n) > 0);
    return own.map((n) => reactionPlan(t, side, n, goal)).toSorted((a, b) => b.value - a.value)[0];
  }
  const plans = plansOf(t, side);
  if (headquarters >= 0) return plans.find((plan) => plan.headquarters === headquarters);
  return readyPlan(t, side) ?? plans.find((plan) => pointsAt(t, plan.headquarters) > 0);
}

type Activating = { secret: (Plan | null)[] };

const REACTION = "reaction-activation";

/** 20.1, 20.3: the headquarters of the plan, its length as far as that can be paid, and the units that it needs. */
export const activate: Adviser = (t, side, frame, codes) => {
  const isReaction = frame.step === REACTION;
  const chosen = dataOf<Activating>(frame).secret[side]!;
  const plan = planFor(t, side, isReaction, chosen.headquarters);
  const last = codes.includes(DONE) ? DONE : codes[0]!;
  if (!plan || (isReaction && plan.value < warWeights(t).operations.reaction)) return last;
  if (chosen.stage === "headquarters") return codes.includes(plan.headquarters) ? plan.headquarters : last;
  if (chosen.stage === "length") return lengthFor(plan, codes);
  const left = pending(t, side, plan, chosen, isReaction);
  if (chosen.hex < 0)
    return bestOf(
      codes,
      (code) =>
        code === DONE ? 0 : Math.max(-1, ...left.filter(({ hex }) => hex === code).map(({ rank }) => rank)),
      DONE,
    );
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const { activate: id } = t.describe(code, side);
      return left.find((each) => each.id === id)?.rank ?? -1;
    },
    DONE,
  );
};

/** 20.2: as long as the plan needs: where points are short, fewer units go, but none turns back half way. */
const lengthFor = ({ length }: OperationPlan, codes: readonly number[]): number =>
  codes.includes(length) ? length : codes.at(-1)!;

interface Wanted {
  id: string;
  hex: number;
  rank: number;
}

/** Units of the plan that can be paid for and are still to be activated, and how urgent each is. */
function pending(
  t: PacificTable,
  side: number,
  plan: OperationPlan,
  chosen: Plan,
  isReaction: boolean,
): Wanted[] {
  const { rules, position } = t;
  const { level, condition } = position.operation;
  const most = isReaction
    ? Number(peekChart(t, "reaction-level", level, condition)?.parts[0] ?? 0)
    : Number.POSITIVE_INFINITY;
  const of: Record<
    UnitKind,
    { has: ReadonlySet<number>; id: (n: number) => string; rank: (n: number) => number }
  > = {
    ship: {
      has: plan.ships,
      id: (n) => rules.ships[n]!.id,
      rank: (n) =>
        rules.ships[n]!.of.transport && plan.from >= 0
          ? RANK.transport
          : rules.ships[n]!.launchCapacity > 0
            ? RANK.carrier
            : RANK.escort,
    },
    airUnit: { has: plan.airUnits, id: (n) => position.airUnits[n]!.id, rank: () => RANK.aircraft },
    groundUnit: { has: plan.groundUnits, id: (n) => position.groundUnits[n]!.id, rank: () => RANK.troops },
  };
  const mode = isReaction ? "reaction" : "operation";
  return affordable(t, mode, side, chosen, most).flatMap((unit): Wanted[] => {
    const { has, id, rank } = of[unit.kind];
    if (!has.has(unit.n) || (isReaction && isSpentOn(t, side, chosen))) return [];
    return [{ id: id(unit.n), hex: hexOfUnit(t, unit), rank: rank(unit.n) }];
  });
}

/** In a reaction a share of the points is kept for one's own Operations. */
const isSpentOn = (t: PacificTable, side: number, { headquarters, cost }: Plan): boolean =>
  cost >= weightsOf(t, side).reaction * pointsAt(t, headquarters);

const RANK = { transport: 5, troops: 4, carrier: 3, aircraft: 2, escort: 1 } as const;

/**
 * 10.3: the best plan of all gets what it costs with all that goes with it, then the best one of those that are left; where
 * nothing more is wanted, the best of all gets the rest.
 */
export const allot: Adviser = (t, side, frame, codes) => {
  const { left } = dataOf<Allotting>(frame).secret[side]!;
  // Points that are left are lost when new ones come (10.1, 10.2): none are saved for a plan that they do not suffice for.
  const plans = plansOf(t, side, left).filter(
    ({ headquarters, cost }) => pointsAt(t, headquarters) + left >= warWeights(t).operations.paid * cost,
  );
  const missing = (plan: OperationPlan): number =>
    isWorthIt(t, side, plan)
      ? Math.ceil(plan.cost * warWeights(t).operations.bid) - pointsAt(t, plan.headquarters)
      : 0;
  // What one headquarters can do another need not be paid for.
  const isFirst = (plan: OperationPlan, n: number): boolean =>
    plans.slice(0, n).every((other) => pointsAt(t, other.headquarters) === 0 || !isSame(plan, other));
  const short = plans.find((plan, n) => isFirst(plan, n) && missing(plan) > 0);
  const to = (short ?? plans[0])?.headquarters;
  const wanted = short ? missing(short) : Number.POSITIVE_INFINITY;
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      if (choice["to"] === undefined) return -1;
      const isMeant = to === undefined || choice["to"] === t.rules.headquarters[to]!.id;
      if (choice["pool"] !== undefined) return isMeant ? 2 : 1;
      if (!isMeant) return -1;
      const points = Number(choice["give"]);
      return points <= wanted ? points : SMALL / points;
    },
    codes[0]!,
  );
};

type Allotting = { secret: { left: number }[] };

/** Whether two plans are about the same place, or mostly need the same units. */
function isSame(plan: OperationPlan, other: OperationPlan): boolean {
  const units = plan.groundUnits.size > 0 ? "groundUnits" : "ships";
  const both = [...plan[units]].filter((n) => other[units].has(n)).length;
  return plan.goal === other.goal || 2 * both >= plan[units].size;
}

/** A share that is more than is wanted is liked the less the larger it is. */
const SMALL = 0.9;
