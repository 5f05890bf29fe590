import { Search } from "../balance/search";
import type { Plan, StopRule } from "../plan";
import type { GameLine } from "../record/types";
import { castsOf, seatOf } from "../robustness";
import type { Comparison } from "./comparison";
import type { VariantContext } from "./context";
import { type EvenAnswer, evenAnswer } from "./even";
import { Intake } from "./intake";
import { Pairing } from "./pairing";
import { OtherPlayers, type RobustnessAnswer, robustnessOf } from "./robustness";
import { type Decision, StopWatch } from "./stop";
import { type Turning, type TurningFold, turningOf } from "./turning";
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
  /** Games that have been received, in all; those that wait for an earlier one are in no answer yet. */
  received: number;
  ahead: number;
  /** Places in the documents whose numbers differ between the variants. */
  parameters: { place: string; title: string }[];
  variants: VariantAnswers[];
  /** Each of the other variants against the first. */
  comparisons: Comparison[];
  /** What other players say to the same question, where they were asked. */
  robustness?: RobustnessAnswer[];
  /** Whether the figures of a sweep over one number turn, where that was tried. */
  turning?: Turning[];
  /** Why the run was over before all games were played; answers are then of the games up to there. */
  decision?: Decision;
  /** What a search has found. */
  even?: EvenAnswer;
}

/**
 * Answers that grow while games come in, in any order. They are of the games from the first one on without a gap, so
 * that equal plans have equal answers wherever and however fast they were played.
 */
export class RunAnswers {
  private readonly intake: Intake;
  private readonly folds: VariantFold[];
  private readonly pairing: Pairing;
  private readonly turning: TurningFold | undefined;
  /** What the other players of the plan say, by cast. */
  private readonly others: OtherPlayers[];
  private readonly watch: StopWatch | undefined;
  private readonly even: { take(line: GameLine): void; answer(): EvenAnswer } | undefined;
  private decision: Decision | undefined;
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
    // Variants of a search share no dice, so there are no pairs.
    this.pairing = new Pairing(plan, plan.search ? contexts.slice(0, 1) : contexts);
    this.even = evenOf(plan, contexts[0]!);
    this.turning = turningOf(plan, contexts);
    this.others = castsOf(plan)
      .slice(1)
      .map((players) => new OtherPlayers(plan, players, contexts));
    this.watch = plan.stop ? new StopWatch(plan) : undefined;
    this.intake = new Intake(plan, (line) => this.take(line), plan.stop !== undefined);
  }

  /** Decides when the question of the plan is answered: then no more games are needed. */
  onLine(line: GameLine): Decision | undefined {
    const { variant, cast } = seatOf(this.plan, line.variant);
    if (cast === 0) {
      this.even?.take(line);
      this.intake.add(line);
    } else this.others[cast - 1]?.onLine({ ...line, variant });
    return this.decision;
  }

  private take(line: GameLine): void {
    // What was played beyond the decision, because others had begun it, changes nothing any more.
    if (this.decision) return;
    this.folds[line.variant]!.add(line);
    if (!this.even) this.pairing.add(line);
    this.turning?.add(line);
    this.decision = this.watch?.onLine(line);
  }

  answer(): Answers {
    const { purpose, players, seed, engine, games, stop, robustness } = this.plan;
    const comparisons = this.pairing.answer();
    const others = this.others.map((each) => each.answer());
    return {
      purpose,
      players,
      seed,
      engine,
      asked: games,
      ...(stop && { stop }),
      received: this.intake.received + others.reduce((sum, { received }) => sum + received, 0),
      ahead: this.intake.ahead,
      parameters: this.parameters,
      variants: this.folds.map((fold) => fold.answer()),
      comparisons,
      ...(robustness && { robustness: robustnessOf(comparisons, robustness, others) }),
      ...(this.turning && { turning: this.turning.answer() }),
      ...(this.decision && { decision: this.decision }),
      ...(this.even && { even: this.even.answer() }),
    };
  }
}

/** The search of a plan that has one, as its lines come in. */
function evenOf(
  plan: Plan,
  { names, settingTitle }: VariantContext,
): { take(line: GameLine): void; answer(): EvenAnswer } | undefined {
  if (!plan.search) return undefined;
  const searched = { ...plan, search: plan.search };
  const search = new Search(searched);
  return {
    take: (line) => search.add(line),
    answer: () =>
      evenAnswer(
        searched,
        search,
        (place) => settingTitle?.(place) ?? place,
        names.side(searched.search.side),
      ),
  };
}

/** The answers of a run that is over. */
export function answersOf(
  plan: Plan,
  lines: Iterable<GameLine>,
  contextOf: (variant: number) => VariantContext,
): Answers {
  const answers = new RunAnswers(plan, contextOf);
  for (const line of lines) answers.onLine(line);
  return answers.answer();
}
