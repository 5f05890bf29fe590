import { derived } from "../../../kernel";
import { hasTroops } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { shipsOf } from "../model/sea";
import { baseAt, stepsOfGround } from "../model/units";
import { isStrategic } from "../model/war";
import { bestOf } from "../../shared/choosing";
import { type Aim, aimsOf, assaulting, gainOf } from "./aims";
import { cyclesLeft, daysLeft, hasEnemyBase, roleOf } from "./fleet";
import { goalsOf, placesToTake } from "./goals";
import { seaWay } from "./waters";
import { warWeights, weightsOf } from "./weights";

/** 23.6, 23.8 Where troops that are at sea are to land. */

/** Steps of troops aboard a Task Force. */
function troopsAboard(t: PacificTable, group: number): number {
  const ships = shipsOf(t, group);
  return t.position.groundUnits.reduce(
    (sum, unit) => (unit.hex >= 0 && ships.includes(unit.ship) ? sum + stepsOfGround(t.rules, unit) : sum),
    0,
  );
}

/** Whether the enemy has a Force in a hex with land: its marker is seen, not what is in it (2.5.11). */
const isHeld = (t: PacificTable, side: number, hex: number): boolean =>
  hasTroops(t, hex, enemyOf(side)) || hasEnemyBase(t, side, hex);

/** What a hex being held takes from its worth for a landing. */
const HELD = 2;
/** What a hex of the way takes. */
const PER_HEX = 0.05;

/** Task Forces with troops that are to land. */
const landingGroups = (t: PacificTable, side: number): number[] =>
  t.position.taskForces.flatMap((group, n) =>
    group.side === side && group.hex >= 0 && roleOf(t, n) === "landing" ? [n] : [],
  );

/** Where each landing goes. */
export const landings = (t: PacificTable, side: number): ReadonlyMap<number, number> => {
  const known = bound(t);
  return (known[side] ??= t.position.war ? landingsInWar(t, side) : landingsInBattle(t, side));
};

/** By side: where its landings go, until anything changes. */
const bound = derived<Rules, Position, (ReadonlyMap<number, number> | undefined)[]>(() => []);

/** Small forces take what is empty first, and no two go to the same empty place. */
function landingsInBattle(t: PacificTable, side: number): Map<number, number> {
  const groups = landingGroups(t, side).toSorted((a, b) => troopsAboard(t, a) - troopsAboard(t, b));
  const taken = new Set<number>();
  const found = new Map<number, number>();
  for (const group of groups) {
    const { hex } = t.position.taskForces[group]!;
    const worth = (place: number): number => {
      const goal = t.rules.places[place]!.hex;
      const held = isHeld(t, side, goal) ? HELD / troopsAboard(t, group) : 0;
      return (
        (goalsOf(t, side).places.get(place) ?? 0) -
        held -
        PER_HEX * seaWay(t, hex, goal) -
        (taken.has(place) ? HELD : 0)
      );
    };
    const places = placesToTake(t, side);
    const place = bestOf(places, worth, -1);
    if (place < 0) continue;
    taken.add(place);
    found.set(group, t.rules.places[place]!.hex);
  }
  return found;
}

/** Troops at sea that have not yet begun to land. */
interface AtSea {
  group: number;
  steps: number;
}

/** In a game of months they go each its own way or all to one place, whichever promises more (aims.ts). */
function landingsInWar(t: PacificTable, side: number): Map<number, number> {
  const found = new Map<number, number>();
  const atSea: AtSea[] = [];
  for (const group of landingGroups(t, side)) {
    const { hex } = t.position.taskForces[group]!;
    if (isAshore(t, side, hex)) found.set(group, hex);
    else atSea.push({ group, steps: troopsAboard(t, group) });
  }
  const aims = aimsOf(t, side);
  const apart = landingsApart(t, side, aims, atSea);
  const together = atSea.length > 1 ? landingTogether(t, side, aims, atSea) : NOTHING;
  // In the whole war a long way may take more than a place is worth: that says where to go, not that nobody goes.
  const { goals } = together.goals.size > 0 && together.value > apart.value ? together : apart;
  for (const [group, goal] of goals) found.set(group, goal);
  // What none of those could take that are left, some may take together.
  const left = atSea.filter(({ group }) => !goals.has(group));
  const joint = left.length > 1 && goals.size > 0 ? landingTogether(t, side, aims, left) : NOTHING;
  for (const [group, goal] of joint.goals) found.set(group, goal);
  return found;
}

/** A place that nobody goes to. */
const NEVER = -1000;

interface Landings {
  goals: ReadonlyMap<number, number>;
  value: number;
}

const NOTHING: Landings = { goals: new Map(), value: 0 };

/** What the way to an aim costs; undefined where it is too far, or where a Task Force would come too late to fight. */
function costOfWay(t: PacificTable, side: number, group: number, aim: Aim): number | undefined {
  const { way: perHex, wayAtSea, wayInWar } = weightsOf(t, side);
  const { hex } = t.position.taskForces[group]!;
  const way = seaWay(t, hex, aim.hex);
  const inContact = t.position.cycle === 0;
  const cycles = Math.ceil(way / t.rules.parameters.movement.naval);
  const isLate = inContact ? !isInTime(t, side, way) : cycles + 1 > cyclesLeft(t, side);
  if (way > warWeights(t).landings.farthest || isLate) return undefined;
  // Whoever is under way keeps to the place that he is nearer to by now.
  return way * (isStrategic(t) ? wayInWar : inContact ? perHex : wayAtSea);
}

/**
 * One after the other chooses, those that come after count as what they add. In a campaign the smallest choose first, so that no
 * division goes where a battalion is enough; in the whole war whoever promises most, so that nobody turns round on his way because
 * another one has come nearer to his place.
 */
function landingsApart(
  t: PacificTable,
  side: number,
  aims: readonly Aim[],
  atSea: readonly AtSea[],
): Landings {
  const coming = new Map<number, number>();
  const goals = new Map<number, number>();
  const isWar = isStrategic(t);
  const gain = ({ group, steps }: AtSea, n: number): number => {
    const cost = costOfWay(t, side, group, aims[n]!);
    if (cost === undefined) return NEVER;
    const all = gainOf(t, side, aims[n]!, assaulting(t, aims[n]!, steps), coming.get(n));
    // The Operation is paid for: in the whole war the way says only which of two places is better.
    return isWar && all < warWeights(t).landings.least ? NEVER : all - cost;
  };
  const least = isWar ? NEVER : 0;
  const best = (each: AtSea): number => bestOf([...aims.keys()], (n) => gain(each, n), -1, least);
  const left = atSea.toSorted((a, b) => a.steps - b.steps);
  let value = 0;
  while (left.length > 0) {
    const offers = (isStrategic(t) ? left : left.slice(0, 1)).map((each) => {
      const n = best(each);
      return { each, n, value: n < 0 ? NEVER : gain(each, n) };
    });
    const { each, n, value: most } = offers.reduce((a, b) => (b.value > a.value ? b : a));
    left.splice(left.indexOf(each), 1);
    if (n < 0) continue;
    value += most;
    coming.set(n, (coming.get(n) ?? 0) + assaulting(t, aims[n]!, each.steps));
    goals.set(each.group, aims[n]!.hex);
  }
  return { goals, value };
}

/** All that come there in time land at one place, which none of them could take alone. */
function landingTogether(
  t: PacificTable,
  side: number,
  aims: readonly Aim[],
  atSea: readonly AtSea[],
): Landings {
  let best = NOTHING;
  for (const aim of aims) {
    const ways = atSea.flatMap((each) => {
      const cost = costOfWay(t, side, each.group, aim);
      return cost === undefined ? [] : [{ ...each, cost }];
    });
    const sum = (of: (each: AtSea & { cost: number }) => number): number =>
      ways.reduce((all, each) => all + of(each), 0);
    const value =
      gainOf(
        t,
        side,
        aim,
        assaulting(
          t,
          aim,
          sum(({ steps }) => steps),
        ),
      ) - sum(({ cost }) => cost);
    if (value > best.value) best = { goals: new Map(ways.map(({ group }) => [group, aim.hex])), value };
  }
  return best;
}

/** Whether a landing has begun in a hex: then all go ashore there. */
const isAshore = (t: PacificTable, side: number, hex: number): boolean =>
  goalsOf(t, side).places.has(t.rules.hexes.place[hex]!) &&
  hasTroops(t, hex, side) &&
  baseAt(t, hex, side) < 0 &&
  // In the whole war places are held without a Base, and troops sail from there.
  !(isStrategic(t) && t.position.control[t.rules.hexes.place[hex]!] === side);

/** 20.2, 23.4: whether Days are left for the way by Contact Phase and for a fight; always in a campaign. */
function isInTime(t: PacificTable, side: number, way: number): boolean {
  if (!isStrategic(t)) return true;
  const { movementTrack, time } = t.rules.parameters;
  return way / movementTrack.every + warWeights(t).landings.fight * time.battleCycle <= daysLeft(t, side);
}
