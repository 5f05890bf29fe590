import { HexError } from "./errors";
import type { LinkClass } from "./graph";
import { checkNode, prepareSearch } from "./search";
import type { SearchScratch, SearchStart } from "./search";

/**
 * Movement that depends on how a node was entered: a mover is always in one of a few modes (free, one more hex
 * and stop, stopped ...), and `next` says in which mode a step leaves it. Make a rule once and use it for many
 * searches; `next` may read whatever the caller changes between them, but must answer alike within one.
 */
export interface ModeRule {
  /** Modes are numbered 0 to modes - 1. */
  readonly modes: number;
  /** A mode in which nothing moves on; saves asking. */
  readonly stopMode?: number;
  /** The mode after the step from one node to the next, or -1 when the step is not allowed. */
  next(mode: number, from: number, to: number): number;
}

/**
 * Breadth-first search over (node, mode), up to `limit` steps. Returns the number of nodes reached, starts
 * included. In the scratch: `steps`, the least over all modes; `stateSteps[node * modes + mode]`; `pathTo`.
 */
export function searchModes(
  links: LinkClass,
  start: SearchStart,
  startMode: number,
  limit: number,
  rule: ModeRule,
  scratch: SearchScratch,
): number {
  const modes = rule.modes;
  const stopMode = rule.stopMode ?? -1;
  prepareSearch(links, modes, scratch);
  checkMode(modes, startMode);
  const { offsets, targets } = links;
  const { stateSteps, states } = scratch;
  const starts = typeof start === "number" ? 1 : start.length;
  for (let each = 0; each < starts; each++) {
    const node = typeof start === "number" ? start : start[each]!;
    checkNode(links, node);
    if (stateSteps[node * modes + startMode] === -1) discover(scratch, node, startMode, 0, -1);
  }
  for (let head = 0; head < scratch.stateCount; head++) {
    const state = states[head]!;
    const next = stateSteps[state]! + 1;
    if (next > limit) break;
    const from = (state / modes) | 0;
    const mode = state - from * modes;
    if (mode === stopMode) continue;
    const end = offsets[from + 1]!;
    for (let at = offsets[from]!; at < end; at++) {
      const to = targets[at]!;
      const toMode = rule.next(mode, from, to);
      if (toMode < 0) continue;
      if (toMode >= modes) checkMode(modes, toMode);
      if (stateSteps[to * modes + toMode] === -1) discover(scratch, to, toMode, next, state);
    }
  }
  return scratch.count;
}

/**
 * A zone that slows movement: by node 1 where nothing may enter, and 1 where the zone is. After entering the zone
 * `after` more steps are allowed.
 */
export interface Slowing {
  readonly closed: ArrayLike<number>;
  readonly zone: ArrayLike<number>;
  readonly after: number;
}

/** The mode of a mover that nothing slows, and of one that has so many steps left. */
export const unslowed = 0;
export const slowedTo = (left: number): number => 1 + left;

/**
 * `searchModes` by the rule of a zone, without asking a function at each step. The modes are those of `unslowed` and
 * `slowedTo`.
 */
export function searchSlowed(
  links: LinkClass,
  start: number,
  startMode: number,
  limit: number,
  { closed, zone, after }: Slowing,
  scratch: SearchScratch,
): number {
  const modes = 1 + Math.max(startMode, slowedTo(after));
  prepareSearch(links, modes, scratch);
  checkNode(links, start);
  const { offsets, targets } = links;
  const { stateSteps, states } = scratch;
  const entering = slowedTo(after);
  const stopped = slowedTo(0);
  discover(scratch, start, startMode, 0, -1);
  for (let head = 0; head < scratch.stateCount; head++) {
    const state = states[head]!;
    const next = stateSteps[state]! + 1;
    if (next > limit) break;
    const from = (state / modes) | 0;
    const mode = state - from * modes;
    if (mode === stopped) continue;
    const end = offsets[from + 1]!;
    for (let at = offsets[from]!; at < end; at++) {
      const to = targets[at]!;
      if (closed[to] === 1) continue;
      const toMode = mode !== unslowed ? mode - 1 : zone[to] === 1 ? entering : unslowed;
      if (stateSteps[to * modes + toMode] === -1) discover(scratch, to, toMode, next, state);
    }
  }
  return scratch.count;
}

function discover(scratch: SearchScratch, node: number, mode: number, steps: number, before: number): void {
  const state = node * scratch.modes + mode;
  scratch.stateSteps[state] = steps;
  scratch.stateBefore[state] = before;
  scratch.states[scratch.stateCount++] = state;
  if (scratch.steps[node] !== -1) return;
  scratch.steps[node] = steps;
  scratch.firstState[node] = state;
  scratch.reached[scratch.count++] = node;
}

function checkMode(modes: number, mode: number): void {
  if (!Number.isInteger(mode) || mode < 0 || mode >= modes) {
    throw new HexError(`The rule has modes 0 to ${modes - 1}; ${mode} is none of them.`);
  }
}
