import type { Documents, Finding, RuleCheck } from "../../../types";
import { sequenceOf, sequencePath } from "../shared/documents";
import { sentence } from "../../pieces";
import { listed } from "../shared/words";
import { printedOrder } from "./printed-order";
import {
  type ListId,
  listOf,
  oncePerTurn,
  playedIn,
  type PlayerTurn,
  playerTurns,
  type PrintedStep,
  type StepId,
  stepsIn,
  turnName,
} from "./steps";

/** 4.0: steps of the rulebook that are not played. */
export const missingStep: RuleCheck = {
  code: "rule/fire-in-the-sky/missing-step",
  rule: "4.0",
  severity: "warning",
  title: "A step of the sequence of play is left out.",
  explain:
    "A variant may leave steps out; this says what is lost with each. Some steps only carry a rule of their own, and leaving one out drops that rule. Others bring units back from the sea, change the control of bases or count Victory Points: without those the game stops making sense, and they are reported as errors. " +
    "Put the step back, or, if it is meant so, suppress the warning with the reason.",
  run(documents) {
    if (Object.keys(sequenceOf(documents)).length === 0) return [];
    const inTurn = new Set(playedIn(documents, "turn").map(({ step }) => step));
    // Lists that both player turns share are told of once.
    const missing = new Map<ListId, { steps: Set<PrintedStep>; where: PlayerTurn | undefined }>();
    const report = (list: ListId, step: PrintedStep, where: PlayerTurn | undefined): void => {
      const entry = missing.get(list) ?? { steps: new Set(), where };
      missing.set(list, entry);
      entry.steps.add(step);
    };
    /** Goes through the printed steps of a list; what plays a missing step's parts elsewhere makes up for it. */
    const compare = (list: ListId, played: ReadonlySet<StepId>, where?: PlayerTurn): void => {
      if (sequenceOf(documents)[list] === undefined) return;
      for (const printed of printedOrder[list]) {
        const known = oncePerTurn.includes(printed.step) ? inTurn : played;
        const inner = listOf(documents, printed.step);
        if (known.has(printed.step)) {
          if (inner && !isPlayerTurn(inner)) compare(inner, played, where);
        } else if (!inner || !leavesOf(inner).every((leaf) => known.has(leaf))) report(list, printed, where);
      }
    };
    compare("turn", inTurn);
    for (const turn of playerTurns) {
      if (inTurn.has(turn)) compare(turn, new Set(playedIn(documents, turn).map(({ step }) => step)), turn);
    }
    return [...missing].flatMap(([list, { steps, where }]) =>
      steps.size > severalSteps
        ? [lacksMany(list, [...steps], where)]
        : [...steps].map((step) => lacks(documents, list, step, where)),
    );
  },
};

const isPlayerTurn = (list: ListId): boolean => (playerTurns as readonly string[]).includes(list);

/** The printed steps of a list that have no list of their own. */
const leavesOf = (list: ListId): StepId[] =>
  printedOrder[list].flatMap(({ step }) =>
    step === "battles" ? [step] : Object.hasOwn(printedOrder, step) ? leavesOf(step as ListId) : [step],
  );

/** More missing steps than that of one list are told in one. */
const severalSteps = 3;

const inTheTurn = (list: ListId, where: PlayerTurn | undefined): string =>
  where !== undefined && isPlayerTurn(list) ? ` in ${turnName(where)}` : "";

function lacks(
  documents: Documents,
  list: ListId,
  { title, rule, severity, loss, step }: PrintedStep,
  where: PlayerTurn | undefined,
): Finding {
  const at = { document: sequencePath, pointer: `/${list}` };
  return {
    ...at,
    rule,
    severity,
    message: `Not played${inTheTurn(list, where)}: the ${title}. ${sentence(loss)}.`,
    hint: `Put “${step}” back into “${list}”.`,
    fixes: [{ title: `Put “${step}” back`, ...at, value: withStep(stepsIn(documents, list), list, step) }],
  };
}

function lacksMany(list: ListId, steps: readonly PrintedStep[], where: PlayerTurn | undefined): Finding {
  const at = { document: sequencePath, pointer: `/${list}` };
  const worst = steps.find(({ severity }) => severity === "error") ?? steps[0]!;
  return {
    ...at,
    rule: worst.rule,
    severity: worst.severity,
    message: `${steps.length} steps are not played${inTheTurn(list, where)}: ${listed(
      steps.map(({ title }) => title),
      steps.length,
    )}. Without the ${worst.title} ${worst.loss}.`,
    hint: `Put back into “${list}” what the game needs.`,
    fixes: [
      {
        title: `Make “${list}” as printed`,
        ...at,
        value: printedOrder[list].map(({ step }) => step),
      },
    ],
  };
}

/** The list with the step after the last of those that come before it in the printed order. */
function withStep(steps: readonly StepId[], list: ListId, step: StepId): StepId[] {
  const order = printedOrder[list].map((each) => each.step);
  const earlier = order.slice(0, order.indexOf(step));
  const after = steps.reduce((last, each, i) => (earlier.includes(each) ? i : last), -1);
  return [...steps.slice(0, after + 1), step, ...steps.slice(after + 1)];
}
