import type { Choice, Step, Steps } from "../../../kernel";
import { counted } from "../../../words";
import { hitShip, loseAirSteps, loseGroundSteps, stepsBeyond } from "../model/damage";
import { cargoOf } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { lossPerHit } from "../model/transport";
import { airClass, groundClass, hexOfShip, stepsOfGround } from "../model/units";

/** 3.0, 4.0 Hits on ships, with all that comes of them: the owner chooses what is lost of troops and aircraft aboard. */

/**
 * Call it as `t.call("ship-damage", shipDamage(ships, hits))`: hits of one moment, applied together. It leaves when owners
 * have chosen their losses.
 */
export type ShipDamage = { ships: number[]; hits: number[]; i: number; cargoHits: number; airHits: number };

export const shipDamage = (ships: number[], hits: number[]): ShipDamage => ({
  ships,
  hits,
  i: -1,
  cargoHits: 0,
  airHits: 0,
});

/** Troops aboard that are hit, when more than one unit is there to choose from. */
const troopsAt = (t: PacificTable, { ships, i, cargoHits }: ShipDamage): number[] =>
  cargoHits > 0 ? cargoOf(t, ships[i]!) : [];

/** Aircraft on deck that are hit. Those in the air are not (2.3.2.2). */
function aircraftAt({ position }: PacificTable, { ships, i, airHits }: ShipDamage): number[] {
  const found: number[] = [];
  if (airHits > 0)
    for (const [n, unit] of position.airUnits.entries())
      if (unit.ship === ships[i] && unit.steps > 0 && !unit.alerted && unit.over < 0) found.push(n);
  return found;
}

/** Options are ground units as long as cargo is hit, then air units. */
const candidates = (t: PacificTable, data: ShipDamage): number[] => {
  const troops = troopsAt(t, data);
  return troops.length > 0 ? troops : aircraftAt(t, data);
};

const shipDamageStep: Step<Rules, Position, ShipDamage> = {
  rule: "3.1",
  title: "Damage to ships",
  // What a ship has aboard the enemy does not know (2.5.10).
  secret: true,
  asks: (t, { data }) =>
    data.i >= 0 && data.i < data.ships.length && candidates(t, data).length > 0
      ? 1 << t.rules.ships[data.ships[data.i]!]!.side
      : 0,
  options(t, { data }, _side, out) {
    out.push(...candidates(t, data));
  },
  describe({ position }, { data }, code): Choice {
    return data.cargoHits > 0
      ? { lose: "step", unit: position.groundUnits[code]!.id }
      : { lose: "step", aircraft: position.airUnits[code]!.id };
  },
  prompt(t, { data }) {
    const { name } = t.rules.ships[data.ships[data.i]!]!;
    return data.cargoHits > 0
      ? `Troops aboard ${name} lose ${counted(data.cargoHits, "step")}: whose?`
      : `${name} loses ${counted(data.airHits, "air step")}: whose?`;
  },
  why: (_t, { data }) => (data.cargoHits > 0 ? "23.8" : "2.3.2.2"),
  take(t, { data }, code) {
    if (data.cargoHits > 0) {
      loseTroops(t, code, 1);
      t.set(data, "cargoHits", cargoOf(t, data.ships[data.i]!).length > 0 ? data.cargoHits - 1 : 0);
      return;
    }
    loseAircraft(t, code);
    t.set(data, "airHits", data.airHits - 1);
  },
  proceed(t, { data }) {
    const next = data.i + 1;
    t.set(data, "cargoHits", 0);
    t.set(data, "airHits", 0);
    if (next >= data.ships.length) return t.leave();
    t.set(data, "i", next);
    applyTo(t, data, data.ships[next]!, data.hits[next]!);
  },
};

function applyTo(t: PacificTable, data: ShipDamage, ship: number, hits: number): void {
  const { launchCapacity, name } = t.rules.ships[ship]!;
  if (hits <= 0 || hexOfShip(t.position, ship) < 0) return;
  const before = aircraftAt(t, { ...data, airHits: hits }).reduce(
    (sum, n) => sum + t.position.airUnits[n]!.steps,
    0,
  );
  hitShip(t, ship, hits);
  if (hexOfShip(t.position, ship) < 0) return;
  t.say("3.1", () => `${name} takes ${counted(hits, "hit")}.`);
  // 23.8: short of sinking, each hit costs the troops aboard so many steps in all.
  const perHit = lossPerHit(t.rules, ship);
  const cargo = cargoOf(t, ship);
  const steps = cargo.reduce((sum, n) => sum + stepsOfGround(t.rules, t.position.groundUnits[n]!), 0);
  if (hits * perHit >= steps) for (const unit of cargo) loseTroops(t, unit, steps);
  else t.set(data, "cargoHits", hits * perHit);
  // 2.3.2.2: a step for each hit, and what the carrier then has too many. A seaplane tender's aircraft is safe (2.3.2.3).
  if (launchCapacity > 0) t.set(data, "airHits", Math.min(before, Math.max(hits, stepsBeyond(t, ship))));
}

function loseTroops(t: PacificTable, unit: number, steps: number): void {
  const of = t.position.groundUnits[unit]!;
  const { name, side } = groundClass(t.rules, of);
  const lost = loseGroundSteps(t, unit, steps);
  t.say("23.8", () => `${name} loses ${counted(lost, "step")} aboard ship.`, [side]);
}

function loseAircraft(t: PacificTable, unit: number): void {
  const of = t.position.airUnits[unit]!;
  loseAirSteps(t, unit, 1);
  t.say("2.3.2.2", () => `${of.name} loses a step on deck.`, [airClass(t.rules, of).side]);
}

export const damageSteps: Steps<Rules, Position> = { "ship-damage": shipDamageStep };
