import { phasesOf } from "../ch05-sequence";
import {
  airUnitsIn,
  canOperateFrom,
  hostsOf,
  type Installation,
  installationsIn,
  launchOf,
  rangeOn,
  roomOn,
  siteOf,
} from "../model/air";
import { mayInitiateCombat } from "../model/combat-rights";
import { isInArea, isOpenCountry } from "../model/areas";
import { constructionsIn } from "../model/constructions";
import { distance } from "../model/distance";
import { hasRoom } from "../model/ground";
import { Gone, type PacificTable } from "../model/position";
import { enemyOf, JAPANESE } from "../model/rules";
import { airClass, groundClass, hexOfShip, stepsOfGround } from "../model/units";
import { isGroundedByWeather } from "../model/weather";
import {
  DISADVANTAGE_PHASE,
  isNight,
  isNightFighter,
  type MissionKind,
  PATROL,
  phaseData,
  type PhaseData,
  unitAt,
} from "./mission";

/** 28.1, 28.2: who may fly which mission, and where to. */

/** Whether a unit could fly a mission of this kind at all: its state, its type and the light. */
export function mayFly(t: PacificTable, n: number, kind: MissionKind, side: number): boolean {
  const { rules, position } = t;
  const unit = position.airUnits[n]!;
  const of = airClass(rules, unit);
  const { engines, escorts, leastLevel } = rules.airMissions[kind]!;
  if (of.side !== side || unit.steps === 0 || unit.flew || unit.over >= 0) return false;
  // 34.10: the P-51 always count as Activated, and strike nothing.
  if (of.isBomberEscort ? kind === "strike" : !unit.activated) return false;
  if (unit.searchedAsLra) return false;
  if (![...engines, ...(escorts ?? [])].includes(of.engine) || of.level < leastLevel) return false;
  if (isNight(t) && !isNightFighter(t, n) && !(kind === "strike" && isNightBomber(t, n))) return false;
  const hex = siteOf(position, unit);
  if (hex < 0 || isGroundedByWeather(t, hex)) return false;
  return unit.steps <= launchOf(t, { hex, ship: unit.ship }, side);
}

/** 26.3.B.a: at night T of Japan of the highest Status Level strike Task Forces. */
export function isNightBomber(t: PacificTable, n: number): boolean {
  const { side, engine, level } = airClass(t.rules, unitAt(t, n));
  return side === JAPANESE && engine === "T" && level >= t.rules.parameters.air.nightLevel;
}

/** 28.1.E: there and back, or there alone where it lands. */
export function reaches(
  t: PacificTable,
  n: number,
  kind: MissionKind,
  hex: number,
  homes: readonly Installation[] = hostsOf(t, n),
): boolean {
  const unit = t.position.airUnits[n]!;
  const from = siteOf(t.position, unit);
  const out = distance(t.rules.hexes, from, hex);
  const { side } = airClass(t.rules, unit);
  const range = rangeOn(t, unit, kind);
  if (out > range) return false;
  if (kind === "ferry") return canLandIn(t, n, hex, side);
  // 34.16: to another hex within half the range.
  if (kind === PATROL && (hex === from || 2 * out > range)) return false;
  if (isNight(t) && !isNightFighter(t, n) && detectedTaskForces(t, hex, enemyOf(side)).length === 0)
    return false;
  return homes.some((home) => out + distance(t.rules.hexes, hex, home.hex) <= range);
}

/** 28.2: a Ferry Mission goes to another installation, in another hex or in the same. */
const canLandIn = (t: PacificTable, n: number, hex: number, side: number): boolean =>
  installationsIn(t, hex, side).some((place) => {
    const unit = unitAt(t, n);
    if (place.ship === unit.ship && hex === siteOf(t.position, unit)) return false;
    return canOperateFrom(t, unit, place) && (place.ship < 0 || roomOn(t, place.ship, [n]) > 0);
  });

/** Task Forces of a side in a hex that may be attacked (24.1). */
export function detectedTaskForces({ position }: PacificTable, hex: number, side: number): number[] {
  const found: number[] = [];
  for (const [n, group] of position.taskForces.entries())
    if (group.side === side && group.hex === hex && group.detected && !group.dummy) found.push(n);
  return found;
}

/** 28.11.A: all that a strike can attack in a hex besides Task Forces. */
export function othersIn(t: PacificTable, hex: number, side: number) {
  const { rules, position } = t;
  const entries = <T>(list: readonly T[], test: (each: T, n: number) => boolean): number[] =>
    list.flatMap((each, n) => (test(each, n) ? [n] : []));
  return {
    ships: entries(
      rules.ships,
      (ship, n) => ship.side === side && position.fleet.taskForce[n]! < 0 && hexOfShip(position, n) === hex,
    ),
    groundUnits: entries(
      position.groundUnits,
      (unit) => unit.hex === hex && unit.ship < 0 && groundClass(rules, unit).side === side,
    ),
    bases: entries(position.bases, (base) => base.hex === hex && base.side === side),
    constructions: constructionsIn(t, hex, side),
    supportBases: entries(position.supportBases, (base) => base.hex === hex && base.side === side),
    fortifications: entries(
      rules.fortifications,
      (fort, n) =>
        fort.side === side &&
        fort.hex === hex &&
        position.fortifications[n] !== Gone.absent &&
        position.fortifications[n]! < fort.hitCapacity,
    ),
    commands: entries(
      rules.submarineCommands,
      (command, n) =>
        command.side === side && position.submarines.hex[n] === hex && position.submarines.waiting[n]! > 0,
    ),
  };
}

const hasOthers = (t: PacificTable, hex: number, side: number): boolean =>
  Object.values(othersIn(t, hex, side)).some((list) => list.length > 0);

/** Hexes in which an enemy has something, in the order of their numbers. */
export function enemyHexes(t: PacificTable, enemy: number): number[] {
  const { rules, position } = t;
  const hexes = new Set<number>();
  for (const group of position.taskForces) if (group.side === enemy) hexes.add(group.hex);
  for (const base of [...position.bases, ...position.supportBases])
    if (base.side === enemy) hexes.add(base.hex);
  for (const unit of position.groundUnits) if (groundClass(rules, unit).side === enemy) hexes.add(unit.hex);
  for (const fort of rules.fortifications) if (fort.side === enemy) hexes.add(fort.hex);
  for (const [n, ship] of rules.ships.entries()) if (ship.side === enemy) hexes.add(hexOfShip(position, n));
  for (const [n, { side }] of rules.headquarters.entries())
    if (side === enemy) hexes.add(position.headquarters[n]!);
  for (const [n, command] of rules.submarineCommands.entries())
    if (command.side === enemy) hexes.add(position.submarines.hex[n]!);
  return [...hexes].filter((hex) => hex >= 0).toSorted((a, b) => a - b);
}

/** Hexes that a mission of this kind may have as its target, whether anybody can get there or not. */
function possibleTargets(t: PacificTable, kind: MissionKind, side: number): number[] {
  const { rules, position } = t;
  const enemy = enemyOf(side);
  if (kind === "ferry") {
    const hexes = new Set(position.bases.flatMap((base) => (base.side === side ? [base.hex] : [])));
    for (const [n, ship] of rules.ships.entries()) if (ship.side === side) hexes.add(hexOfShip(position, n));
    return [...hexes].filter((hex) => hex >= 0).toSorted((a, b) => a - b);
  }
  // 34.16: where there is something to cover.
  if (kind === PATROL) return enemyHexes(t, side);
  if (kind === "paradrop")
    return [...rules.hexes.land.keys()].filter(
      (hex) =>
        rules.hexes.land[hex] !== "none" &&
        rules.terrain.lands[rules.hexes.land[hex]!]!.paradrop &&
        isInArea(t, hex, side) &&
        isOpenCountry(t, hex, side),
    );
  return enemyHexes(t, enemy).filter(
    (hex) =>
      detectedTaskForces(t, hex, enemy).length > 0 ||
      (kind === "strike"
        ? hasOthers(t, hex, enemy)
        : installationsIn(t, hex, enemy).some(({ ship }) => ship < 0)),
  );
}

/** Airborne units that can be dropped from a hex: Activated, ashore, and there since the phase began (28.14). */
export function airborneIn(t: PacificTable, hex: number, side: number): number[] {
  const { rules, position } = t;
  const { droppedGroundUnits } = phaseData(t);
  const found: number[] = [];
  for (const [n, unit] of position.groundUnits.entries()) {
    const of = groundClass(rules, unit);
    if (
      of.side === side &&
      of.type === "airborne" &&
      unit.hex === hex &&
      unit.ship < 0 &&
      unit.activated &&
      !droppedGroundUnits.includes(n)
    )
      found.push(n);
  }
  return found;
}

/** Whether a unit of a Paradrop Mission carries troops; the others are its escorts. */
export const isTransport = (t: PacificTable, n: number): boolean =>
  t.rules.airMissions["paradrop"]!.engines.includes(airClass(t.rules, unitAt(t, n)).engine);

/** The most steps that these units of an airbase take off with: whole units, up to its Launch Capacity (28.1.C). */
function mostSteps(t: PacificTable, units: readonly number[], hex: number, side: number): number {
  const launch = launchOf(t, { hex, ship: -1 }, side);
  let sums = [0];
  for (const n of units) {
    const more = sums.map((sum) => sum + unitAt(t, n).steps).filter((sum) => sum <= launch);
    sums = [...new Set([...sums, ...more])];
  }
  return Math.max(...sums);
}

/** 28.14: whether the transports of an airbase carry any troops beside them to a hex, which must have room (23.1.3). */
export function canDropFrom(t: PacificTable, from: number, side: number, to: number): boolean {
  const transports = [...t.position.airUnits.keys()].filter(
    (n) =>
      siteOf(t.position, unitAt(t, n)) === from &&
      isTransport(t, n) &&
      mayFly(t, n, "paradrop", side) &&
      reaches(t, n, "paradrop", to),
  );
  const steps = carried(t, mostSteps(t, transports, from, side));
  return airborneIn(t, from, side).some(
    (n) => stepsOfGround(t.rules, t.position.groundUnits[n]!) <= steps && hasRoom(t, to, [n]),
  );
}

/** Ground steps that so many air steps carry (28.14). */
export const carried = ({ rules }: PacificTable, airSteps: number): number =>
  airSteps * rules.parameters.air.paradropSteps;

/** 34.16: an option, and only where there is a phase in which the patrol can fight. */
const hasPatrols = (t: PacificTable): boolean =>
  t.position.options.includes("fighter-patrol") && phasesOf(t).includes(DISADVANTAGE_PHASE);

export interface Possible {
  kind: MissionKind;
  hex: number;
}

/** Every mission that a side can begin now, with its target. */
export function missionsOf(t: PacificTable, { side, isAdvantage, usedHex }: PhaseData): Possible[] {
  const found: Possible[] = [];
  for (const kind of Object.keys(t.rules.airMissions)) {
    if (t.rules.airMissions[kind]!.advantageOnly && !isAdvantage) continue;
    if (kind === PATROL && !hasPatrols(t)) continue;
    // 20.2.3.H: out of its time a side initiates no combat.
    if (kind !== "ferry" && !mayInitiateCombat(t, side)) continue;
    const flyers = [...t.position.airUnits.keys()].filter(
      (n) => mayFly(t, n, kind, side) && (kind !== "paradrop" || isTransport(t, n)),
    );
    if (flyers.length === 0 && kind !== "strike") continue;
    if (kind === "paradrop") {
      found.push(...dropsOf(t, flyers, side, usedHex));
      continue;
    }
    const homes = flyers.map((n) => hostsOf(t, n));
    for (const hex of possibleTargets(t, kind, side))
      if (
        !usedHex.includes(hex) &&
        (flyers.some((n, k) => reaches(t, n, kind, hex, homes[k])) ||
          (kind === "strike" && repliesOver(t, hex, side).length > 0))
      )
        found.push({ kind, hex });
  }
  return found;
}

/** Paradrop Missions that these transports can fly. */
function dropsOf(
  t: PacificTable,
  transports: readonly number[],
  side: number,
  usedHex: readonly number[],
): Possible[] {
  const sites = [...new Set(transports.map((n) => siteOf(t.position, unitAt(t, n))))];
  const able = sites.filter((from) => airborneIn(t, from, side).length > 0);
  if (able.length === 0) return [];
  return possibleTargets(t, "paradrop", side)
    .filter((hex) => !usedHex.includes(hex) && able.some((from) => canDropFrom(t, from, side, hex)))
    .map((hex) => ({ kind: "paradrop", hex }));
}

/** 28.13: units of a side that fly over a hex since their Simultaneous Strike was announced. */
export function repliesOver({ rules, position }: PacificTable, hex: number, side: number): number[] {
  const found: number[] = [];
  for (const [n, unit] of position.airUnits.entries())
    if (unit.over === hex && airClass(rules, unit).side === side) found.push(n);
  return found;
}

/** 34.16: fighters of a side that patrol over a hex, against the missions of the Disadvantage player. */
export const patrolsOver = (t: PacificTable, hex: number, side: number): number[] =>
  side === t.position.advantage && t.frame(DISADVANTAGE_PHASE) ? repliesOver(t, hex, side) : [];

/** Enemy aircraft that could be strafed (28.12). */
export const groundedInHex = (t: PacificTable, hex: number, side: number): number[] =>
  airUnitsIn(t, hex, side).filter((n) => !unitAt(t, n).alerted);
