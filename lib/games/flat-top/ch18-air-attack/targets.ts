import { STORM, weatherOf } from "../board/sky";
import { isObserved } from "../ch07-observation";
import { seenAloft } from "../model/aloft";
import { shipsOf } from "../model/forces";
import type { FlatTopTable, Flight, Formation } from "../model/position";
import { type Attack, attacks, enemyOf, OFF_MAP, TORPEDO, UNARMED } from "../model/rules";

/** 17.2, 18: which planes can attack what, and how. */

/** Air Factors of one name that make one kind of attack on one target: one roll of anti-aircraft, one of bombing. */
export type Strike = {
  side: number;
  plane: number;
  ordnance: number;
  /** Index into `attacks`. */
  attack: number;
  /** The target: a ship, or a base; the other is -1. */
  ship: number;
  base: number;
};

export const LEVEL_HIGH = attacks.indexOf("levelHigh");

/** Enemy ships in a hex that are seen, and the enemy base there. */
export function targetsIn(t: FlatTopTable, side: number, hex: number): { ships: number[]; base: number } {
  const enemy = enemyOf(side);
  const seen = new Set(
    t.position.markers.flatMap((m) =>
      m.side === enemy && !m.isAir && m.hex === hex && isObserved(t, m) ? [m.id] : [],
    ),
  );
  const ships = t.position.forces.flatMap((force, n) => (seen.has(force.marker) ? shipsOf(t, n) : []));
  const base = t.rules.bases.findIndex((each, n) => each.hex === hex && t.position.bases.owner[n] === enemy);
  return { ships, base };
}

/** Bombers of a side in a hex that carry something and have no target yet. */
export function bombersIn(
  t: FlatTopTable,
  side: number,
  hex: number,
): { formation: Formation; flight: Flight }[] {
  const all: { formation: Formation; flight: Flight }[] = [];
  for (const formation of seenAloft(t, side, hex))
    for (const flight of formation.flights)
      if (flight.bomber && flight.ordnance !== UNARMED && flight.strike === 0)
        all.push({ formation, flight });
  return all;
}

/** 18.3: the kinds of attack that planes can make from their altitude with what they carry. */
export function waysOf(t: FlatTopTable, { kind, ordnance, high }: Flight, onBase: boolean): number[] {
  const { hits } = t.rules.planes[t.rules.kinds[kind]!.plane]!;
  const allowed: Attack[] =
    ordnance === TORPEDO ? (high ? [] : ["torpedo"]) : high ? ["dive", "levelHigh"] : ["levelLow"];
  return allowed
    .map((attack) => attacks.indexOf(attack))
    .filter((attack) => hits[onBase ? 1 : 0]![attack]![ordnance]! > 0);
}

/** Whether a side can attack ships or a base with planes in a hex (15.2). */
export function canBomb(t: FlatTopTable, side: number, hex: number): boolean {
  if (hex === OFF_MAP || weatherOf(t, hex) === STORM) return false;
  const bombers = bombersIn(t, side, hex);
  if (bombers.length === 0) return false;
  const { ships, base } = targetsIn(t, side, hex);
  return bombers.some(
    ({ flight }) =>
      (ships.length > 0 && waysOf(t, flight, false).length > 0) ||
      (base >= 0 && waysOf(t, flight, true).length > 0),
  );
}

/** Groups in the air that make a strike (its place in the list of the battle). */
export const flightsOfStrike = (
  t: FlatTopTable,
  { side }: Strike,
  hex: number,
  n: number,
): { formation: Formation; flight: Flight }[] =>
  seenAloft(t, side, hex).flatMap((formation) =>
    formation.flights.flatMap((flight) => (flight.strike === n + 1 ? [{ formation, flight }] : [])),
  );

export function planesOfStrike(t: FlatTopTable, { side }: Strike, hex: number, n: number): number {
  let sum = 0;
  for (const { flights } of seenAloft(t, side, hex))
    for (const { strike, count } of flights) if (strike === n + 1) sum += count;
  return sum;
}

/** The strikes that were declared in the battle in play. */
export const strikesOf = (t: FlatTopTable): Strike[] =>
  (t.frame("battle")?.data.strikes ?? []) as unknown as Strike[];

/** How planes attack, before the name of what they attack. */
export const attackWords: Readonly<Record<Attack, string>> = {
  dive: "dive on",
  torpedo: "torpedo",
  levelLow: "bomb from low altitude",
  levelHigh: "bomb from high altitude",
};

/** "8 Dauntless dive on Shokaku". */
export function strikeText(t: FlatTopTable, { plane, attack, ship, base }: Strike, count: number): string {
  const target = ship >= 0 ? t.rules.ships[ship]!.name : t.rules.bases[base]!.name;
  const verb = attackWords[attacks[attack]!];
  const name = t.rules.planes[plane]!.name;
  return `${count} ${name} ${verb} ${target}`;
}
