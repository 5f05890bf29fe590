import { pieceAt } from "../model/pieces";
import type { Budget } from "./budget";
import type { Outlook } from "./outlook";
import { type Planned, shipsInReach } from "./forces";
import type { Operation } from "./operation";
import type { Pool } from "./pool";
import { landOdds, WEAR } from "./power";

/** What is left of the guns where enemy ships may come: those that fight them support nobody. */
const CONTESTED = 0.4;

/** An Air Point is kept for support more often than not, and hits more often (12.3.4.3). */
const AIR_AS_GUNS = 0.8;

/**
 * An operation with as many ships more as pay by what their guns and aircraft do for the troops ashore: each costs
 * what it burns, all together bring what they add to the chance.
 */
export function supported(outlook: Outlook, pool: Pool, budget: Budget, planned: Planned): Operation {
  const { t, weights } = outlook;
  const { place, worth, ships, carriers, fight, contested } = planned;
  if (!fight || fight(0).defence === 0) return planned;
  // One ship holds Sea Control, the others support.
  let [guns, air] = [-1, 0];
  for (const p of ships) guns += pieceAt(t, p).firepower;
  const chance = (): number => {
    const brought = fight(air);
    brought.support += Math.max(0, guns) * (contested ? CONTESTED : 1);
    const { take, wear } = landOdds(t.rules, brought);
    return take + WEAR * (wear - take);
  };
  const first = chance();
  let best = { chance: first, value: worth * first, count: 0, oil: 0 };
  const more: number[] = [];
  let [cost, oil] = [0, 0];
  for (const ship of shipsInReach(outlook, pool, place, (each) => each.fire + AIR_AS_GUNS * each.air)) {
    if (oil + ship.oil > budget.oil) continue;
    const { firepower, airStrength, carrier } = pieceAt(t, ship.p);
    if (carrier) air += airStrength;
    else guns += firepower;
    oil += ship.oil;
    cost += ship.size * weights.bombardment;
    more.push(ship.p);
    const then = chance();
    if (worth * then - cost > best.value)
      best = { chance: then, value: worth * then - cost, count: more.length, oil };
  }
  more.length = best.count;
  budget.oil -= best.oil;
  for (const p of more) pool.spent.add(p);
  return {
    ...planned,
    chance: best.chance,
    ships: [...ships, ...more.filter((p) => !pieceAt(t, p).carrier)],
    carriers: [...carriers, ...more.filter((p) => pieceAt(t, p).carrier)],
  };
}
