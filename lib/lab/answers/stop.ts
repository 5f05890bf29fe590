import type { Plan, StopRule } from "../plan";
import { type GameLine, type GameRecord, isTrouble } from "../record/types";
import { addTo, type Anytime, anytime, LEAST_GAMES, noSums, type Sequence, type Sums } from "../statistics";
import { Intake } from "./intake";

/** Why no more games are needed. */
export interface Decision {
  /** "apart": the intervals leave out zero, or are narrow enough; "narrow": all of them are narrow enough. */
  reason: "apart" | "narrow";
  /** Pairs of games after which it was decided: the first number at which it was significant. */
  after: number;
  /** The interval at that moment, for each variant but the first. */
  intervals: Anytime[];
}

/** Games before the first look: what the plan says, and never so few that the interval would not hold. */
const firstLook = (stop: StopRule | undefined): number => Math.max(LEAST_GAMES, stop?.least ?? 0);

/** How the intervals of a plan are made that one may look at after every game: one for each variant but the first. */
export function sequenceOf({
  variants,
  games,
  stop,
}: Pick<Plan, "games" | "stop"> & { variants: readonly unknown[] }): Sequence {
  const least = firstLook(stop);
  return {
    // Each comparison has its share of the one false alarm in twenty.
    error: 0.05 / Math.max(1, variants.length - 1),
    // Between the first look and the last one, by ratio.
    tunedTo: Math.sqrt(least * Math.max(least, games)),
  };
}

/**
 * Whether the question of a comparison is decided: for each variant the differences to the first one, of the pairs so
 * far in the order of their numbers.
 */
export function decided(
  plan: Plan,
  pairs: readonly Sums[],
): Pick<Decision, "reason" | "intervals"> | undefined {
  const { stop } = plan;
  if (!stop || pairs.length === 0 || pairs.some(({ n }) => n < firstLook(stop))) return undefined;
  const sequence = sequenceOf(plan);
  const intervals: Anytime[] = [];
  let narrow = true;
  for (const sums of pairs) {
    const found = anytime(sums, sequence);
    if (!found) return undefined;
    const apart = found.low > 0 || found.high < 0;
    const enough = stop.within !== undefined && (found.high - found.low) / 2 <= stop.within;
    if (!apart && !enough) return undefined;
    narrow &&= enough;
    intervals.push(found);
  }
  return { reason: narrow ? "narrow" : "apart", intervals };
}

/** Why it is decided, in words that follow a colon. */
export const reasonWords: Readonly<Record<Decision["reason"], string>> = {
  apart: "the difference is significant, although it was tested after every game.",
  narrow: "the interval of the difference is as narrow as asked for.",
};

/** What a conductor asks after every game, of a plan that may stop before its last one. */
export function stopHook(
  plan: Plan,
): ((line: GameLine) => { after: number; reason: string } | undefined) | undefined {
  if (!plan.stop) return undefined;
  const watch = new StopWatch(plan);
  return (line) => {
    const found = watch.onLine(line);
    return found && { after: found.after, reason: reasonWords[found.reason] };
  };
}

/** The figure by which a plan stops: that of a measure of `measuresOf`. */
export const stopMeasure = ({ measure }: StopRule): string =>
  "wins" in measure ? `wins/${measure.wins}` : `score/${measure.score}`;

const valueOf = ({ measure }: StopRule, { winner, score }: GameRecord): number | undefined =>
  "wins" in measure ? (winner === measure.wins ? 1 : 0) : score[measure.score];

/**
 * Receives the lines of a run, in any order, and says when its question is decided. The answer does not depend on
 * who plays the games: pairs are taken in the order of their numbers, and the first one after which it is decided
 * counts.
 */
export class StopWatch {
  private readonly intake: Intake;
  private readonly pairs: Sums[];
  private base: GameLine | undefined;
  private found: Decision | undefined;

  constructor(private readonly plan: Plan) {
    this.pairs = plan.variants.slice(1).map(() => noSums());
    this.intake = new Intake(plan, (line) => this.take(line), true);
  }

  /** What is decided by the lines received so far. */
  onLine(line: GameLine): Decision | undefined {
    if (this.plan.stop && !this.found) this.intake.add(line);
    return this.found;
  }

  private take(line: GameLine): void {
    const { plan } = this;
    const { stop } = plan;
    if (!stop || this.found) return;
    if (line.variant === 0) this.base = line;
    else if (this.base) {
      const [one, other] = [numberIn(stop, this.base), numberIn(stop, line)];
      if (one !== undefined && other !== undefined) addTo(this.pairs[line.variant - 1]!, other - one);
    }
    if (line.variant < plan.variants.length - 1) return;
    const verdict = decided(plan, this.pairs);
    if (verdict) this.found = { ...verdict, after: line.game + 1 };
  }
}

const numberIn = (stop: StopRule, line: GameLine): number | undefined =>
  isTrouble(line) || line.ended !== "over" ? undefined : valueOf(stop, line);
