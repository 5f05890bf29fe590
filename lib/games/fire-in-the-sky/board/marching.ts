import type { Frame } from "../../../kernel";
import { canBreakDown, canPart } from "../model/air";
import { isFirstOfLike, LIKENESS, stateOfLikeness } from "../model/like";
import { enemyPresent, isFriendlyBase } from "./occupation";
import { pieceAt, transportOf } from "../model/pieces";
import { deploymentReach, freeReach, portsOf } from "./paths";
import { isOn } from "../model/optional";
import { Flag, type T } from "../model/position";
import { NOBODY, type PlaceKind, type Rules } from "../model/rules";

/** Where one unit may deploy, and at what price (8.2, 8.3). */

/** Transport Points (quarters) for one leg of Sea Deployment; `steps` for part of an air unit. */
export function seaDeploymentCost(t: T, p: number, steps?: number): number {
  const piece = pieceAt(t, p);
  const rating = piece.kind === "air" && steps !== undefined ? piece.transport * steps : transportOf(t, p);
  return Math.ceil(rating * t.rules.costs.seaDeployment[piece.kind]);
}

/**
 * What a Deployment Phase makes known for as long as it lasts: in it the enemy does not move and no base
 * changes hands.
 */
interface Known {
  /** The frame of that phase; undefined of what was asked outside one, which is not kept. */
  phase: Frame | undefined;
  /** Counters of the Phasing Player that are ashore, or may come there: free air counters, when units break down. */
  members: readonly number[];
  /** Destinations of one leg by place and nation, as far as anybody has asked. */
  legs: (readonly number[] | undefined)[];
  /** By place and nation: whether there are any destinations of one leg (`GOES`, `GOES_NOT`; 0 while nobody asked). */
  sails: Uint8Array;
  /** By place and type: the ways (bits) in which a unit there has somewhere to go; `ASKED` is set once known. */
  ways: Uint8Array;
  /** What was found of each member when the list was made last. */
  found: Found;
}

/**
 * The list of deployable units is kept from one choice to the next, member by member: what is found of one holds while
 * everything that distinguishes counters of its type stays as it is.
 */
interface Found {
  /** For each of `LIKENESS`, by member: the value for which the rest holds. */
  readonly seen: Int32Array;
  /** For each of `LIKENESS`: what stood for all its values then; while it is the same, none need be looked at. */
  readonly stood: (object | undefined)[];
  /** By member: Transport Points (quarters) that it needs, 0 for none; or `NEVER`, it may not go, or stands for another. */
  readonly needs: Float64Array;
  /** By type: 1 while what is found of its members must be found anew. */
  readonly changed: Uint8Array;
  /** By member: its type. */
  readonly types: Int16Array;
  /** Which members, by their place in the list, have somewhere to go if it is paid for. */
  readonly open: number[];
  made: boolean;
}

const NEVER = Infinity;

const nothingFound = (members: number, types: number): Found => ({
  seen: new Int32Array(members * LIKENESS.length),
  stood: LIKENESS.map(() => undefined),
  needs: new Float64Array(members),
  changed: new Uint8Array(types),
  types: new Int16Array(members),
  open: [],
  made: false,
});

/** Ways to deploy, as bits (8.2, 8.3). */
export const BY_SEA = 1;
export const BY_ONE_HEX = 2;
const ASKED = 4;

const GOES = 1;
const GOES_NOT = 2;

/** What is known at each table of the phase that it was asked in last: the lists serve one phase after the other. */
const knownAt = new WeakMap<T, Known>();

function knownNow(t: T): Known {
  const phase = t.frame("first-deployment") ?? t.frame("second-deployment");
  const before = phase && knownAt.get(t);
  if (before && before.phase === phase) return before;
  const known = before ? begunAnew(before) : nothingKnown(t.rules);
  known.phase = phase;
  known.members = membersNow(t);
  if (phase) knownAt.set(t, known);
  return known;
}

function nothingKnown({ places, nations, types, piecesOfSide }: Rules): Known {
  const members = Math.max(...piecesOfSide.map(({ length }) => length));
  return {
    phase: undefined,
    members: [],
    found: nothingFound(members, types.length),
    legs: new Array<undefined>(places.length * nations.length).fill(undefined),
    sails: new Uint8Array(places.length * nations.length),
    ways: new Uint8Array(places.length * types.length),
  };
}

function begunAnew(known: Known): Known {
  known.legs.fill(undefined);
  known.sails.fill(0);
  known.ways.fill(0);
  known.found.stood.fill(undefined);
  known.found.made = false;
  return known;
}

function membersNow(t: T): number[] {
  const { rules, position } = t;
  return rules.piecesOfSide[position.phasing]!.filter((p) => {
    if (rules.pieces[p]!.kind === "air") return true;
    return position.tf[p] === -1 && isOnBoard(rules.places[position.at[p]!]!.kind);
  });
}

/** Friendly bases that one leg of Sea Deployment reaches, without enemy units, nearest first (8.2). */
export function seaDestinations(t: T, p: number, known = knownNow(t)): readonly number[] {
  const found = seaLegs(t, p, known);
  return found.some((place) => isClosedToAir(t, p, place))
    ? found.filter((place) => !isClosedToAir(t, p, place))
    : found;
}

/** 18.1.8: aircraft cannot deploy to a base that was captured in this player turn. */
export const isClosedToAir = (t: T, p: number, place: number): boolean =>
  t.position.captured[place] !== NOBODY &&
  pieceAt(t, p).kind === "air" &&
  t.frame("second-deployment") !== undefined &&
  isOn(t, "unpack-your-things");

function seaLegs(t: T, p: number, { legs }: Known): readonly number[] {
  const { side, nation } = pieceAt(t, p);
  const from = t.position.at[p]!;
  return (legs[from * t.rules.nations.length + nation] ??= legsFrom(t, from, side, nation));
}

/** Whether some place is open to a leg by sea; which ones, few units are asked. */
function goesBySea(t: T, p: number, known: Known): boolean {
  const { side, nation, kind } = pieceAt(t, p);
  if (kind === "air" && isOn(t, "unpack-your-things")) return seaDestinations(t, p, known).length > 0;
  const from = t.position.at[p]!;
  const key = from * t.rules.nations.length + nation;
  if (known.sails[key] === 0) {
    const legs = known.legs[key];
    const goes = legs
      ? legs.length > 0
      : isOpenNextDoor(t, from, side, nation) || hasLegs(t, from, side, nation);
    known.sails[key] = goes ? GOES : GOES_NOT;
  }
  return known.sails[key] === GOES;
}

/** Whether a hex away lies a place where a leg may end: no Air ZOC on the way can halt it. */
function isOpenNextDoor(t: T, from: number, side: number, nation: number): boolean {
  const { sea, places, placeOfNode, parameters } = t.rules;
  if (parameters.deployment.seaRange < 1) return false;
  for (const node of places[from]!.nodes) {
    for (let i = sea.offsets[node]!; i < sea.offsets[node + 1]!; i++) {
      const to = placeOfNode[sea.targets[i]!]!;
      if (to === from || !isFriendlyBase(t, to, side) || !isOpenTo(t, to, nation)) continue;
      if (!enemyPresent(t, to, side)) return true;
    }
  }
  return false;
}

/** Whether there is a place where a leg may end. What no leg reaches over a free sea is not searched for. */
function hasLegs(t: T, from: number, side: number, nation: number): boolean {
  const { rules } = t;
  const { seaRange } = rules.parameters.deployment;
  for (const node of rules.places[from]!.nodes) {
    const { ports = [] } = freeReach(rules, nation, node, seaRange);
    const open = ports.filter((place) => place !== from && mayEndAt(t, place, side));
    if (open.length === 0) continue;
    const { steps } = deploymentReach(t, { side, nation }, node);
    if (open.some((place) => rules.places[place]!.nodes.some((to) => steps[to]! > 0))) return true;
  }
  return false;
}

const mayEndAt = (t: T, place: number, side: number): boolean =>
  isFriendlyBase(t, place, side) && !enemyPresent(t, place, side);

/** The ways in which some place is open to a unit of this type that stands here. */
function waysOf(t: T, p: number, known: Known): number {
  const key = t.position.at[p]! * t.rules.types.length + pieceAt(t, p).type;
  let ways = known.ways[key]!;
  if (ways === 0) {
    ways = ASKED;
    if (goesBySea(t, p, known)) ways |= BY_SEA;
    if (oneHexDestinations(t, p, 1).length > 0) ways |= BY_ONE_HEX;
    known.ways[key] = ways;
  }
  return ways;
}

/** The same for a mover of this side; `nation` is -1 for ships of several nations, to whom no box is open. */
export function legsFrom(t: T, from: number, side: number, nation: number): number[] {
  const found: number[] = [];
  for (const node of t.rules.places[from]!.nodes) {
    for (const place of portsOf(t.rules, deploymentReach(t, { side, nation }, node))) {
      if (place === from || !mayEndAt(t, place, side)) continue;
      if (!found.includes(place)) found.push(place);
    }
  }
  return found;
}

/** Places one hex away that One-hex Deployment may enter (8.3); so many at most. */
export function oneHexDestinations(t: T, p: number, most = Infinity): readonly number[] {
  const { side, kind, nation } = pieceAt(t, p);
  const { rules } = t;
  const from = t.position.at[p]!;
  switch (kind) {
    case "replacements":
      return []; // 7.4: never
    case "land": {
      const engaged = enemyPresent(t, from, side);
      // Most units are not engaged: to them all that is joined by land is open.
      if (!engaged) return rules.landNext[from]!;
      return rules.landNext[from]!.filter(
        (to) => !(enemyPresent(t, to, side) || t.position.control[to] === 1 - side),
      );
    }
    case "air": {
      const found: number[] = [];
      for (const to of rules.next[from]!) {
        if (isFriendlyBase(t, to, side) && isOpenTo(t, to, nation)) found.push(to);
        if (found.length === most) return found;
      }
      return found;
    }
    case "naval": {
      const found: number[] = [];
      const { offsets, targets } = rules.sea;
      for (const node of rules.places[from]!.nodes) {
        for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
          const to = rules.placeOfNode[targets[i]!]!;
          if (isFriendlyBase(t, to, side) && isOpenTo(t, to, nation) && !found.includes(to)) found.push(to);
          if (found.length === most) return found;
        }
      }
      return found;
    }
  }
}

const isOpenTo = (t: T, place: number, nation: number): boolean => {
  const { kind, boxNation } = t.rules.places[place]!;
  return kind !== "off-map" || boxNation === nation;
};

const isOnBoard = (kind: PlaceKind): boolean => kind === "base" || kind === "circle" || kind === "off-map";

/**
 * The ways in which a unit may still deploy, wherever that may lead (8.1): one kind a phase; in the second
 * phase no One-hex, and none for what moved operationally. `points` are what the nation may spend, in quarters.
 */
export function deploymentRights(
  t: T,
  p: number,
  second: boolean,
  points = t.position.transport[pieceAt(t, p).nation]!,
): number {
  const { position } = t;
  const piece = pieceAt(t, p);
  const flags = position.flags[p]!;
  if (position.tf[p] !== -1 || flags & Flag.deployed) return 0;
  if (second && piece.kind !== "naval" && flags & Flag.movedOperationally) return 0;
  const place = position.at[p]!;
  if (!isOnBoard(t.rules.places[place]!.kind)) return 0;
  const atBase = isFriendlyBase(t, place, piece.side);
  let rights = 0;
  if (atBase && !(flags & Flag.oneHexDeployed) && (points === Infinity || points >= cheapestLeg(t, p))) {
    rights |= BY_SEA;
  }
  if (
    !second &&
    !(flags & (Flag.seaDeployed | Flag.oneHexDeployed)) &&
    piece.kind !== "replacements" &&
    (piece.kind === "land" ? t.rules.landNext[place]!.length > 0 : atBase)
  ) {
    rights |= BY_ONE_HEX;
  }
  return rights;
}

/** Put the units that have somewhere to go in this Deployment Phase on the list, like ones once. */
export function deployableUnits(t: T, second: boolean, list: number[]): void {
  const { pieces } = t.rules;
  const { transport } = t.position;
  const known = knownNow(t);
  const { members, found } = known;
  if (noteChanges(t, members, found)) findOpen(t, second, known);
  const { needs, open } = found;
  for (const i of open) {
    const p = members[i]!;
    const need = needs[i]!;
    if (need > 0) {
      const { nation, kind } = pieces[p]!;
      if (need > transport[nation]! && !(kind === "air" && oneStepGoes(t, p))) continue;
    }
    list.push(p);
  }
}

/** Find the members of changed types anew. */
function findOpen(t: T, second: boolean, known: Known): void {
  const { members, found } = known;
  const { needs, changed, types, open } = found;
  let count = 0;
  for (let i = 0; i < members.length; i++) {
    if (changed[types[i]!] === 1) needs[i] = pointsNeeded(t, members[i]!, second, known);
    if (needs[i] === NEVER) continue;
    // Over what stood there before: a list that is emptied gives its room away.
    open[count++] = i;
  }
  open.length = count;
}

/** Marks the types of which a member has changed since the list was made last; whether there are any. */
function noteChanges(t: T, members: readonly number[], found: Found): boolean {
  const { seen, stood, changed, types, made } = found;
  let isChanged = !made;
  if (!made) for (let i = 0; i < members.length; i++) types[i] = pieceAt(t, members[i]!).type;
  found.made = true;
  changed.fill(made ? 0 : 1);
  for (let k = 0; k < LIKENESS.length; k++) {
    const now = stateOfLikeness[k]!(t);
    if (stood[k] === now) continue;
    stood[k] = now;
    const values = t.position[LIKENESS[k]!];
    const from = k * members.length;
    for (let i = 0; i < members.length; i++) {
      const p = members[i]!;
      if (seen[from + i] === values[p]) continue;
      seen[from + i] = values[p]!;
      changed[types[i]!] = 1;
      isChanged = true;
    }
  }
  return isChanged;
}

/** Points (quarters) without which a unit has no way left; of an air unit, to go whole. */
function pointsNeeded(t: T, p: number, second: boolean, known: Known): number {
  const rights = deploymentRights(t, p, second, Infinity);
  const open = rights === 0 ? 0 : rights & waysOf(t, p, known);
  if (open === 0 || !isFirstOfLike(t, p)) return NEVER;
  return open === BY_SEA ? seaDeploymentCost(t, p) : 0;
}

/** The points pay for a leg of one step of an air unit, and the counters allow that to go alone. */
const oneStepGoes = (t: T, p: number): boolean =>
  t.position.transport[pieceAt(t, p).nation]! >= cheapestLeg(t, p) &&
  (canBreakDown(t, p) || seaDestinations(t, p).some((place) => canPart(t, p, { place })));

/** An air unit may go step by step, as far as counters allow. */
export const cheapestLeg = (t: T, p: number): number =>
  seaDeploymentCost(t, p, pieceAt(t, p).kind === "air" ? 1 : undefined);
