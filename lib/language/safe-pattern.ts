import { Compiler, isWord, lower, type PatternStep } from "./pattern-steps";

export interface Match {
  start: number;
  end: number;
}

/**
 * Regular expressions that cannot run away: they are played as a set of states over the text, so a search takes time
 * in proportion to the text and the pattern, whatever somebody types. Groups, `|`, classes, `.`, `* + ? {2,3}`, `^`,
 * `$` and `\b \d \w \s` are known; what only backtracking could find (`\1`, `(?=`) is refused.
 */
export class SafePattern {
  /** The number of states visited so far, for callers with a limit. */
  work = 0;
  private readonly steps: readonly PatternStep[];
  /** The round in which each step was last visited. */
  private readonly looked: Uint32Array;
  private round = 0;

  constructor(
    pattern: string,
    private readonly matchCase: boolean,
    private readonly mostWork = Infinity,
  ) {
    this.steps = new Compiler(pattern, matchCase).compile();
    this.looked = new Uint32Array(this.steps.length);
  }

  /** The first match at or behind an offset of a line: the leftmost, and of those the one a backtracker would find. */
  find(line: string, from: number): Match | undefined {
    const text = this.matchCase ? line : lower(line);
    let current: Thread[] = [];
    let best: Match | undefined;
    for (let at = from; at <= text.length && this.work <= this.mostWork; at++) {
      // A match that starts further left goes first, so the newest start comes last.
      if (!best) current.push({ step: 0, start: at });
      const { next, found } = this.advance(current, text, at);
      if (found !== undefined) best = { start: found, end: at };
      if (best && next.length === 0) break;
      current = next;
    }
    return best;
  }

  /** Moves all threads over one letter. Those with less right than one that has found something are given up. */
  private advance(threads: readonly Thread[], text: string, at: number): { next: Thread[]; found?: number } {
    const round = ++this.round;
    const next: Thread[] = [];
    const open: number[] = [];
    for (const { step: first, start } of threads) {
      open.push(first);
      while (open.length > 0) {
        const i = open.pop()!;
        if (this.looked[i] === round) continue;
        this.looked[i] = round;
        this.work++;
        const step = this.steps[i]!;
        if (step.do === "jump") open.push(step.to);
        else if (step.do === "split") open.push(step.second, step.first);
        else if (step.do === "check") {
          if (holdsAt(step.what, text, at)) open.push(i + 1);
        } else if (step.do === "read") {
          if (at < text.length && step.test(text.charCodeAt(at))) next.push({ step: i + 1, start });
        } else return { next, found: start };
      }
    }
    return { next };
  }
}

interface Thread {
  step: number;
  start: number;
}

function holdsAt(what: "start" | "end" | "word" | "inside", text: string, at: number): boolean {
  if (what === "start") return at === 0;
  if (what === "end") return at === text.length;
  const before = at > 0 && isWord(text.charCodeAt(at - 1));
  const after = at < text.length && isWord(text.charCodeAt(at));
  return (before !== after) === (what === "word");
}
