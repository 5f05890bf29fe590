import { limitOf } from "../board/occupation";
import { pieceAt } from "../model/pieces";
import { type Budget, nothingSpent, voyageOil } from "./budget";
import { chartsOf } from "./charts";
import type { Outlook } from "./outlook";
import { escortsFor } from "./escorts";
import { mayLand } from "./garrisons";
import type { Operation, Troop } from "./operation";
import { type Pool, type Soldier, stakeOf, type Vessel } from "./pool";
import { hitChance, type LandFight, landOdds, type LandOdds, surfacePower, WEAR } from "./power";
import { type threatAt as Threats, threatAt } from "./threat";
import { speedOf } from "../board/task-force-costs";
import { worthOf } from "./worth";

type Fleets = Parameters<typeof Threats>[1];

/** An operation with its price, and with what more ships could do for its troops; nothing where nobody stands in their way. */
export interface Planned extends Operation {
  price: Budget;
  fight?: (air: number) => LandFight;
  /** Enemy ships may come. */
  contested?: boolean;
}

/** The forces for one goal, with their price; undefined when they do not suffice or cost more than there is. */
export function forcesFor(
  outlook: Outlook,
  pool: Pool,
  budget: Budget,
  fleets: Fleets,
  place: number,
): Planned | undefined {
  const { t, own, theirs, weights } = outlook;
  const here = own.land[place]! + own.troops[place]!;
  const candidates = candidatesFor(outlook, pool, place);
  if (here === 0 && candidates.length === 0) return undefined;
  const price = nothingSpent(budget);
  const threat = threatAt(outlook, fleets, place);
  const enemyAir =
    theirs.air[place]! + threat.air + (threat.surface > WEAK ? GUNS_FROM_THE_AIR * threat.surface : 0);
  const based = flyingTo(outlook, place) + own.seaAir[place]!;
  const carriers = carriersFor(outlook, pool, budget, price, place, enemyAir * weights.airCover - based);
  const points = based + carriers.reduce((sum, p) => sum + pieceAt(t, p).airStrength, 0);
  const odds = (strength: number): LandOdds => landOdds(t.rules, fightAt(outlook, place, strength, points));
  const troops = troopsFor(outlook, pool, candidates, budget, price, place, here, odds);
  if (!troops) return undefined;
  if (theirs.land[place]! > 0 && troops.length === 0 && !mayBegin(outlook, place)) return undefined;
  const strength = troops.reduce((sum, { p }) => sum + pieceAt(t, p).strength, here);
  const bySea = troops.some(({ walks }) => !walks);
  if (bySea && !mayLand(t, outlook.side)) return undefined;
  // Somebody stands there with what he needs, or walks in where nobody is: no ship has to go.
  if (!bySea && theirs.land[place] === 0)
    return { place, worth: 0, chance: 1, troops, escorts: [], ships: [], carriers: [], price };
  // Destroyers that sail with the troops come first: as ships of their own they would not.
  const escorts = escortsFor(outlook, pool, budget, price, place, troops);
  // They win Sea Control where nobody contests it; who is to fight for it comes beside them.
  const wanted = threat.surface * weights.escort;
  const needed =
    (wanted > MIN_POWER || escorts.length === 0 ? Math.max(MIN_POWER, wanted) : 0) - own.sea[place]!;
  const taken = new Set(escorts.map(({ p }) => p));
  const ships = shipsFor(outlook, pool, budget, price, place, needed, taken);
  if (!ships && bySea) return undefined;
  const { take, wear } = odds(strength);
  if (bySea) {
    const passengers = troops.filter(({ walks }) => !walks).length;
    // The dearer the place, the more is risked on the way.
    const least = weights.passage / Math.max(1, worthOf(outlook, place) / ORDINARY);
    if (arrival(outlook, theirs.air[place]!, points, passengers) < least) return undefined;
  }
  return {
    place,
    escorts,
    worth: worthOf(outlook, place),
    chance: take + WEAR * (wear - take),
    troops,
    ships: ships ?? [],
    carriers,
    price,
    fight: (air) => fightAt(outlook, place, strength, points + air),
    contested: threat.surface > 0,
  };
}

/** Somebody there has all his steps, or lands there now: who has lost one cannot begin a land combat (2.1.1.3). */
function mayBegin({ t, side, own }: Outlook, place: number): boolean {
  if (own.fresh[place]! > 0 || own.troops[place]! > 0) return true;
  return t.rules.landOfSide[side]!.some(
    (p) => t.position.at[p] === place && t.position.steps[p]! >= pieceAt(t, p).maxSteps,
  );
}

/** Air Points that are as good against enemy gun ships as a unit of power. */
const GUNS_FROM_THE_AIR = 0.4;
/** Power of a few cruisers and destroyers, for which carriers are too good. */
const WEAK = 5;

/** Any ship at all wins Sea Control where nobody contests it. */
const MIN_POWER = 0.5;

/** Air Points that come from bases next to a place, and from the place itself (11.0, 12.3.2). */
function flyingTo({ t, own }: Outlook, place: number): number {
  let steps = 0;
  for (const base of chartsOf(t.rules).flyers[place]!) steps += own.air[base]!;
  return Math.floor(steps * t.rules.parameters.airCommitment.adjacentFraction) + own.air[place]!;
}

/**
 * The chance that a passenger loses no step to the aircraft that the enemy has there: what is left of them after
 * air-to-air combat strikes the troops first (12.3.2).
 */
function arrival({ t }: Outlook, against: number, points: number, passengers: number): number {
  const left = Math.max(0, against - points * hitChance(t.rules, "air-to-air"));
  return (1 - hitChance(t.rules, "air-strike")) ** (left / passengers);
}

/** Worth of a base for which no more is risked than the weights say. */
const ORDINARY = 2;

/** The land combat that would come of this strength, as far as the enemy's air steps leave it alone. */
function fightAt({ t, theirs }: Outlook, place: number, strength: number, points: number) {
  const air = theirs.air[place]!;
  return {
    strength,
    support: Math.max(0, (points - air) * 0.6),
    defence: theirs.land[place]!,
    worn: theirs.fresh[place] === 0,
    outOfSupply: t.rules.places[place]!.homeOf < 0,
    air: Math.max(0, air - points * 0.6),
  };
}

/** Odds at which no more troops are sent. */
const GOOD_ODDS = 0.7;

// ---- troops -----------------------------------------------------------------------------------------

/** Troops until the odds are good enough, the cheapest first; undefined when they never are. */
function troopsFor(
  outlook: Outlook,
  pool: Pool,
  candidates: readonly Candidate[],
  budget: Budget,
  price: Budget,
  place: number,
  here: number,
  odds: (strength: number) => LandOdds,
): Troop[] | undefined {
  const { t, own, theirs, weights } = outlook;
  const chosen: Troop[] = [];
  let staged: Map<number, number> | undefined;
  let strength = here;
  let room = limitOf(t, place, "land") - own.factors[place]! - own.troops[place]!;
  const isEnough = (): boolean => {
    if (strength === 0) return false;
    const { take, wear } = odds(strength);
    return theirs.land[place] === 0 || Math.max(take, wear) >= Math.max(weights.chance, GOOD_ODDS);
  };
  for (const { soldier, cost, legs, walks } of candidates) {
    if (isEnough()) break;
    const { nation, strength: more } = pieceAt(t, soldier.p);
    const { factors } = soldier;
    if (factors > room || price.transport[nation]! + cost > budget.transport[nation]!) continue;
    // Whoever comes by other bases waits at the last of them when stacking is checked (8.4).
    const stage = legs.at(-1);
    if (stage !== undefined) {
      const there = (staged?.get(stage) ?? 0) + factors;
      if (there > pool.room[stage]!) continue;
      (staged ??= new Map()).set(stage, there);
    }
    chosen.push({ p: soldier.p, legs, walks });
    strength += more;
    room -= factors;
    price.transport[nation]! += cost;
  }
  if (strength === 0) return undefined;
  const { take, wear } = odds(strength);
  return here > 0 || Math.max(take, wear) >= weights.chance ? chosen : undefined;
}

/** A unit that can come to a place, what its way costs, and how well it fits; the least rank first. */
interface Candidate {
  soldier: Soldier;
  cost: number;
  legs: readonly number[];
  walks: boolean;
  rank: number;
}

/** Units that can come to a place, those that bring the right strength for the least first. */
function candidatesFor(outlook: Outlook, pool: Pool, place: number): Candidate[] {
  const empty = outlook.theirs.land[place] === 0;
  const found: Candidate[] = [];
  const worth = worthOf(outlook, place);
  for (const soldier of pool.soldiers) {
    const { p, fresh, strength, walks, ways, passage, leg } = soldier;
    if (soldier.pinned || (!empty && !fresh)) continue;
    const marches = walks.length > 0 && walks.includes(place);
    // Most cannot come there at all.
    if (!marches && (!ways || ways.stageTo[place]! < 0)) continue;
    if (pool.spent.has(p)) continue;
    const legs = marches ? NO_LEGS : legsTo(outlook, pool, soldier, place);
    if (!legs) continue;
    const stake = stakeOf(outlook, pool, soldier);
    if (stake >= worth) continue;
    const cost = marches ? 0 : passage + legs.length * leg;
    // Where nobody is the smallest will do; where somebody is the strongest wins soonest.
    const rank = 4 * stake + (empty ? cost + strength : cost - 5 * strength);
    insert(found, { soldier, cost, legs, walks: marches, rank });
  }
  return found;
}

/** Add to a list that stands by rank, behind those of the same: such lists are short, and a sort would cost more. */
function insert<Ranked extends { rank: number }>(list: Ranked[], one: Ranked): void {
  let i = list.length;
  list.push(one);
  for (; i > 0 && list[i - 1]!.rank > one.rank; i--) list[i] = list[i - 1]!;
  list[i] = one;
}

const NO_LEGS: readonly number[] = [];

/** The bases by which a unit comes to where it sails from, the nearest with room for it; undefined when there is none. */
function legsTo(
  outlook: Outlook,
  pool: Pool,
  { p, ways, factors }: Soldier,
  place: number,
): readonly number[] | undefined {
  if (!ways || ways.stageTo[place]! < 0) return undefined;
  const { stages, stageTo } = ways;
  for (let i = stageTo[place]!; i < stages.length; i++) {
    const { base, legs } = stages[i]!;
    if (legs.length > 0 && pool.room[base]! < factors) continue;
    if (i === stageTo[place]! || sails(outlook, p, base, place)) return legs;
  }
  return undefined;
}

const sails = ({ t, routes }: Outlook, p: number, from: number, to: number): boolean =>
  routes.hexes(from, to, pieceAt(t, p).nation, speedOf(t, [p], false)) >= 0;

// ---- ships ------------------------------------------------------------------------------------------

export interface Ship {
  p: number;
  oil: number;
  /** Its Transport factors, half as many again for a long way: what it burns, or would burn. */
  size: number;
  rank: number;
}

/** Ships that can sail there this turn, the cheapest for what `worth` says of them first. */
export function shipsInReach(
  { t }: Outlook,
  { vessels, spent }: Pool,
  place: number,
  worth: (vessel: Vessel) => number,
): Ship[] {
  const found: Ship[] = [];
  for (const vessel of vessels) {
    const { p, reach } = vessel;
    const hexes = reach[place]!;
    if (hexes < 0) continue;
    const value = worth(vessel);
    if (value <= 0 || spent.has(p)) continue;
    const oil = voyageOil(t, p, hexes);
    const size = hexes > t.rules.parameters.movement.shortMove ? 1.5 * vessel.size : vessel.size;
    insert(found, { p, oil, size, rank: (oil + 1 + hexes * 0.1) / value });
  }
  return found;
}

/** Gun ships until the power is there; undefined when it cannot be brought together. */
function shipsFor(
  outlook: Outlook,
  pool: Pool,
  budget: Budget,
  price: Budget,
  place: number,
  power: number,
  taken: ReadonlySet<number>,
): number[] | undefined {
  const chosen: number[] = [];
  if (power <= 0) return chosen;
  const weight = ({ guns }: Vessel) => Math.min(guns, power);
  let left = power;
  for (const { p, oil } of shipsInReach(outlook, pool, place, weight)) {
    if (left <= 0) break;
    if (taken.has(p) || price.oil + oil > budget.oil) continue;
    chosen.push(p);
    price.oil += oil;
    left -= surfacePower(pieceAt(outlook.t, p));
  }
  return left <= 0 ? chosen : undefined;
}

/** Carriers for the Air Points that bases do not give; as many as there are when they do not suffice. */
function carriersFor(
  outlook: Outlook,
  pool: Pool,
  budget: Budget,
  price: Budget,
  place: number,
  points: number,
): number[] {
  const chosen: number[] = [];
  let left = points;
  if (left <= 0) return chosen;
  for (const { p, oil } of shipsInReach(outlook, pool, place, ({ air }) => air)) {
    if (left <= 0) break;
    if (price.oil + oil > budget.oil) continue;
    chosen.push(p);
    price.oil += oil;
    left -= pieceAt(outlook.t, p).airStrength;
  }
  return chosen;
}
