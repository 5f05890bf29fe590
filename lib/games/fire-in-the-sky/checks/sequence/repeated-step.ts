import type { Documents, Finding, RuleCheck } from "../../../types";
import { sequencePath } from "../shared/documents";
import { wellPlacedIn } from "./placing";
import { printedSteps } from "./printed-order";
import {
  oncePerTurn,
  type Played,
  playerTurns,
  pointerOf,
  type ListPosition,
  type StepId,
  takeOut,
  whereTheyPart,
} from "./steps";

/** 4.0: steps that do their work a second time. */
export const repeatedStep: RuleCheck = {
  code: "rule/fire-in-the-sky/repeated-step",
  rule: "4.0",
  severity: "warning",
  title: "A step is played twice, but should be played only once.",
  explain:
    "A variant may play steps more than once, for example two rounds of land combat. Some steps, however, bring in the arrivals of the turn or count points, and do so each time they are played. " +
    "Remove the second one, or, if this is intended, accept the warning with a reason.",
  run(documents) {
    const findings = new Map<string, Finding>();
    for (const list of ["turn", ...playerTurns] as const) {
      const played = wellPlacedIn(documents, list);
      for (const { step, consequence } of repeats) {
        // A step of every player turn comes up twice in a game turn, and should.
        const ofTheTurn = oncePerTurn.includes(step) || (playerTurns as readonly string[]).includes(step);
        if (ofTheTurn !== (list === "turn")) continue;
        const [first, ...again] = played.filter((each) => each.step === step);
        for (const each of again) {
          const spot = placeOfRepeat(each, first!);
          if (!spot || findings.has(pointerOf(spot))) continue;
          findings.set(pointerOf(spot), repeated(documents, step, spot, consequence));
        }
      }
    }
    return [...findings.values()];
  },
};

/**
 * Where the second one comes in. A step of both player turns comes in with the second of them; but where a
 * whole player turn is repeated, that is reported, and not each step of it.
 */
function placeOfRepeat(again: Played, first: Played): ListPosition | undefined {
  const parted = whereTheyPart(again, first);
  if (parted?.list !== "turn" || again.path.length === 1) return parted;
  const inside = again.path[1]!;
  const same = first.path[1];
  return same?.list === inside.list && same.index === inside.index ? undefined : inside;
}

const repeats: readonly { step: StepId; consequence: string }[] = [
  { step: "japanese-player-turn", consequence: "what the schedule lists for the turn arrives twice" },
  { step: "allied-player-turn", consequence: "what the schedule lists for the turn arrives twice" },
  { step: "late-conquest", consequence: "Japan loses the points for bases not yet taken twice a turn" },
  { step: "oil-transport", consequence: "Japan ships the oil of every Resource Hex twice a turn" },
  { step: "arrivals", consequence: "what the schedule lists for the turn arrives twice" },
  { step: "accidents", consequence: "the dice of an accident are rolled twice" },
  { step: "kamikaze-losses", consequence: "Kamikaze use up twice as many air steps" },
  { step: "battle-preparation", consequence: "units on the Battle Board go back to the boxes they began in" },
  { step: "air-to-air", consequence: "Air Points are counted again, including those that were shot down" },
  { step: "victory-points", consequence: "a cut lifeline to Australia counts twice" },
];

function repeated(documents: Documents, step: StepId, spot: ListPosition, consequence: string): Finding {
  const printed = printedSteps.get(step);
  return {
    document: sequencePath,
    pointer: pointerOf(spot),
    rule: printed?.rule,
    message: `The ${printed?.title ?? step} is played again: ${consequence}.`,
    hint: "Remove the second one.",
    ...takeOut(documents, spot),
  };
}
