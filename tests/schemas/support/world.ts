/**
 * Distances, Air Zones of Control and Supply Lines, calculated a second time and in another way than the
 * rules module does, so that each checks the other: neighbours come from the geometry of the hexes' centres.
 */
import { basesWhere, hexOf, map } from "./game-data";
import type { Control, SideId } from "./game-data";

const columnStep = Math.sqrt(3) / 2;

function centre(id: string): { x: number; y: number } {
  const hex = map.hexes[id];
  if (hex === undefined) throw new Error(`No hex ${id}.`);
  const shoved = hex.column % 2 === 0 ? 0.5 : 0;
  return { x: hex.column * columnStep, y: hex.row + shoved };
}

const allHexes = Object.keys(map.hexes);

/** Hexes in play next to each hex, whatever lies between. */
export const neighbours: ReadonlyMap<string, readonly string[]> = new Map(
  allHexes.map((id) => {
    const here = centre(id);
    const near = allHexes.filter((other) => {
      const there = centre(other);
      return other !== id && Math.hypot(there.x - here.x, there.y - here.y) < 1.1;
    });
    return [id, near];
  }),
);

const nextTo = (id: string): readonly string[] => neighbours.get(id) ?? [];

/** The key of a hexside: both hexes, the smaller number first. */
export const hexside = (a: string, b: string): string => [a, b].sort().join("-");

/** Hexes away from `from`, by hexes in play, hexsides ignored. */
function plainDistances(from: string): Map<string, number> {
  return spread(from, nextTo);
}

/** Plain distance between two hexes. */
export const plainDistance = (a: string, b: string): number => plainDistances(a).get(b) ?? Infinity;

/** Every node within reach of `from` by its number of steps. */
function spread(from: string, next: (id: string) => readonly string[]): Map<string, number> {
  const reached = new Map([[from, 0]]);
  for (const [id, steps] of reached) {
    for (const other of next(id)) {
      if (!reached.has(other)) reached.set(other, steps + 1);
    }
  }
  return reached;
}

/** The places where ships can be in a hex: the hex, or its halves when land splits it. */
function watersOf(hex: string): string[] {
  if (map.hexes[hex]?.terrain !== "sea") return [];
  const split = map.splitHexes[hex];
  return split === undefined ? [hex] : Object.keys(split.halves).map((half) => `${hex}/${half}`);
}

/** The hex of a water. */
const hexOfWater = (water: string): string => water.split("/")[0] ?? water;

function opens(water: string, to: string): boolean {
  const [hex = "", half] = water.split("/");
  if (half === undefined) return true;
  return map.splitHexes[hex]?.halves[half]?.opensTo.includes(to) ?? false;
}

const waters = allHexes.flatMap(watersOf);
const seaLinks: ReadonlyMap<string, readonly string[]> = new Map(
  waters.map((water) => {
    const hex = hexOfWater(water);
    const near = nextTo(hex)
      .filter((other) => map.hexsides[hexside(hex, other)]?.impassable !== true && opens(water, other))
      .flatMap(watersOf)
      .filter((other) => opens(other, hex));
    return [water, near];
  }),
);

const sail = (water: string): readonly string[] => seaLinks.get(water) ?? [];

/** Hexes of sea movement between two bases, Air ZOC ignored. `closed` names hexes that may not be used. */
export function seaDistance(from: string, to: string, closed: readonly string[] = []): number {
  const open = (water: string) => sail(water).filter((other) => !closed.includes(hexOfWater(other)));
  return spread(hexOf(from), open).get(hexOf(to)) ?? Infinity;
}

/** Hexes of sea movement between the halves of a split hex. */
export const distanceBetweenHalves = (hex: string): number => {
  const [first = "", second = ""] = watersOf(hex);
  return spread(first, sail).get(second) ?? Infinity;
};

/** Hexes in the Air ZOC of air units that stand in the given hexes (2.1.1.2). */
export function airZoc(airHexes: readonly string[]): Set<string> {
  return new Set(airHexes.flatMap((hex) => [hex, ...nextTo(hex)]));
}

/**
 * Least hexes of Operational or Reaction Movement between two bases under the Air ZOC rule (9.1): a Task
 * Force that starts in a zone moves one hex; one that enters a zone stops there or one hex further.
 */
export function operationalDistance(from: string, to: string, zoc: ReadonlySet<string>): number {
  const start = hexOf(from);
  const target = hexOf(to);
  if (start === target) return 0;
  if (zoc.has(start)) return sail(start).includes(target) ? 1 : Infinity;
  // Waters reached without ever entering a zone; from these, one hex into a zone, and one more.
  const free = spread(start, (water) => sail(water).filter((other) => !zoc.has(hexOfWater(other))));
  let best = free.get(target) ?? Infinity;
  for (const [water, steps] of free) {
    for (const entered of sail(water)) {
      if (!zoc.has(hexOfWater(entered))) continue;
      if (entered === target) best = Math.min(best, steps + 1);
      if (sail(entered).includes(target)) best = Math.min(best, steps + 2);
    }
  }
  return best;
}

/** Where Sea Deployment of a side takes place. */
export interface Deployment {
  readonly side: SideId;
  readonly control: Control;
  /** Air ZOC of the enemy. */
  readonly zoc: ReadonlySet<string>;
  /** Hexes with enemy units: no deployment may end there. */
  readonly enemies: ReadonlySet<string>;
}

/** Friendly bases that one leg of Sea Deployment reaches, and whether the unit may go on from there (8.2). */
function legFrom(from: string, where: Deployment, range = 4): Map<string, boolean> {
  const reached = new Map([[hexOf(from), 0]]);
  for (const [water, steps] of reached) {
    const stopped = steps > 0 && where.zoc.has(hexOfWater(water));
    if (steps === range || stopped) continue;
    for (const other of sail(water)) if (!reached.has(other)) reached.set(other, steps + 1);
  }
  const ends = basesWhere(
    ({ kind, hex }, id) =>
      id !== from &&
      kind === "base" &&
      where.control.get(id) === where.side &&
      !where.enemies.has(hex) &&
      reached.has(hex),
  );
  return new Map(ends.map((id) => [id, !where.zoc.has(hexOf(id))]));
}

/** Least legs of Sea Deployment from one base to another. */
export function legs(from: string, to: string, where: Deployment): number {
  let front = [from];
  const seen = new Set(front);
  for (let count = 1; front.length > 0; count++) {
    const next: string[] = [];
    for (const place of front) {
      for (const [id, goesOn] of legFrom(place, where)) {
        if (id === to) return count;
        if (goesOn && !seen.has(id)) next.push(id);
        seen.add(id);
      }
    }
    front = next;
  }
  return Infinity;
}

/** How Supply Lines of a side run. */
export interface SupplyState {
  readonly side: SideId;
  readonly control: Control;
  /** Hexes with land-based air units of the enemy. */
  readonly enemyAir: readonly string[];
  /** Hexes with own land-based air units. */
  readonly ownAir: readonly string[];
}

/**
 * Whether a Supply Line runs from any of the Home Bases (ids of bases or off-map boxes) to a hex
 * (2.2.3.2): legs of two hexes from friendly base to friendly base, ending in the first uncovered enemy
 * Air ZOC. A box is one hex from its Entry Hexes.
 */
export function supplied(homes: readonly string[], hex: string, state: SupplyState): boolean {
  const closed = airZoc(state.enemyAir);
  const covered = new Set(state.ownAir);
  const ends = (id: string) => closed.has(id) && !covered.has(id);
  const friendly = new Map(
    basesWhere(({ kind }, id) => kind === "base" && state.control.get(id) === state.side).map((id) => [
      hexOf(id),
      id,
    ]),
  );
  // Most hexes that are still left of the leg when the line is in a hex.
  const left = new Map<string, number>();
  const queue: string[] = [];
  const reach = (id: string, legLeft: number) => {
    const renewed = friendly.has(id) ? 2 : legLeft;
    if ((left.get(id) ?? -1) >= renewed) return;
    left.set(id, renewed);
    if (!ends(id)) queue.push(id);
  };
  for (const home of homes) {
    const box = map.boxes[home];
    if (box === undefined) reach(hexOf(home), 2);
    else for (const entry of box.entryHexes ?? []) reach(entry, 1);
  }
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const legLeft = left.get(id) ?? 0;
    if (legLeft > 0) for (const other of nextTo(id)) reach(other, legLeft - 1);
  }
  return left.has(hex);
}

/** Whether land units can march between two places along a land connection (8.3.3). */
export const connected = (a: string, b: string): boolean =>
  map.connections[hexside(hexOf(a), hexOf(b))]?.kind === "land";

/** Bases of a side within two hexes of a place: from there it can be invaded (9.2.1). */
export function landingBases(place: string, side: SideId, control: Control): string[] {
  const near = plainDistances(hexOf(place));
  return basesWhere(
    ({ kind, hex }, id) =>
      id !== place && kind === "base" && control.get(id) === side && (near.get(hex) ?? Infinity) <= 2,
  );
}
