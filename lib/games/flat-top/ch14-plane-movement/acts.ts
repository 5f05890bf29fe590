import { derived } from "../../../kernel";
import { neighbour } from "../board/distance";
import { STORM, weatherOf } from "../board/sky";
import { mayHide } from "../ch07-observation";
import { inSightOf, seesQuarry } from "../ch07-observation/quarry";
import { movementAfter } from "../model/decks";
import { movementOfFormation, planesIn } from "../model/flights";
import { type FlatTopTable, type Formation, MoveFlag } from "../model/position";
import { OFF_MAP, UNARMED } from "../model/rules";
import { type Landing, landings } from "./landing";
import { exitsFrom } from "./off-board";
import { type Regrouping, regroupings } from "./regrouping";

/** 14.3 to 14.15: what one Air Formation can do next, and when it may end its turn. */

/** What a flight remembers. */
export type FlightData = {
  formation: number;
  /** Hexes entered. */
  moved: number;
  /** Air Factors that have changed their altitude in this hex. */
  changed?: number;
  /** A hex was just entered. */
  entered?: boolean;
  /** The Task Forces that it shadows, by their places in the list (11.6). */
  quarry?: number[];
};

/** What an Air Formation can do next. */
export type Act =
  | { do: "search" | "stay" | "show" | "hide" }
  | { do: "enter"; hex: number }
  | { do: "climb" | "descend" | "jettison"; flight: number; count: number }
  | { do: "land"; flight: number; landing: Landing; count: number }
  | { do: "depart"; hex: number; turns: number }
  | { do: "exit"; base: number; turns: number }
  | Regrouping;

/** What the Air Formation of the flight in play can do; codes are places in the list. */
export const actsOf = derived((t: FlatTopTable): Act[] => listOf(t, t.top().data as FlightData));

function listOf(t: FlatTopTable, data: FlightData): Act[] {
  const { moved, changed = 0 } = data;
  const formation = t.position.formations[data.formation]!;
  const { hex, flags, marker, mode, flights } = formation;
  const acts: Act[] = [];
  if (hex === OFF_MAP) {
    // 14.12: at the base that it was bound for, planes land.
    if (formation.bound >= 0) return landingsOf(t, formation, 0);
    // 14.11: from an off-board base, to one of its Entry Hexes.
    const { base } = t.rules.fields[formation.origin]!;
    if (mode >= 0)
      for (const entry of t.rules.bases[base]!.entries)
        acts.push({ do: "depart", hex: entry.hex, turns: entry.turns });
    return acts;
  }
  const storm = weatherOf(t, hex) === STORM;
  if (marker && moved === 0 && !(flags & (MoveFlag.searched | MoveFlag.storm))) acts.push({ do: "search" });
  for (const to of nextHexes(t, data)) acts.push({ do: "enter", hex: to });
  // 14.15.2: each Air Factor may change its altitude in each hex; in the first one those alone that remain there this turn.
  const stays = moved > 0 || mayEnd(t, data);
  const mayChange = stays ? planesIn(formation) - changed : 0;
  for (const [i, flight] of flights.entries()) {
    // 14.15.4: armed planes stay low on the turn of take-off.
    if (!flight.high && mode >= 0 && flight.ordnance !== UNARMED) continue;
    for (let count = 1; count <= Math.min(flight.count, mayChange); count++)
      acts.push({ do: flight.high ? "descend" : "climb", flight: i, count });
  }
  for (const [i, flight] of flights.entries())
    if (flight.ordnance !== UNARMED)
      for (let count = 1; count <= flight.count; count++) acts.push({ do: "jettison", flight: i, count });
  // 14.6: what takes off this turn does not land this turn.
  if (mode < 0) acts.push(...landingsOf(t, formation, moved));
  acts.push(...regroupings(t, formation, moved > 0 || changed > 0));
  // 14.12: from where it stands at the beginning of the turn, not on that of its take-off.
  if (!storm && moved === 0 && changed === 0 && mode < 0)
    for (const { base, turns } of exitsFrom(t, formation)) acts.push({ do: "exit", base, turns });
  const own = t.position.markers.find(({ id }) => id === marker);
  if (!own) acts.push({ do: "show" });
  else if (mayHide(t, own)) acts.push({ do: "hide" });
  return acts;
}

const landingsOf = (t: FlatTopTable, formation: Formation, moved: number): Act[] =>
  formation.flights.flatMap((flight, i) =>
    landings(t, formation, flight, moved).flatMap((landing) =>
      Array.from({ length: landing.most }, (_, n): Act => ({ do: "land", flight: i, landing, count: n + 1 })),
    ),
  );

/** Hexes that an Air Formation may fly this turn: a launch of this turn takes from them (14.8). */
export function movementLeft(t: FlatTopTable, formation: Formation): number {
  const movement = movementOfFormation(t, formation);
  return formation.mode < 0 ? movement : movementAfter(t.rules, movement, formation.mode);
}

/**
 * Neighbours that planes may enter: not once they have changed their altitude where they began the turn, for those remain
 * there (14.15.2); mountains at high altitude only (14.15.5); no storm unless to land there, and out of
 * one by the shortest way (6.6); those that shadow keep their quarry in sight (11.6).
 */
function nextHexes(t: FlatTopTable, { formation: n, moved, changed = 0, quarry }: FlightData): number[] {
  const formation = t.position.formations[n]!;
  if ((moved === 0 && changed > 0) || movementLeft(t, formation) - moved <= 0) return [];
  const { hexes } = t.rules;
  const beside: number[] = [];
  const isLow = formation.flights.some(({ high }) => !high);
  for (let direction = 0; direction < 6; direction++) {
    const hex = neighbour(hexes, formation.hex, direction);
    if (hex === OFF_MAP || (isLow && (hexes.mountains[formation.hex]! >> direction) & 1)) continue;
    beside.push(hex);
  }
  if (weatherOf(t, formation.hex) === STORM) return outOfStorm(t, formation.hex, beside);
  const open = beside.filter((hex) => weatherOf(t, hex) !== STORM || landsIn(t, formation, hex, moved + 1));
  return quarry ? inSightOf(t, true, formation.hex, quarry, open) : open;
}

/** Of some neighbours of a storm hex those that lie nearer to its edge; all of them where none does. */
function outOfStorm(t: FlatTopTable, from: number, beside: readonly number[]): number[] {
  const left = stepsOut(t, from);
  const nearer = beside.filter((hex) => stepsOut(t, hex) < left);
  return nearer.length > 0 ? nearer : [...beside];
}

/** How many hexes away the nearest hex without a storm is. */
function stepsOut(t: FlatTopTable, hex: number): number {
  const seen = new Set([hex]);
  for (let ring = [hex], steps = 0; ring.length > 0; steps++) {
    if (ring.some((each) => weatherOf(t, each) !== STORM)) return steps;
    ring = ring.flatMap((each) =>
      [0, 1, 2, 3, 4, 5].flatMap((direction) => {
        const next = neighbour(t.rules.hexes, each, direction);
        if (next === OFF_MAP || seen.has(next)) return [];
        seen.add(next);
        return [next];
      }),
    );
  }
  return Infinity;
}

/** 6.6: a storm is entered only to land there, which an option forbids as well. */
function landsIn(t: FlatTopTable, formation: Formation, hex: number, moved: number): boolean {
  if (t.position.options.includes("no-storm-landing") || formation.mode >= 0) return false;
  return formation.flights.every((flight) => landings(t, { ...formation, hex }, flight, moved).length > 0);
}

/**
 * Off-board planes take off. Planes leave a storm as long as they can, and those that have entered it land (6.6); those
 * that shadow go where they see their quarry, as far as they can (11.6).
 */
export function mayEnd(t: FlatTopTable, data: FlightData): boolean {
  const formation = t.position.formations[data.formation]!;
  const { hex, flags, bound } = formation;
  if (hex === OFF_MAP) return bound >= 0;
  const inStorm = weatherOf(t, hex) === STORM;
  // 14.6: what takes off this turn cannot land, though its ship may have carried it into the storm.
  const hasEntered = inStorm && !(flags & MoveFlag.storm) && formation.mode < 0;
  if (hasEntered && landingsOf(t, formation, data.moved).length > 0) return false;
  if (!inStorm && (!data.quarry || seesQuarry(t, true, hex, data.quarry))) return true;
  return nextHexes(t, data).length === 0;
}
