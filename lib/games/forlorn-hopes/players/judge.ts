import type { Game } from "../../../kernel";
import { combatFactorOf } from "../model/attacks";
import { isSupplyFound, pointsForPlace, pointsNow, scoresAt, transportsAshore } from "../ch16-victory";
import { AirFlag, type ForlornTable, Gone, hasFlag, type Position } from "../model/position";
import { enemyOf, JAPANESE, type Rules, sideIds } from "../model/rules";
import { isCrippled } from "../model/units";

/** What a position is worth to a side, for a player that looks ahead, in Victory Points. */

/** A won game, beside its points. */
const WON = 30;
/** A step of an air unit, a ship by its factors, a Combat Factor of a ground unit. */
const AIR_STEP = 0.7;
const SHIP_FACTOR = 0.3;
const GROUND_FACTOR = 0.4;
/** A transport on the coast where transports decide (17.1.4). */
const ASHORE = 8;

export function judge({ state, table }: Game<Rules, Position>, side: number): number {
  const { outcome } = state;
  const lead = worthOf(table, side) - worthOf(table, enemyOf(side));
  if (!outcome || outcome.winner === null) return lead;
  return lead + (outcome.winner === sideIds[side] ? WON : -WON);
}

function worthOf(t: ForlornTable, side: number): number {
  const { terms } = t.position;
  const points = pointsNow(t, t.state.outcome !== null)[side]!;
  if (t.state.outcome) return points;
  const landed =
    terms.victory.transports && side === JAPANESE
      ? ASHORE * transportsAshore(t, terms.victory.transports)
      : 0;
  return points + landed + (terms.victory.campaign ? placesOf(t, side) : 0) + forcesOf(t, side);
}

/** 16.2: what the places would bring if the game ended now. */
function placesOf(t: ForlornTable, side: number): number {
  const found = isSupplyFound(t.rules, t.state.frames);
  return t.rules.places.reduce(
    (sum, _, place) => (scoresAt(t, side, place) ? sum + pointsForPlace(t, side, place, found) : sum),
    0,
  );
}

function forcesOf(t: ForlornTable, side: number): number {
  const { rules, position } = t;
  let sum = 0;
  for (const [unit, each] of rules.airUnits.entries()) {
    const base = position.air.base[unit]!;
    if (each.side !== side || base === Gone.lost || base === Gone.absent) continue;
    sum += AIR_STEP * (hasFlag(position.air.flags[unit]!, AirFlag.reduced) ? 1 : 2);
  }
  for (const [ship, { side: owner, attackFactor, cargo }] of rules.ships.entries())
    if (owner === side && position.fleet.site[ship]! >= 0)
      sum += SHIP_FACTOR * (attackFactor + cargo) * (isCrippled(t, ship) ? 0.5 : 1);
  for (const [unit, { side: owner }] of rules.groundUnits.entries())
    if (owner === side && position.ground.site[unit]! >= 0) sum += GROUND_FACTOR * combatFactorOf(t, unit);
  return sum;
}
