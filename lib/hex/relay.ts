import { HexError } from "./errors";

/**
 * How far chains of legs lead: supply from base to base, aircraft that stage from field to field, chains of command. All
 * is by node.
 */
export interface RelayRule {
  /** The most steps of one leg; at most 254. */
  readonly legLength: number;
  /** Whether a new leg begins here. */
  isRelay(node: number): boolean;
  /** Whether nothing may enter. */
  isClosed?(node: number): boolean;
  /** Whether a leg may enter and goes no further. */
  stops?(node: number): boolean;
}

/** Not reached. */
const NEVER = 255;

/**
 * Reach of chains of legs from the starts, by the neighbours of each node: 1 for each node that one comes to. A start
 * that is closed is none. Into `before`, one entry a node, it writes the last relay on a shortest last leg there: of a
 * relay the one before it, of a start itself.
 */
export function relayReach(
  next: readonly ArrayLike<number>[],
  starts: readonly number[],
  rule: RelayRule,
  before?: Int16Array | Int32Array,
): Uint8Array {
  const { legLength } = rule;
  if (legLength >= NEVER) throw new HexError(`A leg has at most ${NEVER - 1} steps, not ${legLength}.`);
  // Steps since the last relay on the best chain found so far.
  const leg = new Uint8Array(next.length).fill(NEVER);
  const queue: number[] = [];
  const reach = (node: number, steps: number, relay: number): void => {
    // Of a relay it is 0 once a chain has come there, so no way there is better.
    if (leg[node]! <= steps || rule.isClosed?.(node)) return;
    leg[node] = rule.isRelay(node) ? 0 : steps;
    if (before) before[node] = relay;
    queue.push(node);
  };
  for (const start of starts) reach(start, 0, start);
  for (let i = 0; i < queue.length; i++) {
    const node = queue[i]!;
    const steps = leg[node]! + 1;
    if (steps > legLength || rule.stops?.(node)) continue;
    const relay = before === undefined || leg[node] === 0 ? node : before[node]!;
    const neighbours = next[node]!;
    for (let n = 0; n < neighbours.length; n++) reach(neighbours[n]!, steps, relay);
  }
  for (let node = 0; node < leg.length; node++) leg[node] = leg[node] === NEVER ? 0 : 1;
  return leg;
}
