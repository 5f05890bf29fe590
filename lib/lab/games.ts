import type { GameKey, Plan } from "./plan";
import { keyOf, Search } from "./balance/search";
import { gamesInAll, gamesOf } from "./robustness";
import type { GameLine } from "./record/types";

/** What has become of a game of the plan: each is further than the one before. */
const WAITING = 0;
const IN_HAND = 1;
const RECEIVED = 2;
const KEPT = 3;
/** It will not be played: the question was decided before it. */
const CUT = 4;

/** Which games of a plan have been assigned, received and stored. */
export interface Assigned {
  readonly inHand: number;
  readonly kept: number;
  /** Games of the plan, over all variants. */
  readonly size: number;
  readonly isComplete: boolean;
  /** Some wait, or are in somebody's hand. */
  readonly areLeftToPlay: boolean;
  /** Games that are still to be kept. */
  readonly left: number;
  isInHand(key: GameKey): boolean;
  /** The next that wait: about `least` of them. None while what is played next hangs on games in hand. */
  next(least: number): GameKey[];
  /** False for a game that is none of the plan's, or that has been received already. */
  receive(key: GameKey): boolean;
  /** One that has been received is safe. */
  keep(line: GameLine): void;
  /** What is not kept waits again. */
  takeBack(): void;
  /** The plan's own players need not play games from this number on; those that are kept stay. */
  cut(game: number): void;
}

export const assignedOf = (plan: Plan): Assigned =>
  plan.search ? new SearchedGames({ ...plan, search: plan.search }) : new Games(plan);

/**
 * The games of a plan that plays all its variants alike. They are in the order of assignment: those of the
 * plan's own players by number, all variants of a game together, then those of each of the other players in the
 * same way.
 */
class Games implements Assigned {
  private readonly where: Uint8Array;
  /** No game before this one waits. */
  private from = 0;
  inHand = 0;
  kept = 0;
  private cutOff = 0;
  private readonly variants: number;
  /** Games of the plan's own players, over all variants. */
  private readonly own: number;

  constructor(private readonly plan: Pick<Plan, "variants" | "games" | "robustness">) {
    this.variants = plan.variants.length;
    this.own = plan.games * this.variants;
    this.where = new Uint8Array(gamesInAll(plan));
  }

  get size(): number {
    return this.where.length;
  }

  get isComplete(): boolean {
    return this.left === 0;
  }

  get areLeftToPlay(): boolean {
    return this.where.some((each) => each < RECEIVED);
  }

  get left(): number {
    return this.size - this.kept - this.cutOff;
  }

  isInHand(key: GameKey): boolean {
    return this.where[this.at(key)] === IN_HAND;
  }

  /** Some more than `least`, because all variants of a game go together. */
  next(least: number): GameKey[] {
    const { where, variants } = this;
    const found: GameKey[] = [];
    for (; this.from < where.length && (found.length < least || this.from % variants !== 0); this.from++) {
      if (where[this.from] !== WAITING) continue;
      where[this.from] = IN_HAND;
      found.push(this.keyAt(this.from));
    }
    this.inHand += found.length;
    return found;
  }

  receive(key: GameKey): boolean {
    const at = this.at(key);
    if (at < 0 || this.where[at]! >= RECEIVED) return false;
    if (this.where[at] === IN_HAND) this.inHand--;
    this.where[at] = RECEIVED;
    return true;
  }

  keep(key: GameKey): void {
    this.where[this.at(key)] = KEPT;
    this.kept++;
  }

  takeBack(): void {
    for (let at = 0; at < this.where.length; at++) if (this.where[at]! < KEPT) this.where[at] = WAITING;
    this.inHand = 0;
    this.from = 0;
  }

  cut(game: number): void {
    for (let at = game * this.variants; at < this.own; at++) {
      if (this.where[at]! >= RECEIVED) continue;
      if (this.where[at] === IN_HAND) this.inHand--;
      this.where[at] = CUT;
      this.cutOff++;
    }
  }

  private keyAt(at: number): GameKey {
    const { variants, own, plan } = this;
    if (at < own) return { variant: at % variants, game: Math.floor(at / variants) };
    const each = (plan.robustness?.games ?? 0) * variants;
    const [cast, within] = [1 + Math.floor((at - own) / each), (at - own) % each];
    return { variant: cast * variants + (within % variants), game: Math.floor(within / variants) };
  }

  private at({ variant, game }: GameKey): number {
    const { variants, own, plan } = this;
    if (!(variant >= 0 && game >= 0 && game < gamesOf(plan, variant))) return -1;
    if (variant < variants) return game * variants + variant;
    const cast = Math.floor(variant / variants);
    const at = own + (cast - 1) * gamesOf(plan, variant) * variants + game * variants + (variant % variants);
    return at < this.where.length ? at : -1;
  }
}

/** The games of a search: of the next round nothing is known before this one has been kept. */
class SearchedGames implements Assigned {
  private readonly search: Search;
  /** Games of all rounds by variant and number, with how far each is. */
  private readonly where = new Map<string, number>();
  kept = 0;
  inHand = 0;

  constructor(private readonly plan: Plan & Required<Pick<Plan, "search">>) {
    this.search = new Search(plan);
  }

  /** A search that ends early has no more games than it played. */
  get size(): number {
    return this.search.isOver ? this.search.games : this.plan.games;
  }

  get isComplete(): boolean {
    return this.search.isOver;
  }

  get areLeftToPlay(): boolean {
    return this.search.round.some((key) => this.at(key) < RECEIVED);
  }

  get left(): number {
    return this.size - this.search.games - this.search.round.filter((key) => this.at(key) === KEPT).length;
  }

  isInHand(key: GameKey): boolean {
    return this.at(key) === IN_HAND;
  }

  next(least: number): GameKey[] {
    const found = this.search.round.filter((key) => this.at(key) === WAITING).slice(0, least);
    for (const key of found) this.where.set(keyOf(key), IN_HAND);
    this.inHand += found.length;
    return found;
  }

  receive(key: GameKey): boolean {
    const { variant, game } = key;
    const isOurs = this.plan.variants[variant] !== undefined && game >= 0 && game < this.plan.games;
    if (!isOurs || this.at(key) >= RECEIVED) return false;
    if (this.isInHand(key)) this.inHand--;
    this.where.set(keyOf(key), RECEIVED);
    return true;
  }

  keep(line: GameLine): void {
    this.where.set(keyOf(line), KEPT);
    this.kept++;
    this.search.add(line);
  }

  takeBack(): void {
    for (const [name, where] of this.where) if (where < KEPT) this.where.delete(name);
    this.inHand = 0;
  }

  /** A search has no stop rule beside its own. */
  cut(): void {
    return undefined;
  }

  private at(key: GameKey): number {
    return this.where.get(keyOf(key)) ?? WAITING;
  }
}
