import { derived } from "../../../kernel";
import { isInPlay } from "../model/distance";
import type { Target } from "../model/attacks";
import { ownerOf, siteOfBase } from "../model/bases";
import {
  AirFlag,
  BaseState,
  Box,
  type ForlornTable,
  hasFlag,
  type Position,
  ShipFlag,
} from "../model/position";
import { enemyOf, isHex, type Rules, sideIds } from "../model/rules";
import { friendlyPort } from "../model/ships";
import { aircraftOf, isBomber, isDisrupted, isFighter } from "../model/units";
import { strengthOf } from "./bases";
import { bestDrop } from "./drops";
import { interceptorsOver, reach } from "./sight";
import { bestAttack, siteOfTarget } from "./strikes";
import { weightsOf } from "./weights";

/** 9.1 The air mission that promises most: its target, its bombers and its escorts. */

export interface AirPlan {
  site: number;
  target: Target;
  airUnits: number[];
  torpedo: boolean;
  value: number;
}

const plans = derived<Rules, Position, Map<number, AirPlan | undefined>>(() => new Map());

/** The best mission of a side now, anywhere or against what is in one hex; undefined where none is worth flying. */
export function airPlan(t: ForlornTable, side: number, within = -1, reaction = false): AirPlan | undefined {
  const known = plans(t);
  const key = (within * 2 + (reaction ? 1 : 0)) * sideIds.length + side;
  if (!known.has(key)) known.set(key, plan(t, side, within, reaction));
  return known.get(key);
}

/** 9.1.2: units that could fly a mission: ready, not yet flown, and undisrupted where they may still recover. */
function isFit(t: ForlornTable, unit: number): boolean {
  const { air, turn, lastTurn, terms } = t.position;
  const recovers = terms.rules.individualRegroup && turn < lastTurn;
  return (
    air.base[unit]! >= 0 &&
    air.box[unit] === Box.ready &&
    (air.flags[unit]! & (recovers ? AirFlag.flew | AirFlag.disrupted : AirFlag.flew)) === 0
  );
}

/** What the enemy has that can be attacked (9.6): installations, spotted ships or ships in port, troops and supply. */
function targetsOf(t: ForlornTable, side: number): Target[] {
  const { rules, position } = t;
  const enemy = enemyOf(side);
  const targets: Target[] = [];
  for (const [base, { kind }] of rules.bases.entries())
    if (
      kind !== "carrier" &&
      kind !== "off-map" &&
      ownerOf(t, base) === enemy &&
      position.bases.state[base] !== BaseState.destroyed &&
      isInPlay(t, siteOfBase(t, base))
    )
      targets.push({ kind: "airbase", base });
  for (const [place, { hex, isPort, isCity }] of rules.places.entries())
    if ((isPort || isCity) && position.control[hex] === enemy && isInPlay(t, hex))
      targets.push({ kind: "city-or-port", place });
  for (const [ship, { side: owner, class: type }] of rules.ships.entries()) {
    const site = position.fleet.site[ship]!;
    if (owner !== enemy || type === "SS" || !isHex(rules, site)) continue;
    const flags = position.fleet.flags[ship]!;
    if (hasFlag(flags, ShipFlag.spotted) || friendlyPort(t, enemy, site) >= 0)
      targets.push({ kind: "naval", ship });
  }
  if (position.terms.rules.groundUnits)
    for (const [groundUnit, { side: owner }] of rules.groundUnits.entries())
      if (
        owner === enemy &&
        isHex(rules, position.ground.site[groundUnit]!) &&
        position.ground.aboard[groundUnit]! < 0
      )
        targets.push({ kind: "ground", groundUnit });
  return targets;
}

/** Each bomber beyond the first finds less to hit on what is one thing. */
const LATER = 0.75;
/** Share of interceptors that get off the ground and to the bombers. */
const COME = 0.5;
/** Share of what bombers promise that is lost with each interceptor that no escort keeps away. */
const SPOILED = 0.25;

/** The most by which the ways of units of a mission differ. Unit: hexes. */
const APART = 4;
/** The least gain for which a fighter goes along to strafe. Unit: worth. */
const STRAFES = 0.2;
/** Below so many interceptors that are expected bombers fly alone. */
const ALONE = 0.1;
/** The most by which the way of an escort differs from that of its bombers: the farther, the likelier it comes late. Unit: hexes. */
const ESCORT_APART = 6;
/** What a raid without any escort keeps of its value where fighters are expected. */
const UNESCORTED = 0.35;

function plan(t: ForlornTable, side: number, within: number, reaction: boolean): AirPlan | undefined {
  const { rules, position } = t;
  const weights = weightsOf(t, side);
  const { alike, same, mixed, generalRegroup } = rules.composition[sideIds[side]!];
  const isResting = position.generalRegroup === position.turn;
  const most = Math.min(same, isResting ? (generalRegroup ?? same) : same);
  const free = rules.airUnits.flatMap((each, unit) => (each.side === side && isFit(t, unit) ? [unit] : []));
  if (free.length === 0) return undefined;
  const groups = new Map<string, number[]>();
  for (const unit of free) {
    if (
      isResting &&
      rules.airUnits[unit]!.isCarrierBased &&
      !rules.parameters.generalRegroup.coveringAirMissions
    )
      continue;
    const key = rules.airUnits[unit]![alike as "nation"];
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  const fighters = free.filter((unit) => isFighter(t, unit));
  const spare = spareFighters(t, fighters, weights.homeGuard);
  let best: AirPlan | undefined;
  let least = weights.leastRaid;
  const far = new Map<number, number>();
  const away = (base: number, site: number): number => {
    const key = base * 4096 + site;
    let found = far.get(key);
    if (found === undefined) far.set(key, (found = reach(t, siteOfBase(t, base), site)));
    return found;
  };
  for (const target of targetsOf(t, side)) {
    const site = siteOfTarget(t, target);
    if ((within >= 0 && site !== within) || (reaction && target.kind !== "naval")) continue;
    const interceptors = interceptorsOver(t, side, site) * COME;
    const inRange = (unit: number): boolean =>
      away(position.air.base[unit]!, site) <= aircraftOf(t, unit).strategicRange;
    // 9.7.1: groups that have flown very different ways miss each other.
    const flown = (unit: number): number => away(position.air.base[unit]!, site);
    const isTogether = (unit: number, lead: number): boolean => Math.abs(flown(unit) - flown(lead)) <= APART;
    // Units of one kind do the same.
    const gains = new Map<number, number>();
    const gainWith = (unit: number): number => {
      const key =
        rules.airUnits[unit]!.aircraft * 4 +
        (position.air.flags[unit]! & (AirFlag.reduced | AirFlag.disrupted));
      let gain = gains.get(key);
      if (gain === undefined) gains.set(key, (gain = bestAttack(t, unit, target)?.gain ?? 0));
      return gain;
    };
    for (const group of groups.values()) {
      const bombers = group
        .filter((unit) => isBomber(t, unit) && inRange(unit))
        .flatMap((unit) => {
          const gain = gainWith(unit);
          return gain > 0 ? [{ unit, gain }] : [];
        })
        .toSorted((a, b) => b.gain - a.gain)
        .filter(({ unit }, _i, all) => isTogether(unit, all[0]!.unit));
      if (bombers.length === 0) continue;
      const near = spare.filter(
        (unit) => inRange(unit) && Math.abs(flown(unit) - flown(bombers[0]!.unit)) <= ESCORT_APART,
      );
      const own = near.filter((unit) => group.includes(unit));
      const others = near.filter((unit) => !group.includes(unit));
      for (let n = 1; n <= Math.min(most, bombers.length); n++) {
        // As many fighters as bombers where anybody may intercept.
        const wanted = interceptors < ALONE ? 0 : Math.max(n, Math.ceil(interceptors * weights.escorts));
        let escorts = own.slice(0, Math.min(wanted, most - n));
        // Of another force or nation only one may go with one bomber (9.1.1).
        if (escorts.length === 0 && n === 1 && mixed > 1 && wanted > 0) escorts = others.slice(0, mixed - 1);
        const bare = Math.max(0, interceptors - escorts.length);
        let gain = 0;
        for (let i = 0; i < n; i++) gain += bombers[i]!.gain * LATER ** i;
        // Fighters that are left over strafe where that promises something.
        const strafers = own
          .filter((unit) => !escorts.includes(unit) && gainWith(unit) > STRAFES)
          .slice(0, Math.max(0, most - n - escorts.length));
        for (const unit of strafers) gain += gainWith(unit) * LATER ** n;
        const share = wanted > 0 && escorts.length === 0 ? UNESCORTED : 1;
        const value =
          share * gain * Math.max(0.2, 1 - SPOILED * bare) -
          weights.interceptor * bare * (0.5 + 0.25 * n) -
          0.15 * escorts.length;
        if (value <= least) continue;
        least = value;
        best = {
          site,
          target,
          airUnits: [...bombers.slice(0, n).map(({ unit }) => unit), ...escorts, ...strafers],
          torpedo: false,
          value,
        };
      }
    }
  }
  const drop = reaction ? undefined : bestDrop(t, side, free);
  if (!drop || drop.gain <= least || (within >= 0 && drop.site !== within)) return best;
  const { airUnit, site, gain } = drop;
  const group = rules.airUnits[airUnit]![alike as "nation"];
  const escorts = spare
    .filter(
      (unit) =>
        rules.airUnits[unit]![alike as "nation"] === group &&
        away(position.air.base[unit]!, site) <= aircraftOf(t, unit).strategicRange,
    )
    .slice(0, Math.min(most - 1, DROP_ESCORTS));
  return {
    site,
    target: { kind: "drop", site },
    airUnits: [airUnit, ...escorts],
    torpedo: false,
    value: gain,
  };
}

/** Fighters that fly with paratroops where there are any to spare. */
const DROP_ESCORTS = 2;

/** Fighters that may leave their bases, the best first: so many stay on each to guard it. */
function spareFighters(t: ForlornTable, fighters: readonly number[], share: number): number[] {
  const byBase = new Map<number, number[]>();
  for (const unit of fighters) {
    const base = t.position.air.base[unit]!;
    byBase.set(base, [...(byBase.get(base) ?? []), unit]);
  }
  return [...byBase.entries()].flatMap(([base, units]) => {
    const stay = isHex(t.rules, siteOfBase(t, base)) ? share : 0;
    return units
      .filter((unit) => !isDisrupted(t, unit))
      .toSorted((a, b) => skillOf(t, b) - skillOf(t, a))
      .slice(0, Math.round(units.length * (1 - stay)));
  });
}

/** What a fighter is worth as an escort: whole, and best with an ace. */
function skillOf(t: ForlornTable, unit: number): number {
  const flags = t.position.air.flags[unit]!;
  return (
    strengthOf(t, unit) + (hasFlag(flags, AirFlag.ace) ? 4 : 0) - (hasFlag(flags, AirFlag.reduced) ? 4 : 0)
  );
}
