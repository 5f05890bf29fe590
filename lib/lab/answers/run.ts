import type { Plan, StopRule } from "../plan";
import type { GameLine } from "../record/types";
import { holm } from "../statistics";
import { type Comparison, ComparisonFold } from "./comparison";
import type { VariantContext } from "./context";
import { Intake } from "./intake";
import { type Decision, StopWatch } from "./stop";
import { type VariantAnswers, VariantFold } from "./variant";

/** What a run says: plain JSON. */
export interface Answers {
  purpose: Plan["purpose"];
  players: readonly string[];
  seed: number;
  engine: string;
  /** Games of each variant that were asked for. */
  asked: number;
  stop?: StopRule;
  /** Games that have been heard of, in all; those that wait for an earlier one are in no answer yet. */
  heard: number;
  ahead: number;
  /** Places in the documents whose numbers differ between the variants. */
  parameters: { place: string; title: string }[];
  variants: VariantAnswers[];
  /** Each of the other variants against the first. */
  comparisons: Comparison[];
  /** Why the run was over before all games were played; answers are then of the games up to there. */
  decision?: Decision;
}

/**
 * Answers that grow while games come in, in any order. They are of the games from the first one on without a gap, so
 * that equal plans have equal answers wherever and however fast they were played.
 */
export class RunAnswers {
  private readonly intake: Intake;
  private readonly folds: VariantFold[];
  private readonly comparisons: ComparisonFold[];
  private readonly watch: StopWatch | undefined;
  private decision: Decision | undefined;
  /** Lines that wait for their partner, by variant: those of the first, or of another that is ahead of it. */
  private readonly lines: Map<number, GameLine>[];
  private readonly compared: number[];
  private readonly parameters: Answers["parameters"];

  constructor(
    private readonly plan: Plan,
    contextOf: (variant: number) => VariantContext,
  ) {
    const contexts = plan.variants.map((_, i) => contextOf(i));
    const places = new Set(plan.variants.flatMap(({ setting = {} }) => Object.keys(setting)));
    this.parameters = [...places].map((place) => ({
      place,
      title: contexts[0]?.settingTitle?.(place) ?? place,
    }));
    this.folds = plan.variants.map((variant, i) => new VariantFold(variant, contexts[i]!));
    this.comparisons = contexts
      .slice(1)
      .map((context, i) => new ComparisonFold(plan, i + 1, [contexts[0]!, context]));
    this.lines = plan.variants.map(() => new Map<number, GameLine>());
    this.compared = plan.variants.map(() => 0);
    this.watch = plan.stop ? new StopWatch(plan) : undefined;
    this.intake = new Intake(plan, (line) => this.take(line), plan.stop !== undefined);
  }

  /** Tells when the question of the plan is decided: then no more games are needed. */
  hear(line: GameLine): Decision | undefined {
    this.intake.hear(line);
    return this.decision;
  }

  private take(line: GameLine): void {
    // What was played beyond the decision, because others had begun it, changes nothing any more.
    if (this.decision) return;
    const { variant, game } = line;
    this.folds[variant]!.add(line);
    if (this.comparisons.length > 0) {
      this.lines[variant]!.set(game, line);
      if (variant > 0) this.pairUp(variant);
      else for (let other = 1; other < this.lines.length; other++) this.pairUp(other);
    }
    this.decision = this.watch?.hear(line);
  }

  private pairUp(variant: number): void {
    const game = this.compared[variant]!;
    const [one, other] = [this.lines[0]!.get(game), this.lines[variant]!.get(game)];
    if (!one || !other) return;
    this.comparisons[variant - 1]!.add(one, other);
    this.compared[variant] = game + 1;
    this.lines[variant]!.delete(game);
    if (this.compared.every((next, i) => i === 0 || next > game)) this.lines[0]!.delete(game);
  }

  answer(): Answers {
    const { purpose, players, seed, engine, games, stop } = this.plan;
    return {
      purpose,
      players,
      seed,
      engine,
      asked: games,
      ...(stop && { stop }),
      heard: this.intake.heard,
      ahead: this.intake.ahead,
      parameters: this.parameters,
      variants: this.folds.map((fold) => fold.answer()),
      comparisons: corrected(this.comparisons.map((fold) => fold.answer())),
      ...(this.decision && { decision: this.decision }),
    };
  }
}

/** The chances of each figure, corrected for how many variants are compared to the first by it. */
function corrected(comparisons: Comparison[]): Comparison[] {
  const found = comparisons.map((comparison) => ({ ...comparison, measures: comparison.measures.slice() }));
  const names = new Set(comparisons.flatMap(({ measures }) => measures.map(({ measure }) => measure)));
  for (const name of names) {
    const places = found.flatMap(({ measures }) => {
      const at = measures.findIndex(({ measure, chance }) => measure === name && chance !== null);
      return at < 0 ? [] : [{ measures, at }];
    });
    const chances = holm(places.map(({ measures, at }) => measures[at]!.chance ?? 1));
    places.forEach(({ measures, at }, i) => (measures[at] = { ...measures[at]!, corrected: chances[i]! }));
  }
  return found;
}

/** The answers of a run that is over. */
export function answersOf(
  plan: Plan,
  lines: Iterable<GameLine>,
  contextOf: (variant: number) => VariantContext,
): Answers {
  const answers = new RunAnswers(plan, contextOf);
  for (const line of lines) answers.hear(line);
  return answers.answer();
}
