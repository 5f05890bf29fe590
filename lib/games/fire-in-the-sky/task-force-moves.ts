import { canBreakDown } from "./air";
import { isFirstOfLike } from "./like";
import { enemyOf } from "./rules";
import { has, pieceAt } from "./pieces";
import { type Sailors, taskForceReach } from "./paths";
import { Flag, type T } from "./position";
import { canAfford, speedOf, taskForcePrice } from "./task-force-costs";

/** Who may join a Task Force, and where it may go (9.0, 10.0). */

/** A sea node with the hexes it takes to get there. */
export interface Destination {
  node: number;
  distance: number;
}

/** May join a Task Force: of the Phasing Player any unit, in reaction only ships (9.1, 10.1). */
const isReady = (t: T, p: number, reaction: boolean): boolean =>
  t.position.tf[p] === -1 &&
  !has(t, p, Flag.movedOperationally | Flag.operational) &&
  (!reaction || pieceAt(t, p).kind === "naval");

/** Pieces at a base that may join. */
function readyPieces(t: T, side: number, place: number, reaction: boolean): number[] {
  const { at } = t.position;
  return t.rules.piecesOfSide[side]!.filter((p) => at[p] === place && isReady(t, p, reaction));
}

/** Bases and boxes from which a Task Force can still leave; none react from a box (2.2.4, 10.1). */
export function origins(t: T, side: number, reaction: boolean): number[] {
  const { places, piecesOfSide } = t.rules;
  const { at } = t.position;
  // One member that could sail alone is enough, so each place is looked at until there is one.
  const open = new Uint8Array(places.length);
  for (const p of piecesOfSide[side]!) {
    const place = at[p]!;
    if (open[place]) continue;
    const { kind } = places[place]!;
    if (kind !== "base" && (kind !== "off-map" || reaction)) continue;
    if (!isReady(t, p, reaction) || !isFirstOfLike(t, p) || !affordable(t, [p], p)) continue;
    if (!reaction || destinations(t, [p], side, true).length > 0) open[place] = 1;
  }
  const found: number[] = [];
  open.forEach((yes, place) => yes && found.push(place));
  return found;
}

/** Pieces that may be added to those already chosen: size, means and, in reaction, a goal within reach. */
export function joinable(
  t: T,
  place: number,
  chosen: readonly number[],
  side: number,
  reaction: boolean,
): number[] {
  const { ships, passengers } = t.rules.parameters.taskForce;
  const naval = chosen.filter((p) => pieceAt(t, p).kind === "naval").length;
  const carried = chosen.length - naval;
  const free = readyPieces(t, side, place, reaction).filter((p) => !chosen.includes(p));
  return free.filter((p) => {
    const isShip = pieceAt(t, p).kind === "naval";
    if (isShip ? naval >= ships : carried >= passengers) return false;
    if (!firstAmong(t, p, free)) return false;
    const all = [...chosen, p];
    if (!affordable(t, all, p)) return false;
    return !reaction || destinations(t, all, side, true).length > 0;
  });
}

/** Of counters that nobody could tell apart, the first that is still free. */
export const firstAmong = (t: T, p: number, free: readonly number[]): boolean =>
  isFirstOfLike(t, p) || !free.some((other) => other < p && sameKind(t, other, p));

const sameKind = (t: T, a: number, b: number): boolean =>
  t.rules.pieces[a]!.type === t.rules.pieces[b]!.type &&
  t.position.steps[a] === t.position.steps[b] &&
  t.position.flags[a] === t.position.flags[b];

/** A two-step air unit may send one step when the whole is too dear and a counter is free. */
function affordable(t: T, units: readonly number[], added: number): boolean {
  return canAfford(t, taskForcePrice(t, units, 0)) || canSendStep(t, units, added);
}

export function canSendStep(t: T, units: readonly number[], added: number): boolean {
  const piece = pieceAt(t, added);
  if (piece.kind !== "air" || !canBreakDown(t, added)) return false;
  const price = taskForcePrice(t, units, 0);
  const spared = piece.transport * (t.position.steps[added]! - 1) * t.rules.costs.operational.air;
  price.transport[piece.nation]! -= Math.ceil(spared);
  return canAfford(t, price);
}

/** Everywhere a Task Force of these units may go and pay for, its own hex first, then nearest first. */
export function destinations(t: T, units: readonly number[], side: number, reaction: boolean): Destination[] {
  const found = withinReach(t, units, side, reaction);
  const near = canAfford(t, taskForcePrice(t, units, 0));
  const far = canAfford(t, taskForcePrice(t, units, Infinity));
  const short = t.rules.parameters.movement.shortMove;
  const enemies = reaction ? enemyNodes(t, side) : undefined;
  return found.filter(
    ({ node, distance }) =>
      (distance > short && t.position.cheapTaskForces === 0 ? far : near) &&
      (!reaction || enemies![node] === 1),
  );
}

/** Nodes in reach of these units, each once: ships in a split base may leave by either half. */
export function withinReach(t: T, units: readonly number[], side: number, reaction: boolean): Destination[] {
  const { nation } = pieceAt(t, units[0]!);
  const sailors: Sailors = {
    side,
    nation: units.every((p) => pieceAt(t, p).nation === nation) ? nation : -1,
  };
  const range = speedOf(t, units, reaction);
  const found = new Map<number, number>();
  for (const start of t.rules.places[t.position.at[units[0]!]!]!.nodes) {
    const { count, reached, steps } = taskForceReach(t, sailors, start, range);
    for (let i = 0; i < count; i++) {
      const node = reached[i]!;
      found.set(node, Math.min(found.get(node) ?? Infinity, steps[node]!));
    }
  }
  return [...found].map(([node, distance]) => ({ node, distance }));
}

/**
 * 1 for every sea node with an enemy unit to react to; a task force in the other half of a split hex is
 * none (2.2.1.2), nor is a replacements marker ashore, which is no unit (2.1, 7.4).
 */
export function enemyNodes(t: T, side: number): Uint8Array {
  const { places, pieces, sea } = t.rules;
  const { at, tf, taskForces } = t.position;
  const nodes = new Uint8Array(sea.size);
  for (const p of t.rules.piecesOfSide[enemyOf(side)]!) {
    if (tf[p] !== -1) nodes[taskForces[tf[p]!]!.node] = 1;
    else if (pieces[p]!.kind !== "replacements") {
      for (const node of places[places[at[p]!]!.within]!.nodes) nodes[node] = 1;
    }
  }
  return nodes;
}
