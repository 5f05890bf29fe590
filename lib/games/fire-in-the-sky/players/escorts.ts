import { seaDeploymentCost } from "../board/marching";
import { has, isOfClass, pieceAt } from "../model/pieces";
import { Flag } from "../model/position";
import { speedOf } from "../board/task-force-costs";
import { type Budget, voyageOil } from "./budget";
import type { Outlook } from "./outlook";
import type { Escort, Troop } from "./operation";
import type { Pool, Vessel } from "./pool";

/** More legs than this cost more than what they guard. */
const MOST_LEGS = 2;

/**
 * Destroyers for the Task Forces of the troops themselves: whoever sails without one is easy prey for submarines
 * (12.2), and lands no more once it has lost a step (12.3.4.1). Those that lie elsewhere deploy to where the troops
 * embark first, which takes Transport Points instead of oil.
 */
export function escortsFor(
  outlook: Outlook,
  pool: Pool,
  budget: Budget,
  price: Budget,
  place: number,
  troops: readonly Troop[],
): Escort[] {
  const { t, weights } = outlook;
  const chosen: Escort[] = [];
  const berths = new Map<number, number>();
  const taken = new Set<number>();
  // Nobody gets a second destroyer before everybody has one.
  for (let n = 0; n < weights.screens; n++) {
    for (const { p, legs, walks } of troops) {
      if (walks) continue;
      const from = legs.at(-1) ?? t.position.at[p]!;
      const escort = cheapest(outlook, pool, budget, price, { place, from, taken, berths });
      if (!escort) continue;
      chosen.push(escort);
      taken.add(escort.p);
      if (escort.legs.length > 0) berths.set(from, (berths.get(from) ?? 0) + pieceAt(t, escort.p).transport);
    }
  }
  return chosen;
}

/** The destroyers among the ships of a pool; looked for once, since many landings ask. */
function destroyers({ t }: Outlook, { vessels }: Pool): readonly Vessel[] {
  let found = known.get(vessels);
  if (!found) {
    const { escortClasses } = t.rules.parameters.submarines;
    known.set(vessels, (found = vessels.filter(({ p }) => isOfClass(pieceAt(t, p), escortClasses))));
  }
  return found;
}

const known = new WeakMap<readonly Vessel[], readonly Vessel[]>();

/** Where a destroyer is wanted, who is spoken for already, and what room in the ports is. */
interface Wanted {
  place: number;
  from: number;
  taken: ReadonlySet<number>;
  berths: ReadonlyMap<number, number>;
}

/** The destroyer that comes to a base with the fewest points, and can sail on from there; its price is paid. */
function cheapest(
  outlook: Outlook,
  pool: Pool,
  budget: Budget,
  price: Budget,
  { place, from, taken, berths }: Wanted,
): Escort | undefined {
  const { t, routes } = outlook;
  let best: { escort: Escort; points: number; oil: number } | undefined;
  for (const { p } of destroyers(outlook, pool)) {
    if (pool.spent.has(p) || taken.has(p)) continue;
    const { nation } = pieceAt(t, p);
    const hexes = routes.hexes(from, place, nation, speedOf(t, [p], false));
    if (hexes < 0) continue;
    const legs = legsTo(outlook, pool, berths, p, from);
    if (!legs) continue;
    const points = legs.length * seaDeploymentCost(t, p);
    const oil = voyageOil(t, p, hexes);
    if (price.transport[nation]! + points > budget.transport[nation]! || price.oil + oil > budget.oil)
      continue;
    if (!best || points < best.points) best = { escort: { p, legs }, points, oil };
    // None is cheaper than one that lies there.
    if (points === 0) break;
  }
  if (!best) return undefined;
  price.transport[pieceAt(t, best.escort.p).nation]! += best.points;
  price.oil += best.oil;
  return best.escort;
}

const HERE: readonly number[] = [];

/** The bases by which it deploys to a port with room for it; undefined where it cannot come there. */
function legsTo(
  { t, routes }: Outlook,
  { portRoom }: Pool,
  berths: ReadonlyMap<number, number>,
  p: number,
  to: number,
): readonly number[] | undefined {
  const from = t.position.at[p]!;
  if (from === to) return HERE;
  if (!t.frame("first-deployment") || has(t, p, Flag.deployed | Flag.oneHexDeployed)) return undefined;
  const { transport, nation } = pieceAt(t, p);
  if (portRoom(to) - (berths.get(to) ?? 0) < transport) return undefined;
  return routes.stagesFrom(from, nation, MOST_LEGS).find(({ base }) => base === to)?.legs;
}
