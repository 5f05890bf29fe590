import type { Documents, Finding, RuleCheck } from "../../../types";
import { levelsOf, scenariosOf, sequenceOf, sequencePath } from "../shared/documents";
import { listed } from "../../../shared/checks/words";
import { capital } from "../../../../words";
import { printedOrder } from "./printed-order";
import {
  type ListId,
  listOf,
  listOfTurn,
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
    "A variant may leave out steps; the message says what is lost. Some steps only carry out one rule, and leaving one out drops that rule. Others return units from sea, change the control of bases or count Victory Points: without those the game makes no sense, and they are reported as errors. Steps of submarines are not reported if no side ever has a Submarine Point. " +
    "Put the step back, or, if this is intended, name it under `omitted` with the reason.",
  run: (documents) =>
    missingByMistake(documents).flatMap(({ list, steps, where }) =>
      steps.length > severalSteps
        ? [lacksMany(documents, list, steps, where)]
        : steps.map((step) => lacks(documents, list, step, where)),
    ),
};

/** Without the steps that the sequence leaves out on purpose, where the game can do without and no scenario starts there. */
function missingByMistake(documents: Documents): MissingSteps[] {
  const omitted = Object.keys(sequenceOf(documents).omitted ?? {});
  const isMeant = (list: ListId, step: PrintedStep): boolean =>
    omitted.includes(step.step) &&
    step.severity === "warning" &&
    startingThere(documents, list, [step]).text === "";
  return missingSteps(documents).flatMap(({ list, steps, where }) => {
    const left = steps.filter((step) => !isMeant(list, step));
    return left.length === 0 ? [] : [{ list, steps: left, where }];
  });
}

/** Steps of one list that are not played; `where` names the player turn. */
export interface MissingSteps {
  list: ListId;
  steps: PrintedStep[];
  where: PlayerTurn | undefined;
}

export function missingSteps(documents: Documents): MissingSteps[] {
  if (Object.keys(sequenceOf(documents)).length === 0) return [];
  const inTurn = new Set(playedIn(documents, "turn").map(({ step }) => step));
  const idle = noSubmarines(documents) ? submarineSteps : [];
  // Lists that both player turns share are reported once.
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
      if (idle.includes(printed.step)) continue;
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
  return [...missing].map(([list, { steps, where }]) => ({ list, steps: [...steps], where }));
}

/** Steps that have something to do only where a side has Submarine Points. */
const submarineSteps: readonly StepId[] = [
  "merchant-asw",
  "submarine-warfare",
  "submarine-points",
  "submarine-attacks",
];

/** No level and no scenario gives a side a Submarine Point: without their steps nothing is lost. */
function noSubmarines(documents: Documents): boolean {
  const { submarinePoints } = levelsOf(documents);
  const given = [
    ...Object.values(submarinePoints ?? {}).map((byTurn) => Object.values(byTurn)),
    ...scenariosOf(documents).map(({ scenario }) => Object.values(scenario.tracks?.submarine ?? {})),
  ].flat();
  return given.length > 0 && given.every((points) => points === 0);
}

const isPlayerTurn = (list: ListId): boolean => (playerTurns as readonly string[]).includes(list);

/** The printed steps of a list that have no list of their own. */
const leavesOf = (list: ListId): StepId[] =>
  printedOrder[list].flatMap(({ step }) =>
    step === "battles" ? [step] : Object.hasOwn(printedOrder, step) ? leavesOf(step as ListId) : [step],
  );

/** More missing steps than that of one list are reported together. */
const severalSteps = 3;

const inTheTurn = (list: ListId, where: PlayerTurn | undefined): string =>
  where !== undefined && isPlayerTurn(list) ? ` in ${turnName(where)}` : "";

/** Scenarios that start with one of the steps, and so cannot begin: then it is an error, whatever else is lost. */
function startingThere(
  documents: Documents,
  list: ListId,
  steps: readonly PrintedStep[],
): { text: string; more: Pick<Finding, "severity" | "related" | "blames"> } {
  const found = scenariosOf(documents).flatMap(({ path, scenario }) => {
    if (!scenario.start) return [];
    const { side, step: first } = scenario.start;
    const turn = listOfTurn(side);
    const lacksTurn = list === "turn" && steps.some(({ step }) => step === turn);
    const lacksStep = list === turn && steps.some(({ step }) => step === first);
    const pointer = lacksTurn ? "/start/side" : "/start/step";
    return lacksTurn || lacksStep ? [{ path, scenario, pointer }] : [];
  });
  if (found.length === 0) return { text: "", more: {} };
  const titles = found.map(({ path, scenario }) => `“${scenario.title ?? path}”`);
  return {
    text: ` ${listed(titles)} ${titles.length === 1 ? "starts" : "start"} there and cannot be played.`,
    more: {
      severity: "error",
      blames: [
        { document: sequencePath, pointer: `/${list}` },
        ...found.map(({ path, pointer }) => ({ document: path, pointer })),
      ],
      related: found.map(({ path, pointer }) => ({
        document: path,
        pointer,
        message: "The start is here.",
      })),
    },
  };
}

function lacks(
  documents: Documents,
  list: ListId,
  printed: PrintedStep,
  where: PlayerTurn | undefined,
): Finding {
  const { title, rule, severity, loss, step } = printed;
  const at = { document: sequencePath, pointer: `/${list}` };
  const { text, more } = startingThere(documents, list, [printed]);
  return {
    ...at,
    rule,
    severity,
    ...more,
    message: `Not played${inTheTurn(list, where)}: the ${title}. ${capital(loss)}.${text}`,
    hint: `Put “${step}” back into “${list}”.`,
    fixes: [{ title: `Put “${step}” back`, ...at, value: withStep(stepsIn(documents, list), list, step) }],
  };
}

function lacksMany(
  documents: Documents,
  list: ListId,
  steps: readonly PrintedStep[],
  where: PlayerTurn | undefined,
): Finding {
  const at = { document: sequencePath, pointer: `/${list}` };
  const { text, more } = startingThere(documents, list, steps);
  const worst = steps.find(({ severity }) => severity === "error") ?? steps[0]!;
  return {
    ...at,
    rule: worst.rule,
    severity: worst.severity,
    ...more,
    message: `${steps.length} steps are not played${inTheTurn(list, where)}: ${listed(
      steps.map(({ title }) => title),
      steps.length,
    )}. Without the ${worst.title} ${worst.loss}.${text}`,
    hint: `Put back into “${list}” what the game needs.`,
    fixes: [
      {
        title: `Restore “${list}” as printed`,
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
