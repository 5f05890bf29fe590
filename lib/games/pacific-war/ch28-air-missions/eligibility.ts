import { derivedBy, derivedFor } from "../../../kernel";
import { ofRules } from "../../shared/of-rules";
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
import { isUnitLinked } from "../model/links";
import { Gone, type PacificTable, type Position } from "../model/position";
import {
  airUnitsBasedIn,
  groupsIn,
  hasTroops,
  hexesWithGroundUnits,
  hexesWithGroups,
  hexesWithShips,
  shipsIn,
  troopsIn,
} from "../model/presence";
import { enemyOf, JAPANESE, type Rules } from "../model/rules";
import { airClass, baseAt, basesIn, basesOf, groundClass, stepsOfGround } from "../model/units";
import { isGroundedByWeather } from "../model/weather";
import {
  DISADVANTAGE_PHASE,
  isKamikaze,
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
  if (of.isKamikaze && kind !== "strike") return false;
  // 34.10: the P-51 always count as Activated, and strike nothing.
  if (of.isBomberEscort ? kind === "strike" : !unit.activated) return false;
  if (unit.searchedAsLra) return false;
  if (!(engines.includes(of.engine) || escorts?.includes(of.engine)) || of.level < leastLevel) return false;
  if (isNight(t) && !isNightFighter(t, n) && !(kind === "strike" && isNightBomber(t, n))) return false;
  const hex = siteOf(position, unit);
  if (hex < 0 || isGroundedByWeather(t, hex)) return false;
  if (unit.steps > launchOf(t, { hex, ship: unit.ship }, side)) return false;
  // 28.1.B: an airbase must be Linked as well; a ship needs no link to fly off what was Activated with it.
  return unit.ship >= 0 || isUnitLinked(t, hex, of);
}

/** 26.3.B.a: at night T of Japan of the highest Status Level strike Task Forces. */
export function isNightBomber(t: PacificTable, n: number): boolean {
  const { side, engine, level } = airClass(t.rules, unitAt(t, n));
  return side === JAPANESE && engine === "T" && level >= t.rules.parameters.air.nightLevel;
}

/** 28.1.E: there and back, or there alone where it lands or is a Kamikaze (28.19). */
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
  if (isKamikaze(t, n)) return detectedTaskForces(t, hex, enemyOf(side)).length > 0;
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
export const detectedTaskForces = (t: PacificTable, hex: number, side: number): number[] =>
  groupsIn(t, hex, side).filter((n) => {
    const { detected, dummy } = t.position.taskForces[n]!;
    return detected && !dummy;
  });

/** 28.11.A: all that a strike can attack in a hex besides Task Forces. */
export function othersIn(t: PacificTable, hex: number, side: number) {
  const { rules, position } = t;
  const entries = <T>(list: readonly T[], test: (each: T, n: number) => boolean): number[] =>
    list.flatMap((each, n) => (test(each, n) ? [n] : []));
  return {
    ships: shipsIn(t, hex, side).filter((ship) => position.fleet.taskForce[ship]! < 0),
    groundUnits: troopsIn(t, hex, side),
    bases: basesIn(t, hex, side),
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

export const hasOthers = (t: PacificTable, hex: number, side: number): boolean =>
  hasTroops(t, hex, side) ||
  baseAt(t, hex, side) >= 0 ||
  Object.values(othersIn(t, hex, side)).some((list) => list.length > 0);

/** Hexes in which an enemy has something, in the order of their numbers. */
export const enemyHexes = derivedBy<Rules, Position, number, readonly number[]>(
  (_t, enemy) => enemy,
  (t, enemy) => {
    const { rules, position } = t;
    const hexes = new Set([
      ...hexesWithGroups(t, enemy),
      ...hexesWithGroundUnits(t, enemy),
      ...hexesWithShips(t, enemy),
    ]);
    for (const base of basesOf(t, enemy)) hexes.add(position.bases[base]!.hex);
    for (const base of position.supportBases) if (base.side === enemy) hexes.add(base.hex);
    for (const fort of rules.fortifications) if (fort.side === enemy) hexes.add(fort.hex);
    for (const [n, { side }] of rules.headquarters.entries())
      if (side === enemy) hexes.add(position.headquarters[n]!);
    for (const [n, command] of rules.submarineCommands.entries())
      if (command.side === enemy) hexes.add(position.submarines.hex[n]!);
    return [...hexes].filter((hex) => hex >= 0).sort((a, b) => a - b);
  },
  ["taskForces", "groundUnits", "fleet", "bases", "supportBases", "headquarters", "submarines"],
);

/** Land on which airborne units can come down. */
const dropZones = ofRules(({ hexes, terrain }: Rules) =>
  [...hexes.land.keys()].filter((hex) => {
    const land = hexes.land[hex]!;
    return land !== "none" && terrain.lands[land]!.paradrop;
  }),
);

/** Hexes that a mission of this kind may have as its target, whether anybody can get there or not. */
function possibleTargets(t: PacificTable, kind: MissionKind, side: number): readonly number[] {
  const enemy = enemyOf(side);
  if (kind === "ferry") {
    const hexes = new Set(hexesWithShips(t, side));
    for (const base of basesOf(t, side)) hexes.add(t.position.bases[base]!.hex);
    return [...hexes].sort((a, b) => a - b);
  }
  // 34.16: where there is something to cover.
  if (kind === PATROL) return enemyHexes(t, side);
  if (kind === "paradrop")
    return dropZones(t.rules).filter((hex) => isInArea(t, hex, side) && isOpenCountry(t, hex, side));
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
  const { droppedGroundUnits } = phaseData(t);
  return troopsIn(t, hex, side).filter((n) => {
    const unit = t.position.groundUnits[n]!;
    const { type } = groundClass(t.rules, unit);
    return type === "airborne" && unit.activated && !droppedGroundUnits.includes(n);
  });
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
  const transports = airUnitsBasedIn(t, from, side).filter(
    (n) => isTransport(t, n) && mayFly(t, n, "paradrop", side) && reaches(t, n, "paradrop", to),
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
export const missionsOf = derivedFor<Rules, Position, PhaseData, readonly Possible[]>(possibleMissions);

function possibleMissions(t: PacificTable, { side, isAdvantage, usedHex }: PhaseData): Possible[] {
  const found: Possible[] = [];
  const replies = new Set(
    t.position.airUnits.flatMap((unit) =>
      unit.over >= 0 && airClass(t.rules, unit).side === side ? [unit.over] : [],
    ),
  );
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
        (flyers.some((n, k) => reaches(t, n, kind, hex, homes[k])) || (kind === "strike" && replies.has(hex)))
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
