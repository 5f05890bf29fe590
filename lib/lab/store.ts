import type { Plan } from "./plan";
import type { GameLine } from "./record/types";
import { isMain } from "./robustness";

/** A stop rule has spoken. */
export interface Decided {
  /** So many first games of each variant count, whatever else has been played by then. */
  after: number;
  reason: string;
}

/** Where the finished games of a run are kept. */
export interface RunStore {
  /** What was kept before, in any order, each game once. */
  kept(): Iterable<GameLine>;
  /** How the run was decided, when it was. */
  readonly decided: Decided | undefined;
  /** Resolves when the game is safe: only then is it reported as done. */
  keep(line: GameLine): Promise<void>;
  decide(decided: Decided): Promise<void>;
}

/** Kept for as long as the program runs. */
export class MemoryStore implements RunStore {
  private readonly lines: GameLine[];

  constructor(
    lines: readonly GameLine[] = [],
    public decided: Decided | undefined = undefined,
  ) {
    this.lines = [...lines];
  }

  kept(): Iterable<GameLine> {
    return this.lines;
  }

  keep(line: GameLine): Promise<void> {
    this.lines.push(line);
    return Promise.resolve();
  }

  decide(decided: Decided): Promise<void> {
    this.decided = decided;
    return Promise.resolve();
  }
}

/**
 * The games that count, in order of their numbers, all variants of a game together. Those of the other players of a plan
 * count whatever was decided.
 */
export function countedLines(
  plan: Pick<Plan, "variants">,
  lines: Iterable<GameLine>,
  decided?: Decided,
): GameLine[] {
  const counted = decided
    ? [...lines].filter((line) => !isMain(plan, line) || line.game < decided.after)
    : [...lines];
  return counted.sort((a, b) => a.game - b.game || a.variant - b.variant);
}
