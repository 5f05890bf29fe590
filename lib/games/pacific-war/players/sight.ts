import type { PacificTable, Seen } from "../model/position";
import { detectedTaskForces } from "../ch28-air-missions/eligibility";
import { enemyOf } from "../model/rules";
import { hitsLeft, hitWorth } from "./worth";
import { weightsOf } from "./weights";

/** What is known of enemy Task Forces: what reports say of a hex (24.2), and which ships the enemy has. */

type ShipClass = "carriers" | "capital" | "others";
const classes: readonly ShipClass[] = ["carriers", "capital", "others"];

export function classOf({ rules }: Pick<PacificTable, "rules">, ship: number): ShipClass {
  const { of, type, launchCapacity } = rules.ships[ship]!;
  if (launchCapacity > 0 && type !== "CVS") return "carriers";
  return of.capital ? "capital" : "others";
}

/** Of a class of ships of the enemy in Task Forces: how many, and of one of them the hits that it takes and what a hit counts for. */
interface Average {
  ships: number;
  hits: number;
  worth: number;
}

/** Nobody hides how many ships he has, only where they are (2.5.10). */
function averages(t: PacificTable, side: number): Record<ShipClass, Average> {
  const sums = Object.fromEntries(classes.map((each) => [each, { ships: 0, hits: 0, worth: 0 }])) as Record<
    ShipClass,
    Average
  >;
  const enemy = enemyOf(side);
  for (const [ship, { side: owner }] of t.rules.ships.entries()) {
    if (owner !== enemy || t.position.fleet.taskForce[ship]! < 0) continue;
    const sum = sums[classOf(t, ship)];
    sum.ships++;
    sum.hits += hitsLeft(t, side, ship);
    sum.worth += hitWorth(t, side, ship);
  }
  for (const sum of Object.values(sums)) {
    sum.hits /= Math.max(1, sum.ships);
    sum.worth /= Math.max(1, sum.ships);
  }
  return sums;
}

/** How many ships of each class a report makes one expect. */
function expected(seen: Seen, known: Readonly<Record<ShipClass, Average>>): Record<ShipClass, number> {
  const { naval, capital, carriers } = seen;
  if (capital !== null && carriers !== null) {
    const flatTops = carriers ? Math.min(capital, Math.max(1, known.carriers.ships)) : 0;
    return { carriers: flatTops, capital: capital - flatTops, others: naval - capital };
  }
  const all = classes.reduce((sum, each) => sum + known[each].ships, 0);
  const share = (each: ShipClass): number => (naval * known[each].ships) / Math.max(1, all);
  return { carriers: share("carriers"), capital: share("capital"), others: share("others") };
}

/** What so many hits on the detected Task Forces of a hex are worth: the best targets take theirs first. */
export function worthOfHits(t: PacificTable, side: number, hex: number, hits: number): number {
  const [group] = detectedTaskForces(t, hex, enemyOf(side));
  if (group === undefined) return 0;
  const { seen } = t.position.taskForces[group]!;
  if (!seen) return Math.min(hits, MOST_HITS) * weightsOf(t, side).unknownHit;
  const known = averages(t, side);
  const there = expected(seen, known);
  let left = hits;
  let worth = 0;
  for (const each of classes.toSorted((a, b) => known[b].worth - known[a].worth)) {
    const taken = Math.min(left, there[each] * known[each].hits);
    worth += taken * known[each].worth;
    left -= taken;
  }
  return worth;
}

/** More hits than this a target of which nothing is known seldom takes. */
const MOST_HITS = 12;

/** Whether the last report of a Task Force said that no carriers are with it. */
export const isWithoutCarriers = (t: PacificTable, group: number): boolean =>
  t.position.taskForces[group]!.seen?.carriers === false;
