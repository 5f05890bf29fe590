import { siteOf } from "../air";
import type { PacificTable } from "../position";
import { enemyOf, JAPANESE, NOWHERE, sideIds } from "../rules";
import { halfOfShip, portHalfOf } from "../sea";
import { airClass, baseClass, groundClass, hexNamed, hexOfShip } from "../units";
import { type Graph, graphOf, waterOf, watersOf } from "./graph";

/** What stands on the map for a side, as far as Command Links depend on it. */

export const Piece = {
  air: 1,
  /** A single-engined air unit, which cancels what enemy aircraft block. */
  fighter: 2,
  ground: 4,
  /** Ships, by water. */
  naval: 8,
  /** A Base; one that works, and one of those on a port location or with an airfield. */
  base: 16,
  port: 32,
  airbase: 64,
  supportBase: 128,
  /** A place that the side controls (23.1.5). */
  control: 256,
  /** Where Ultimate Command Sources of the side are, by water (11.1). */
  source: 512,
} as const;

export type EmergencyKind = "tokyo-express" | "air-transport-north" | "air-transport-south";

/** An Emergency Command Link that is in force, by hexes (11.7). */
export interface EmergencyLink {
  kind: EmergencyKind;
  from: number;
  to: number;
}

export interface Pieces {
  /** Bits of `Piece` by water, which is the hex for all but ships and sources of other shores. */
  bits: Uint16Array;
  /** Headquarters of the side, by hex and number, on the map. */
  headquarters: { n: number; hex: number }[];
  emergency: EmergencyLink[];
}

export function piecesOf(t: PacificTable, side: number): Pieces {
  const { position, rules } = t;
  const graph = graphOf(rules);
  const bits = new Uint16Array(graph.hexOf.length);
  const put = (hex: number, what: number): void => {
    if (hex >= 0) bits[hex]! |= what;
  };
  for (const unit of position.airUnits) {
    if (unit.steps === 0) continue;
    const { engine, side: owner } = airClass(rules, unit);
    if (owner === side) put(siteOf(position, unit), engine === "F" ? Piece.air | Piece.fighter : Piece.air);
  }
  for (const unit of position.groundUnits)
    if (unit.ship < 0 && unit.hex >= 0 && groundClass(rules, unit).side === side) put(unit.hex, Piece.ground);
  for (let n = 0; n < rules.ships.length; n++) {
    const hex = rules.ships[n]!.side === side ? hexOfShip(position, n) : NOWHERE;
    if (hex >= 0) put(waterOf(graph, hex, halfOfShip(t, n)), Piece.naval);
  }
  bases(t, side, put);
  for (const base of position.supportBases) if (base.side === side) put(base.hex, Piece.supportBase);
  for (const [n, owner] of position.control.entries())
    if (owner === side) put(rules.places[n]!.hex, Piece.control);
  for (const water of sourcesOf(t, graph, side)) put(water, Piece.source);
  return {
    bits,
    headquarters: rules.headquarters.flatMap(({ side: owner }, n) => {
      const hex = position.headquarters[n]!;
      return owner === side && hex !== NOWHERE ? [{ n, hex }] : [];
    }),
    emergency: emergencyOf(t, side),
  };
}

function bases(
  { position, rules }: PacificTable,
  side: number,
  put: (hex: number, what: number) => void,
): void {
  for (const base of position.bases) {
    if (base.side !== side || base.hex < 0) continue;
    // 2.3.1: a Base is a ground unit.
    put(base.hex, Piece.base | Piece.ground);
    if (base.hits >= baseClass(rules, base).interdictedAt) continue;
    const place = rules.places[rules.hexes.place[base.hex]!];
    if (place?.isPort) put(base.hex, Piece.port);
    // 17.5.1: one has been built where the map has none.
    const isBuilt = position.war?.builtAirfields.includes(rules.hexes.ids[base.hex]!) === true;
    if (place?.airfield !== "none" || isBuilt) put(base.hex, Piece.airbase);
  }
}

/** 11.1: where links of a side may begin, whether an enemy is there or not. */
function sourcesOf(t: PacificTable, graph: Graph, side: number): number[] {
  const { hexes, places } = t.rules;
  const special = Object.values(t.position.terms.specialRules).flatMap((rule) =>
    rule.kind === "command-sources" && rule.side === sideIds[side] ? [rule] : [],
  );
  const isSpecial = special.length > 0;
  const edges = special.flatMap((rule) => rule.edges ?? []);
  const named = special.flatMap((rule) => (rule.places ?? []).map((id) => hexNamed(t.rules, id)));
  // 11.1.1: a Homeland Resource hex that still has points.
  const homeland = places.flatMap(({ hex }, n) => (side === JAPANESE && hasPoints(t, n) ? hex : []));
  const held = (isSpecial ? named : homeland).filter((hex) => {
    const place = hexes.place[hex]!;
    return place < 0 || t.position.control[place] === side;
  });
  // 11.1.2: water at an edge of the map.
  const isEdge = (at: readonly string[]): boolean =>
    isSpecial ? at.some((edge) => edges.some((each) => each === edge)) : side !== JAPANESE;
  const atEdge = Object.entries(hexes.commandEdges).flatMap(([hex, at]) =>
    hexes.water[Number(hex)] !== "none" && isEdge(at) ? watersOf(graph, Number(hex)) : [],
  );
  return [...held.map((hex) => waterOf(graph, hex, portHalfOf(hexes, hex))), ...atEdge];
}

function hasPoints({ position, rules }: PacificTable, place: number): boolean {
  const { id, resource, resourcePoints } = rules.places[place]!;
  return resource === "homeland" && resourcePoints > (position.war?.homelandLosses[id] ?? 0);
}

/** 11.7.1: the Tokyo Express ends when too few destroyers are left at its Start. */
function emergencyOf(t: PacificTable, side: number): EmergencyLink[] {
  const { position, rules } = t;
  return (position.war?.emergencyLinks ?? []).flatMap(({ kind, from, to }) => {
    const owner = kind === "tokyo-express" ? JAPANESE : enemyOf(JAPANESE);
    const hex = rules.hexes.of[from]!;
    if (owner !== side || (kind === "tokyo-express" && !hasExpressSteps(t, hex))) return [];
    return [{ kind, from: hex, to: rules.hexes.of[to]! }];
  });
}

/** 11.7.1: whether enough steps of destroyers that are not Activated lie in a hex. */
export function hasExpressSteps({ position, rules }: PacificTable, hex: number): boolean {
  const { fleet } = position;
  const steps = rules.ships.reduce(
    (sum, { side, type, hitCapacity }, n) =>
      side === JAPANESE && type === "DD" && !fleet.activated[n] && hexOfShip(position, n) === hex
        ? sum + hitCapacity - fleet.hits[n]!
        : sum,
    0,
  );
  return steps >= rules.parameters.links.expressSteps;
}

export function isSamePieces(a: Pieces, b: Pieces): boolean {
  if (a.headquarters.length !== b.headquarters.length || a.emergency.length !== b.emergency.length)
    return false;
  for (const [i, { n, hex }] of a.headquarters.entries())
    if (b.headquarters[i]!.n !== n || b.headquarters[i]!.hex !== hex) return false;
  for (const [i, { kind, from, to }] of a.emergency.entries()) {
    const other = b.emergency[i]!;
    if (other.kind !== kind || other.from !== from || other.to !== to) return false;
  }
  for (let i = 0; i < a.bits.length; i++) if (a.bits[i] !== b.bits[i]) return false;
  return true;
}
