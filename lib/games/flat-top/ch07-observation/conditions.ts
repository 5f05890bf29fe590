import { derived } from "../../../kernel";
import { distance } from "../board/distance";
import { CLEAR, STORM, weatherOf } from "../board/sky";
import { isNight } from "../model/clock";
import { type FlatTopTable, MoveFlag } from "../model/position";
import { aloft } from "../model/aloft";
import { formed, shipsOf } from "../model/forces";
import { enemyOf, observers, OFF_MAP, sideIds, targets } from "../model/rules";

/** 7.11: with which Condition Number a side observes what is in a hex; 0 for not at all. */

const TASK_FORCE = observers.indexOf("task-force");
const AIR_FORMATION = observers.indexOf("air-formation");
const BASE = observers.indexOf("base");
const COASTWATCHER = observers.indexOf("coastwatcher");
const TASK_FORCE_RADAR = observers.indexOf("task-force-radar");
const BASE_RADAR = observers.indexOf("base-radar");
const SHIPS = targets.indexOf("task-force");
const PLANES = targets.indexOf("air-formation");
const PLANES_AT_BASE = targets.indexOf("base");

/** What an observer sees in a hex: the Condition Number, and whether radar alone gives it. */
export interface Sight {
  condition: number;
  /** By radar: only planes at high altitude count, whatever the weather (7.10). */
  highOnly: boolean;
  /** Some radar sees planes at high altitude among them (7.13). */
  radar: boolean;
}

/** What is looked for: ships, planes in the air, or planes in the boxes of a base. */
export type Looked = "ships" | "planes" | "base";
const rowOf = { ships: SHIPS, planes: PLANES, base: PLANES_AT_BASE } as const;

/**
 * The best sight that a side has of what is in a hex. `hasHigh`: whether planes at high altitude are among them, without
 * which radar sees nothing.
 */
export function sightOf(t: FlatTopTable, side: number, hex: number, looked: Looked, hasHigh: boolean): Sight {
  const best: Sight = { condition: 0, highOnly: false, radar: false };
  const weather = weatherOf(t, hex);
  // 6.7: nothing in a Storm hex is observed under any circumstances.
  if (hex === OFF_MAP || weather === STORM) return best;
  const { rules, position } = t;
  const table = rules.observation[isNight(rules, position.turn) ? 1 : 0]!;
  const target = rowOf[looked];
  const sky = weather === CLEAR ? 0 : 1;
  const look = (observer: number, from: number, highOnly = false): void => {
    const away = distance(rules.hexes, from, hex);
    if (away > rules.sight) return;
    const condition = table[observer]![target]![sky]![away] ?? 0;
    if (highOnly && condition > 0) best.radar = true;
    if (condition < best.condition || (condition === best.condition && (highOnly || !best.highOnly))) return;
    best.condition = condition;
    best.highOnly = highOnly;
  };
  const radar = hasHigh && looked === "planes";
  for (const each of observersOf(t)[side]!) {
    look(each.observer, each.hex);
    if (radar && each.radar >= 0) look(each.radar, each.hex, true);
  }
  if (looked === "planes") watch(t, side, hex, (from) => look(COASTWATCHER, from));
  return best;
}

/** 11.2, 11.6: the Condition Number with which a unit by itself would see ships in a hex from another one; 0 for not at all. */
export function unitSees(t: FlatTopTable, isAir: boolean, from: number, hex: number): number {
  if (from === OFF_MAP || hex === OFF_MAP) return 0;
  const weather = weatherOf(t, hex);
  const away = distance(t.rules.hexes, from, hex);
  if (weather === STORM || away > t.rules.sight) return 0;
  const table = t.rules.observation[isNight(t.rules, t.position.turn) ? 1 : 0]!;
  return table[isAir ? AIR_FORMATION : TASK_FORCE]![SHIPS]![weather === CLEAR ? 0 : 1]![away] ?? 0;
}

/** 7.10: whether the radar of a ship in one hex sees planes at high altitude in another one. */
export function shipRadarSees(t: FlatTopTable, from: number, hex: number): boolean {
  const weather = weatherOf(t, hex);
  const away = distance(t.rules.hexes, from, hex);
  if (weather === STORM || away > t.rules.sight) return false;
  const table = t.rules.observation[isNight(t.rules, t.position.turn) ? 1 : 0]!;
  return (table[TASK_FORCE_RADAR]![PLANES]![weather === CLEAR ? 0 : 1]![away] ?? 0) > 0;
}

/** What observes from a hex: rows of the Observation Table, -1 for no radar. */
interface Observing {
  hex: number;
  observer: number;
  radar: number;
}

/** By side: all that observes now, coastwatchers aside. */
const observersOf = derived(
  (t: FlatTopTable): Observing[][] =>
    sideIds.map((_, side) => [...unitsThatSee(t, side), ...basesThatSee(t, side)]),
  ["forces", "fleet", "formations", "radar", "bases", "clouds"],
);

function unitsThatSee(t: FlatTopTable, side: number): Observing[] {
  const { forces, formations } = t.position;
  const all: Observing[] = [];
  for (const n of formed(t)[side]!) {
    const { marker, flags, hex } = forces[n]!;
    if (!marker || !canObserve(flags)) continue;
    const radar = shipsOf(t, n).some((ship) => hasRadar(t, ship)) ? TASK_FORCE_RADAR : -1;
    all.push({ hex, observer: TASK_FORCE, radar });
  }
  for (const n of aloft(t)[side]!) {
    const { marker, flags, hex } = formations[n]!;
    if (marker && flags & MoveFlag.searching) all.push({ hex, observer: AIR_FORMATION, radar: -1 });
  }
  return all;
}

function basesThatSee(t: FlatTopTable, side: number): Observing[] {
  const all: Observing[] = [];
  for (const [n, { hex }] of t.rules.bases.entries()) {
    if (t.position.bases.owner[n] !== side || hex === OFF_MAP || weatherOf(t, hex) === STORM) continue;
    all.push({ hex, observer: BASE, radar: baseHasRadar(t, n) ? BASE_RADAR : -1 });
  }
  return all;
}

/** 6.7, 11.7: not after a failed shadowing, nor from a hex that was a storm when the turn began. */
const canObserve = (flags: number): boolean => (flags & (MoveFlag.stuck | MoveFlag.storm)) === 0;

/** 7.9: coastwatchers see planes over and beside their island, not in a hex with an enemy base. */
function watch(t: FlatTopTable, side: number, hex: number, look: (from: number) => void): void {
  const { rules, position } = t;
  const watchers = rules.watchersOf.get(hex);
  const isAwake = (n: number): boolean => {
    const { side: own, hex: from } = rules.coastwatchers[n]!;
    // 6.7, 7.6: coastwatchers are units; one in a storm observes nothing.
    return own === side && position.watching[n] === true && weatherOf(t, from) !== STORM;
  };
  if (!watchers?.some(isAwake)) return;
  if (rules.bases.some((base, n) => base.hex === hex && position.bases.owner[n] === enemyOf(side))) return;
  // What a coastwatcher sees does not depend on distance: all columns of its row are alike.
  look(hex);
}

/** 7.10: a ship has radar if its counter does and the scenario gives it to ships of its type. */
export function hasRadar({ rules, position }: FlatTopTable, ship: number): boolean {
  const { radar, side, type } = rules.ships[ship]!;
  return radar && position.radar.ships[side]!.includes(type);
}

/** 7.10: a base has radar by its own values, or because the scenario gives it to all bases of the side. */
const baseHasRadar = ({ rules, position }: FlatTopTable, base: number): boolean =>
  position.radar.bases[position.bases.owner[base]!] === true ||
  rules.baseValues[position.baseSet]?.[base]?.radar === true;
