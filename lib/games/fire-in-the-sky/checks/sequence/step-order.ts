import type { Documents, Finding, RuleCheck } from "../../../types";
import { sequencePath } from "../shared/documents";
import { type OrderRule, orderRules } from "./order-rules";
import { wellPlacedIn } from "./placing";
import { printedOrder, printedSteps } from "./printed-order";
import {
  type ListId,
  playerTurns,
  pointerOf,
  type ListPosition,
  type StepId,
  stepsIn,
  whereTheyPart,
} from "./steps";

/** 4.0: steps that are played before what they need. */
export const stepOrder: RuleCheck = {
  code: "rule/fire-in-the-sky/step-order",
  rule: "4.0",
  severity: "warning",
  title: "A step is played before another that it needs.",
  explain:
    "A variant may reorder the sequence of play; the message says what follows from it. Many steps depend on the result of an earlier one: Air Points have to be counted before targets are named, Sea Control won before anybody lands, bases occupied before they count. " +
    "Played too early, a step has nothing to do, or uses the state of the last turn. " +
    "Move the step, or, if this is intended, accept the warning with a reason.",
  run(documents) {
    const findings = new Map<string, Finding>();
    for (const list of ["turn", ...playerTurns] as const) {
      const played = wellPlacedIn(documents, list);
      for (const rule of orderRules) {
        // What belongs to one player turn is judged there alone: between the two there is no first or last.
        if (list === "turn" && !isOfTheTurn(rule)) continue;
        const first = played.find(({ step }) => step === rule.first);
        const then = played.find(({ step }) => step === rule.then);
        if (!first || !then || played.indexOf(first) < played.indexOf(then)) continue;
        const spot = whereTheyPart(then, first);
        if (!spot) continue;
        // Reported once: for lists that both player turns share, and for steps that lack the same thing.
        const key = `${spot.list} ${rule.first} ${rule.consequence}`;
        if (!findings.has(key)) findings.set(key, violation(documents, spot, rule));
      }
    }
    return [...findings.values()];
  },
};

const isOfTheTurn = ({ first, then }: OrderRule): boolean =>
  [first, then].every((step) => printedOrder.turn.some((each) => each.step === step));

function violation(documents: Documents, spot: ListPosition, rule: OrderRule): Finding {
  const title = (step: StepId) => printedSteps.get(step)?.title ?? step;
  const ordered = inPrintedOrder(documents, spot.list);
  return {
    document: sequencePath,
    pointer: pointerOf(spot),
    rule: rule.rule,
    severity: rule.severity,
    message: `The ${title(rule.then)} comes before the ${title(rule.first)}: ${rule.consequence}.`,
    hint: `Play “${rule.first}” first.`,
    ...(ordered && {
      fixes: [
        {
          title: `Put “${spot.list}” into the printed order`,
          document: sequencePath,
          pointer: `/${spot.list}`,
          value: ordered,
        },
      ],
    }),
  };
}

/** The list in the printed order, where all of its steps are printed there. */
function inPrintedOrder(documents: Documents, list: ListId): string[] | undefined {
  const order = printedOrder[list].map(({ step }) => step);
  const steps = stepsIn(documents, list);
  if (steps.some((step) => !order.includes(step))) return undefined;
  return [...steps].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
