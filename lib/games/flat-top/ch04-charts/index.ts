import type { FlatTopScenario } from "../../../documents/generated/types";
import { type Choice, derivedBy, lanesStep, type Step, type Steps } from "../../../kernel";
import { distance, isInSpans } from "../board/distance";
import { groupsOf, type Order, type PlanesLane, placingPlanes } from "./planes";
import { type NewForce, placingShips, zoneOf } from "./ships";
import { sailTo } from "../board/sailing";
import { shipsOf } from "../model/forces";
import { forceId, forceText, hexText } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import { ALL_LAND, edges, OFF_MAP, PARTIAL_LAND, type Rules, sideIds } from "../model/rules";
import { scenarioOf } from "../model/scenario";
import { isFormed } from "../model/task-forces";

/**
 * 4 Operations Charts Setup: where a scenario leaves it open, each side divides its ships among Task Forces, puts these in
 * hexes of their zones and planes in boxes, both in secret. What stands in the document is the first of the choices.
 */

export type Zone = FlatTopScenario["sides"]["allied"]["zones"][number];

/** Number of hexes by sea from a hex to each other one; Infinity where ships cannot go. */
function byWater(rules: Rules, from: number): number[] {
  const steps = rules.hexes.ids.map(() => Infinity);
  steps[from] = 0;
  for (let ring = [from], n = 1; ring.length > 0; n++) {
    const next: number[] = [];
    for (const hex of ring)
      for (let direction = 0; direction < 6; direction++) {
        const to = sailTo({ rules }, hex, direction);
        if (to === OFF_MAP || steps[to] !== Infinity) continue;
        steps[to] = n;
        next.push(to);
      }
    ring = next;
  }
  return steps;
}

/** By the text of a zone: copies of a game have copies of it. */
const zonesOf = new WeakMap<Rules, Map<string, readonly number[]>>();

/** The hexes of all zones that are for the same Task Forces as one of them, by its place in the list (26). */
export function hexesOfZone(rules: Rules, zones: readonly Zone[], i: number): readonly number[] {
  const forces = String(zones[i]!.taskForces);
  const alike = zones.filter(({ taskForces }) => String(taskForces) === forces);
  if (alike.length === 1) return hexesIn(rules, alike[0]!);
  return [...new Set(alike.flatMap((zone) => hexesIn(rules, zone)))].toSorted((a, b) => a - b);
}

/** All hexes of a zone in which ships can be; kept, since every game of a scenario begins with them. */
export function hexesIn(rules: Rules, zone: Zone): readonly number[] {
  let zones = zonesOf.get(rules);
  if (!zones) zonesOf.set(rules, (zones = new Map()));
  const key = JSON.stringify(zone);
  let hexes = zones.get(key);
  if (!hexes) zones.set(key, (hexes = findHexes(rules, zone)));
  return hexes;
}

function findHexes(rules: Rules, zone: Zone): number[] {
  const { hexes, sectors, islands } = rules;
  const { least = 0, most = Infinity } = zone;
  const inSectors = zone.sectors?.map((id) => sectors.findIndex((each) => each.id === id));
  const listed = zone.hexes?.map((id) => hexes.of[id]);
  const island = zone.ofIsland === undefined ? undefined : (islands[zone.ofIsland] ?? []);
  const centre = zone.ofHex === undefined ? undefined : hexes.of[zone.ofHex];
  const sea = zone.bySea && byWater(rules, hexes.of[zone.bySea.from]!);
  const away = (hex: number): number[] => [
    ...(centre === undefined ? [] : [distance(hexes, centre, hex)]),
    ...(island ? [Math.min(...island.map((each) => distance(hexes, each, hex)))] : []),
    ...(zone.edge ? [fromEdge(rules, zone.edge, hex)] : []),
  ];
  return [...hexes.ids.keys()].filter(
    (hex) =>
      hexes.terrain[hex] !== ALL_LAND &&
      (inSectors === undefined || inSectors.some((sector) => (hexes.sectors[hex]! >> sector) & 1)) &&
      (listed === undefined || listed.includes(hex)) &&
      isInSpans(hexes, hex, zone) &&
      away(hex).every((steps) => steps >= least && steps <= most) &&
      (sea === undefined || sea[hex]! >= zone.bySea!.least),
  );
}

/** Rows or columns from an edge; the hex at the edge counts as 1. */
function fromEdge({ hexes }: Rules, edge: (typeof edges)[number], hex: number): number {
  let at = hex;
  const direction = { north: 0, south: 3, west: 5, east: 1 }[edge];
  for (let steps = 1; ; steps++) {
    if (hexes.edge[at]! & (1 << edges.indexOf(edge))) return steps;
    const next = hexes.next[at * 6 + direction]!;
    if (next === OFF_MAP) return Infinity;
    at = next;
  }
}

/** The hexes in which a Task Force may begin: that of the scenario, or of the one that it was of, first. */
const hexesOf = derivedBy(
  (_t: FlatTopTable, { n, zone }: { n: number; zone: number }) => n * 256 + zone + 1,
  (t, { n, zone: i }): number[] => {
    const { side, hex } = t.position.forces[n]!;
    const { zones } = scenarioOf(t).sides[sideIds[side]!];
    if (!zones[i] || hex === OFF_MAP) return [hex];
    const isAnchored = shipsOf(t, n).some((ship) => t.position.fleet.anchored[ship] !== 0);
    const all = hexesOfZone(t.rules, zones, i).filter(
      (each) => !isAnchored || t.rules.hexes.terrain[each] === PARTIAL_LAND,
    );
    return [hex, ...all.filter((each) => each !== hex)];
  },
  ["forces", "fleet"],
);

const placement: Step<Rules, Position> = lanesStep<Rules, Position>({
  rule: "4",
  title: "Operations Charts Setup",
  open(t, frame) {
    const orders = (frame.data as unknown as { orders: Order[][] }).orders;
    return [...sideIds.keys()].map((side) => ({
      side,
      step: "placing-ships",
      data: { side, i: 0, groups: groupsOf(t, side), orders: orders[side]! },
    }));
  },
});

type Lane = PlanesLane & { i: number; formed?: NewForce[] };

const hexesFor = (t: FlatTopTable, n: number, { formed }: Lane): number[] =>
  hexesOf(t, { n, zone: zoneOf(t, n, formed) });

/** The next Task Force of a side that may begin in several hexes; -1 for none. */
function nextForce(t: FlatTopTable, lane: Lane): number {
  for (let n = lane.i; n < t.position.forces.length; n++)
    if (t.position.forces[n]!.side === lane.side && isFormed(t, n) && hexesFor(t, n, lane).length > 1)
      return n;
  return -1;
}

const placing: Step<Rules, Position, Lane> = {
  rule: "4.1",
  title: "Placing Task Forces",
  asks: (t, { data }) => (nextForce(t, data) < 0 ? 0 : 1 << data.side),
  options(t, { data }, _side, out) {
    out.push(...hexesFor(t, nextForce(t, data), data));
  },
  describe(t, { data }, code): Choice {
    const force = t.position.forces[nextForce(t, data)]!;
    return { do: "place", force: forceId(force), hex: hexText(t, code) };
  },
  prompt(t, { data }) {
    const n = nextForce(t, data);
    const names = shipsOf(t, n).map((ship) => t.rules.ships[ship]!.name);
    return `Where does ${forceText(t.position.forces[n]!)} begin (${names.join(", ")})?`;
  },
  take(t, { data }, code) {
    const n = nextForce(t, data);
    const force = t.position.forces[n]!;
    t.set(force, "hex", code);
    t.set(data, "i", n + 1);
    t.say("4.1", () => `${forceText(force)} begins in ${hexText(t, code)}.`);
  },
  proceed(t, { data: { i: _, formed: _formed, ...rest } }) {
    t.goTo("placing-planes", { ...rest, left: rest.groups[0]?.count ?? 0 });
  },
};

export const chartSteps: Steps<Rules, Position> = {
  placement,
  "placing-ships": placingShips,
  "placing-forces": placing,
  "placing-planes": placingPlanes,
};
