import { pieceAt } from "../model/pieces";
import { NOBODY } from "../model/rules";
import { type Budget, budgetOf } from "./budget";
import type { Outlook } from "./outlook";
import { forcesFor, type Planned } from "./forces";
import { type Pool, poolOf, send, stakeOf } from "./pool";
import { hasSurprise, raidOf } from "./raids";
import { supported } from "./support";
import { isHeld, isHeldNear } from "./survey";
import { fleetsOf } from "./threat";
import { worthOf } from "./worth";
import type { Operation } from "./operation";

/** What a side means to do in its player turn, the most rewarding first. */
export interface Plan {
  operations: readonly Operation[];
  budget: Budget;
  /** Land units that it does not need, with what is at stake where they leave. */
  idle: ReadonlyMap<number, number>;
  /** By place, the strength that stays ashore, and the stacking factors that still find room. */
  standing: Float64Array;
  room: Float64Array;
}

/**
 * Operations for the player turn, chosen one after the other from what is left of ships, troops and points. It
 * rests on the board alone, so it says the same however often it is made; Task Forces that have sailed count as
 * being where they are.
 */
export function planOf(outlook: Outlook): Plan {
  const budget = budgetOf(outlook);
  // Nothing sails any more: who has not, and what is left of the points, may hold what there is.
  const pool = poolOf(outlook);
  if (outlook.t.frame("second-deployment")) return { operations: [], budget, ...leftOver(outlook, pool) };
  const fleets = fleetsOf(outlook);
  const planned: Planned[] = [];
  const raid = (): void => {
    const operation = raidOf(outlook, pool, budget, fleets);
    if (!operation) return;
    take(outlook, pool, budget, operation);
    planned.push(operation);
  };
  // Surprise does not come again; else carriers raid when nobody needs them.
  if (hasSurprise(outlook)) raid();
  for (const place of goalsOf(outlook)) {
    const operation = forcesFor(outlook, pool, budget, fleets, place);
    if (!operation) continue;
    take(outlook, pool, budget, operation);
    planned.push(operation);
  }
  if (!hasSurprise(outlook)) raid();
  // What is left goes where it helps, once everything has what it needs.
  const operations = planned.map((operation) => supported(outlook, pool, budget, operation));
  return { operations, budget, ...leftOver(outlook, pool) };
}

/** Who has nothing to do, and what the others leave behind. */
function leftOver(outlook: Outlook, pool: Pool): Pick<Plan, "idle" | "standing" | "room"> {
  const idle = new Map<number, number>();
  for (const soldier of pool.soldiers)
    if (!pool.spent.has(soldier.p)) idle.set(soldier.p, stakeOf(outlook, pool, soldier));
  return { idle, standing: pool.standing, room: pool.room };
}

/** Bases to be taken or freed of the enemy, the most promising first. */
function goalsOf(outlook: Outlook): number[] {
  const { t, side, own, theirs } = outlook;
  const goals: { place: number; rank: number }[] = [];
  for (const place of t.rules.bases) {
    if (isHeld(t, place, side) && theirs.land[place] === 0) continue;
    // Troops land only within reach of a base that is friendly now (12.3.4.1); who is there already fights on.
    if (own.land[place] === 0 && !isHeldNear(t, place, side)) continue;
    if (t.position.occupied[place] !== NOBODY) continue;
    // What has been begun is carried through before anything else is.
    const begun = own.sea[place]! + own.seaAir[place]! + own.troops[place]! > 0 ? BEGUN : 0;
    const resistance = theirs.land[place]! + theirs.air[place]! - own.land[place]! / 2;
    goals.push({ place, rank: begun + worthOf(outlook, place) / (1 + 0.25 * Math.max(0, resistance)) });
  }
  return goals.sort((a, b) => b.rank - a.rank || a.place - b.place).map(({ place }) => place);
}

/** More than any base is worth. */
const BEGUN = 1000;

/** Its forces are spoken for, and its points spent. */
function take(
  { t }: Outlook,
  pool: Pool,
  budget: Budget,
  { place, price, troops, ships, escorts, carriers }: Planned,
): void {
  budget.oil -= price.oil;
  price.transport.forEach((points, nation) => (budget.transport[nation]! -= points));
  for (const { p, legs, walks } of troops) {
    const soldier = pool.soldiers.find((each) => each.p === p)!;
    send(pool, soldier, walks ? place : legs.at(-1));
  }
  for (const p of [...ships, ...carriers]) pool.spent.add(p);
  for (const { p, legs } of escorts) {
    pool.spent.add(p);
    const port = legs.at(-1);
    if (port !== undefined) pool.berths.set(port, (pool.berths.get(port) ?? 0) + pieceAt(t, p).transport);
  }
}
