import { createSearchScratch, type ModeRule, searchModes, type SearchScratch } from "../../hex";
import { airZoc } from "./air-zoc";
import type { T } from "./position";
import { enemyOf, type Rules } from "./rules";

/** Sea movement: Sea Deployment (8.2), Operational Movement (9.1) and Reaction (10.1). */

/** Modes of a mover: free, or so many hexes left (mode 1 = none) after meeting an enemy Air ZOC. */
const FREE = 0;
const STOPPED = 1;

/** One scratch a ruleset: a search is over before the next one begins. */
const scratches = new WeakMap<Rules, SearchScratch>();

/** Modes in which a mover may be: free, stopped, and one for every hex it may still go in a zone. */
function modesOf({ parameters }: Rules): number {
  const { hexesAfterEnteringAirZoc, hexesWhenStartingInAirZoc } = parameters.movement;
  return 2 + Math.max(hexesAfterEnteringAirZoc, hexesWhenStartingInAirZoc);
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

/** An off-map box is open to the nation that owns it alone (2.2.4). */
const mayEnter = (rules: Rules, place: number, nation: number): boolean => {
  const at = rules.places[place]!;
  return at.kind !== "off-map" || at.boxNation === nation;
};

/**
 * Nodes that a sea move from `node` can reach, nearest first. `afterEntering`: hexes that may still be
 * moved after entering an enemy Air ZOC; `whenStarting`: the same for a move that starts in one, or
 * undefined when starting there does not matter. Read the result before the next search.
 */
function search(
  t: T,
  { side, nation }: Sailors,
  node: number,
  range: number,
  afterEntering: number,
  whenStarting: number | undefined,
): SearchScratch {
  const { rules } = t;
  const { placeOfNode, sea } = rules;
  const zone = airZoc(t, enemyOf(side));
  const rule: ModeRule = {
    modes: modesOf(rules),
    stopMode: STOPPED,
    next(mode, _from, to) {
      const place = placeOfNode[to]!;
      if (!mayEnter(rules, place, nation)) return -1;
      if (mode !== FREE) return mode - 1;
      return zone[place] ? STOPPED + afterEntering : FREE;
    },
  };
  const startMode = whenStarting !== undefined && zone[placeOfNode[node]!] ? STOPPED + whenStarting : FREE;
  const scratch = scratchOf(rules);
  searchModes(sea, node, startMode, range, rule, scratch);
  return scratch;
}

/** Reach of one leg of Sea Deployment: stop on entering an enemy Air ZOC (8.2). */
export function deploymentReach(t: T, sailors: Sailors, node: number): SearchScratch {
  return search(t, sailors, node, t.rules.parameters.deployment.seaRange, 0, undefined);
}

/** Reach of a Task Force: one more hex after entering an Air ZOC, one hex when starting in one (9.1, 10.1). */
export function taskForceReach(t: T, sailors: Sailors, node: number, range: number): SearchScratch {
  const { hexesAfterEnteringAirZoc, hexesWhenStartingInAirZoc } = t.rules.parameters.movement;
  return search(t, sailors, node, range, hexesAfterEnteringAirZoc, hexesWhenStartingInAirZoc);
}
