import { type FrameData, type Json, type JsonObject, mapFrames } from "../../../kernel";
import { BattleFlag } from "../model/battle";
import {
  AirFlag,
  baseStates,
  Box,
  boxIds,
  type ForlornTable,
  Gone,
  hasFlag,
  type Position,
  UNAVAILABLE,
} from "../model/position";
import { isHex, NOWHERE, sideIds } from "../model/rules";
import { printBattle } from "./battle";
import { flagsToNames, goneIds, idOf, printedData } from "./codec";

/**
 * The state with ids instead of numbers. For a side: all of its own, and of the other what lies on the map. Airbase displays
 * are secret (6.1): which air units the other side has where is left out, but for those on the map and those lost.
 */
export function printState(t: ForlornTable, side?: number): JsonObject {
  const { rules, position, state } = t;
  const bySide = <V extends Json>(value: (each: number) => V): JsonObject =>
    Object.fromEntries(sideIds.map((id, each) => [id, value(each)]));
  return {
    game: t.module.id,
    scenario: position.scenario,
    options: [...position.options],
    turn: position.turn,
    firstTurn: position.firstTurn,
    lastTurn: position.lastTurn,
    terms: position.terms as unknown as Json,
    initiative: sideIds[position.initiative]!,
    initiativeMissions: position.initiativeMissions,
    generalRegroup: position.generalRegroup,
    events: [...position.events],
    happened: [...position.happened],
    airFleet11: position.airFleet11,
    coveringFleet: position.coveringFleet,
    coveringCommitments: position.coveringCommitments,
    radar: position.radar,
    surrendered: position.surrendered,
    surrenderRoll: position.surrenderRoll,
    paratroops: {
      missions: position.paratroops.missions,
      turn: position.paratroops.turn,
      ...(position.paratroops.site !== NOWHERE && { at: idOf(rules, "site", position.paratroops.site) }),
      ...(position.paratroops.attacked && { attacked: true }),
    },
    acesLost: bySide((each) => position.acesLost[each]!),
    points: bySide((each) => position.points[each]!),
    pointSources: position.pointSources.map(({ side: owner, ...rest }) => ({
      side: idOf(rules, "side", owner),
      ...rest,
    })),
    airbases: Object.fromEntries(rules.bases.map(({ id }, n) => [id, printBase(t, n)])),
    airUnits: Object.fromEntries(
      rules.airUnits.flatMap(({ id, side: owner }, n) =>
        position.air.base[n] === Gone.absent && position.air.aboard[n]! < 0
          ? []
          : side === undefined || owner === side || isPublic(t, n)
            ? [[id, printAirUnit(t, n, side === undefined || owner === side)]]
            : [],
      ),
    ),
    ships: Object.fromEntries(
      rules.ships.flatMap(({ id }, n) =>
        position.fleet.site[n] === Gone.absent ? [] : [[id, printShip(t, n)]],
      ),
    ),
    groundUnits: Object.fromEntries(
      rules.groundUnits.flatMap(({ id }, n) =>
        position.ground.site[n] === Gone.absent ? [] : [[id, printGroundUnit(t, n)]],
      ),
    ),
    supply: position.supply.map(({ id, side: owner, site, level, hits, aboard }) => ({
      id,
      side: sideIds[owner]!,
      at: idOf(rules, "site", site),
      level,
      hits,
      ...(aboard >= 0 && { aboard: idOf(rules, "ship", aboard) }),
    })),
    supplyCredit: position.supplyCredit.map(({ site, hits }) => ({ at: idOf(rules, "site", site), hits })),
    hits: Object.fromEntries(
      rules.places.flatMap(({ id }, n) => (position.hits[n] === 0 ? [] : [[id, position.hits[n]!]])),
    ),
    control: printControl(t),
    arrived: [...position.arrived],
    missions: position.missions,
    reports: bySide((each) =>
      side === undefined || each === side
        ? position.reports[each]!.map(({ base, ...rest }) => ({ base: idOf(rules, "base", base), ...rest }))
        : [],
    ),
    battle: position.battle === null ? null : printBattle(rules, position.battle, side),
    frames: mapFrames(
      state.frames,
      (_step, data) => printedData(rules, data) as FrameData,
    ) as unknown as Json,
    chance: state.chance as unknown as Json,
    outcome: state.outcome as unknown as Json,
  };
}

/**
 * Whether both sides know where an air unit is: out on the map, aboard a ship, or lost; in an air battle once it has begun
 * its first impulse (9.7.3).
 */
function isPublic({ position: { air, battle } }: ForlornTable, unit: number): boolean {
  const combatant = battle === null ? -1 : battle.airUnits.indexOf(unit);
  if (combatant >= 0 && (battle!.marks[combatant]! & BattleFlag.revealed) !== 0) return true;
  const isOut = air.box[unit] === Box.out && !hasFlag(air.flags[unit]!, AirFlag.unseen);
  return air.base[unit] === Gone.lost || isOut || air.aboard[unit]! >= 0;
}

function printBase({ rules, position: { bases } }: ForlornTable, n: number): JsonObject {
  return {
    state: baseStates[bases.state[n]!]!,
    ...(rules.bases[n]!.kind === "mobile" &&
      bases.hex[n] !== NOWHERE && { at: idOf(rules, "site", bases.hex[n]!) }),
    ...(bases.oos[n] && { oos: true }),
  };
}

function printAirUnit({ rules, position }: ForlornTable, n: number, whole: boolean): JsonObject {
  const { air } = position;
  const base = air.base[n]!;
  // A patrol is in the hex of its base; of a reconnaissance unit the base is secret.
  const at = base < 0 ? goneIds[base] : whole ? idOf(rules, "base", base) : undefined;
  return {
    ...(at !== undefined && { at }),
    ...((base >= 0 || base === UNAVAILABLE) && { box: boxIds[air.box[n]!]! }),
    ...(air.hex[n] !== NOWHERE && { hex: idOf(rules, "site", air.hex[n]!) }),
    ...(air.aboard[n]! >= 0 && { aboard: idOf(rules, "ship", air.aboard[n]!) }),
    flags: flagsToNames("air", whole ? air.flags[n]! : air.flags[n]! & ~hiddenFlags(position, n)),
  };
}

/** Torpedoes (9.10.6); of a unit in an air battle also its markers until it begins its first impulse (9.7.3). */
function hiddenFlags({ battle }: Position, unit: number): number {
  const combatant = battle === null ? -1 : battle.airUnits.indexOf(unit);
  const isRevealed = combatant < 0 || (battle!.marks[combatant]! & BattleFlag.revealed) !== 0;
  return AirFlag.torpedo | (isRevealed ? 0 : AirFlag.disrupted | AirFlag.ace);
}

function printShip({ rules, position: { fleet } }: ForlornTable, n: number): JsonObject {
  const site = fleet.site[n]!;
  return { at: goneIds[site] ?? idOf(rules, "site", site), flags: flagsToNames("ship", fleet.flags[n]!) };
}

function printGroundUnit({ rules, position: { ground } }: ForlornTable, n: number): JsonObject {
  const site = ground.site[n]!;
  return {
    at: goneIds[site] ?? idOf(rules, "site", site),
    flags: flagsToNames("ground", ground.flags[n]!),
    ...(ground.aboard[n]! >= 0 && { aboard: idOf(rules, "ship", ground.aboard[n]!) }),
    ...(ground.aboard[n]! >= 0 &&
      ground.partner[n]! >= 0 && { with: idOf(rules, "ship", ground.partner[n]!) }),
  };
}

/** All land is Allied that the state does not name. */
function printControl({ rules, position }: ForlornTable): JsonObject {
  const of = (side: number): string[] =>
    position.control.flatMap((each, hex) =>
      each === side && isHex(rules, hex) ? [rules.hexes.ids[hex]!] : [],
    );
  return { japanese: of(1), neutral: of(-1) };
}
