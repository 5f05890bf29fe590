import { DONE } from "../../../kernel";
import { combatFactorOf } from "../model/attacks";
import type { ForlornTable } from "../model/position";
import { isHex } from "../model/rules";
import { kindOf } from "../model/stacking";
import { airPlan } from "./air-plan";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { forceFor, spareUnits } from "./landings";
import { navalPlan } from "./naval-plan";
import { fightWorth, shotAt } from "./sea-fight";
import { hexesBetween, isTransport } from "./sight";
import { gainOfBombardment } from "./strikes";
import { weightsOf } from "./weights";

/** 10 What is decided in a naval mission: its declaration, cargo, reactions, interceptions, fire. */

interface Mission {
  side: number;
  kind: string;
  ships: number[];
  named: boolean;
  destinationSite: number;
  movingShips: number[];
}
const missionOf = (t: ForlornTable): Mission => t.frame("naval-mission")!.data as unknown as Mission;

const kinds = ["attack", "stage", "transport"];

/** 10.3: the plan, question by question. */
export const composeNaval: Adviser = (t, side, _frame, codes) => {
  const plan = navalPlan(t, side);
  const mission = missionOf(t);
  if (!plan) return codes.includes(DONE) ? DONE : codes[0]!;
  if (mission.kind === "") return kinds.indexOf(plan.kind);
  if (!mission.named)
    return (
      plan.ships.find((ship) => !mission.ships.includes(ship) && codes.includes(ship)) ??
      (codes.includes(DONE) ? DONE : codes[0]!)
    );
  if (codes.includes(plan.site)) return plan.site;
  return bestOf(codes, (site) => -hexesBetween(t, site, plan.site), codes[0]!);
};

/** 10.3: the force for the place, and supply for a beach without a port. */
export const embark: Adviser = (t, side, _frame, codes) => {
  const { ships, destinationSite } = missionOf(t);
  const { ground, supply, terms } = t.position;
  if (!terms.rules.groundUnits) return DONE;
  const { garrison } = weightsOf(t, side);
  const aboard = [...ground.aboard.keys()].filter((unit) => ships.includes(ground.aboard[unit]!));
  const sites = new Set(ships.map((ship) => t.position.fleet.site[ship]!));
  const ready = [...sites].flatMap((site) => spareUnits(t, side, site, garrison));
  const spare = [...aboard, ...ready].filter((unit) => !t.rules.groundUnits[unit]!.isDefendOnly);
  const lift = ships.filter((ship) => isTransport(t, ship));
  const force = isHex(t.rules, destinationSite) ? forceFor(t, side, spare, lift, destinationSite) : [];
  const place = isHex(t.rules, destinationSite) ? t.rules.hexes.place[destinationSite]! : -1;
  const needsSupply = place < 0 || !t.rules.places[place]!.isPort;
  const hasSupply = supply.some(({ aboard: ship }) => ships.includes(ship));
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      if (choice.supply !== undefined) return needsSupply && !hasSupply && aboard.length > 1 ? 60 : -1;
      const unit = t.rules.groundUnitOf[String(choice.unit)]!;
      // Tanks and guns go with infantry only.
      const order = kindOf(t, unit) === "infantry" ? 2 : aboard.length > 0 ? 1 : -1;
      return force.includes(unit) && lift.includes(t.rules.shipOf[String(choice.ship)]!) ? order : -1;
    },
    DONE,
    0,
  );
};

/** The shortest way. */
const DIRECT = -2;
export const sail: Adviser = (_t, _side, _frame, codes) => (codes.includes(DIRECT) ? DIRECT : codes[0]!);

/** 9.1.4: aircraft that can reach ships at sea are for that. */
export const react: Adviser = (t, side) => {
  const { movingShips } = missionOf(t);
  const site = t.position.fleet.site[movingShips[0]!]!;
  return airPlan(t, side, site, true) ? 1 : DONE;
};

/** 10.3.3: the ships that make a fight worth it, as long as each adds to it. */
export const intercept: Adviser = (t, side, frame, codes) => {
  const { ships, met } = dataOf<{ ships: number[]; met: boolean }>(frame);
  const { movingShips } = missionOf(t);
  if (met) {
    const hex = t.position.fleet.site[movingShips[0]!]!;
    return codes.includes(hex) ? hex : codes[0]!;
  }
  const { seaEdge } = weightsOf(t, side);
  const now = fightWorth(t, ships, movingShips, seaEdge);
  const best = bestOf(
    codes,
    (code) => (code === DONE ? -Infinity : fightWorth(t, [...ships, code], movingShips, seaEdge)),
    DONE,
  );
  if (best === DONE) return DONE;
  const all = codes
    .filter((code) => code !== DONE)
    .toSorted((a, b) => shotAt(t, b, movingShips[0]!) - shotAt(t, a, movingShips[0]!));
  const room = t.rules.parameters.navalMovement.interceptors - ships.length;
  const most = fightWorth(t, [...ships, ...all.slice(0, room)], movingShips, seaEdge);
  if (most <= 0) return DONE;
  return fightWorth(t, [...ships, best], movingShips, seaEdge) > now || ships.length === 0 ? best : DONE;
};

/** 10.5: each ship at what its guns do most to. */
export const bombard: Adviser = (t, side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      const ship = t.rules.shipOf[String(choice.ship)]!;
      return gainOfBombardment(t, ship, choice);
    },
    DONE,
    0,
  );

/** 2.2.4: what is lost of the cargo of a damaged ship: supply first, then the weakest unit. */
export const loseCargo: Adviser = (t, side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      const choice = t.describe(code, side);
      return choice.supply !== undefined
        ? 10
        : -combatFactorOf(t, t.rules.groundUnitOf[String(choice.unit)]!);
    },
    codes[0]!,
  );
