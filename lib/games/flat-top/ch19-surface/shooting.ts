import { capital } from "../../../words";
import { isCrippled } from "../board/sailing";
import { modified, resolve } from "../ch20-resolution";
import { chooserOf, hitPlanes } from "../ch21-damage/planes";
import { gunneryOf, hitShip, hitsToSink } from "../ch21-damage/ships";
import { sideText } from "../model/pieces";
import { type FlatTopTable, ShipFlag } from "../model/position";
import { canFire } from "./positions";

/** 19.5 to 19.8: what ships can fire, what it costs, and what it does. */

/** Factors aimed at a ship. */
export type Shot = { ship: number; factors: number };

/** 19.8.1: the Gunnery Factor of a ship in a round: halved when its ammunition does not reach. */
export function factorOf(t: FlatTopTable, ship: number, bht: number): number {
  if (!canFire(t, ship)) return 0;
  const { ammunition } = t.position.fleet;
  const isShort = ammunition[ship]! >= 0 && !hasPaid(t, ship) && ammunition[ship]! < bht;
  return isShort
    ? Math.ceil(gunneryOf(t, ship) * t.rules.parameters.surface.shortAmmunition)
    : gunneryOf(t, ship);
}

/** Whether a ship has paid for all that it fires this turn; where each round is paid for, none has. */
const hasPaid = ({ rules, position }: FlatTopTable, ship: number): boolean =>
  (position.fleet.flags[ship]! & ShipFlag.paid) !== 0 && rules.parameters.surface.ammunitionFor === "turn";

/** 19.8: ships that use their guns pay for it, once a turn or for each round. */
export function payAmmunition(t: FlatTopTable, ships: readonly number[], cost: number): void {
  const { ammunition, flags } = t.position.fleet;
  for (const ship of ships) {
    if (hasPaid(t, ship)) continue;
    if (ammunition[ship]! >= 0) t.set(ammunition, ship, Math.max(0, ammunition[ship]! - cost));
    t.set(flags, ship, flags[ship]! | ShipFlag.paid);
  }
}

/** Starts the aiming of a side at these ships. */
export function aim(
  t: FlatTopTable,
  side: number,
  what: string,
  from: readonly number[],
  at: number[],
  factor: (ship: number) => number,
): void {
  const { battleshipTargets } = t.rules.parameters.surface;
  const sum = (ships: readonly number[]): number => ships.reduce((all, ship) => all + factor(ship), 0);
  const heavy =
    what === "torpedo"
      ? from
      : from.filter((ship) => (battleshipTargets as string[]).includes(t.rules.ships[ship]!.type));
  t.call("aiming", {
    side,
    what,
    ships: at,
    factors: at.length === 0 ? 0 : sum(from),
    heavy: sum(heavy),
    given: [],
  });
}

/** The rule of each kind of fire. */
const fireRules: Readonly<Record<string, string>> = {
  torpedo: "19.6.2",
  breakthrough: "19.7.2",
  "base-fire": "19.9.3",
};

/** All shots at once: hits take effect when all have fired (19.5.2). */
export function fire(
  t: FlatTopTable,
  hex: number,
  combat: string,
  shots: readonly (readonly Shot[])[],
  bhts: readonly number[],
): void {
  const all = shots.flatMap((list, side) =>
    list.map(({ ship, factors }) => {
      const conditions: string[] = [];
      if (isCrippled(t, ship)) conditions.push("target-crippled");
      if (t.position.fleet.anchored[ship] !== 0) conditions.push("target-anchored");
      const attack = modified(t, bhts[side]!, { combat, hex, conditions });
      const { name, id } = t.rules.ships[ship]!;
      const hits = resolve(
        t,
        `${factors} ${combat} factors at ${name}`,
        `${combat} at ${id}`,
        side,
        factors,
        attack,
        hitsToSink(t, ship),
      );
      t.say(
        fireRules[combat] ?? "19.5.2",
        () =>
          `${capital(sideText(side))}: ${factors} ${combat} factors at ${name}: ${hits} ${hits === 1 ? "hit" : "hits"}.`,
      );
      return { ship, hits, side };
    }),
  );
  for (const { ship, hits, side } of all) if (hits > 0) damage(t, ship, hits, side);
}

/** Hits of a surface attack; planes aboard that are lost are picked by their owner (21.7.2), first come first. */
function damage(t: FlatTopTable, ship: number, hits: number, attacker: number): void {
  hitShip(t, ship, hits);
  const { field } = t.rules.ships[ship]!;
  if (field >= 0 && t.position.fleet.force[ship]! >= 0)
    hitPlanes(t, field, hits, chooserOf(t, attacker, "surface"));
}
