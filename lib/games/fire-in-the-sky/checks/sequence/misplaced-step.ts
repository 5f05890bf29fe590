import type { Documents, Finding, RuleCheck } from "../../../types";
import { sequencePath } from "../shared/documents";
import { type Fault, faultOf } from "./placing";
import { printedSteps } from "./printed-order";
import { playedIn, pointerOf, type ListPosition, type StepId, stepsIn, takeOut } from "./steps";

/** 4.0, 12.3: steps in lists where they have nobody to ask, or nothing to work on. */
export const misplacedStep: RuleCheck = {
  code: "rule/fire-in-the-sky/misplaced-step",
  rule: "4.0",
  severity: "warning",
  title: "A step is in a place where it cannot work.",
  explain:
    "Phases belong to a player turn, which sets whose turn it is; the steps of a battle belong to the Battle Segments, which set up the Battle Board for one hex after another. " +
    "Outside of a player turn a phase is played by the previous side, and outside of a battle its steps have no effect. A player turn within the other one leaves the wrong side in turn. " +
    "Move the step to a list of the right kind.",
  run(documents) {
    const findings = new Map<string, Finding>();
    for (const played of playedIn(documents, "turn")) {
      // Of a list that is misplaced as a whole, its parts are not reported as well.
      if (played.path.some((spot) => findings.has(pointerOf(spot)))) continue;
      const fault = faultOf(played);
      const spot = played.path.at(-1)!;
      if (!fault) continue;
      findings.set(pointerOf(spot), misplaced(documents, played.step, spot, fault));
    }
    return [...findings.values()];
  },
};

function misplaced(documents: Documents, step: StepId, spot: ListPosition, fault: Fault): Finding {
  const title = printedSteps.get(step)?.title ?? "Battle";
  return {
    document: sequencePath,
    pointer: pointerOf(spot),
    ...(fault.severity && { severity: fault.severity }),
    rule: printedSteps.get(step)?.rule ?? "12.3",
    message: `The ${title} ${fault.text}.`,
    hint: fault.hint,
    ...(step === "battle" ? playForEveryHex(documents, spot) : takeOut(documents, spot)),
  };
}

/** The Battle Segments in its place play the battle for every hex. */
function playForEveryHex(documents: Documents, { list, index }: ListPosition): Pick<Finding, "fixes"> {
  const steps = stepsIn(documents, list).map((each, i) => (i === index ? "battles" : each));
  const at = { document: sequencePath, pointer: `/${list}` };
  return { fixes: [{ title: "Play “battles” instead", ...at, value: steps }] };
}
