import {
  createSearchScratch,
  searchModes,
  searchSlowed,
  type SearchScratch,
  searchSteps,
  slowedTo,
  unslowed,
} from "../../../hex";
import { airZocBits, airZocNodes, bitsFor, setBit } from "./presence";
import type { T } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";

/** Sea movement: Sea Deployment (8.2), Operational Movement (9.1) and Reaction (10.1). */

/** One scratch a ruleset: a search is over before the next one begins. */
const scratches = new WeakMap<Rules, SearchScratch>();

/** Modes in which a mover may be: free, stopped, and one for every hex it may still go in a zone. */
function modesOf({ parameters }: Rules): number {
  const { hexesAfterEnteringAirZoc, hexesWhenStartingInAirZoc } = parameters.movement;
  return 1 + slowedTo(Math.max(hexesAfterEnteringAirZoc, hexesWhenStartingInAirZoc));
}

function scratchOf(rules: Rules): SearchScratch {
  let scratch = scratches.get(rules);
  if (!scratch) {
    scratch = createSearchScratch(rules.sea.size, modesOf(rules));
    scratches.set(rules, scratch);
  }
  return scratch;
}

/** Who sails: the side, and the one nation of all its members (-1 when they are of several). */
export interface Sailors {
  side: number;
  nation: number;
}

/** By nation, the first for several nations together: 1 for every node that its ships may not enter. */
const closedNodes = new WeakMap<Rules, Uint8Array[]>();

/** An off-map box is open to the nation that owns it alone (2.2.4). */
function closedTo(rules: Rules, nation: number): Uint8Array {
  let closed = closedNodes.get(rules);
  if (!closed) {
    const nations = [-1, ...rules.nations.keys()];
    closed = nations.map((each) =>
      Uint8Array.from(rules.placeOfNode, (place) => {
        const { kind, boxNation } = rules.places[place]!;
        return kind === "off-map" && boxNation !== each ? 1 : 0;
      }),
    );
    closedNodes.set(rules, closed);
  }
  return closed[nation + 1]!;
}

/** Where a search came: the first `count` of `reached`, nearest first, and the steps to each by node. */
export interface Reach {
  readonly count: number;
  readonly reached: ArrayLike<number>;
  readonly steps: ArrayLike<number>;
  /** Where that is known: bases and off-map boxes that it came to, the start left out; nearest first, each once. */
  readonly ports?: readonly number[];
}

/** A reach with its places, as a bit for each: all of them, and those of its nodes after the first. */
interface FreeReach extends Reach {
  readonly around: Int32Array;
  readonly beyond: Int32Array;
}

/** Where sea moves lead that meet no Air ZOC, by nation, start and range: that never changes. */
const freeReaches = new WeakMap<Rules, Map<number, FreeReach>>();

export function freeReach(rules: Rules, nation: number, node: number, range: number): FreeReach {
  let known = freeReaches.get(rules);
  if (!known) freeReaches.set(rules, (known = new Map()));
  const key = (range * rules.sea.size + node) * (rules.nations.length + 1) + nation + 1;
  let reach = known.get(key);
  if (!reach) {
    const closed = closedTo(rules, nation);
    const next = (_mode: number, _from: number, to: number) => (closed[to] ? -1 : unslowed);
    const scratch = scratchOf(rules);
    const count = searchModes(rules.sea, node, unslowed, range, { modes: 1, next }, scratch);
    const { steps, reached } = scratch;
    const ports = portsOf(rules, { count, reached, steps });
    const beyond = bitsFor(rules);
    for (let i = 1; i < count; i++) setBit(beyond, rules.placeOfNode[reached[i]!]!);
    const around = beyond.slice();
    if (count > 0) setBit(around, rules.placeOfNode[reached[0]!]!);
    reach = { count, reached: reached.slice(0, count), steps: steps.slice(), ports, around, beyond };
    known.set(key, reach);
  }
  return reach;
}

/** Bases and off-map boxes in reach, the start left out; nearest first, each once. */
export function portsOf(
  { places, placeOfNode }: Rules,
  { count, reached, steps, ports }: Reach,
): readonly number[] {
  if (ports) return ports;
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    const place = placeOfNode[reached[i]!]!;
    const { kind } = places[place]!;
    if ((kind === "base" || kind === "off-map") && steps[reached[i]!]! > 0 && !found.includes(place))
      found.push(place);
  }
  return found;
}

/** Whether a reach meets no Air ZOC: it lasts for ever, where others hold until the next search. */
export const isFree = ({ ports }: Reach): boolean => ports !== undefined;

/** Whether a zone touches any of these places; both as a bit for each place. */
function touches(zone: Int32Array, places: Int32Array): boolean {
  for (let i = 0; i < zone.length; i++) if (zone[i]! & places[i]!) return true;
  return false;
}

/** Reach of one leg of Sea Deployment: it ends on entering an enemy Air ZOC (8.2). */
export function deploymentReach(t: T, { side, nation }: Sailors, node: number): Reach {
  const { rules } = t;
  const { seaRange } = rules.parameters.deployment;
  const free = freeReach(rules, nation, node, seaRange);
  if (!touches(airZocBits(t, enemyOf(side)), free.beyond)) return free;
  const scratch = scratchOf(rules);
  const barriers = { closed: closedTo(rules, nation), stops: airZocNodes(t, enemyOf(side)) };
  searchSteps(rules.sea, node, seaRange, scratch, barriers);
  return scratch;
}

/**
 * Reach of a Task Force, nearest first: one more hex after entering an Air ZOC, one hex when starting in one
 * (9.1, 10.1). Read the result before the next search.
 */
export function taskForceReach(t: T, { side, nation }: Sailors, node: number, range: number): Reach {
  const { rules } = t;
  const { sea } = rules;
  const { hexesAfterEnteringAirZoc, hexesWhenStartingInAirZoc } = rules.parameters.movement;
  const free = freeReach(rules, nation, node, range);
  if (!touches(airZocBits(t, enemyOf(side)), free.around)) return free;
  const zone = airZocNodes(t, enemyOf(side));
  const slowing = { closed: closedTo(rules, nation), zone, after: hexesAfterEnteringAirZoc };
  const startMode = zone[node] ? slowedTo(hexesWhenStartingInAirZoc) : unslowed;
  const scratch = scratchOf(rules);
  searchSlowed(sea, node, startMode, range, slowing, scratch);
  return scratch;
}
