import { DONE } from "../../../kernel";
import { airStrength } from "../model/air";
import type { PacificTable } from "../model/position";
import { airClass, hexOfShip } from "../model/units";
import { type MissionData, missionOf } from "../ch28-air-missions/mission";
import { areCarriersCaught } from "../ch28-air-missions/surprise";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { hitsOf } from "./expectation";
import { goalsOf } from "./goals";
import { meanHits } from "./missions";
import { airStepWorth, baseHitWorth, hitsLeft, hitWorth } from "./worth";
import { weightsOf } from "./weights";

/** 28.5 to 28.13 What is done on a mission, and against one. */

/** What a Troop Quality check is worth, in steps. */
const CHECK = 0.3;

/** 22.0: hits on carriers that are caught count more than once; all of the enemy's are thought to have aircraft aboard. */
const timesOn = (t: PacificTable, ship: number): number =>
  t.rules.ships[ship]!.launchCapacity > 0 &&
  t.rules.ships[ship]!.side === t.position.operation.side &&
  areCarriersCaught(t)
    ? t.rules.parameters.air.ambushCvHits
    : 1;

/** Hits that a ship is expected to have taken from units which have their orders already. */
function promised(t: PacificTable, mission: MissionData, ship: number): number {
  return mission.orders.reduce((sum, { airUnit, ships }) => {
    if (!ships?.includes(ship)) return sum;
    const hits = meanHits(t, mission.side, mission.toHex, airUnit, "ships");
    return sum + (timesOn(t, ship) * hits) / ships.length;
  }, 0);
}

/** Hits that a ship still takes after those that are promised already. */
const hitsWanted = (t: PacificTable, mission: MissionData, ship: number): number =>
  Math.max(0, hitsLeft(t, mission.side, ship) - promised(t, mission, ship));

/** What so many hits on a ship are worth after those that are promised already. */
function shipGain(t: PacificTable, mission: MissionData, ship: number, rolled: number): number {
  const left = hitsWanted(t, mission, ship);
  const hits = rolled * timesOn(t, ship);
  // Of more than it needs some are wanted because dice vary.
  const counted = Math.min(hits, left) + Math.max(0, Math.min(hits, left + SPARE) - left) / 2;
  return counted * hitWorth(t, mission.side, ship);
}

const SPARE = 2;

function orderValue(
  t: PacificTable,
  mission: MissionData,
  choice: Readonly<Record<string, unknown>>,
): number {
  const { side, toHex } = mission;
  const unit = t.position.airUnits.findIndex(({ id }) => id === choice["unit"]);
  const of = (target: "ships" | "base"): number => meanHits(t, side, toHex, unit, target);
  if (choice["ship"] !== undefined)
    return shipGain(t, mission, t.rules.shipOf[String(choice["ship"])]!, of("ships"));
  if (choice["do"] === "strafe") {
    const strength = airStrength(t, t.position.airUnits[unit]!, "antiAir");
    return STRAFE * hitsOf(t, "strafe", strength) * airStepWorth(t, side);
  }
  if (choice["groundUnit"] !== undefined) {
    const { antiGround } = airClass(t.rules, t.position.airUnits[unit]!);
    const goal = goalsOf(t, side).troops.get(String(choice["groundUnit"])) ?? 0;
    const { groundHit, goal: times } = weightsOf(t, side);
    return hitsOf(t, "strike-ground", antiGround, 0, CHECK) * (groundHit + goal * times);
  }
  if (choice["fortification"] !== undefined) {
    const fort = t.rules.fortificationOf[String(choice["fortification"])]!;
    const { goal } = weightsOf(t, side);
    return of("base") * (1 + (goal * (goalsOf(t, side).forts.get(fort) ?? 0)) / HITS_OF_FORT);
  }
  if (choice["submarines"] !== undefined) return of("ships") / 2;
  if (choice["installation"] === undefined) return 0;
  const before = mission.orders.filter(({ base }) => base).length;
  return of("base") * baseHitWorth(t, side, toHex) * (before > ENOUGH_AT_BASE ? 0.3 : 1);
}

const HITS_OF_FORT = 5;
/** Strafing finds what is not in the air. */
const STRAFE = 0.7;
const ENOUGH_AT_BASE = 3;

type TargetsData = { stage?: string; ships: number[] };

/** 28.11.A, B: ships in port and Bases, or Task Forces; then for each unit the best target that is left. */
export const chooseTargets: Adviser = (t, side, frame, codes) => {
  const mission = missionOf(t);
  const { stage, ships } = dataOf<TargetsData>(frame);
  if (stage === "group") return 1;
  if (ships.length > 0) return nextShip(t, mission, ships, codes);
  return bestOf(codes, (code) => (code === DONE ? 0 : orderValue(t, mission, t.describe(code, side))), DONE);
};

/** 28.11.D: a second ship, where the hits are more than the first needs. */
function nextShip(
  t: PacificTable,
  mission: MissionData,
  ships: readonly number[],
  codes: readonly number[],
): number {
  const attackers = mission.airUnits.filter((n) => !mission.orders.some(({ airUnit }) => airUnit === n));
  const [unit] = attackers;
  if (unit === undefined) return DONE;
  const hits = meanHits(t, mission.side, mission.toHex, unit, "ships");
  const needed = ships.reduce((sum, ship) => sum + hitsWanted(t, mission, ship) / timesOn(t, ship), 0);
  if (hits < needed + 1) return DONE;
  return bestOf(codes, (code) => (code === DONE ? 0.01 : shipGain(t, mission, code, 1)), DONE);
}

/** What an order is for: those who fire at aircraft go for the one that threatens most. */
const threatOf = (t: PacificTable, n: number): number => {
  const unit = t.position.airUnits[n]!;
  const { engine } = airClass(t.rules, unit);
  const naval = airStrength(t, unit, "antiNaval") ?? 0;
  return unit.steps > 0
    ? Math.max(naval, airStrength(t, unit, "antiGround") ?? 0) + (engine === "LRA" ? -5 : 0)
    : -9;
};

/** 28.8, 28.9: a second hit makes a unit abort, so the one that has one comes first; then the strongest. */
export const chooseHit: Adviser = (t, _side, _frame, codes) => {
  const mission = t.frame<MissionData>("air-mission")?.data;
  return bestOf(
    codes,
    (n) => {
      const hits = mission?.hits[mission.airUnits.indexOf(n)] ?? 0;
      const { abortHits } = t.rules.parameters.air;
      return threatOf(t, n) + (hits > 0 && hits < abortHits ? FINISH : 0) - (hits >= abortHits ? GONE : 0);
    },
    codes[0]!,
  );
};

const FINISH = 4;
const GONE = 20;

/** 4.1: of the enemy's aircraft the strongest, of one's own the weakest. */
export const loseGrounded: Adviser = (t, side, frame, codes) => {
  const isOwn = dataOf<{ ownerSide: number }>(frame).ownerSide === side;
  return bestOf(codes, (n) => (isOwn ? -1 : 1) * threatOf(t, n), codes[0]!);
};

const antiAir = (t: PacificTable, n: number): number =>
  airStrength(t, t.position.airUnits[n]!, "antiAir") ?? -9;

/** 28.5.2: all that can go up do. */
export const alert: Adviser = (t, _side, _frame, codes) =>
  bestOf(codes, (n) => (n === DONE ? -99 : antiAir(t, n)), DONE);

/** 28.6: the strongest fighter, if it can hit anything. */
export const intercept: Adviser = (t, _side, _frame, codes) =>
  bestOf(codes, (n) => (n === DONE ? 0 : antiAir(t, n) + 1), DONE);

/** 28.7: the best fighter that is not needed for the strike itself. */
export const fightInAir: Adviser = (t, side, frame, codes) => {
  const { stage } = dataOf<{ stage?: string }>(frame);
  if (stage === "cap") return intercept(t, side, frame, codes, [0, 0, 0, 0] as never);
  return bestOf(codes, (n) => (n === DONE ? -1 : antiAir(t, n) - ESCORT * threatOf(t, n)), codes[0]!);
};

/** How much less a unit is liked as Escort for each point that it strikes with. */
const ESCORT = 0.4;

/** 28.10.A.e: the row with the stronger flak, after the changes of rows: they are offered where they make flak stronger (2.5.12). */
export const chooseFlak: Adviser = (t, side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      const { flak, strength } = t.describe(code, side);
      return flak === undefined ? Infinity : Number(strength ?? -1);
    },
    codes[0]!,
  );

/** 28.4: the way on which the enemy sees least. */
export const chooseWay: Adviser = (_t, _side, frame, codes) => {
  const { stage } = dataOf<{ stage: string }>(frame);
  const AROUND = 1;
  if (stage === "course") return codes.includes(AROUND) ? AROUND : codes[0]!;
  return codes[0]!;
};

/** 28.17: back to the own ship, else to a Base, else to the ship with the most room. */
export const land: Adviser = (t, _side, frame, codes) => {
  const { airUnits, landings } = dataOf<{ airUnits: number[]; landings: number[] }>(frame);
  const unit = t.position.airUnits[airUnits[landings.length]!]!;
  const { ships } = t.rules;
  return bestOf(
    codes,
    (code) => {
      if (code === unit.ship) return HOME;
      if (code >= ships.length) return code - ships.length === unit.hex && unit.ship < 0 ? HOME : 1;
      return hexOfShip(t.position, code) < 0 ? -1 : ships[code]!.launchCapacity / 10;
    },
    codes[0]!,
  );
};

const HOME = 10;
