import { distance } from "../board/distance";
import { STORM, weatherOf } from "../board/sky";
import { seenAloft } from "../model/aloft";
import { fieldsOf, hexOfField } from "../model/decks";
import { change, part, roleOf, type Role } from "../model/flights";
import { losePlanes } from "../model/losses";
import type { FlatTopTable, Flight, Formation } from "../model/position";
import { OFF_MAP } from "../model/rules";
import { shipsOf } from "../model/forces";

/** 16: the planes of a side at one altitude in a hex, by what they do there. */

/** Air Factors of one name that fight as one: one die for each name that they attack (16.5.3). */
export type Squad = {
  plane: number;
  /** Armed when it took off: its losses are bombers, and armed fighters fight worse (16.10.4). */
  armed: boolean;
  /** 15.6.1: spends no Range Factor, and fights six tables worse. */
  declined: boolean;
  count: number;
};

/**
 * Groups in the air with a role, of a side in a hex at one altitude. `covering`: its interceptors escort (14.17).
 * Interceptors and escorts that have fought in this Combat Phase have no part in another fight (16.2).
 */
export function flightsOf(
  t: FlatTopTable,
  side: number,
  hex: number,
  high: boolean,
  roles: readonly Role[],
  covering = false,
): { formation: Formation; flight: Flight }[] {
  const all: { formation: Formation; flight: Flight }[] = [];
  for (const formation of seenAloft(t, side, hex))
    for (const flight of formation.flights) {
      if (flight.high !== high) continue;
      const role = roleOf(t, formation, flight);
      if (flight.fought && (role === "interceptor" || role === "escort")) continue;
      const as = covering && role === "interceptor" && canEscort(t, flight) ? "escort" : role;
      if (roles.includes(as)) all.push({ formation, flight });
    }
  return all;
}

const canEscort = ({ rules }: FlatTopTable, { kind }: Flight): boolean =>
  rules.planes[rules.kinds[kind]!.plane]!.escorts;

export const countOf = (list: readonly { flight: Flight }[]): number =>
  list.reduce((sum, { flight }) => sum + flight.count, 0);

/** Squads of these groups: one for each name, armed or not, paying or not. */
export function squadsOf({ rules }: FlatTopTable, list: readonly { flight: Flight }[]): Squad[] {
  const squads: Squad[] = [];
  for (const { flight } of list) {
    const { plane } = rules.kinds[flight.kind]!;
    const armed = flight.ordnance !== 0;
    const declined = flight.paid < 0;
    const there = squads.find((s) => s.plane === plane && s.armed === armed && s.declined === declined);
    if (there) there.count += flight.count;
    else squads.push({ plane, armed, declined, count: flight.count });
  }
  return squads;
}

/**
 * 15.2, 6.9: whether there can be air-to-air combat in a hex: near a ship that carries planes or a base, or where any ship
 * is; never in a storm.
 */
export function mayFightIn(t: FlatTopTable, hex: number): boolean {
  if (hex === OFF_MAP || weatherOf(t, hex) === STORM) return false;
  const { airToAirWithin } = t.rules.parameters.combat;
  for (const side of [0, 1])
    for (const field of fieldsOf(t)[side]!) {
      const at = hexOfField(t, field);
      if (at !== OFF_MAP && distance(t.rules.hexes, at, hex) <= airToAirWithin) return true;
    }
  return t.position.forces.some((force, n) => force.hex === hex && shipsOf(t, n).length > 0);
}

/** Groups of a squad: those first that decided this turn whether to spend a Range Factor, then those that must land first. */
const ofSquad = (
  t: FlatTopTable,
  list: readonly { formation: Formation; flight: Flight }[],
  { plane, armed, declined }: Pick<Squad, "plane" | "armed" | "declined">,
): { formation: Formation; flight: Flight }[] =>
  list
    .filter(
      ({ flight }) =>
        t.rules.kinds[flight.kind]!.plane === plane &&
        (flight.ordnance !== 0) === armed &&
        flight.paid < 0 === declined,
    )
    .toSorted((a, b) => Math.abs(b.flight.paid) - Math.abs(a.flight.paid) || a.flight.due - b.flight.due);

/** 16.2: so many Air Factors of these squads have fought in this Combat Phase. */
export function markFought(
  t: FlatTopTable,
  list: readonly { formation: Formation; flight: Flight }[],
  squads: readonly Squad[],
): void {
  for (const squad of squads) {
    let left = squad.count;
    for (const { formation, flight } of ofSquad(t, list, squad)) {
      const count = Math.min(left, flight.count);
      if (count === 0) break;
      change(t, formation, flight, { fought: true }, count);
      left -= count;
    }
  }
}

/**
 * 21.1: Air Factors of a name are lost among these groups: of those that decided this turn whether to spend a Range Factor,
 * and so are in the fight, the ones that must land first.
 */
export function shootDown(
  t: FlatTopTable,
  list: readonly { formation: Formation; flight: Flight }[],
  squad: Pick<Squad, "plane" | "armed" | "declined">,
  hits: number,
): number {
  let left = hits;
  for (const { formation, flight } of ofSquad(t, list, squad)) {
    const lost = Math.min(left, flight.count);
    if (lost === 0) break;
    losePlanes(t, { kind: flight.kind, count: lost });
    part(t, formation, flight, lost);
    left -= lost;
  }
  return hits - left;
}
