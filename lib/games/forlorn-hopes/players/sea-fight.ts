import { lookUp } from "../../shared/result-table";
import { isCarrier, isTransport, shipAim, shooterOf } from "../ch10-naval-missions/groups";
import type { ForlornTable } from "../model/position";
import { modifiersOf } from "../model/rolls";
import { shipRatings } from "../model/units";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { weightsOf } from "./weights";

/** 10.4 What a fight at sea promises: the mean of the hits of a round, weighed. */

/** Rounds that a fight has on the average. */
const ROUNDS = 2.3;

/** What a hit on a ship is worth to its enemy. */
function worthOfShip(t: ForlornTable, side: number, ship: number): number {
  const { transport, warship } = weightsOf(t, side);
  if (isTransport(t.rules, ship)) return transport * (t.position.ground.aboard.includes(ship) ? 1.5 : 1);
  return (
    warship * (0.6 + shipRatings(t, ship).attackFactor / 8) * (t.rules.ships[ship]!.class === "CV" ? 2.5 : 1)
  );
}

/** What one ship does to another in a round, by the mean of its hits. */
export function shotAt(
  t: ForlornTable,
  ship: number,
  target: number,
  band: "normal" | "close" = "normal",
): number {
  const { attackFactor } = shipRatings(t, ship);
  if (attackFactor <= 0) return 0;
  const { side } = t.rules.ships[ship]!;
  const sum = modifiersOf(t, "naval-combat", {
    t,
    side,
    band,
    hex: t.position.fleet.site[target]!,
    firing: shooterOf(t, ship),
    target: shipAim(t, target),
    quantities: { "attack-factor": attackFactor, "defense-factor": shipRatings(t, target).defenseFactor },
  });
  const column = isCarrier(t.rules, target)
    ? "carrier"
    : isTransport(t.rules, target)
      ? "transport"
      : "warship";
  const { faces } = t.rules.parameters.die;
  let hits = 0;
  for (let face = 1; face <= faces; face++)
    hits += Number(lookUp(t.rules.charts["naval-combat"]!, face + sum, column)?.text ?? 0) / faces;
  return hits * worthOfShip(t, side, target);
}

/** What a group does to another one: all of it aims at what is best, transports only as the rule lets it (10.4.1). */
function harm(t: ForlornTable, own: readonly number[], enemies: readonly number[]): number {
  const screen = enemies.filter((ship) => !isTransport(t.rules, ship)).length;
  const shots = own
    .map((ship) => {
      const best = (among: readonly number[]): number =>
        Math.max(0, ...among.map((each) => shotAt(t, ship, each)));
      return { any: best(enemies), screen: best(enemies.filter((each) => !isTransport(t.rules, each))) };
    })
    .toSorted((a, b) => b.screen - a.screen);
  return shots.reduce(
    (sum, shot, n) => sum + (n < screen ? shot.screen : Math.max(shot.any, shot.screen)),
    0,
  );
}

/** What a fight is worth to the first group, in all its rounds. */
export function fightWorth(
  t: ForlornTable,
  own: readonly number[],
  enemies: readonly number[],
  edge: number,
): number {
  if (own.length === 0 || enemies.length === 0) return 0;
  return ROUNDS * (harm(t, own, enemies) - edge * harm(t, enemies, own));
}

/** 10.4.1: the ship of which the shot promises most. */
export const aimShip: Adviser = (t, side, frame, codes) => {
  const { round = 1 } = dataOf<{ round?: number }>(frame);
  const ship = t.rules.shipOf[String(t.describe(codes[0]!, side).ship)]!;
  const band = round >= t.rules.parameters.surfaceCombat.closeFrom ? "close" : "normal";
  return bestOf(codes, (code) => shotAt(t, ship, code, band), codes[0]!);
};
