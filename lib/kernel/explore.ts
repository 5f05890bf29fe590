import { type Branch, type RollResult, scripted, Undecided } from "./branches";
import type { RollRequest } from "./dice";
import { fork, type Game } from "./game";
import { onlySide, several } from "./masks";
import { below, type RandomState } from "./random";
import { act } from "./run";
import { RUNAWAY } from "./step";
import { EngineError } from "./types";

/** An option with the probability with which it is taken. */
export interface Weighted {
  code: number;
  probability: number;
}

export type Account = Readonly<Record<string, number>>;

/** How play is followed from a position to an end that somebody is interested in. */
export interface Exploration<R, P> {
  /** What a side does where it has a choice: probabilities that add up to one. */
  decide(game: Game<R, P>, side: number, codes: readonly number[]): readonly Weighted[];
  /** Nothing after this is of interest. */
  isOver(game: Game<R, P>): boolean;
  /** Equal for positions from which play continues alike, as far as results can show. */
  keyOf(game: Game<R, P>): string;
  /** The result, requested when it is over. The account is not part of it. */
  resultOf(game: Game<R, P>): string;
  /**
   * What has happened so far and changes nothing that follows, as numbers that add up: losses. It is no part of the
   * key either, so positions that differ in their past alone are followed once.
   */
  accountOf?(game: Game<R, P>): Account;
  /** What the hits of a roll are counted as; undefined for rolls whose hits are not counted. */
  tallyOf?(request: RollRequest): string | undefined;
}

/** A place where chance, or a choice that is left to chance, decides. */
export interface ChanceNode {
  /** Where play goes from here: the number of a node, or `~n` for result number n. */
  to: number[];
  probability: number[];
  /** What is added to the account on the way there: its number among the graph's changes. */
  change: number[];
  /** Mean number of hits that are rolled here, by what they are counted as. */
  tally: Map<string, number>;
}

/** All ways that play can take. It may run in circles: a round of combat without hits changes nothing. */
export interface ChanceGraph {
  nodes: ChanceNode[];
  results: string[];
  /** Number 0 changes nothing. */
  changes: Account[];
  /** Where play begins: a node, or `~n` when there is only one result. */
  first: number;
  /** What is added to the account before that. */
  begun: number;
}

/** How much has been followed: places where chance decides, and branches that were taken from them. */
export interface Extent {
  nodes: number;
  branches: number;
}

/** More was found than the caller wants to hold. */
class TooMuch {
  constructor(readonly of: keyof Extent) {}
}
/** Follows play; in between it says how much it has followed. In the end: where it has come to. */
type Walk = Generator<Extent, number>;
const BRANCHES_A_STEP = 50;

/**
 * Follow every way that chance can fall, in steps that take a few milliseconds each; every one says how much has been
 * followed so far. Positions that are alike (`keyOf`) are followed once. The game itself is left as it is. In the end:
 * all ways, or of what there is more than `most`.
 */
export function* exploreInSteps<R, P>(
  game: Game<R, P>,
  exploration: Exploration<R, P>,
  most: Extent,
): Generator<Extent, ChanceGraph | keyof Extent> {
  const trial = fork(game);
  trial.table.logging = false;
  const explorer = new Explorer(trial, exploration, most);
  try {
    const before = explorer.account();
    const first = yield* explorer.visit();
    const begun = explorer.changeSince(before);
    const { nodes, results, changes } = explorer;
    return { first, begun, nodes, results: [...results.keys()], changes };
  } catch (error) {
    if (error instanceof TooMuch) return error.of;
    throw error;
  }
}

class Explorer<R, P> {
  readonly nodes: ChanceNode[] = [];
  readonly results = new Map<string, number>();
  readonly changes: Account[] = [{}];
  private readonly known = new Map<string, number>();
  /** By the key of a position in which a side chooses: where that leads, if nothing is lost on the way. */
  private readonly chosen = new Map<string, number>();
  private readonly changeNumbers = new Map<string, number>([["", 0]]);
  private branches = 0;

  constructor(
    private readonly game: Game<R, P>,
    private readonly exploration: Exploration<R, P>,
    private readonly most: Extent,
  ) {}

  /**
   * Plays on to where chance decides, and follows that; from positions that are alike when a side first chooses, once. The
   * caller undoes the changes.
   */
  *visit(): Walk {
    const { game, exploration } = this;
    let first: { key: string; account: Account } | undefined;
    for (let i = 0; i < RUNAWAY; i++) {
      let to: number | undefined;
      if (exploration.isOver(game)) to = ~this.resultNumber(exploration.resultOf(game));
      else {
        const options = optionsOf(game);
        if (!first && options && options.codes.length > 1) {
          const key = exploration.keyOf(game);
          const known = this.chosen.get(key);
          if (known !== undefined) return known;
          first = { key, account: this.account() };
        }
        const weighted = options ? weigh(game, exploration, options) : [];
        if (weighted.length > 1) to = yield* this.node((node) => this.choices(node, weighted));
        else {
          const stop = this.attempt(weighted[0], []);
          if (stop) to = yield* this.node((node) => this.rolls(node, weighted[0], [], [], stop, 1));
        }
      }
      if (to === undefined) continue;
      if (first && this.changeSince(first.account) === 0) this.chosen.set(first.key, to);
      return to;
    }
    throw new EngineError("The sequence of play never ends.", game.state.frames.at(-1)?.step);
  }

  /** As it stands; it is changed in place. */
  account(): Account {
    return { ...this.exploration.accountOf?.(this.game) };
  }

  /** The number of what has been added to the account. */
  changeSince(before: Account): number {
    const after = this.exploration.accountOf?.(this.game);
    if (!after) return 0;
    let key = "";
    const change: Record<string, number> = {};
    for (const name in after) {
      const added = after[name]! - (before[name] ?? 0);
      if (added === 0) continue;
      change[name] = added;
      key += `${name}${added};`;
    }
    const known = this.changeNumbers.get(key);
    if (known !== undefined) return known;
    this.changeNumbers.set(key, this.changes.length);
    return this.changes.push(change) - 1;
  }

  private resultNumber(result: string): number {
    const { results } = this;
    const number = results.get(result) ?? results.size;
    results.set(result, number);
    return number;
  }

  private *node(follow: (node: ChanceNode) => Generator<Extent, void>): Walk {
    const key = this.exploration.keyOf(this.game);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.nodes.length >= this.most.nodes) throw new TooMuch("nodes");
    const node: ChanceNode = { to: [], probability: [], change: [], tally: new Map() };
    const number = this.nodes.push(node) - 1;
    // Noted before it is followed: play may come back to it.
    this.known.set(key, number);
    yield* follow(node);
    return number;
  }

  private *choices(node: ChanceNode, weighted: readonly Weighted[]): Generator<Extent, void> {
    for (const choice of weighted) yield* this.branch(node, choice, [], [], choice.probability);
  }

  /** One activation with these results of its first rolls, and all that may follow from it. */
  private *branch(
    node: ChanceNode,
    choice: Weighted | undefined,
    fixed: readonly RollResult[],
    requests: readonly RollRequest[],
    probability: number,
  ): Generator<Extent, void> {
    const { table } = this.game;
    if (this.branches >= this.most.branches) throw new TooMuch("branches");
    this.branches++;
    if (this.branches % BRANCHES_A_STEP === 0) yield { nodes: this.nodes.length, branches: this.branches };
    const mark = table.journal.mark();
    const before = this.account();
    const stop = this.attempt(choice, fixed);
    if (stop) return yield* this.rolls(node, choice, fixed, requests, stop, probability);
    this.count(node, fixed, requests, probability);
    const to = yield* this.visit();
    const change = this.changeSince(before);
    table.rollback(mark);
    const at = node.to.findIndex((each, i) => each === to && node.change[i] === change);
    if (at >= 0) node.probability[at]! += probability;
    else {
      node.to.push(to);
      node.probability.push(probability);
      node.change.push(change);
    }
  }

  private *rolls(
    node: ChanceNode,
    choice: Weighted | undefined,
    fixed: readonly RollResult[],
    requests: readonly RollRequest[],
    { request, branches }: { request: RollRequest; branches: readonly Branch[] },
    probability: number,
  ): Generator<Extent, void> {
    for (const branch of branches)
      yield* this.branch(
        node,
        choice,
        [...fixed, branch.result],
        [...requests, request],
        probability * branch.probability,
      );
  }

  private count(
    { tally }: ChanceNode,
    fixed: readonly RollResult[],
    requests: readonly RollRequest[],
    probability: number,
  ): void {
    requests.forEach((request, i) => {
      const hits = fixed[i]!;
      const name = typeof hits === "number" ? this.exploration.tallyOf?.(request) : undefined;
      if (name !== undefined) tally.set(name, (tally.get(name) ?? 0) + probability * (hits as number));
    });
  }

  /** The next thing that happens. Where a roll is open, nothing has happened, and the roll is reported. */
  private attempt(choice: Weighted | undefined, fixed: readonly RollResult[]): Undecided | undefined {
    const { table } = this.game;
    const mark = table.journal.mark();
    table.script = scripted(fixed);
    try {
      activate(this.game, choice);
      return undefined;
    } catch (error) {
      table.simultaneous = false;
      if (!(error instanceof Undecided)) throw error;
      table.rollback(mark);
      return error;
    } finally {
      table.script = undefined;
    }
  }
}

/** What the side that is asked can do. */
interface Options {
  side: number;
  codes: readonly number[];
}

/** Undefined if no side is asked. */
function optionsOf<R, P>({ table }: Game<R, P>): Options | undefined {
  const asked = table.asked();
  if (asked === 0) return undefined;
  const side = firstSide(asked);
  return { side, codes: table.codes(side) };
}

/** A side without a choice takes the only option. */
const weigh = <R, P>(
  game: Game<R, P>,
  { decide }: Exploration<R, P>,
  { side, codes }: Options,
): readonly Weighted[] =>
  codes.length === 1 ? [{ code: codes[0]!, probability: 1 }] : decide(game, side, codes);

const firstSide = (mask: number): number => onlySide(several(mask) ? mask & -mask : mask);

/** The current step takes the choice, or proceeds if no side is asked. */
function activate<R, P>(game: Game<R, P>, choice: Weighted | undefined): void {
  const { table } = game;
  const frame = table.top();
  const step = table.step(frame.step);
  if (choice) {
    const asked = table.asked();
    act(game, asked, frame, step, choice.code, firstSide(asked));
  } else if (step.proceed) step.proceed(table, frame);
  else table.leave();
}

/** Play once to the end with the game's own dice. Undefined when no end comes. */
export function playToEnd<R, P>(
  game: Game<R, P>,
  exploration: Exploration<R, P>,
  random: RandomState,
): string | undefined {
  for (let i = 0; i < LONGEST; i++) {
    if (exploration.isOver(game)) return exploration.resultOf(game);
    const options = optionsOf(game);
    const weighted = options ? weigh(game, exploration, options) : [];
    activate(game, weighted.length > 1 ? draw(weighted, random) : weighted[0]);
  }
  return undefined;
}

/** Steps after which a sample counts as one that does not end. */
const LONGEST = 20_000;
const FINE = 2 ** 32;

function draw(weighted: readonly Weighted[], random: RandomState): Weighted {
  let left = below(random, FINE) / FINE;
  for (const choice of weighted) {
    left -= choice.probability;
    if (left < 0) return choice;
  }
  return weighted.at(-1)!;
}
