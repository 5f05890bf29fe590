import { distance } from "../board/distance";
import { isNight } from "../model/clock";
import { aboard, capacityOf, fieldsOf, handles, hexOfField, launchOf } from "../model/decks";
import { movementOfFormation, planesIn } from "../model/flights";
import { type FlatTopTable, type Flight, type Formation, Gone } from "../model/position";
import type { Report } from "../model/reports";
import { scenarioOf } from "../model/scenario";
import { enemyOf, OFF_MAP, type Rules, type Ship, sideIds } from "../model/rules";
import { weightsOf } from "./weights";

/**
 * What the player looks at: what its own side has, what was reported to it, counters on the map, the weather and the text of
 * the scenario. Nothing here reads what the enemy hides.
 */

/** Enemy ships as they were last reported. */
export interface Contact {
  hex: number;
  /** Turns since the report. */
  age: number;
  /** What is expected to be there, in Victory Points. */
  worth: number;
  ships: number;
  hasCarriers: boolean;
}

function contactOf(t: FlatTopTable, side: number, report: Report, at: number): Contact {
  const { carrierWorth, capitalWorth, smallWorth, submarineWorth, unknownWorth } = weightsOf(t, side);
  const { hex, counts, present, total = 3 } = report;
  const age = t.position.turn - at;
  if (counts) {
    const worthOfClass = [carrierWorth, capitalWorth, smallWorth, submarineWorth];
    const sums = worthOfClass.map((_, i) => counts.reduce((sum, each) => sum + each[i]!, 0));
    return {
      hex,
      age,
      worth: sums.reduce((sum, n, i) => sum + n * worthOfClass[i]!, 0),
      ships: total,
      hasCarriers: sums[0]! > 0,
    };
  }
  if (present) {
    const worth = total * 10 + (present[0] ? 60 : 0) + (present[1] ? 15 : 0);
    return { hex, age, worth, ships: total, hasCarriers: present[0] === true };
  }
  return { hex, age, worth: unknownWorth, ships: total, hasCarriers: false };
}

/** Enemy ships reported at most so many turns ago, the newest report of each hex, those that are worth most first. */
export function contacts(t: FlatTopTable, side: number, within: number): Contact[] {
  const all: Contact[] = [];
  for (const { what, at } of t.position.known[side]!.contacts) {
    const report = what as Report;
    if (report.isAir || report.hex === OFF_MAP || t.position.turn - at > within) continue;
    const contact = contactOf(t, side, report, at);
    const there = all.findIndex(({ hex }) => hex === contact.hex);
    if (there < 0) all.push(contact);
    else if (all[there]!.age >= contact.age) all[there] = contact;
  }
  return all.sort((a, b) => a.age - b.age || b.worth - a.worth);
}

/** Enemy planes that are reported in a hex this turn: bombers and others, as far as anything was said. */
export function planesReported(
  t: FlatTopTable,
  side: number,
  hex: number,
): { bombers: number; others: number } {
  let [bombers, others] = [0, 0];
  for (const { what, at } of t.position.known[side]!.contacts) {
    const { isAir, hex: there, counts, total = 4, present } = what as Report;
    if (!isAir || there !== hex || at !== t.position.turn) continue;
    if (counts)
      for (const [armed, unarmed] of counts as [number, number][]) {
        bombers += armed;
        others += unarmed;
      }
    else if (present && !present[0]) others += total;
    else bombers += total;
  }
  return { bombers, others };
}

/** Enemy bases on the map. */
export const enemyBases = ({ rules, position }: FlatTopTable, side: number): number[] =>
  [...rules.bases.keys()].filter(
    (n) => position.bases.owner[n] === enemyOf(side) && rules.bases[n]!.hex !== OFF_MAP,
  );

/**
 * Where the enemy is looked for: at the newest reports, else where his ships may begin by the scenario (carriers first), else
 * where they unload, else at his bases.
 */
export function haunts(t: FlatTopTable, side: number): number[] {
  const seen = contacts(t, side, weightsOf(t, side).haunts).map(({ hex }) => hex);
  if (seen.length > 0) return seen;
  const { zones, unloading } = scenarioOf(t).sides[sideIds[enemyOf(side)]!];
  const { carrierBoxes } = t.rules.parameters.taskForces;
  const first = zones.filter(({ taskForces }) => taskForces.some((number) => number <= carrierBoxes));
  const begins = (first.length > 0 ? first : zones).flatMap((zone) => middleOf(t.rules, zone));
  if (begins.length > 0) return begins;
  const { of } = t.rules.hexes;
  if (unloading.length > 0) return [of[unloading[0]!]!];
  return enemyBases(t, side).map((n) => t.rules.bases[n]!.hex);
}

type Zone = ReturnType<typeof scenarioOf>["sides"]["allied"]["zones"][number];

/** Somewhere in the middle of a zone. */
function middleOf({ hexes, islands, sectors }: Rules, zone: Zone): number[] {
  const { hexes: listed, ofHex, ofIsland, sectors: within, least = 0 } = zone;
  if (listed) return [hexes.of[listed[0]!]!];
  if (ofHex !== undefined && least === 0) return [hexes.of[ofHex]!];
  if (ofIsland !== undefined) return (islands[ofIsland] ?? []).slice(0, 1);
  return (within ?? []).map((id) => sectors.find((each) => each.id === id)!.directional);
}

/** Whether the order of battle, which both sides read, gives the enemy of a side ships of this kind. */
const faces = ({ rules, position }: FlatTopTable, side: number, test: (ship: Ship) => boolean): boolean =>
  rules.ships.some(
    (ship, n) => ship.side === enemyOf(side) && position.fleet.force[n] !== Gone.absent && test(ship),
  );

export const facesShips = (t: FlatTopTable, side: number): boolean => faces(t, side, () => true);

export const facesCarriers = (t: FlatTopTable, side: number): boolean =>
  faces(t, side, ({ shipClass }) => shipClass === "carriers");

export const nameOf = ({ rules }: FlatTopTable, kind: number) => rules.planes[rules.kinds[kind]!.plane]!;

/** Fighters fight and may bomb; float planes that escort are scouts. */
export const isFighter = (t: FlatTopTable, kind: number): boolean => {
  const { escorts, bombs } = nameOf(t, kind);
  return escorts && bombs;
};

/** The last turn of daylight from now on, or this turn at night. */
export function lastDaylight(t: FlatTopTable): number {
  let { turn } = t.position;
  if (isNight(t.rules, turn)) return turn;
  while (!isNight(t.rules, turn + 1)) turn++;
  return turn;
}

/** Turns of flight over so many hexes, the first or the last of them with half the Movement Factor (14.8). */
export function turnsFor(movement: number, away: number): number {
  const half = Math.ceil(movement / 2);
  return away <= half ? 1 : 1 + Math.ceil((away - half) / movement);
}

export const hexesBetween = (t: FlatTopTable, from: number, to: number): number =>
  distance(t.rules.hexes, from, to);

/** Whether all these planes can land on a field, by what it handles. */
const takes = (t: FlatTopTable, field: number, flights: readonly Pick<Flight, "kind">[]): boolean =>
  hexOfField(t, field) !== OFF_MAP &&
  launchOf(t, field).normal > 0 &&
  flights.every(({ kind }) => handles(t, field, kind));

/** Whether planes have room on a field beside what is aboard now (8.2). */
const hasRoom = (t: FlatTopTable, field: number, count: number): boolean =>
  aboard(t.position.decks[field]!) + count <= capacityOf(t, field);

/**
 * Where an Air Formation goes home: to the field from which it came, if that is open still and not full; else to the nearest
 * with room that it reaches, for decks fill with the planes of ships that were sunk; else to the one it came from or the nearest.
 */
export function homeOf(t: FlatTopTable, formation: Formation): number | undefined {
  const { side, hex, origin, flights } = formation;
  const open = fieldsOf(t)[side]!.filter((field) => takes(t, field, flights));
  const count = planesIn(formation);
  const isOpen = open.includes(origin);
  if (isOpen && hasRoom(t, origin, count)) return origin;
  const away = (field: number): number => hexesBetween(t, hex, hexOfField(t, field));
  const nearestOf = (fields: readonly number[]): number | undefined =>
    fields.toSorted((a, b) => away(a) - away(b))[0];
  const turns = Math.min(...flights.map(({ due }) => due)) - t.position.turn;
  const reach = Math.max(0, turns) * movementOfFormation(t, formation);
  const roomy = nearestOf(open.filter((field) => hasRoom(t, field, count) && away(field) <= reach));
  return roomy ?? (isOpen ? origin : nearestOf(open));
}
