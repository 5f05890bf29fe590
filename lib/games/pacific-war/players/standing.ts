import { changesOf, derived } from "../../../kernel";
import { linksOf } from "../model/links/state";
import type { PacificTable, Position } from "../model/position";
import { type Rules, sideIds } from "../model/rules";
import { airClass, groundClass, hexOfShip } from "../model/units";
import { isUsed } from "../model/war";

/**
 * What plans rest on in a game of months: who is where, in what state, and who can still be Activated this month. While units
 * are Activated one after the other (20.1.4) all of that stays as it is, so what was worked out from it is good until one of
 * them moves. It follows from the position alone: the same position has the same plans, however it came about.
 */

/** Members of the position in which nothing changes while units are Activated. */
const steadfast = (["terms", "month", "control", "bases", "headquarters", "supportBases"] as const).map(
  (member) => changesOf<Rules, Position>(member),
);

interface Standing {
  /** Another one once anything has changed. */
  token: object;
  members: readonly object[];
  units: number[];
  /** Whether that has been compared since the last change of the position. */
  isCompared: boolean;
}

/** Of each unit what plans read. What has been Activated counts as if it still could be: a plan stays what it is meanwhile. */
function unitsFor(t: PacificTable, side: number): number[] {
  const { rules, position } = t;
  const { fleet, airUnits, groundUnits } = position;
  const isFree = (id: string, owner: number, isActivated: boolean): number =>
    Number(owner === side && (isActivated || !isUsed(t, id)));
  const found = [airUnits.length, groundUnits.length];
  for (let n = 0; n < rules.ships.length; n++) {
    const hex = hexOfShip(position, n);
    if (hex < 0) found.push(hex);
    else {
      const { id, side: owner } = rules.ships[n]!;
      found.push(hex, fleet.hits[n]!, isFree(id, owner, fleet.activated[n]!));
    }
  }
  for (const unit of airUnits) {
    const { id, hex, ship, steps, kind, activated } = unit;
    found.push(hex, ship, steps, kind, isFree(id, airClass(rules, unit).side, activated));
  }
  for (const unit of groundUnits) {
    const { id, hex, ship, hits, kind, activated } = unit;
    found.push(hex, ship, hits, kind, isFree(id, groundClass(rules, unit).side, activated));
  }
  return found;
}

const isSame = <T>(a: readonly T[], b: readonly T[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

const standings = derived<Rules, Position, readonly Standing[]>(
  (_t, before = sideIds.map(() => ({ token: {}, members: [], units: [], isCompared: false }))) => {
    for (const each of before) (each as Standing).isCompared = false;
    return before;
  },
);

/** An object that stands for what the plans of a side rest on: the same one as long as that is the same. */
function standingOf(t: PacificTable, side: number): object {
  const kept = standings(t)[side]!;
  if (kept.isCompared) return kept.token;
  const members = [linksOf(t), ...steadfast.map((of) => of(t))];
  const units = unitsFor(t, side);
  if (!isSame(kept.members, members) || !isSame(kept.units, units))
    Object.assign(kept, { token: {}, members, units });
  kept.isCompared = true;
  return kept.token;
}

/**
 * Keeps by a number what is worked out for a side, as long as the position stands as described. It must read nothing else: no
 * points, no Days, nothing of where Task Forces are bound for.
 */
export function keptWhileStanding<V>(
  make: (t: PacificTable, side: number, of: number) => V,
): (t: PacificTable, side: number, of: number) => V {
  const kept = new WeakMap<object, Map<number, { value: V }>>();
  return (t, side, of) => {
    const standing = standingOf(t, side);
    let known = kept.get(standing);
    if (!known) kept.set(standing, (known = new Map()));
    let found = known.get(of);
    if (!found) known.set(of, (found = { value: make(t, side, of) }));
    return found.value;
  };
}
