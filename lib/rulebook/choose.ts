import { ruleAbove } from "../games/numbering";
import type { Candidate } from "./candidates";
import { grouped } from "../grouped";
import { letterOf, spelling } from "./numbers";
import { titleMatch } from "./titles";

export type Titles = Readonly<Record<string, string>>;

/** A candidate below this is a reference to a rule, or an entry of a table of contents. */
const ENOUGH = -1;
/** With half of its words and more, a heading has the title of a rule. */
const HALF = 0.5;
/** A heading longer than this has the text of its rule in it. */
const LONG = 60;

/** Where each rule starts: the best of the candidates with its number. Rules without one are left out. */
export function chooseStarts(candidates: readonly Candidate[], titles: Titles): Map<string, Candidate> {
  const order = new Order(titles);
  const around = neighboursOf(candidates);
  const byNumber = grouped(candidates, ({ number }) => number);
  const chosen = new Map<string, Candidate>();
  const scored = (rule: string, candidate: Candidate): number => {
    const match = titleMatch(titles[rule]!, candidate.heading);
    return (
      candidate.likeness +
      (candidate.isListed ? -5 : 0) +
      (match >= HALF ? 5 * match : 0) +
      order.evidence(rule, around.get(candidate)!) +
      (candidate.heading.length > LONG || around.get(candidate)!.hasBody ? 1 : 0)
    );
  };
  for (const rule of Object.keys(titles)) {
    let best: Candidate | undefined;
    let most = -Infinity;
    for (const candidate of byNumber.get(spelling(rule)) ?? []) {
      const score = scored(rule, candidate);
      // Of passages that a text has twice the first one is as good as the other.
      if (score <= most) continue;
      most = score;
      best = candidate;
    }
    if (best && most >= ENOUGH) chosen.set(rule, best);
  }
  for (const [rule, candidate] of repeated(byNumber, titles)) {
    if (!hasItsTitle(titles, rule, chosen)) chosen.set(rule, candidate);
  }
  return chosen;
}

/** Whether the line that was chosen for a rule has its title. */
export const hasItsTitle = (titles: Titles, rule: string, chosen: ReadonlyMap<string, Candidate>): boolean =>
  chosen.has(rule) && titleMatch(titles[rule]!, chosen.get(rule)!.heading) >= HALF;

/**
 * A rulebook that gives one number to two rules has them in the list with letters, in its order: 5.2a and 5.2b where
 * there is no 5.2. The title decides, and the order where no title does.
 */
function* repeated(
  byNumber: ReadonlyMap<string, readonly Candidate[]>,
  titles: Titles,
): Generator<[string, Candidate]> {
  const numbers = new Set(Object.keys(titles).map(spelling));
  const families = grouped(Object.keys(titles), (rule) => letterOf(rule)?.parent);
  for (const [parent, rules] of families) {
    if (numbers.has(parent)) continue;
    const starts = distinct(
      (byNumber.get(parent) ?? []).filter(({ likeness, isListed }) => likeness >= 0 && !isListed),
    );
    for (const rule of rules) {
      const nth = starts[letterOf(rule)!.letter.charCodeAt(0) - "a".charCodeAt(0)];
      const titled = starts.find(({ heading }) => titleMatch(titles[rule]!, heading) >= HALF);
      const start = titled ?? nth;
      if (start) yield [rule, start];
    }
  }
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ heading }) => !seen.has(heading) && seen.add(heading));
}

interface Neighbours {
  before: string | undefined;
  after: string | undefined;
  hasBody: boolean;
}

/** What stands around a candidate: the likely starts before and after it, and whether there is text between. */
function neighboursOf(candidates: readonly Candidate[]): Map<Candidate, Neighbours> {
  const likely = candidates.filter(({ likeness }) => likeness >= 0);
  const found = new Map<Candidate, Neighbours>();
  let next = 0;
  for (const candidate of candidates) {
    while (next < likely.length && likely[next]!.line <= candidate.line) next++;
    const isLikely = likely[next - 1] === candidate;
    const after = likely[next];
    found.set(candidate, {
      before: likely[next - (isLikely ? 2 : 1)]?.number,
      after: after?.number,
      hasBody: after === undefined || after.line - candidate.line > 2,
    });
  }
  return found;
}

/** The order of the list. A text with columns out of order has most rules before and after the right ones all the same. */
class Order {
  private readonly before = new Map<string, string | undefined>();
  private readonly after = new Map<string, string | undefined>();

  constructor(titles: Titles) {
    const rules = Object.keys(titles);
    rules.forEach((rule, i) => {
      this.before.set(rule, rules[i - 1] === undefined ? undefined : spelling(rules[i - 1]!));
      this.after.set(rule, rules[i + 1] === undefined ? undefined : spelling(rules[i + 1]!));
    });
  }

  evidence(rule: string, { before, after }: Neighbours): number {
    const above = ruleAbove(rule);
    const follows =
      before !== undefined &&
      (before === this.before.get(rule) || (above !== undefined && before === spelling(above)));
    return (follows ? 1 : 0) + (after !== undefined && after === this.after.get(rule) ? 1 : 0);
  }
}
