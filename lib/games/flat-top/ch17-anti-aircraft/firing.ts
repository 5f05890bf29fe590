import type { Choice, Step } from "../../../kernel";
import {
  flightsOfStrike,
  LEVEL_HIGH,
  planesOfStrike,
  type Strike,
  strikesOf,
  strikeText,
} from "../ch18-air-attack/targets";
import { modified, resolve } from "../ch20-resolution";
import { antiAircraftOfBase } from "../ch21-damage/bases";
import { antiAircraftOf } from "../ch21-damage/ships";
import { part } from "../model/flights";
import { shipsOf } from "../model/forces";
import { losePlanes } from "../model/losses";
import type { FlatTopTable, Position } from "../model/position";
import { attacks, enemyOf, type Rules } from "../model/rules";

/** 17, designed: Task Forces and bases divide their factors among the groups that attack them, and fire at each once. */

/** Who can fire: a Task Force or a base, with its factors and the strikes at which it may. */
export interface Battery {
  side: number;
  force: number;
  base: number;
  factors: number;
  strikes: number[];
}

function batteries(t: FlatTopTable, hex: number): Battery[] {
  const strikes = strikesOf(t);
  const { antiAircraft: rule } = t.rules.parameters;
  const all: Battery[] = [];
  const at = (test: (strike: Strike) => boolean): number[] =>
    strikes.flatMap((strike, n) => (test(strike) && planesOfStrike(t, strike, hex, n) > 0 ? [n] : []));
  for (const [n, force] of t.position.forces.entries()) {
    if (force.hex !== hex) continue;
    const ships = shipsOf(t, n);
    const fired = at(
      ({ ship, side }) => ship >= 0 && side !== force.side && (rule.pool === "hex" || ships.includes(ship)),
    );
    if (fired.length === 0) continue;
    if (rule.pool === "target") {
      // Only the ship under attack fires, at those that attack it.
      for (const ship of ships) {
        const own = fired.filter((i) => strikes[i]!.ship === ship);
        if (own.length > 0)
          all.push({ side: force.side, force: n, base: -1, factors: antiAircraftOf(t, ship), strikes: own });
      }
      continue;
    }
    const factors = ships.reduce((sum, ship) => sum + antiAircraftOf(t, ship), 0);
    all.push({ side: force.side, force: n, base: -1, factors, strikes: fired });
  }
  for (const [n, base] of t.rules.bases.entries()) {
    const owner = t.position.bases.owner[n]!;
    if (base.hex !== hex || owner < 0) continue;
    const fired = at(
      (strike) =>
        strike.side !== owner &&
        (strike.base === n ||
          (rule.baseCoversAnchored && strike.ship >= 0 && t.position.fleet.anchored[strike.ship] !== 0)),
    );
    if (fired.length > 0)
      all.push({ side: owner, force: -1, base: n, factors: antiAircraftOfBase(t, n), strikes: fired });
  }
  return all.filter(({ factors }) => factors > 0);
}

export interface AllotData {
  [member: string]: unknown;
  hex: number;
  /** Which battery, and which of its strikes, is next. */
  i: number;
  /** By battery: factors for each of its strikes so far. */
  shots: number[][];
}

/** The battery that divides its factors now, and what it has left. */
export function nextShot(
  t: FlatTopTable,
  { hex, i, shots }: AllotData,
): { battery: Battery; strike: number; left: number } | undefined {
  const battery = batteries(t, hex)[i];
  if (!battery) return undefined;
  const given = shots[i] ?? [];
  return {
    battery,
    strike: battery.strikes[given.length]!,
    left: battery.factors - given.reduce((sum, n) => sum + n, 0),
  };
}

export const allotting: Step<Rules, Position> = {
  rule: "17",
  title: "Anti-aircraft fire",
  asks(t, frame) {
    const next = nextShot(t, frame.data as AllotData);
    // One group gets all; without a choice of the firer fire is divided in proportion.
    if (
      !next ||
      next.battery.strikes.length === 1 ||
      t.rules.parameters.antiAircraft.division === "proportional"
    )
      return 0;
    return 1 << next.battery.side;
  },
  options(t, frame, _side, out) {
    const { battery, left } = nextShot(t, frame.data as AllotData)!;
    const given = (frame.data as AllotData).shots[(frame.data as AllotData).i] ?? [];
    // The last group gets what is left.
    if (given.length === battery.strikes.length - 1) out.push(left);
    else for (let n = 0; n <= left; n++) out.push(n);
  },
  describe(t, frame, code): Choice {
    const { battery, strike } = nextShot(t, frame.data as AllotData)!;
    const { plane, attack, ship, base } = strikesOf(t)[strike]!;
    return {
      do: "fire",
      from:
        battery.force >= 0
          ? `tf-${t.position.forces[battery.force]!.number}`
          : t.rules.bases[battery.base]!.id,
      plane: t.rules.planes[plane]!.id,
      attack: attacks[attack]!,
      target: ship >= 0 ? t.rules.ships[ship]!.id : t.rules.bases[base]!.id,
      factors: code,
    };
  },
  prompt(t, frame) {
    const { strike, left } = nextShot(t, frame.data as AllotData)!;
    const { hex } = frame.data as AllotData;
    const each = strikesOf(t)[strike]!;
    return `Anti-aircraft factors (${left} left) against: ${strikeText(t, each, planesOfStrike(t, each, hex, strike))}`;
  },
  take: (t, frame, code) => give(t, frame.data as AllotData, code),
  proceed(t, frame) {
    const data = frame.data as AllotData;
    const next = nextShot(t, data);
    if (next) return give(t, data, share(t, data, next));
    fire(t, data);
    t.leave();
  },
};

function give(t: FlatTopTable, data: AllotData, factors: number): void {
  if (data.shots[data.i] === undefined) t.push(data.shots, []);
  const given = data.shots[data.i]!;
  t.push(given, factors);
  if (given.length === batteries(t, data.hex)[data.i]!.strikes.length) t.set(data, "i", data.i + 1);
}

/** A share in proportion to the planes of the groups; the last gets the rest. */
function share(
  t: FlatTopTable,
  { hex, i, shots }: AllotData,
  { battery, strike, left }: { battery: Battery; strike: number; left: number },
): number {
  const given = shots[i]?.length ?? 0;
  const planes = battery.strikes.slice(given).map((n) => planesOfStrike(t, strikesOf(t)[n]!, hex, n));
  const all = planes.reduce((sum, n) => sum + n, 0);
  return strike === battery.strikes.at(-1) ? left : Math.round((left * planes[0]!) / all);
}

/** One roll for each group with all factors that fire at it; each hit is an Air Factor lost (21.1). */
function fire(t: FlatTopTable, { hex, shots }: AllotData): void {
  const all = batteries(t, hex);
  const { taskForce, base } = t.rules.parameters.antiAircraft;
  const strikes = strikesOf(t);
  const hits = strikes.map((strike, n) => {
    let factors = 0;
    let bht = 0;
    for (const [i, battery] of all.entries()) {
      const share = shots[i]?.[battery.strikes.indexOf(n)] ?? 0;
      if (share === 0) continue;
      factors += share;
      bht = Math.max(bht, (battery.force >= 0 ? taskForce : base) ?? 0);
    }
    if (factors === 0 || bht === 0) return 0;
    const conditions = strike.attack === LEVEL_HIGH ? ["attack-from-high"] : [];
    const attack = modified(t, bht, { combat: "anti-aircraft", hex, plane: strike.plane, conditions });
    const planes = planesOfStrike(t, strike, hex, n);
    const name = `anti-aircraft fire, ${factors} factors: ${strikeText(t, strike, planes)}`;
    const scored = Math.min(
      planes,
      resolve(t, name, `anti-aircraft ${n}`, enemyOf(strike.side), factors, attack, planes),
    );
    t.say(
      "17",
      () => `${factors} anti-aircraft factors fire at ${t.rules.planes[strike.plane]!.name}: ${scored} lost.`,
    );
    return scored;
  });
  for (const [n, strike] of strikes.entries()) {
    let left = hits[n]!;
    for (const { formation, flight } of flightsOfStrike(t, strike, hex, n)) {
      const lost = Math.min(left, flight.count);
      if (lost === 0) break;
      losePlanes(t, { kind: flight.kind, count: lost });
      part(t, formation, flight, lost);
      left -= lost;
    }
  }
}
