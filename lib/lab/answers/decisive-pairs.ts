import type { GameRecord } from "../record/types";

/** A pair of games that the change decided: the same dice, another winner. */
export interface DecisivePair {
  /** Number of the game, counted from 0, and the seed of both. */
  game: number;
  seed: number;
  /** Winner in the first variant and in the other; null for a draw. */
  winners: [string | null, string | null];
  /** Turn at whose end the two differed for the first time in what the record keeps; null for one that counts none. */
  parted: number | null;
  /** That turn in a sentence: "turn 6"; empty for none. */
  on: string;
  /** How much further the score went in the second. */
  gap: number;
  /** Why it is among those to look at. */
  why: "early" | "typical" | "far";
}

type Candidate = Omit<DecisivePair, "why">;

/** Keeps the pairs whose winners differ, and picks three that show how. */
export class DecisiveFold {
  private readonly candidates: Candidate[] = [];
  private sameWinner = 0;

  constructor(private readonly turnIn: (turn: number) => string) {}

  add(one: GameRecord, other: GameRecord): void {
    if (one.winner === other.winner) {
      this.sameWinner++;
      return;
    }
    const [score] = Object.keys(one.score).sort();
    const parted = partedOn(one, other);
    const gap = score === undefined ? 0 : (other.score[score] ?? 0) - one.score[score]!;
    this.candidates.push({
      game: one.game,
      seed: one.seed,
      winners: [one.winner, other.winner],
      parted,
      on: parted === null ? "" : this.turnIn(parted),
      gap,
    });
  }

  /** Pairs of which the winner is another one. */
  get differing(): number {
    return this.candidates.length;
  }

  answer(): DecisivePair[] {
    const shown = this.mostCommon();
    const early = pick(shown, (pair) => (pair.parted ?? 0) * 1000 - Math.abs(pair.gap));
    const rest = shown.filter((pair) => pair !== early);
    const [turn, gap] = [
      median(shown.map(({ parted }) => parted ?? 0)),
      median(shown.map((each) => each.gap)),
    ];
    const typical = pick(rest, (pair) => Math.abs((pair.parted ?? 0) - turn) + Math.abs(pair.gap - gap) / 2);
    const far = pick(
      rest.filter((pair) => pair !== typical),
      (pair) => -Math.abs(pair.gap),
    );
    const found: DecisivePair[] = [];
    if (early) found.push({ ...early, why: "early" });
    if (typical) found.push({ ...typical, why: "typical" });
    if (far) found.push({ ...far, why: "far" });
    return found;
  }

  /** Pairs that turned as most of them did: from one winner to the other. Those show what the change does. */
  private mostCommon(): Candidate[] {
    const groups = new Map<string, Candidate[]>();
    for (const pair of this.candidates) {
      const key = JSON.stringify(pair.winners);
      const group = groups.get(key);
      if (group) group.push(pair);
      else groups.set(key, [pair]);
    }
    const sorted = [...groups].sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
    const [, largest = []] = sorted[0] ?? [];
    return largest.length >= 3 ? largest : sorted.flatMap(([, group]) => group);
  }
}

/** The one with the least weight; of equal ones the first game. */
function pick<T extends Candidate>(pairs: readonly T[], weight: (pair: T) => number): T | undefined {
  return pairs.toSorted((a, b) => weight(a) - weight(b) || a.game - b.game)[0];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function partedOn(one: GameRecord, other: GameRecord): number | null {
  if (!one.turns || !other.turns) return null;
  const last = Math.min(one.turns[1], other.turns[1]);
  const [first] = one.turns;
  for (let turn = first; turn <= last; turn++) {
    const at = turn - first;
    const differs = Object.entries(one.tracks).some(
      ([track, values]) => values[at] !== other.tracks[track]?.[at],
    );
    if (differs || takenOn(one, turn) !== takenOn(other, turn)) return turn;
  }
  return last;
}

const takenOn = ({ taken }: GameRecord, turn: number): string =>
  JSON.stringify(taken.filter(([on]) => on === turn));
