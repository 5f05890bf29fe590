import { below, type RandomState } from "../../../kernel";
import type { Due } from "../ch07-observation";
import { bounds, sightOfMarker } from "../ch07-observation/reports";
import { unitsOfMarker } from "../model/markers";
import { type FlatTopTable, MoveFlag } from "../model/position";
import type { Report } from "../model/reports";
import { ALL_LAND, type Rules } from "../model/rules";

/** What all that is imagined rests on: who imagines whom, and what stays as it is because it stands open in the step in play. */
export interface Imagining {
  readonly t: FlatTopTable;
  /** The side that is imagined. */
  readonly enemy: number;
  readonly random: RandomState;
  /** Hexes in which something is being fought out. */
  readonly hexes: ReadonlySet<number>;
  /** Places of Task Forces and Air Formations of the enemy that stay. */
  readonly forces: ReadonlySet<number>;
  readonly formations: ReadonlySet<number>;
  /** The report that is asked for (7.12.2). */
  readonly due: Due | undefined;
  /** By counter of the enemy, what everybody saw its units do this turn: see `openFlags`. */
  readonly flags: ReadonlyMap<number, number>;
  /** By counter of the enemy, whether ships with radar are under it, where the side can know. */
  readonly radars: ReadonlyMap<number, boolean>;
  /** By hex, whether ships and planes are out of sight there, as far as anybody has asked; nothing that is drawn changes it. */
  readonly unseen: readonly [Map<number, boolean>, Map<number, boolean>];
}

export const oneOf = <T>(list: readonly T[], random: RandomState): T => list[below(random, list.length)]!;

export function shuffled<T>(list: readonly T[], random: RandomState): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** An index, likelier the greater its weight; -1 where none has any. */
export function weighed(weights: readonly number[], random: RandomState): number {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return -1;
  let left = below(random, sum);
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** Most ships or Air Factors under a counter of which nothing was said. */
const UNKNOWN = 6;

/**
 * Unit by unit, how many of each class may be under a counter of which this was reported (7.12): exactly that with Condition
 * Number 3, within the bounds of what may be said with 2, anything with 1. `weights`: how common each class is.
 */
export function unitsBehind(
  { parameters }: Rules,
  report: Report | undefined,
  weights: readonly number[],
  random: RandomState,
): number[][] {
  const none = (): number[] => weights.map(() => 0);
  if (report?.counts) return report.counts.map((counts) => [...counts]);
  if (!report?.present) {
    const unit = none();
    for (let left = 1 + below(random, UNKNOWN); left > 0; left--) unit[weighed(weights, random)]!++;
    return [unit];
  }
  const { total = 1, units: reported = 1 } = report;
  const present = report.present.flatMap((isThere, i) => (isThere ? [i] : []));
  // One unit may have been reported as several.
  const isDoubled = reported > 1 && reported <= parameters.observation.unitsAs && below(random, 2) === 0;
  const units = isDoubled ? 1 : reported;
  const least = Math.max(present.length, units, 1);
  const totals: number[] = [];
  for (let all = least; all <= Math.max(least, total * 4); all++) {
    const { least: low, most } = bounds({ parameters } as Rules, all);
    if (low <= total && total <= most) totals.push(all);
  }
  const all = totals.length > 0 ? oneOf(totals, random) : Math.max(least, total);
  const classes = shuffled(
    Array.from({ length: all }, (_, i) => present[i] ?? (present.length > 0 ? oneOf(present, random) : 0)),
    random,
  );
  const list = Array.from({ length: units }, none);
  classes.forEach((each, i) => list[i < units ? i : below(random, units)]![each]!++);
  return list;
}

/** The last report of a counter; undefined for one that was shown without being seen. */
export const reportOn = ({ t, enemy }: Imagining, marker: number): Report | undefined =>
  t.position.known[1 - enemy]!.contacts.find(({ subject }) => subject === marker)?.what as Report | undefined;

/** What is open for all to see once one unit under a counter does it. */
const OF_ANY = MoveFlag.searching | MoveFlag.searched;
/** What holds for a counter when it holds for all units under it. */
const OF_ALL = MoveFlag.moved | MoveFlag.stuck | MoveFlag.storm | MoveFlag.cloud;

/**
 * What everybody saw the units under each counter of a side do this turn: Search rolls and their results (7.3), failed
 * shadowing (11.7), moves, and the weather in which they began it. So whoever is seen by them is seen as well by those that are imagined.
 */
export function openFlags(t: FlatTopTable, enemy: number): Map<number, number> {
  const flags = new Map<number, number>();
  for (const marker of t.position.markers) {
    if (marker.side !== enemy) continue;
    const units = unitsOfMarker(t, marker).map((unit) => unit.flags);
    const any = units.reduce((all, each) => all | each, 0) & OF_ANY;
    flags.set(marker.id, any | units.reduce((all, each) => all & each, OF_ALL));
  }
  return flags;
}

/** Whether units of the enemy can be in a hex without the other side seeing them. */
function isOutOfSight({ t, enemy, hexes, unseen }: Imagining, hex: number, isAir: boolean): boolean {
  const known = unseen[isAir ? 1 : 0];
  let hidden = known.get(hex);
  if (hidden === undefined) {
    hidden = !hexes.has(hex) && sightOfMarker(t, { side: enemy, isAir, hex }, 0).condition === 0;
    known.set(hex, hidden);
  }
  return hidden;
}

/** Hexes that are tried before all are looked through. */
const TRIES = 12;

/** One of the hexes at random that is out of sight; undefined where there is none. */
export function unseenOf(at: Imagining, among: readonly number[], isAir: boolean): number | undefined {
  if (among.length === 0) return undefined;
  for (let i = 0; i < TRIES; i++) {
    const hex = oneOf(among, at.random);
    if (isOutOfSight(at, hex, isAir)) return hex;
  }
  const hidden = among.filter((hex) => isOutOfSight(at, hex, isAir));
  return hidden.length > 0 ? oneOf(hidden, at.random) : undefined;
}

const ALL_CLOSED = 63;

const seas = new WeakMap<Rules["hexes"], readonly number[]>();

/** All hexes in which ships can be and from which they can go. */
export function seaOf({ hexes }: Rules): readonly number[] {
  let sea = seas.get(hexes);
  if (!sea) {
    sea = [...hexes.ids.keys()].filter(
      (hex) => hexes.terrain[hex] !== ALL_LAND && hexes.closed[hex] !== ALL_CLOSED,
    );
    seas.set(hexes, sea);
  }
  return sea;
}
