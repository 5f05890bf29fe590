import { derived, derivedBy } from "../../../kernel";
import { canBreakDown } from "../model/air";
import { isFirstOfLike } from "../model/like";
import { has, pieceAt } from "../model/pieces";
import { type Sailors, taskForceReach } from "./paths";
import { enemyNodes } from "./presence";
import { Flag, type Position, type T } from "../model/position";
import type { Rules } from "../model/rules";
import { canAfford, canPayFor, meansOf, speedOf, taskForcePrice, type Voyage } from "./task-force-costs";

/** Who may join a Task Force, and where it may go (9.0, 10.0). */

/** Sea nodes, and by the same place in the list the hexes that it takes to get there. */
export interface Destinations {
  readonly nodes: number[];
  readonly distances: number[];
}

/** Hexes to one of these nodes; undefined when it is none of them. */
export function distanceTo({ nodes, distances }: Destinations, node: number): number | undefined {
  const i = nodes.indexOf(node);
  return i < 0 ? undefined : distances[i];
}

/** May join a Task Force: of the Phasing Player any unit, in reaction only ships (9.1, 10.1). */
const isReady = (t: T, p: number, reaction: boolean): boolean =>
  t.position.tf[p] === -1 &&
  !has(t, p, Flag.movedOperationally | Flag.operational) &&
  (!reaction || pieceAt(t, p).kind === "naval");

/** Bases and boxes from which a Task Force can still leave; none react from a box (2.2.4, 10.1). */
export function origins(t: T, side: number, reaction: boolean): number[] {
  const { places, pieces, piecesOfSide, parameters } = t.rules;
  const { at } = t.position;
  // One member that could sail alone is enough, so each place is looked at until there is one.
  const open = new Uint8Array(places.length);
  const alone = [-1];
  for (const p of piecesOfSide[side]!) {
    const place = at[p]!;
    if (open[place]) continue;
    const { kind } = places[place]!;
    if (kind !== "base" && (kind !== "off-map" || reaction)) continue;
    if (pieces[p]!.kind !== "naval" && parameters.taskForce.passengers === 0) continue;
    if (!isReady(t, p, reaction)) continue;
    alone[0] = p;
    if (maySail(t, alone, p, side, reaction)) open[place] = 1;
  }
  const found: number[] = [];
  for (let place = 0; place < open.length; place++) if (open[place]) found.push(place);
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
  const { at } = t.position;
  let naval = 0;
  for (const p of chosen) if (pieceAt(t, p).kind === "naval") naval++;
  const carried = chosen.length - naval;
  const found: number[] = [];
  const free: number[] = [];
  const all = [...chosen, -1];
  for (const p of t.rules.piecesOfSide[side]!) {
    if (at[p] !== place || !isReady(t, p, reaction) || chosen.includes(p)) continue;
    free.push(p);
    const isShip = pieceAt(t, p).kind === "naval";
    if (isShip ? naval >= ships : carried >= passengers) continue;
    if (!firstAmong(t, p, free)) continue;
    all[all.length - 1] = p;
    if (maySail(t, all, p, side, reaction)) found.push(p);
  }
  return found;
}

/** Of indistinguishable counters, the first that is still free; `free` are those before it. */
export const firstAmong = (t: T, p: number, free: readonly number[]): boolean =>
  isFirstOfLike(t, p) || !free.some((other) => other < p && sameKind(t, other, p));

const sameKind = (t: T, a: number, b: number): boolean =>
  t.rules.pieces[a]!.type === t.rules.pieces[b]!.type &&
  t.position.steps[a] === t.position.steps[b] &&
  t.position.flags[a] === t.position.flags[b];

/** No hex yet. */
const STAYING: Voyage = { distance: 0, reaction: false };
const REACTING: Voyage = { distance: 0, reaction: true };

/** These units, of which `added` came last, can be paid for and in reaction have somewhere to go. */
function maySail(t: T, units: readonly number[], added: number, side: number, reaction: boolean): boolean {
  if (!reaction) return canPayFor(t, units, STAYING) || canSendStep(t, units, added);
  if (!canPayFor(t, units, REACTING)) return false;
  const distance = nearestEnemy(t, {
    place: t.position.at[added]!,
    range: speedOf(t, units, true),
    side,
    nation: soleNationOf(t, units),
  });
  return distance !== Infinity && canPayFor(t, units, { distance, reaction });
}

/** A two-step air unit may send one step when the whole is too dear and a counter is free. */
export function canSendStep(t: T, units: readonly number[], added: number): boolean {
  const piece = pieceAt(t, added);
  if (piece.kind !== "air" || !canBreakDown(t, added)) return false;
  const price = taskForcePrice(t, units, { distance: 0, reaction: false });
  const spared = piece.transport * (t.position.steps[added]! - 1) * t.rules.costs.operational.air;
  price.transport[piece.nation]! -= Math.ceil(spared);
  return canAfford(t, price);
}

/** Ships that may react: where they lie, how far they sail, whose they are (of one nation, or -1). */
interface Squadron {
  place: number;
  range: number;
  side: number;
  nation: number;
}

/** Hexes that ships must sail to the nearest enemy within their reaction range; Infinity when there is none. */
const nearestEnemy = derivedBy(
  ({ rules: { places, nations } }: T, { place, range, side, nation }: Squadron) =>
    ((range * places.length + place) * 2 + side) * (nations.length + 1) + nation + 1,
  (t, { place, range, side, nation }) => {
    const enemies = enemyNodes(t, side);
    let distance = Infinity;
    for (const start of t.rules.places[place]!.nodes) {
      const { count, reached, steps } = taskForceReach(t, { side, nation }, start, range);
      for (let i = 0; i < count; i++) {
        const node = reached[i]!;
        if (enemies[node] && steps[node]! < distance) distance = steps[node]!;
      }
    }
    return distance;
  },
  ["at", "tf", "steps", "flags", "taskForces"],
);

/** The one nation of all these units, or -1 when they are of several. */
export function soleNationOf(t: T, units: readonly number[]): number {
  const { nation } = pieceAt(t, units[0]!);
  for (const p of units) if (pieceAt(t, p).nation !== nation) return -1;
  return nation;
}

/** Everywhere a Task Force of these units may go and pay for, its own hex first, then nearest first. */
export function destinations(t: T, units: readonly number[], side: number, reaction: boolean): Destinations {
  const known = asked(t);
  const { question } = known;
  if (
    question !== undefined &&
    question.side === side &&
    question.reaction === reaction &&
    question.units.length === units.length &&
    question.units.every((p, i) => p === units[i])
  )
    return question.found;
  const found = findDestinations(t, units, side, reaction);
  known.question = { units: units.slice(), side, reaction, found };
  return found;
}

/** What was asked last; whoever lists the destinations asks again for the one chosen, and for each described. */
interface Asked {
  question?: { units: readonly number[]; side: number; reaction: boolean; found: Destinations };
}

const asked = derived<Rules, Position, Asked>(() => ({}));

function findDestinations(t: T, units: readonly number[], side: number, reaction: boolean): Destinations {
  const canGo = meansOf(t, units, reaction);
  const cheaply = t.position.cheapTaskForces > 0;
  const enemies = reaction ? enemyNodes(t, side) : undefined;
  const walker = units.find((p) => walks(t, p));
  const { nodes, distances } = withinReach(t, units, side, reaction);
  let count = 0;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    const distance = distances[i]!;
    if (!canGo(distance, cheaply)) continue;
    if (enemies && enemies[node] !== 1) continue;
    if (walker !== undefined && !mayEndAt(t, walker, node)) continue;
    nodes[count] = node;
    distances[count] = distance;
    count++;
  }
  nodes.length = count;
  distances.length = count;
  return { nodes, distances };
}

/** Whether a unit may end its move there, in an edition that lets troops end theirs on land alone. */
export const mayEndAt = (t: T, p: number, node: number): boolean =>
  !t.rules.parameters.movement.passengersEndOnLand || !walks(t, p) || hasLand(t, node);

const walks = (t: T, p: number): boolean => ["land", "replacements"].includes(pieceAt(t, p).kind);

/** A base or a circle, or the ports of an off-map box. */
const hasLand = (t: T, node: number): boolean =>
  ["base", "circle", "off-map"].includes(t.rules.places[t.rules.placeOfNode[node]!]!.kind);

/** Nodes in reach of these units, each once: ships in a split base may leave by either half. */
export function withinReach(t: T, units: readonly number[], side: number, reaction: boolean): Destinations {
  const sailors: Sailors = { side, nation: soleNationOf(t, units) };
  const range = speedOf(t, units, reaction);
  const found: Destinations = { nodes: [], distances: [] };
  const { nodes } = t.rules.places[t.position.at[units[0]!]!]!;
  for (const start of nodes) {
    const { count, reached, steps } = taskForceReach(t, sailors, start, range);
    for (let i = 0; i < count; i++) {
      const node = reached[i]!;
      const distance = steps[node]!;
      const other = nodes.length > 1 ? found.nodes.indexOf(node) : -1;
      if (other < 0) {
        found.nodes.push(node);
        found.distances.push(distance);
      } else if (distance < found.distances[other]!) found.distances[other] = distance;
    }
  }
  return found;
}
