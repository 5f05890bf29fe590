import { type Choice, derived, DONE, type Step, type Steps } from "../../../kernel";
import { capital } from "../../../words";
import { nameTo } from "../ch07-observation/ships-in-hex";
import {
  bombersIn,
  canBomb,
  flightsOfStrike,
  LEVEL_HIGH,
  planesOfStrike,
  type Strike,
  strikesOf,
  strikeText,
  targetsIn,
  waysOf,
} from "../ch18-air-attack/targets";
import { modified, resolve } from "../ch20-resolution";
import { antiAircraftOfBase } from "../ch21-damage/bases";
import { antiAircraftOf } from "../ch21-damage/ships";
import { part } from "../model/flights";
import { shipsOf } from "../model/forces";
import { losePlanes } from "../model/losses";
import { hexText, sideDoes, sideText } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import { attacks, enemyOf, ordnances, type Rules, sideIds } from "../model/rules";
import { join } from "../model/flights";

/**
 * 17 Anti-Aircraft Combat. Of the rule only its beginning is known: attacks are declared, which binds, and only bombers that
 * attack are fired on (17.1, 17.2, 18.1). Who fires with what is ours: a Task Force adds its factors and divides them among
 * the groups that attack it, a base likewise, and each group is rolled for once.
 */

/** Sides in the order in which they declare: who has the initiative first. */
const order = ({ position }: FlatTopTable): number[] => [position.initiative, enemyOf(position.initiative)];

interface DeclareData {
  [member: string]: unknown;
  hex: number;
  /** How many sides have declared. */
  i: number;
  /** The side whose turn it is has said that it attacks. */
  attacks?: boolean;
  /** What it attacks: "ships" have been named to it, and one at least is attacked (7.15); "base" leaves ships alone. */
  on?: "ships" | "base";
}

/** One declaration: Air Factors of a group, their attack and target. */
export interface Declaration {
  formation: number;
  flight: number;
  attack: number;
  ship: number;
  base: number;
  count: number;
}

/** By side: all that can be declared in the hex of the battle. */
const bothDeclarations = derived((t: FlatTopTable) => {
  const { hex } = t.frame("battle")!.data as { hex: number };
  return [...sideIds.keys()].map((side) => declarationsOf(t, side, hex));
});

/** Everything that a side can declare in the battle; codes are places in the list. */
export const declarations = (t: FlatTopTable, side: number): readonly Declaration[] =>
  bothDeclarations(t)[side]!;

function declarationsOf(t: FlatTopTable, side: number, hex: number): Declaration[] {
  const { ships, base } = targetsIn(t, side, hex);
  const all: Declaration[] = [];
  for (const { formation, flight } of bombersIn(t, side, hex)) {
    const at = {
      formation: t.position.formations.indexOf(formation),
      flight: formation.flights.indexOf(flight),
    };
    for (let count = 1; count <= flight.count; count++) {
      for (const attack of waysOf(t, flight, false))
        for (const ship of ships) all.push({ ...at, attack, ship, base: -1, count });
      if (base >= 0)
        for (const attack of waysOf(t, flight, true)) all.push({ ...at, attack, ship: -1, base, count });
    }
  }
  return all;
}

/** What a side can attack in the hex of the battle: ships that it sees, the base. */
function attackable(t: FlatTopTable, side: number, hex: number): { ships: boolean; base: boolean } {
  const { ships, base } = targetsIn(t, side, hex);
  const can = (onBase: boolean): boolean =>
    bombersIn(t, side, hex).some(({ flight }) => waysOf(t, flight, onBase).length > 0);
  return { ships: ships.length > 0 && can(false), base: base >= 0 && can(true) };
}

/** 7.15: ships are named to who attacks them; so once they are, the first declaration is against one. */
const owesShip = (t: FlatTopTable, side: number, { on }: DeclareData): boolean =>
  on === "ships" && !strikesOf(t).some((strike) => strike.side === side && strike.ship >= 0);

/** In the first question: attack whatever can be, or the base alone where ships could be attacked as well. */
const ATTACK = 0;
const ATTACK_BASE = 1;

const antiAircraft: Step<Rules, Position> = {
  rule: "17",
  title: "Anti-Aircraft Combat Step",
  asks(t, frame) {
    const { hex, i } = frame.data as DeclareData;
    if (i >= 2) return 0;
    const side = order(t)[i]!;
    return canBomb(t, side, hex) ? 1 << side : 0;
  },
  options(t, frame, side, out) {
    const data = frame.data as DeclareData;
    if (!data.attacks) {
      out.push(ATTACK);
      const { ships, base } = attackable(t, side, data.hex);
      if (ships && base) out.push(ATTACK_BASE);
      out.push(DONE);
      return;
    }
    const owes = owesShip(t, side, data);
    for (const [n, { ship }] of declarations(t, side).entries())
      if (ship >= 0 ? data.on === "ships" : !owes) out.push(n);
    if (!owes) out.push(DONE);
  },
  describe(t, frame, code, side): Choice {
    const { hex, attacks: isAttacking } = frame.data as DeclareData;
    if (code === DONE) return { do: isAttacking ? "done" : "no-attack" };
    if (!isAttacking) return { do: code === ATTACK_BASE ? "attack-base" : "attack", hex: hexText(t, hex) };
    const { formation, flight, attack, ship, base, count } = declarations(t, side)[code]!;
    const group = t.position.formations[formation]!;
    const { kind, ordnance, due, high } = group.flights[flight]!;
    return {
      do: "strike",
      formation: `af-${group.number}`,
      plane: t.rules.kinds[kind]!.id,
      ordnance: ordnances[ordnance]!,
      due,
      altitude: high ? "high" : "low",
      attack: attacks[attack]!,
      target: ship >= 0 ? t.rules.ships[ship]!.id : t.rules.bases[base]!.id,
      count,
    };
  },
  prompt: (t, frame) => `Attack with the bombers in ${hexText(t, (frame.data as DeclareData).hex)}?`,
  take(t, frame, code, side) {
    const data = frame.data as DeclareData;
    if (code === DONE) return nextSide(t, data);
    if (data.attacks) return declare(t, data.hex, side, declarations(t, side)[code]!);
    const onShips = code === ATTACK && attackable(t, side, data.hex).ships;
    t.set(data, "attacks", true);
    t.set(data, "on", onShips ? "ships" : "base");
    if (onShips) nameShips(t, side, data.hex);
  },
  proceed(t, frame) {
    const data = frame.data as DeclareData;
    if (data.i < 2) return nextSide(t, data);
    if (data.i === 2) {
      t.set(data, "i", 3);
      if (strikesOf(t).length > 0) t.call("allotting", { hex: data.hex, i: 0, shots: [] });
      return;
    }
    t.leave();
  },
};

/** The side whose turn it was has declared all that it wants to, or can. */
function nextSide(t: FlatTopTable, data: DeclareData): void {
  t.set(data, "i", data.i + 1);
  t.set(data, "attacks", false);
}

/** 7.15, 7.15.2: when planes attack ships, all ships in the hex are named, and which of them are anchored. */
function nameShips(t: FlatTopTable, side: number, hex: number): void {
  const enemy = enemyOf(side);
  const ships = nameTo(t, side, hex);
  t.reveal();
  t.say("7.15", () => {
    const names = ships.map(
      (ship) => t.rules.ships[ship]!.name + (t.position.fleet.anchored[ship] ? " (anchored)" : ""),
    );
    return `${sideDoes(enemy, "names")} the ships in ${hexText(t, hex)}: ${names.join(", ")}.`;
  });
}

function declare(
  t: FlatTopTable,
  hex: number,
  side: number,
  { formation: f, flight: i, attack, ship, base, count }: Declaration,
): void {
  const battle = t.frame("battle")!;
  if (battle.data.strikes === undefined) t.set(battle.data, "strikes", []);
  const strikes = battle.data.strikes as unknown as Strike[];
  const formation = t.position.formations[f]!;
  const flight = formation.flights[i]!;
  const { plane } = t.rules.kinds[flight.kind]!;
  const wanted: Strike = { side, plane, ordnance: flight.ordnance, attack, ship, base };
  let n = strikes.findIndex(
    (each) =>
      each.side === side &&
      each.plane === plane &&
      each.ordnance === flight.ordnance &&
      each.attack === attack &&
      each.ship === ship &&
      each.base === base,
  );
  if (n < 0) {
    n = strikes.length;
    t.push(strikes, wanted);
  }
  const bound = { ...flight, count, strike: n + 1 };
  if (flight.count > count) t.set(flight, "count", flight.count - count);
  else t.removeAt(formation.flights, i);
  join(t, formation, bound);
  t.say("17.2", () => `${capital(sideText(side))}: ${strikeText(t, wanted, count)} in ${hexText(t, hex)}.`);
}

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

const allotting: Step<Rules, Position> = {
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

export const antiAircraftSteps: Steps<Rules, Position> = { "anti-aircraft": antiAircraft, allotting };
