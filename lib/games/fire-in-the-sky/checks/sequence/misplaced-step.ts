import type { Documents, Finding, RuleCheck } from "../../../types";
import { sequencePath } from "../shared/documents";
import { printedOrder, printedSteps } from "./printed-order";
import {
  type ListId,
  type Played,
  playedIn,
  playerTurns,
  pointerOf,
  type PrintedStep,
  type Spot,
  type StepId,
  takeOut,
} from "./steps";

/** 4.0, 12.3: steps in lists where they have nobody to ask, or nothing to work on. */
export const misplacedStep: RuleCheck = {
  code: "rule/fire-in-the-sky/misplaced-step",
  rule: "4.0",
  severity: "warning",
  title: "A step stands where it cannot do its work.",
  explain:
    "Phases belong to a player turn, which says whose turn it is; the steps of a battle belong to the Battle Segments, which lay out the Battle Board for one hex after the other. " +
    "Outside of a player turn a phase is played by whoever was last, and outside of a battle its steps do nothing. A player turn within the other one leaves the wrong side in turn. " +
    "Move the step to a list of its own kind.",
  run(documents) {
    const findings = new Map<string, Finding>();
    for (const played of playedIn(documents, "turn")) {
      // Of a list that is misplaced as a whole, its parts are not told as well.
      if (played.path.some((spot) => findings.has(pointerOf(spot)))) continue;
      const fault = faultOf(played);
      const spot = played.path.at(-1)!;
      if (!fault) continue;
      findings.set(pointerOf(spot), misplaced(documents, played.step, spot, fault));
    }
    return [...findings.values()];
  },
};

interface Fault {
  text: string;
  hint: string;
  severity?: "error";
}

const turns: readonly string[] = playerTurns;

/** Steps of a battle: those of the list and of the lists in it. */
const battleSteps: ReadonlySet<StepId> = new Set(
  (["battle", "air-combat", "land-combat"] satisfies ListId[]).flatMap((list) =>
    printedOrder[list].map(({ step }: PrintedStep) => step),
  ),
);

function faultOf({ step, path }: Played): Fault | undefined {
  const lists = path.map(({ list }) => list);
  const inPlayerTurn = lists.some((each) => turns.includes(each));
  if (turns.includes(step) && inPlayerTurn) {
    return {
      text: "is played within a player turn, which then goes on with the wrong side",
      hint: "Put player turns into “turn” only.",
      severity: "error",
    };
  }
  if (step === "battle" || (battleSteps.has(step) && !lists.includes("battle"))) {
    return {
      text: "is played outside a battle, where it does nothing",
      hint:
        step === "battle" ? "Play “battles” instead, which plays it for every hex." : "Put it into “battle”.",
    };
  }
  if (!inPlayerTurn && !turns.includes(step) && step !== "late-conquest") {
    return {
      text: "is played outside a player turn, by whoever played last",
      hint: "Put it into a player turn.",
    };
  }
  return undefined;
}

function misplaced(documents: Documents, step: StepId, spot: Spot, fault: Fault): Finding {
  const title = printedSteps.get(step)?.title ?? "Battle";
  return {
    document: sequencePath,
    pointer: pointerOf(spot),
    ...(fault.severity && { severity: fault.severity }),
    rule: printedSteps.get(step)?.rule ?? "12.3",
    message: `The ${title} ${fault.text}.`,
    hint: fault.hint,
    ...takeOut(documents, spot),
  };
}
