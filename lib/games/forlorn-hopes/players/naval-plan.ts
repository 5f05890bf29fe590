import { derived } from "../../../kernel";
import { destinationsOf, isAvailable, rangeOfPlanes } from "../ch10-naval-missions/destinations";
import {
  groupAt,
  isCarrier,
  isInPort,
  isSpotted,
  isTransport,
  isWarship,
} from "../ch10-naval-missions/groups";
import { isPortOpen } from "../model/ships";
import type { ForlornTable, Position } from "../model/position";
import { enemyOf, isBox, isHex, JAPANESE, type Rules, sideIds } from "../model/rules";
import { isCrippled, shipRatings } from "../model/units";
import { isCoastal } from "../model/hexes";
import { ashoreAt, chanceToLand, prizeAt, prizesFrom, spareUnits, strengthOf } from "./landings";
import { worthOfHaven } from "./havens";
import { fightWorth } from "./sea-fight";
import { bombersOver, enemyBases, gunsOf, hexesBetween, reach } from "./sight";
import { weightsOf } from "./weights";
import { kindOf } from "../model/stacking";
import { siteOfBase } from "../model/bases";

/** 10.1 The naval mission that promises most: a landing with its escort, an attack on ships, or a way out of danger. */

export interface NavalPlan {
  kind: "attack" | "stage" | "transport";
  ships: number[];
  site: number;
  value: number;
}

const plans = derived<Rules, Position, (NavalPlan | undefined)[]>((t) =>
  sideIds.map((_, side) => {
    let best: NavalPlan | undefined;
    for (const each of [
      ...attacks(t, side),
      ...landings(t, side),
      ...deliveries(t, side),
      ...withdrawals(t, side),
    ])
      if (each.value > (best?.value ?? LEAST)) best = each;
    return best;
  }),
);
const LEAST = 0.5;

/** The best naval mission of a side now; undefined where none is worth sailing. */
export const navalPlan = (t: ForlornTable, side: number): NavalPlan | undefined => plans(t)[side];

/** Ships that could sail, by where they are. */
function fleets(t: ForlornTable, side: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [ship, each] of t.rules.ships.entries()) {
    if (each.side !== side || !isAvailable(t, ship)) continue;
    const site = t.position.fleet.site[ship]!;
    found.set(site, [...(found.get(site) ?? []), ship]);
  }
  return found;
}

const byGuns = (t: ForlornTable, ships: readonly number[]): number[] =>
  ships.toSorted((a, b) => shipRatings(t, b).attackFactor - shipRatings(t, a).attackFactor);

/** Warships against ships of the enemy that are spotted or in port. */
function attacks(t: ForlornTable, side: number): NavalPlan[] {
  const { seaEdge } = weightsOf(t, side);
  const { ships: most } = t.rules.parameters.missions;
  const enemy = enemyOf(side);
  const found: NavalPlan[] = [];
  for (const all of fleets(t, side).values()) {
    const guns = byGuns(
      t,
      all.filter(
        (ship) => isWarship(t.rules, ship) && !isCrippled(t, ship) && shipRatings(t, ship).attackFactor > 0,
      ),
    );
    for (let count = Math.min(most, guns.length); count > 0; count--) {
      const ships = guns.slice(0, count);
      const sites = destinationsOf(t, "attack", ships);
      for (const site of sites) {
        const group = groupAt(t, enemy, site);
        const targets = group.filter((ship) => isSpotted(t, ship) || isInPort(t, ship));
        if (targets.length === 0) continue;
        const value =
          fightWorth(t, ships, group, seaEdge) - weightsOf(t, side).danger * bombersOver(t, side, site) * 0.6;
        found.push({ kind: "attack", ships, site, value });
      }
    }
    const carriers = all.filter((ship) => isCarrier(t.rules, ship) && rangeOfPlanes(t, ship) > 0);
    if (carriers.length > 0) found.push(...strikes(t, side, carriers, guns));
  }
  return found;
}

/** Carriers go to where their aircraft reach most, out of reach of others. */
function strikes(
  t: ForlornTable,
  side: number,
  carriers: readonly number[],
  guns: readonly number[],
): NavalPlan[] {
  const ships = [...carriers, ...guns].slice(0, t.rules.parameters.missions.ships);
  const range = Math.max(...carriers.map((ship) => rangeOfPlanes(t, ship)));
  let best: NavalPlan | undefined;
  for (const site of destinationsOf(t, "attack", ships)) {
    if (groupAt(t, enemyOf(side), site).length > 0) continue;
    let value = -weightsOf(t, side).danger * bombersOver(t, side, site);
    for (const base of enemyBases(t, side)) {
      const away = hexesBetween(t, siteOfBase(t, base), site);
      if (away <= range) value += 1;
      if (away <= 1) value -= 3;
    }
    for (const [ship, { side: owner }] of t.rules.ships.entries()) {
      const at = t.position.fleet.site[ship]!;
      if (owner !== side && isHex(t.rules, at) && hexesBetween(t, at, site) <= range) value += 0.7;
    }
    if (value > (best?.value ?? 0)) best = { kind: "attack", ships, site, value };
  }
  return best ? [best] : [];
}

/** The strongest group that could come to meet a convoy in a hex, by its guns; the nearer, the likelier. */
function threatAt(t: ForlornTable, side: number, hex: number): number {
  const enemy = enemyOf(side);
  const guns: number[] = [];
  for (const [ship, { side: owner }] of t.rules.ships.entries()) {
    const site = t.position.fleet.site[ship]!;
    if (owner !== enemy || site < 0 || !isWarship(t.rules, ship) || !isAvailable(t, ship)) continue;
    const away = reach(t, site, hex);
    guns.push(gunsOf(t, [ship]) * (away <= 3 ? 1 : away <= 5 ? 0.8 : away <= 8 ? 0.6 : 0.4));
  }
  return guns
    .toSorted((a, b) => b - a)
    .slice(0, t.rules.parameters.navalMovement.interceptors)
    .reduce((sum, each) => sum + each, 0);
}

/** Transports with troops and escorts to where there is most to win. */
function landings(t: ForlornTable, side: number): NavalPlan[] {
  const { rules, position } = t;
  const { transports } = position.terms.victory;
  const weights = weightsOf(t, side);
  const found: NavalPlan[] = [];
  for (const [origin, all] of fleets(t, side)) {
    const carriers = all
      .filter((ship) => isTransport(rules, ship))
      .toSorted((a, b) => shipRatings(t, b).cargo - shipRatings(t, a).cargo);
    if (carriers.length === 0) continue;
    const guns = byGuns(
      t,
      all.filter((ship) => isWarship(rules, ship) && shipRatings(t, ship).attackFactor > 0),
    );
    if (transports && side === JAPANESE) {
      if (position.turn >= position.lastTurn)
        found.push(...convoys(t, side, carriers, guns, transports.coast));
      continue;
    }
    if (!position.terms.rules.groundUnits) continue;
    const spare = spareUnits(t, side, origin, weights.garrison).filter(
      (unit) => !rules.groundUnits[unit]!.isDefendOnly,
    );
    if (!spare.some((unit) => kindOf(t, unit) === "infantry")) continue;
    const big = carriers.filter((ship) => !rules.ships[ship]!.isDaihatsu);
    for (const lift of [big.slice(0, 2), big.slice(0, 1), carriers.slice(-1)]) {
      if (lift.length === 0) continue;
      const ships = [...lift, ...guns.slice(0, rules.parameters.missions.ships - lift.length)];
      const force = forceOf(t, spare, lift);
      if (force.length === 0) continue;
      const strength = strengthOf(t, force);
      const hasDaihatsu = lift.some((ship) => rules.ships[ship]!.isDaihatsu);
      for (const site of destinationsOf(t, "transport", ships)) {
        if (!isHex(rules, site)) continue;
        const prize = prizesFrom(t, side, site);
        if (prize < 1) continue;
        const chance = chanceToLand(t, side, site, force, hasDaihatsu);
        const defense = strengthOf(t, ashoreAt(t, enemyOf(side), site));
        if (chance < 0.5 || (defense > 0 && strength < defense * weights.landingOdds)) continue;
        const threat = threatAt(t, side, site) / Math.max(1, gunsOf(t, ships) * weights.convoyRisk);
        const risk = Math.max(0, threat - 0.4) * weights.transport * lift.length * 0.5;
        const air = weights.danger * bombersOver(t, side, site) * 0.6;
        const isNew = position.control[site] !== side;
        // A beach without a port is out of supply until one is taken.
        const beach = isNew && prizeAt(t, side, site) === 0 ? 1.5 : 0;
        const value =
          weights.placePoint * prize * chance * Math.min(1, 0.4 + force.length / 6) * (isNew ? 1 : 0.7) -
          risk -
          air -
          beach;
        found.push({ kind: "transport", ships, site, value });
      }
    }
  }
  return found;
}

/** What of the troops ships can take: infantry first, then guns and tanks. */
function forceOf(t: ForlornTable, units: readonly number[], ships: readonly number[]): number[] {
  let room = ships.reduce((sum, ship) => sum + shipRatings(t, ship).cargo, 0);
  const force: number[] = [];
  const take = (kind: string, most: number): void => {
    for (const unit of units) {
      const steps = t.rules.groundUnits[unit]!.reduced === undefined ? 1 : 2;
      const count = force.filter((each) => kindOf(t, each) === kind).length;
      if (kindOf(t, unit) !== kind || force.includes(unit) || steps > room || count >= most) continue;
      force.push(unit);
      room -= steps;
    }
  };
  take("infantry", 1);
  if (force.length === 0) return [];
  take("artillery", 1);
  take("armor", 1);
  take("infantry", t.rules.parameters.ground.infantry);
  return force;
}

/** 17.1.4: transports to a coast that counts, where least may happen to them. */
function convoys(
  t: ForlornTable,
  side: number,
  carriers: readonly number[],
  guns: readonly number[],
  coast: readonly string[],
): NavalPlan[] {
  const most = t.rules.parameters.missions.ships;
  const found: NavalPlan[] = [];
  const lift = carriers.slice(0, 2);
  const ships = [...lift, ...guns.slice(0, most - lift.length)];
  for (const site of destinationsOf(t, "transport", ships)) {
    if (!coast.includes(t.rules.hexes.ids[site] ?? "")) continue;
    const danger = threatAt(t, side, site) * 0.3 + bombersOver(t, side, site) * 0.5;
    found.push({ kind: "transport", ships, site, value: 20 - danger });
  }
  return found;
}

/** 17.2.2: transports with aircraft aboard to a friendly port that is safe. */
function deliveries(t: ForlornTable, side: number): NavalPlan[] {
  const found: NavalPlan[] = [];
  for (const [ship, each] of t.rules.ships.entries()) {
    if (each.side !== side || !t.position.air.aboard.includes(ship) || !isAvailable(t, ship)) continue;
    for (const site of destinationsOf(t, "transport", [ship])) {
      const place = isHex(t.rules, site) ? t.rules.hexes.place[site]! : -1;
      if (place < 0 || t.position.control[site] !== side || !isPortOpen(t, place)) continue;
      const value = 4 - bombersOver(t, side, site) * 0.3 - threatAt(t, side, site) * 0.1;
      found.push({ kind: "transport", ships: [ship], site, value });
    }
  }
  return found;
}

/** Ships in a port that has become too hot go to a better one. */
function withdrawals(t: ForlornTable, side: number): NavalPlan[] {
  const found: NavalPlan[] = [];
  for (const [origin, all] of fleets(t, side)) {
    if (isBox(t.rules, origin) || !isCoastal(t.rules, origin)) continue;
    const ships = all
      .filter((ship) => !t.position.ground.aboard.includes(ship))
      .slice(0, t.rules.parameters.missions.ships);
    if (ships.length === 0) continue;
    const now = worthOfHaven(t, side, ships[0]!, origin);
    for (const site of destinationsOf(t, "stage", ships)) {
      const gain = worthOfHaven(t, side, ships[0]!, site) - now;
      if (gain > FLEE) found.push({ kind: "stage", ships, site, value: gain - FLEE });
    }
  }
  return found;
}
const FLEE = 3;
