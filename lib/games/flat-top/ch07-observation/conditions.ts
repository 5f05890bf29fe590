import { derived } from "../../../kernel";
import { distance } from "../board/distance";
import { CLEAR, STORM, weatherOf } from "../board/sky";
import { isNight } from "../model/clock";
import { type FlatTopTable, MoveFlag, type Position } from "../model/position";
import { aloft } from "../model/aloft";
import { formed, shipsOf } from "../model/forces";
import { enemyOf, observers, OFF_MAP, type Rules, sideIds, targets } from "../model/rules";

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
  readonly condition: number;
  /** By radar: only planes at high altitude count, whatever the weather (7.10). */
  readonly highOnly: boolean;
  /** Some radar sees planes at high altitude among them (7.13). */
  readonly radar: boolean;
}

const NOTHING: Sight = { condition: 0, highOnly: false, radar: false };

/** What is looked for: ships, planes in the air, or planes in the boxes of a base. */
export type Looked = "ships" | "planes" | "base";
const rowOf = { ships: SHIPS, planes: PLANES, base: PLANES_AT_BASE } as const;

/**
 * The best sight that a side has of what is in a hex. `hasHigh`: whether planes at high altitude are among them, without
 * which radar sees nothing.
 */
export function sightOf(t: FlatTopTable, side: number, hex: number, looked: Looked, hasHigh: boolean): Sight {
  if (hex === OFF_MAP) return NOTHING;
  const eyes = eyesOf(t)[side]!;
  let known = sights.get(eyes);
  if (!known) sights.set(eyes, (known = new Map()));
  const key = (hex * targets.length + rowOf[looked]) * 2 + Number(hasHigh);
  let sight = known.get(key);
  if (!sight) known.set(key, (sight = findSight(t, side, eyes.observers, hex, looked, hasHigh)));
  return sight;
}

function findSight(
  t: FlatTopTable,
  side: number,
  observersThere: readonly number[],
  hex: number,
  looked: Looked,
  hasHigh: boolean,
): Sight {
  const weather = weatherOf(t, hex);
  // 6.7: nothing in a Storm hex is observed under any circumstances.
  if (weather === STORM) return NOTHING;
  const { rules, position } = t;
  const table = rules.observation[isNight(rules, position.turn) ? 1 : 0]!;
  const target = rowOf[looked];
  const sky = weather === CLEAR ? 0 : 1;
  const best = { ...NOTHING };
  const look = (observer: number, away: number, highOnly = false): void => {
    const condition = table[observer]![target]![sky]![away] ?? 0;
    if (highOnly && condition > 0) best.radar = true;
    if (condition < best.condition || (condition === best.condition && (highOnly || !best.highOnly))) return;
    best.condition = condition;
    best.highOnly = highOnly;
  };
  const byRadar = hasHigh && looked === "planes";
  for (let i = 0; i < observersThere.length; i++) {
    const each = observersThere[i]!;
    const away = distance(rules.hexes, hexOf(each), hex);
    if (away > rules.sight) continue;
    look(observerOf(each), away);
    const radar = radarOf(each);
    if (byRadar && radar >= 0) look(radar, away, true);
  }
  // What a coastwatcher sees does not depend on distance: all columns of its row are alike.
  if (looked === "planes" && isWatched(t, side, hex)) look(COASTWATCHER, 0);
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

/**
 * What observes: its hex, its row of the Observation Table and that of its radar, -1 for none. They are one number, so that
 * lists of them are quickly compared.
 */
const observing = (hex: number, observer: number, radar: number): number =>
  (hex * ROWS + observer) * ROWS + radar + 1;
const ROWS = observers.length + 1;
const hexOf = (each: number): number => Math.floor(each / (ROWS * ROWS));
const observerOf = (each: number): number => Math.floor(each / ROWS) % ROWS;
const radarOf = (each: number): number => (each % ROWS) - 1;

/** All that a side sees with: while it is the same object, it sees the same things in the same hexes. */
interface Eyes {
  readonly observers: readonly number[];
  /** Stands for the weather, the hour, the bases and the coastwatchers as they are now. */
  readonly around: object;
}

/** What has been found out with these eyes, by hex, what was looked for, and whether planes at high altitude were there. */
const sights = new WeakMap<Eyes, Map<number, Sight>>();

/** By side. Most units move without seeing anything: then the eyes are the same as before. */
const eyesOf = derived(
  (t: FlatTopTable, before: Eyes[] | undefined): Eyes[] => {
    const around = aroundOf(t);
    return sideIds.map((_, side) => {
      const all = [...forcesThatSee(t)[side]!, ...planesThatSee(t, side), ...basesThatSee(t)[side]!];
      const last = before?.[side];
      const isSame = last?.around === around && isSameList(last.observers, all);
      return isSame ? last : { observers: all, around };
    });
  },
  ["forces", "fleet", "formations", "radar", "bases", "baseSet", "clouds", "turn", "watching"],
);

const aroundOf = derived<Rules, Position, object>(
  () => ({}),
  ["radar", "bases", "baseSet", "clouds", "turn", "watching"],
);

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

const forcesThatSee = derived(
  (t: FlatTopTable): number[][] =>
    formed(t).map((list) => {
      const all: number[] = [];
      for (const n of list) {
        const { marker, flags, hex } = t.position.forces[n]!;
        if (!marker || hex === OFF_MAP || !canObserve(flags)) continue;
        const radar = shipsOf(t, n).some((ship) => hasRadar(t, ship)) ? TASK_FORCE_RADAR : -1;
        all.push(observing(hex, TASK_FORCE, radar));
      }
      return all;
    }),
  ["forces", "fleet", "radar"],
);

function planesThatSee(t: FlatTopTable, side: number): number[] {
  const all: number[] = [];
  for (const n of aloft(t)[side]!) {
    const { marker, flags, hex } = t.position.formations[n]!;
    if (marker && hex !== OFF_MAP && flags & MoveFlag.searching) all.push(observing(hex, AIR_FORMATION, -1));
  }
  return all;
}

const basesThatSee = derived(
  (t: FlatTopTable): number[][] =>
    sideIds.map((_, side) => {
      const all: number[] = [];
      for (const [n, { hex }] of t.rules.bases.entries()) {
        if (t.position.bases.owner[n] !== side || hex === OFF_MAP || weatherOf(t, hex) === STORM) continue;
        all.push(observing(hex, BASE, baseHasRadar(t, n) ? BASE_RADAR : -1));
      }
      return all;
    }),
  ["radar", "bases", "baseSet", "clouds"],
);

/** 6.7, 11.7: not after a failed shadowing, nor from a hex that was a storm when the turn began. */
const canObserve = (flags: number): boolean => (flags & (MoveFlag.stuck | MoveFlag.storm)) === 0;

/** 7.9: coastwatchers see planes over and beside their island, not in a hex with an enemy base. */
function isWatched(t: FlatTopTable, side: number, hex: number): boolean {
  const { rules, position } = t;
  const watchers = rules.watchersOf.get(hex);
  const isAwake = (n: number): boolean => {
    const { side: own, hex: from } = rules.coastwatchers[n]!;
    // 6.7, 7.6: coastwatchers are units; one in a storm observes nothing.
    return own === side && position.watching[n] === true && weatherOf(t, from) !== STORM;
  };
  if (!watchers?.some(isAwake)) return false;
  return !rules.bases.some((base, n) => base.hex === hex && position.bases.owner[n] === enemyOf(side));
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
