import type { Game } from "../../../kernel";
import { distance } from "../board/distance";
import { aloft } from "../model/aloft";
import { fieldsOf, handles, hexOfField } from "../model/decks";
import { type FlatTopTable, Gone, type Position } from "../model/position";
import type { Report } from "../model/reports";
import { enemyOf, OFF_MAP, type Rules, sideIds, UNARMED } from "../model/rules";

/** What a position is worth to a side, for a player that looks ahead, in Victory Points. */

/** A won game, beside its points. */
const WON = 60;
/** An armed Air Factor in the air that can reach ships that were seen lately. */
const STRIKE = 1;
/** Reports older than this are no target. */
const OLD = 3;
/** Share of the points for Air Factors that can reach no field any more, and are lost when their fuel ends. */
const DOOMED = 0.9;

export function judge({ state, table }: Game<Rules, Position>, side: number): number {
  const { outcome } = state;
  const [own, other] = [worthOf(table, side), worthOf(table, enemyOf(side))];
  if (!outcome || outcome.winner === null) return own - other;
  return own - other + (outcome.winner === sideIds[side] ? WON : -WON);
}

/** The points of a side, those that it will have for damage and for planes of the other that cannot come home, and its strikes. */
function worthOf(t: FlatTopTable, side: number): number {
  const enemy = enemyOf(side);
  const lead = t.position.points[side]!;
  if (t.state.outcome) return lead;
  return lead + damageOf(t, enemy) + doomedOf(t, enemy) + STRIKE * strikersOf(t, side);
}

/** 25.1: hits on ships that are afloat score at the end of the game. */
function damageOf({ rules, position }: FlatTopTable, side: number): number {
  const { force, hits } = position.fleet;
  return rules.ships.reduce((sum, ship, n) => {
    if (ship.side !== side || hits[n] === 0 || (force[n]! < 0 && force[n] !== Gone.left)) return sum;
    return sum + hits[n]! * (rules.victoryPoints.damagePerHit[ship.type] ?? 0);
  }, 0);
}

/** Victory Points for planes in the air that cannot reach a field before their fuel ends. */
function doomedOf(t: FlatTopTable, side: number): number {
  const { rules, position } = t;
  const fields = fieldsOf(t)[side]!;
  let doomed = 0;
  for (const n of aloft(t)[side]!) {
    const { hex, flights } = position.formations[n]!;
    if (hex === OFF_MAP) continue;
    for (const { kind, count, due } of flights) {
      const reach = (due - position.turn + 1) * rules.planes[rules.kinds[kind]!.plane]!.movement;
      const canLand = fields.some((field) => {
        const at = hexOfField(t, field);
        return at !== OFF_MAP && handles(t, field, kind) && distance(rules.hexes, hex, at) <= reach;
      });
      if (!canLand) doomed += count;
    }
  }
  return doomed * DOOMED * rules.victoryPoints.airFactor;
}

/** Armed Air Factors in the air within reach of ships of the other side that were reported lately. */
function strikersOf(t: FlatTopTable, side: number): number {
  const { rules, position } = t;
  const targets = position.known[side]!.contacts.flatMap(({ what, at }) => {
    const { isAir, base, hex } = what as Report;
    return isAir || base !== undefined || hex === OFF_MAP || position.turn - at > OLD ? [] : [hex];
  });
  if (targets.length === 0) return 0;
  let strikers = 0;
  for (const n of aloft(t)[side]!) {
    const { hex, flights } = position.formations[n]!;
    if (hex === OFF_MAP) continue;
    const nearest = Math.min(...targets.map((to) => distance(rules.hexes, hex, to)));
    for (const { kind, count, ordnance, due } of flights) {
      // Half of what is left in the tanks brings them home.
      const reach = ((due - position.turn + 1) / 2) * rules.planes[rules.kinds[kind]!.plane]!.movement;
      if (ordnance !== UNARMED && nearest <= reach) strikers += count;
    }
  }
  return strikers;
}
