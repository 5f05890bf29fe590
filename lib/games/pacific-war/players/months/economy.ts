import { DONE } from "../../../../kernel";
import { bestOf } from "../../../shared/choosing";
import { peekChart } from "../../../shared/result-table";
import { escortSteps } from "../../ch09-shipping/escorts";
import { pointsAt } from "../../model/command-points";
import type { PacificTable } from "../../model/position";
import { coProsperityPoints, homelandPoints } from "../../model/resources";
import { warOf } from "../../model/war";
import type { Adviser } from "../choosing";
import { warWeights, weightsOf } from "../weights";
import { isAmphibious } from "./lifts";

/** 8.0, 9.0, 14.2, 14.5, 15.0 The war of merchants, bombers and dry docks. */

/** What a ship of one's own counts for: by what a hit on it would count for the enemy. */
function worthOf(t: PacificTable, side: number, id: string): number {
  const { carrierHit, capitalHit, warshipHit, transportHit } = weightsOf(t, side);
  const ship = t.rules.shipOf[id]!;
  const { of, launchCapacity } = t.rules.ships[ship]!;
  if (launchCapacity > 0) return carrierHit;
  return isAmphibious(t, ship) ? transportHit : of.capital ? capitalHit : warshipHit;
}

/** What a destroyer fights with: the weakest ones escort merchants. */
function strengthOf({ rules, position }: PacificTable, id: string): number {
  const ship = rules.shipOf[id]!;
  const { gunnery, hitCapacity, torpedo } = rules.ships[ship]!;
  return (gunnery[0] ?? 0) + (torpedo[0] ?? 0) + hitCapacity - position.fleet.hits[ship]!;
}

/** 9.1: the weakest destroyers escort merchants, until there are enough of them for the submarines. */
export const escort: Adviser = (t, side, _frame, codes) => {
  if (escortSteps(t) >= warWeights(t).economy.escorts * warOf(t).antiShippingSubmarines) return DONE;
  return bestOf(
    codes,
    (code) => {
      const { guard, into } = t.describe(code, side);
      return guard === undefined || into !== undefined ? -Infinity : -strengthOf(t, String(guard));
    },
    DONE,
  );
};

/** 9.3: the weakest escort is lost first. */
export const loseEscort: Adviser = (t, side, _frame, codes) =>
  bestOf(codes, (code) => -strengthOf(t, String(t.describe(code, side)["lose"])), codes[0]!);

/** 14.2: new submarines join the fleet until it has enough; the others hunt merchants. */
export const allotSubmarines: Adviser = (t, side, _frame, codes) => {
  const { patrols, submarines } = t.position;
  const isOwn = (command: number): boolean => t.rules.submarineCommands[command]!.side === side;
  const waiting = submarines.waiting.reduce((sum, count, n) => (isOwn(n) ? sum + count : sum), 0);
  const out = patrols.reduce((sum, each) => (isOwn(each.command) ? sum + each.submarines : sum), 0);
  const isEnough = waiting + out >= warWeights(t).economy.fleetSubmarines;
  return bestOf(
    codes,
    (code) => {
      const { allot, from, to } = t.describe(code, side);
      if (allot === undefined || from !== undefined) return 0;
      // Where merchants cannot be hunted all join the fleet.
      return (to === "merchants") === isEnough ? ALL + Number(allot) : Number(allot);
    },
    DONE,
    0,
  );
};

const ALL = 1000;

/** 10.1: what Japan would get with so many Merchant Shipping Points and the resources that it has. */
const commandPointsWith = (t: PacificTable, shipping: number): number =>
  Number(
    peekChart(t, "command-points-japanese", shipping, Math.min(homelandPoints(t), coProsperityPoints(t)))
      ?.parts[0] ?? 0,
  );

/** 14.5: merchants are bought where the lack of them costs Command Points, or soon will, by the richest headquarters. */
export const buyShipping: Adviser = (t, side, _frame, codes) => {
  const { merchantShippingPoints: now, shippingOnOffer } = warOf(t);
  const least = Math.max(0, now - warWeights(t).economy.shippingAhead);
  if (commandPointsWith(t, least) >= commandPointsWith(t, now + shippingOnOffer)) return DONE;
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const { payer, shipping } = t.describe(code, side);
      const purse = pointsAt(t, t.rules.headquartersOf[String(payer)]!);
      const cost = Number(shipping) * t.rules.parameters.shipping.pointCost;
      return cost <= warWeights(t).economy.shippingShare * purse ? Number(shipping) * ALL + purse : -1;
    },
    DONE,
  );
};

/** 8.3, 8.8: every bomber that can be paid for flies, all to the hex of the Homeland that had most to begin with, until nothing is left. */
export const bomb: Adviser = (t, side, _frame, codes) => {
  if (codes.includes(DONE) && codes.some((code) => code !== DONE && isTargetAgain(t, side, code)))
    return DONE;
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const { points, target } = t.describe(code, side);
      return target === undefined ? Number(points) : resourcesAt(t, String(target));
    },
    DONE,
  );
};

/** What is printed: how much is left of it the Allies do not know (8.5). */
const resourcesAt = ({ rules }: PacificTable, id: string): number =>
  rules.places[rules.placeOf[id]!]!.resourcePoints;

/** A further target of the same raid. */
const isTargetAgain = (t: PacificTable, side: number, code: number): boolean =>
  t.asking(side).step === "strategic-bombing" && t.describe(code, side)["target"] !== undefined;

/** 15.0: the ship that counts most is repaired first, of those the one that has fewest hits left to repair. */
export const repair: Adviser = (t, side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const { repairShip } = t.describe(code, side);
      if (repairShip === undefined) return -1;
      const id = String(repairShip);
      return worthOf(t, side, id) + 1 / (1 + t.position.fleet.hits[t.rules.shipOf[id]!]!);
    },
    DONE,
  );
