import type { Game } from "../../../kernel";
import { standing } from "../ch01-victory";
import type { PacificTable, Position } from "../model/position";
import { Gone } from "../model/position";
import { enemyOf, type Rules, sideIds } from "../model/rules";
import { airClass, groundClass, stepsOfGround } from "../model/units";
import { goalsOf } from "./goals";

/** What a position is worth to a side, for a player that looks ahead. */

/** A won game, and a point of a scenario that counts points. */
const WON = 30;
const POINT = 3;
const PLACE = 6;
const AIR_STEP = 0.7;
const GROUND_STEP = 0.7;
/** A hit that a ship can take, by what the ship is. */
const CARRIER = 2;
const CAPITAL = 1.2;
const OTHER = 0.7;

export function judge({ state, table }: Game<Rules, Position>, side: number): number {
  const { outcome } = state;
  const { score } = standing(table);
  const lead =
    worthOf(table, side) -
    worthOf(table, enemyOf(side)) +
    POINT *
      (table.position.terms.victory.by === "points"
        ? scoreOf(score, side) - scoreOf(score, enemyOf(side))
        : 0);
  if (!outcome || outcome.winner === null) return lead;
  return lead + (outcome.winner === sideIds[side] ? WON : -WON);
}

const scoreOf = (score: Readonly<Record<string, number>>, side: number): number => score[sideIds[side]!] ?? 0;

function worthOf(t: PacificTable, side: number): number {
  const { rules, position } = t;
  let sum = 0;
  for (const place of goalsOf(t, side).places.keys()) if (position.control[place] === side) sum += PLACE;
  for (const unit of position.airUnits) if (airClass(rules, unit).side === side) sum += AIR_STEP * unit.steps;
  for (const unit of position.groundUnits)
    if (groundClass(rules, unit).side === side && unit.hex >= 0)
      sum += GROUND_STEP * stepsOfGround(rules, unit);
  for (const [ship, { side: owner, hitCapacity, launchCapacity, of }] of rules.ships.entries()) {
    const hex = position.fleet.hex[ship]!;
    if (owner !== side || hex === Gone.absent || hex === Gone.lost) continue;
    const worth = launchCapacity > 0 ? CARRIER : of.capital ? CAPITAL : OTHER;
    sum += worth * (hitCapacity - position.fleet.hits[ship]!);
  }
  return sum;
}
