import { DONE } from "../../../kernel";
import { fleetUnits } from "../ch05-random-events/air-fleet";
import { AirFlag, Gone, hasFlag } from "../model/position";
import { isHex, JAPANESE } from "../model/rules";
import { isDisrupted, isFighter, shipRatings } from "../model/units";
import { strengthOf } from "./bases";
import { bestOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { enemyShips, isTransport, isWarship } from "./sight";
import { weightsOf } from "./weights";

/** What Japan commits for a turn, when it declares a General Regroup Turn, and what is restored on it (5.1, 5.2, 7.1, 14.5). */

/** 5.1: while enough of its units are fit, and the game lasts. */
export const commitAirFleet: Adviser = (t, side) => {
  const { airFleetUntil, airFleetUnits } = weightsOf(t, side);
  if (t.position.turn > airFleetUntil) return DONE;
  const fit = fleetUnits(t).filter((unit) => !isDisrupted(t, unit)).length;
  return fit >= airFleetUnits ? 1 : DONE;
};

/** 5.1.4: further units are bought with points that can be spared; fighters and bombers that are fit and whole. */
export const buyAirUnit: Adviser = (t, side, frame, codes) => {
  const { bought } = frame.data as { bought: number };
  const { extraCost } = t.rules.parameters.airFleet11;
  const left = t.position.points[JAPANESE] - (bought + 1) * extraCost;
  if (left < weightsOf(t, side).airFleetPurchase) return DONE;
  return bestOf(
    codes,
    (code) => {
      if (code === DONE || isDisrupted(t, code) || hasFlag(t.position.air.flags[code]!, AirFlag.reduced))
        return 0;
      return strengthOf(t, code);
    },
    DONE,
    0,
  );
};

/** 5.2: when there are enough warships of the enemy for it to sink, but not on the last turn, which it cannot change much. */
export const commitCoveringFleet: Adviser = (t, side) => {
  const { coveringFrom, coveringTargets } = weightsOf(t, side);
  const { turn, lastTurn } = t.position;
  if (turn < coveringFrom || turn >= lastTurn) return DONE;
  const targets = enemyShips(t, side).filter((ship) => isWarship(t, ship) || isTransport(t, ship));
  return targets.length >= coveringTargets ? 1 : DONE;
};

/** 5.2.2: each ship costs points when it comes; carriers and heavy cruisers are worth theirs. */
export const coveringShips: Adviser = (t, _side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const { class: type } = t.rules.ships[code]!;
      if (type === "CV") return 3;
      return type === "CA" ? 2 : type === "BB" ? 1 : 0.5;
    },
    DONE,
    0,
  );

/** 5.2.2a: two fighters first, then what bombs best. */
export const coveringAircraft: Adviser = (t, _side, frame, codes) => {
  const { airUnits } = frame.data as unknown as { airUnits: number[] };
  const fighters = airUnits.filter((unit) => isFighter(t, unit)).length;
  return bestOf(
    codes,
    (code) =>
      strengthOf(t, code) +
      (isFighter(t, code) ? (fighters < 2 ? 20 : -20) : 0) -
      (isDisrupted(t, code) ? 10 : 0),
    codes[0]!,
  );
};

/** 7.1: when so many aircraft are disrupted or reduced that a turn of rest is worth it. */
export const declareGeneralRegroup: Adviser = (t, side) => {
  let [all, down] = [0, 0];
  for (const [unit, each] of t.rules.airUnits.entries()) {
    const base = t.position.air.base[unit]!;
    if (each.side !== side || base === Gone.absent || base === Gone.lost) continue;
    all++;
    if (isDisrupted(t, unit)) down++;
    else if (hasFlag(t.position.air.flags[unit]!, AirFlag.reduced)) down += 0.5;
  }
  // It rests air, bases and ships for the second half of the campaign.
  const { turn, firstTurn, lastTurn } = t.position;
  const isLate = turn >= (firstTurn + lastTurn) / 2;
  const { regroupShare } = weightsOf(t, side);
  return all > 0 && down / all >= (isLate ? regroupShare / 2 : regroupShare) ? 1 : DONE;
};

/** 14.5.6a: ships that are worth the points which the enemy gets: all that can fight or carry. */
export const restoreShip: Adviser = (t, _side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const { cargo } = t.rules.ships[code]!;
      return shipRatings(t, code).attackFactor + cargo - 3;
    },
    DONE,
    0,
  );

/** 14.5.3, 14.5.5: steps for the best units, as far as they are worth their points. */
export const replaceStep: Adviser = (t, side, _frame, codes) => {
  const { replacement } = weightsOf(t, side);
  const cost = side === JAPANESE ? t.rules.parameters.generalRegroup.japaneseStepCost : 2;
  return bestOf(
    codes,
    (code) => (code === DONE ? 0 : (replacement * strengthOf(t, code)) / 9 - cost),
    DONE,
    0,
  );
};

/** 5.3: reinforcements come at once; ships where no enemy ship is near. */
export const placeArrival: Adviser = (t, side, frame, codes) => {
  const { arrival } = frame.data as { arrival: string };
  if (arrival === "") return 1;
  return bestOf(
    codes,
    (code) => {
      if (code < DONE) return t.rules.bases[-2 - code]!.kind === "major" ? 2 : 1;
      return isHex(t.rules, code)
        ? -enemyShips(t, side).filter((ship) => t.position.fleet.site[ship] === code).length
        : 0;
    },
    codes[0]!,
  );
};
