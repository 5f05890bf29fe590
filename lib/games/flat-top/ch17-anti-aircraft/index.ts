import { type Choice, derived, DONE, type Step, type Steps } from "../../../kernel";
import { capital } from "../../../words";
import { nameTo } from "../ch07-observation/ships-in-hex";
import {
  bombersIn,
  canBomb,
  type Strike,
  strikesOf,
  strikeText,
  targetsIn,
  waysOf,
} from "../ch18-air-attack/targets";
import { join } from "../model/flights";
import { hexText, sideDoes, sideText } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import { attacks, enemyOf, ordnances, type Rules, sideIds } from "../model/rules";
import { allotting } from "./firing";

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

export const antiAircraftSteps: Steps<Rules, Position> = { "anti-aircraft": antiAircraft, allotting };
