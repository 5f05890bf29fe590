import { counted } from "../../../words";
import type { Step } from "../../../kernel";
import { shipDamage } from "../ch04-damage";
import { airUnitsIn } from "../model/air";
import { fire } from "../model/combat";
import { hitConstruction } from "../model/constructions";
import { hitBombers } from "../model/bombers";
import { hitBase, hitFortification, loseAirSteps, loseGroundSteps } from "../model/damage";
import { settle } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { hitSupportBase } from "../model/support-bases";
import { checkAfterHit } from "../model/troop-check";
import { airClass, hexOfShip, isInterdicted } from "../model/units";
import { isTransport, othersIn } from "./eligibility";
import {
  airText,
  fighting,
  isKamikaze,
  isNight,
  type MissionData,
  missionOf,
  type Order,
  phaseData,
  strengthInLight,
  unitAt,
} from "./mission";
import { drop } from "./paradrop";
import { areCarriersCaught, firstStrikeOf } from "./surprise";
import { strafed } from "./targets";

/** 28.11 Strike and 28.12 Strafe: each unit by itself, in the order in which they were given their targets. */

/** Losses of aircraft that hits on an installation bring, to be chosen one lot after the other. */
type Loss = { side: number; ownerSide: number; hex: number; ship: number; steps: number };

type StrikeData = { done: number; losses: Loss[]; strafing: number; begun?: boolean };

const missionStrike: Step<Rules, Position, StrikeData> = {
  rule: "28.11",
  title: "Strike",
  enter(_t, { data }) {
    data.done = 0;
    data.losses = [];
    data.strafing = 0;
  },
  proceed(t, { data }) {
    const mission = missionOf(t);
    const [loss, ...rest] = data.losses;
    if (loss) {
      t.set(data, "losses", rest);
      return t.call("grounded-losses", { ...loss });
    }
    if (mission.kind === "paradrop") {
      if (fighting(t, mission).some((n) => isTransport(t, n))) drop(t, mission);
      return t.leave();
    }
    const order = mission.orders[data.done];
    if (order) {
      t.set(data, "done", data.done + 1);
      if (!fighting(t, mission).includes(order.airUnit)) return;
      attack(t, mission, data, order);
      if (isKamikaze(t, order.airUnit)) spend(t, order.airUnit);
      return;
    }
    if (data.strafing === 0) {
      // 23.1.5, 31.6: troops may be gone, or too few.
      settle(t, mission.toHex);
      return t.leave();
    }
    // 28.12: all strafe before hits are taken, by the choice of the mission player.
    const hits = data.strafing;
    t.set(data, "strafing", 0);
    t.call("air-hits", {
      side: mission.side,
      hits,
      airUnits: strafed(t, mission),
      firstAirUnit: -1,
      rule: "28.12",
    });
  },
};

function attack(t: PacificTable, mission: MissionData, data: StrikeData, order: Order): void {
  const { airUnit } = order;
  const { side, toHex } = mission;
  const isNaval = order.ships !== undefined || order.submarines !== undefined;
  const kind = order.strafe ? "antiAir" : isNaval ? "antiNaval" : "antiGround";
  const surprise = firstStrikeOf(t, side, toHex);
  const strength = strengthInLight(t, airUnit, kind, isNight(t) && isNaval);
  const name = unitAt(t, airUnit).name;
  const shot = fire(t, {
    attack: attackOf(t, order),
    strength,
    modifier: surprise.die,
    side,
    name: `${order.strafe ? "strafing" : "strike"} of ${name}`,
  });
  const hits = shot.hits * surprise.hitsTimes;
  t.say(
    order.strafe ? "28.12" : "28.11",
    () => `${airText(t, airUnit)} attacks with ${strength ?? "no strength"}: ${counted(hits, "hit")}.`,
  );
  if (order.strafe) return t.set(data, "strafing", data.strafing + hits);
  if (order.ships) return hitShips(t, order.ships, hits);
  if (order.groundUnit !== undefined) return hitGround(t, order.groundUnit, hits, shot.troopCheck);
  if (order.submarines !== undefined) return hitSubmarines(t, order.submarines, hits);
  if (order.fortification !== undefined)
    return hitFortification(t, t.rules.fortificationOf[order.fortification]!, hits);
  if (order.base) return hitAirbase(t, mission, data, hits);
  if (order.construction) return hitWork(t, mission, hits);
  strikeSupportBase(t, mission, hits);
}

/** 28.19: whatever its attack has brought. */
function spend(t: PacificTable, airUnit: number): void {
  t.say("28.19", () => `${airText(t, airUnit)} is eliminated in its attack.`);
  loseAirSteps(t, airUnit, unitAt(t, airUnit).steps);
}

function attackOf(t: PacificTable, order: Order): string {
  if (order.strafe) return "strafe";
  if (order.groundUnit !== undefined) return "strike-ground";
  if (order.ships === undefined && order.submarines === undefined) return "strike-installation";
  const { engine } = airClass(t.rules, unitAt(t, order.airUnit));
  return `${engine.toLowerCase()}-strike-naval`;
}

/** 22.0: hits on a carrier with aircraft aboard count twice when it is caught. */
function timesFor(t: PacificTable, ship: number): number {
  const { side, launchCapacity } = t.rules.ships[ship]!;
  const { operation, fleet, airUnits } = t.position;
  const isCaught =
    areCarriersCaught(t) &&
    side === operation.side &&
    launchCapacity > 0 &&
    fleet.activated[ship]! &&
    airUnits.some((unit) => unit.ship === ship && unit.steps > 0);
  return isCaught ? t.rules.parameters.air.ambushCvHits : 1;
}

/** 28.11.D: one hit each in the order of priority, then the next round; what is sunk takes no more. */
function hitShips(t: PacificTable, ships: readonly number[], hits: number): void {
  const { fleet } = t.position;
  const given = ships.map(() => 0);
  const times = ships.map((ship) => timesFor(t, ship));
  const isFull = (n: number): boolean => {
    const ship = ships[n]!;
    const left = t.rules.ships[ship]!.hitCapacity - fleet.hits[ship]!;
    return hexOfShip(t.position, ship) < 0 || given[n]! * times[n]! >= left;
  };
  let left = hits;
  while (left > 0) {
    const open = ships.flatMap((_ship, n) => (isFull(n) ? [] : [n]));
    if (open.length === 0) break;
    for (const n of open.slice(0, left)) given[n]!++;
    left -= Math.min(left, open.length);
  }
  const all = given.map((each, n) => each * times[n]!);
  if (hits > 0) t.call("ship-damage", shipDamage([...ships], all));
}

const addLoss = (t: PacificTable, data: StrikeData, loss: Loss): void =>
  t.set(data, "losses", [...data.losses, loss]);

/** 28.11.F: the attacker chooses the first unalerted step and that of the interdiction (4.1), the defender the others. */
function hitAirbase(t: PacificTable, mission: MissionData, data: StrikeData, hits: number): void {
  const ownerSide = enemyOf(mission.side);
  const [base] = othersIn(t, mission.toHex, ownerSide).bases;
  if (base === undefined || hits === 0) return;
  const wasInterdicted = isInterdicted(t, base);
  const all = hitBase(t, base, hits);
  // 8.2: one hit on each Strategic Bomber group, however often the mission hits.
  if (!mission.firstLoss) hitBombers(t, mission.toHex, hits, "air");
  const more = !wasInterdicted && isInterdicted(t, base) ? t.rules.parameters.air.interdictionLoss : 0;
  const first = mission.firstLoss || all - more === 0 ? 0 : 1;
  const lots = [
    { side: mission.side, steps: first },
    { side: ownerSide, steps: all - more - first },
    { side: mission.side, steps: more },
  ];
  t.set(mission, "firstLoss", true);
  for (const { side, steps } of lots)
    if (steps > 0 && airUnitsIn(t, mission.toHex, ownerSide).length > 0)
      addLoss(t, data, { side, ownerSide, hex: mission.toHex, ship: -1, steps });
}

/** 28.11, note: a ground unit makes one Troop Quality check in a phase. */
function hitGround(t: PacificTable, unit: number, hits: number, isChecked: boolean): void {
  loseGroundSteps(t, unit, hits);
  const { checkedGroundUnits } = phaseData(t);
  if (!isChecked || checkedGroundUnits.includes(unit) || t.position.groundUnits[unit]!.hex < 0) return;
  t.push(checkedGroundUnits, unit);
  checkAfterHit(t, unit);
}

/** 25.0.F: each hit takes a submarine that waits at its Command. */
function hitSubmarines(t: PacificTable, command: string, hits: number): void {
  const { waiting } = t.position.submarines;
  const n = t.rules.submarineCommandOf[command]!;
  t.change(`/submarines/${command}/waiting`, waiting[n]!, Math.max(0, waiting[n]! - hits));
  t.set(waiting, n, Math.max(0, waiting[n]! - hits));
}

/** 17.8, note. */
function hitWork(t: PacificTable, mission: MissionData, hits: number): void {
  const [n] = othersIn(t, mission.toHex, enemyOf(mission.side)).constructions;
  if (n !== undefined) hitConstruction(t, n, hits);
}

/** 11.3: one Offensive Support Base is in a hex at most. */
function strikeSupportBase(t: PacificTable, mission: MissionData, hits: number): void {
  const [n] = othersIn(t, mission.toHex, enemyOf(mission.side)).supportBases;
  if (n !== undefined) hitSupportBase(t, n, hits);
}

export const strikeSteps = { "mission-strike": missionStrike };
