import type { Documents, Finding, RuleCheck } from "../../../types";
import { clockOf, scenariosOf, sequenceOf, sequencePath } from "../shared/documents";
import { type MissingSteps, missingSteps } from "../sequence/missing-step";
import { listOfTurn } from "../sequence/steps";
import { listed } from "../../../shared/checks/words";

/**
 * V-23 (3.0, 4.0): play starts on a turn of the clock, in a phase of the side's player turn. The bans of
 * 18.1.1 and 18.1.3 follow the start turn in the engine, so a start turn that is fit is all they need.
 */
export const start: RuleCheck = {
  code: "rule/fire-in-the-sky/start",
  rule: "4.0",
  severity: "error",
  title: "A scenario starts on a turn or in a phase that does not exist.",
  explain:
    "A scenario begins with one phase of one player turn, on a turn between the first and the last of the clock. The phases of a player turn and their order are in sequence.json. " +
    "Without such a phase the game cannot start. A phase of the rulebook that is not played at all is reported with the sequence. " +
    "Choose a turn and a phase that are played.",
  run(documents) {
    const missing = missingSteps(documents);
    return scenariosOf(documents).flatMap(({ path, scenario }): Finding[] =>
      scenario.start
        ? [
            ...turnFault(documents, path, scenario.start.turn),
            ...stepFault(documents, path, scenario.start, missing),
          ]
        : [],
    );
  },
};

function turnFault(documents: Documents, path: string, turn: number): Finding[] {
  const { firstTurn, lastTurn } = clockOf(documents);
  if (turn >= firstTurn && turn <= lastTurn) return [];
  return [
    {
      document: path,
      pointer: "/start/turn",
      rule: "3.0",
      message: `The scenario starts on Turn ${turn}; the game has Turns ${firstTurn} to ${lastTurn}.`,
      hint: "Start on one of them, or change the clock in parameters.json.",
    },
  ];
}

function stepFault(
  documents: Documents,
  path: string,
  { side, step }: { side: "japan" | "allies"; step: string },
  missing: readonly MissingSteps[],
): Finding[] {
  const sequence = sequenceOf(documents);
  const list = listOfTurn(side);
  const phases: readonly string[] | undefined = sequence[list];
  if (!phases) return [];
  const findings: Finding[] = [];
  const isReported = (inList: string, id: string): boolean =>
    missing.some((each) => each.list === inList && each.steps.some((lost) => lost.step === id));
  if (!phases.includes(step) && !isReported(list, step)) {
    findings.push({
      document: path,
      pointer: "/start/step",
      message: `“${step}” is not a phase of the ${side === "japan" ? "Japanese" : "Allied"} player turn.`,
      hint: `Start with one of ${listed(phases, phases.length)}.`,
      related: [{ document: sequencePath, pointer: `/${list}`, message: "The phases are here." }],
    });
  }
  if (sequence.turn && !sequence.turn.includes(list) && !isReported("turn", list)) {
    findings.push({
      document: path,
      pointer: "/start/side",
      message: `The ${side === "japan" ? "Japanese" : "Allied"} player turn is not part of a game turn.`,
      hint: "Start with the other side, or put the player turn back into the sequence.",
      related: [{ document: sequencePath, pointer: "/turn", message: "The game turn is here." }],
    });
  }
  return findings;
}
