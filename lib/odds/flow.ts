import type { ChanceGraph, ChanceNode } from "../kernel";
import { Accounts, TooManyAccounts } from "./accounts";
import { circlesInOrder } from "./circles";

/** Probability by the number of an account. */
export type Shares = Map<number, number>;

/** Where the probability that begins at the first node ends. */
export interface Flow {
  /** By result. */
  results: Shares[];
  accounts: Accounts;
  /** How often play comes through each node, on average. */
  visits: number[];
  /** The share of play that never ends: rounds that change nothing, for ever. */
  endless: number;
}

/**
 * Let a probability of one flow through the graph. Nodes from which play can come back to themselves are taken
 * together: what runs in a circle leaves it in the end, in the proportions in which it leaves each time round.
 * Undefined when there are more than so many different accounts.
 */
export function flowThrough(graph: ChanceGraph, most = Infinity): Flow | undefined {
  try {
    return new Flowing(graph, most).through(graph);
  } catch (error) {
    if (error instanceof TooManyAccounts) return undefined;
    throw error;
  }
}
/** Probability mass below this is ignored. */
const SPECK = 1e-18;

class Flowing implements Flow {
  readonly results: Shares[];
  readonly accounts: Accounts;
  readonly visits: number[];
  endless = 0;
  private readonly nodes: readonly ChanceNode[];
  /** What waits at each node. */
  private readonly waiting: Shares[];

  constructor({ nodes, results, changes }: ChanceGraph, most: number) {
    this.nodes = nodes;
    this.results = results.map(() => new Map<number, number>());
    this.accounts = new Accounts(changes, most);
    this.visits = nodes.map(() => 0);
    this.waiting = nodes.map(() => new Map<number, number>());
  }

  through({ nodes, first, begun }: ChanceGraph): Flow {
    this.arrive(first, this.accounts.plus(0, begun), 1);
    if (first < 0) return this;
    for (const members of circlesInOrder(nodes, first)) {
      const [only] = members;
      if (members.length === 1 && !nodes[only!]!.to.includes(only!)) this.pass(only!);
      else this.goRound(members);
    }
    return this;
  }

  private arrive(to: number, account: number, mass: number): void {
    const shares = to < 0 ? this.results[~to]! : this.waiting[to]!;
    shares.set(account, (shares.get(account) ?? 0) + mass);
  }

  /** Everything that waits here continues. */
  private pass(number: number): void {
    const shares = this.waiting[number]!;
    for (const [account, mass] of shares) this.send(number, account, mass);
    shares.clear();
  }

  private send(number: number, account: number, mass: number): void {
    const { to, probability, change } = this.nodes[number]!;
    this.visits[number]! += mass;
    for (let i = 0; i < to.length; i++)
      this.arrive(to[i]!, this.accounts.plus(account, change[i]!), mass * probability[i]!);
  }

  /** The members come in the order of play, so that a round is one sweep over them. */
  private goRound(members: readonly number[]): void {
    const inside = new Set(members);
    if (members.every((member) => this.nodes[member]!.to.every((to) => inside.has(to)))) {
      for (const member of members) this.endless += sumOf(this.takeFrom(member));
      return;
    }
    const [head] = members;
    // Usually all comes in at one place, and comes back there and nowhere else.
    const round = members.slice(1).every((member) => this.waiting[member]!.size === 0)
      ? this.roundFrom(head!, members, inside)
      : undefined;
    if (round) {
      for (const [account, mass] of this.takeFrom(head!)) this.repeat(round, account, mass);
      return;
    }
    for (let left = 1; left > SPECK;) {
      left = 0;
      for (const member of members) this.pass(member);
      for (const member of members) left += sumOf(this.waiting[member]!);
    }
    for (const member of members) this.waiting[member]!.clear();
  }

  private takeFrom(number: number): Shares {
    const shares = this.waiting[number]!;
    this.waiting[number] = new Map();
    return shares;
  }

  /**
   * What one time round makes of a mass of one. Undefined when some of it is left elsewhere than at the head, or with
   * another account: then the next round is not the same again.
   */
  private roundFrom(
    head: number,
    members: readonly number[],
    inside: ReadonlySet<number>,
  ): Round | undefined {
    const mass = new Map<number, number>([[head, 1]]);
    const round: Round = { leaves: [], visits: [], out: 0 };
    const done = new Set<number>();
    for (const member of members) {
      const here = mass.get(member);
      done.add(member);
      if (here === undefined) continue;
      round.visits.push({ member, mass: here });
      const { to, probability, change } = this.nodes[member]!;
      for (let i = 0; i < to.length; i++) {
        const part = here * probability[i]!;
        const target = to[i]!;
        if (target < 0 || !inside.has(target)) {
          round.leaves.push({ to: target, change: change[i]!, mass: part });
          round.out += part;
        } else if (change[i] !== 0 || (done.has(target) && target !== head)) return undefined;
        else if (target !== head) mass.set(target, (mass.get(target) ?? 0) + part);
      }
    }
    return round.out > 0 ? round : undefined;
  }

  /** Round after round, until all of it has left: each is the first again, only with less. */
  private repeat({ leaves, visits, out }: Round, account: number, mass: number): void {
    const times = mass / out;
    for (const { to, change, mass: part } of leaves)
      this.arrive(to, this.accounts.plus(account, change), part * times);
    for (const { member, mass: part } of visits) this.visits[member]! += part * times;
  }
}

interface Round {
  leaves: { to: number; change: number; mass: number }[];
  visits: { member: number; mass: number }[];
  /** All that leaves. */
  out: number;
}

function sumOf(shares: Shares): number {
  let sum = 0;
  for (const mass of shares.values()) sum += mass;
  return sum;
}
