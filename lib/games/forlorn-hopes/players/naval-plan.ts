import { derived } from "../../../kernel";
import { isAvailable } from "../ch10-naval-missions/available";
import { destinationsOf, rangeOfPlanes } from "../ch10-naval-missions/destinations";
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
import { aircraftOf, isCrippled, isDisrupted, isFighter, shipRatings } from "../model/units";
import { landNeighbours } from "../model/distance";
import { isCoastal } from "../model/hexes";
import { ashoreAt, chanceToLand, forceFor, prizeAt, prizesFrom, spareUnits, strengthOf } from "./landings";
import { waitingAt, worthOfHaven } from "./havens";
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
    const landed = landings(t, side);
    // Warships whose transports have somewhere to go wait for them.
    const escorts = new Set(landed.filter(({ value }) => value > LEAST).flatMap(({ ships }) => ships));
    for (const each of [
      ...attacks(t, side).filter(({ ships }) => !ships.some((ship) => escorts.has(ship))),
      ...landed,
      ...deliveries(t, side),
      ...withdrawals(t, side),
      ...fetches(t, side),
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
    // Carriers that are met by warships are lost with their aircraft.
    const met = Math.max(0, threatAt(t, side, site) - gunsOf(t, ships)) * 0.5;
    let value = -weightsOf(t, side).danger * bombersOver(t, side, site) - met;
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
  // What is saved for later is worth less and less.
  const { turn, firstTurn, lastTurn } = position;
  const left = (lastTurn - turn) / (lastTurn - firstTurn + 1);
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
      const hasDaihatsu = lift.some((ship) => rules.ships[ship]!.isDaihatsu);
      for (const site of destinationsOf(t, "transport", ships)) {
        if (!isHex(rules, site) || isNextDoor(t, origin, site) || isUnderWay(t, side, site)) continue;
        const prize = prizesFrom(t, side, site);
        if (prize < 1) continue;
        const force = forceFor(t, side, spare, lift, site);
        if (force.length === 0) continue;
        const chance = chanceToLand(t, side, site, force, hasDaihatsu);
        const defense = strengthOf(t, ashoreAt(t, enemyOf(side), site));
        if (chance < 0.5 || (defense > 0 && strengthOf(t, force) < defense * weights.landingOdds)) continue;
        const arrives = chanceToArrive(t, side, site, ships);
        const isNew = position.control[site] !== side;
        // A beach without a port is out of supply until one is taken.
        const beach = isNew && prizeAt(t, side, site) === 0 ? 1.5 : 0;
        const infantry = force.filter((unit) => kindOf(t, unit) === "infantry").length;
        const lost = (weights.transport * lift.length * 0.5 + LOST * force.length) * left;
        const value =
          weights.placePoint * prize * chance * arrives * (isNew ? 1 : 0.7) -
          lost * (1 - arrives) -
          beach -
          SPENT * (infantry - 1) * left;
        found.push({ kind: "transport", ships, site, value });
      }
    }
  }
  return found;
}

/** What a unit counts for that is lost with its ship. Unit: worth. */
const LOST = 1;
/** Hexes from the nearest own place from which on a convoy is under way for a whole turn. */
const DEEP = 5;
/** How much each bomber, and each part of strength beyond that of the escort, takes from the chance to arrive. */
const BOMBED = 0.1;
const MET = 0.2;
/** The most that stronger ships take from it: they must find the convoy first. */
const WORST = 0.4;

/** The chance that a convoy comes through: past bombers that own fighters do not keep away, and past stronger ships. */
function chanceToArrive(t: ForlornTable, side: number, site: number, ships: readonly number[]): number {
  const threat = threatAt(t, side, site) / Math.max(1, gunsOf(t, ships) * weightsOf(t, side).convoyRisk);
  const bombers = bombersOver(t, side, site) / (1 + 0.5 * coverOver(t, side, site));
  // From one step to the next there is little time to be found and bombed.
  const deep = Math.min(
    ...t.rules.places.map(({ hex }) =>
      t.position.control[hex] === side ? hexesBetween(t, hex, site) : DEEP,
    ),
  );
  return Math.max(
    0.1,
    1 - BOMBED * bombers * (Math.min(deep, DEEP) / DEEP) - Math.min(WORST, MET * Math.max(0, threat - 0.4)),
  );
}

/** What each regiment beyond the first costs: it is not there for another landing. Unit: worth. */
const SPENT = 2;

/** Whether own troops are off a hex already, aboard ships, or fill it. */
function isUnderWay(t: ForlornTable, side: number, hex: number): boolean {
  const { ground } = t.position;
  let infantry = 0;
  for (const [unit, each] of t.rules.groundUnits.entries()) {
    if (each.side !== side || ground.site[unit] !== hex) continue;
    if (ground.aboard[unit]! >= 0) return true;
    if (kindOf(t, unit) === "infantry") infantry++;
  }
  return infantry >= t.rules.parameters.ground.infantry;
}

/** Where troops march there is no need to sail. */
const isNextDoor = (t: ForlornTable, from: number, to: number): boolean =>
  isHex(t.rules, from) && landNeighbours(t.rules, from).includes(to);

/** Own fighters that reach a hex. */
function coverOver(t: ForlornTable, side: number, hex: number): number {
  let sum = 0;
  for (const [unit, each] of t.rules.airUnits.entries()) {
    const base = t.position.air.base[unit]!;
    if (each.side !== side || base < 0 || !isFighter(t, unit) || isDisrupted(t, unit)) continue;
    if (reach(t, siteOfBase(t, base), hex) <= aircraftOf(t, unit).strategicRange) sum++;
  }
  return sum;
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

/** Empty transports where nobody waits go, with escorts, to a port from which troops could sail on. */
function fetches(t: ForlornTable, side: number): NavalPlan[] {
  if (!t.position.terms.rules.groundUnits || t.position.turn >= t.position.lastTurn) return [];
  const found: NavalPlan[] = [];
  for (const [origin, all] of fleets(t, side)) {
    if (waitingAt(t, side, origin) > 0) continue;
    const lift = all
      .filter(
        (ship) =>
          isTransport(t.rules, ship) && !isCrippled(t, ship) && !t.position.ground.aboard.includes(ship),
      )
      .slice(0, 2);
    if (lift.length === 0) continue;
    const guns = byGuns(
      t,
      all.filter((ship) => isWarship(t.rules, ship) && shipRatings(t, ship).attackFactor > 0),
    );
    const ships = [...lift, ...guns.slice(0, t.rules.parameters.missions.ships - lift.length)];
    for (const site of destinationsOf(t, "stage", ships)) {
      const waits = waitingAt(t, side, site);
      if (
        waits === 0 ||
        worthOfHaven(t, side, lift[0]!, site) < worthOfHaven(t, side, lift[0]!, origin) - RISK
      )
        continue;
      found.push({ kind: "stage", ships, site, value: FETCH * waits * chanceToArrive(t, side, site, ships) });
    }
  }
  return found;
}
/** What it is worth to have transports where troops wait, and how much more dangerous a port they may lie in for that. */
const FETCH = 1;
const RISK = 4;
