import type { T } from "../model/position";
import { JAPAN, QUARTERS, rounded } from "../model/rules";
import type { Outlook } from "./outlook";
import { mayLand } from "./garrisons";
import { hexesBetween } from "./survey";

/** What may be spent on the operations of a player turn, in quarters. */
export interface Budget {
  oil: number;
  transport: number[];
}

/** The price of what costs nothing yet. */
export const nothingSpent = ({ transport }: Budget): Budget => {
  const price = transport.slice();
  return { oil: 0, transport: price.fill(0) };
};

export function budgetOf(outlook: Outlook): Budget {
  const { t, side, enemy, weights } = outlook;
  const { oil, transport } = t.position;
  if (side !== JAPAN) return { oil: Infinity, transport: transport.slice() };
  const afloat = oilAtSea(outlook);
  // As long as nobody lands (17.1) there is less to react to.
  const kept = weights.oilReserve * (oil + afloat) * (mayLand(t, enemy) ? 1 : 0.5);
  const shipping = oilToShip(t) * weights.oilShipping * t.rules.costs.oilPoint;
  return {
    oil: Math.max(0, oil - kept),
    transport: transport.map((points) => Math.max(0, points - shipping)),
  };
}

/** Oil Points that the Resource Hexes held can send home in a turn (5.1). */
function oilToShip({ rules, position }: T): number {
  const { merchantmenFraction, rounding } = rules.parameters.oil;
  let oil = 0;
  for (const base of rules.bases) if (position.control[base] === JAPAN) oil += rules.places[base]!.oil;
  return Math.min(oil, rounded((position.merchantmen / QUARTERS) * merchantmenFraction, rounding));
}

/** What the Task Forces now at sea have burnt, so that the reserve is a share of what there was before they sailed. */
function oilAtSea({ t, side }: Outlook): number {
  let oil = 0;
  for (const p of t.rules.shipsOfSide[side]!) {
    const n = t.position.tf[p]!;
    if (n < 0) continue;
    const force = t.position.taskForces[n]!;
    oil += voyageOil(t, p, hexesBetween(t.rules, side, force.origin, t.position.at[p]!));
  }
  return oil;
}

/** Oil that a ship burns on a way of so many hexes (9.3). */
export function voyageOil({ rules, position }: T, p: number, hexes: number): number {
  const { side, transport } = rules.pieces[p]!;
  if (side !== JAPAN) return 0;
  const { resourceFueling, movement } = rules.parameters;
  if (position.turn >= resourceFueling.fromTurn && rules.places[position.at[p]!]!.oil > 0) return 0;
  const { navalOilLong, navalOilShort } = rules.costs.operational;
  return transport * (hexes > movement.shortMove ? navalOilLong : navalOilShort);
}
