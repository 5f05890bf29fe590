import { type TurnNames, turnNamesOf } from "./turn-names";
import type { Variant } from "../plan";
import { type GameLine, isTrouble } from "../record/types";
import { CapturesFold, type PlaceAnswer } from "./captures";
import type { VariantContext } from "./context";
import { type Curve, CurvesFold } from "./curves";
import { type DecisionAnswer, DecisionsFold } from "./decisions";
import { type Failures, FailuresFold } from "./failures";
import { type Leads, LeadsFold } from "./leads";
import { LossesFold, type SideLosses } from "./losses";
import { type MeasureAnswer, MeasuresFold } from "./measures";
import { type Outcomes, OutcomesFold } from "./outcomes";
import { ResourcesFold, type ResourceUse } from "./resources";
import { type RulesAnswer, RulesFold } from "./rules";

/** What the games of one variant say. */
export interface VariantAnswers {
  title: string;
  setting?: { readonly [place: string]: number };
  outcomes: Outcomes;
  /** Every figure that two variants can be compared by, with its own interval. */
  measures: MeasureAnswer[];
  curves: Curve[];
  places: PlaceAnswer[];
  losses: SideLosses[];
  resources: ResourceUse[];
  leads: Leads | null;
  decisions: DecisionAnswer[];
  rules: RulesAnswer;
  failures: Failures;
  /** What a turn of the game is called. */
  turns: TurnNames;
}

export class VariantFold {
  private readonly outcomes: OutcomesFold;
  private readonly measures: MeasuresFold;
  private readonly curves: CurvesFold;
  private readonly captures: CapturesFold;
  private readonly losses: LossesFold;
  private readonly resources: ResourcesFold;
  private readonly leads: LeadsFold;
  private readonly decisions: DecisionsFold;
  private readonly rules: RulesFold;
  private readonly failures = new FailuresFold();

  constructor(
    private readonly variant: Variant,
    private readonly context: VariantContext,
  ) {
    this.outcomes = new OutcomesFold(context);
    this.measures = new MeasuresFold(context);
    this.curves = new CurvesFold(context);
    this.captures = new CapturesFold(context);
    this.losses = new LossesFold(context);
    this.resources = new ResourcesFold(context);
    this.leads = new LeadsFold(context);
    this.decisions = new DecisionsFold(context);
    this.rules = new RulesFold(context);
  }

  add(line: GameLine): void {
    this.failures.add(line);
    if (isTrouble(line) || line.ended !== "over") return;
    this.outcomes.add(line);
    this.measures.add(line);
    this.curves.add(line);
    this.captures.add(line);
    this.losses.add(line);
    this.resources.add(line);
    this.leads.add(line);
    this.decisions.add(line);
    this.rules.add(line);
  }

  answer(): VariantAnswers {
    const { title, setting } = this.variant;
    const curves = this.curves.answer();
    return {
      title,
      ...(setting && { setting }),
      outcomes: this.outcomes.answer(),
      measures: this.measures.answer(),
      curves,
      places: this.captures.answer(),
      losses: this.losses.answer(),
      resources: this.resources.answer(),
      leads: this.leads.answer(),
      decisions: this.decisions.answer(),
      rules: this.rules.answer(),
      failures: this.failures.answer(),
      turns: turnNamesOf(
        this.context,
        curves.flatMap(({ points }) => points.map(({ turn }) => turn)),
      ),
    };
  }
}
