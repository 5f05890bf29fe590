import type { Documents, Finding, RuleCheck } from "../../../types";
import { basesOf, parametersOf, parametersPath, scenariosOf } from "../shared/documents";
import { openingScore } from "./victory-marker";

/** 16.0: scores at which the sides win lie apart, with the draw between them, and can be reached. */
export const victoryScores: RuleCheck = {
  code: "rule/fire-in-the-sky/victory-scores",
  rule: "16.0",
  severity: "error",
  title: "The scores at which a side wins contradict each other, or cannot be reached.",
  explain:
    "Japan wins at once at a high score and the Allies at a low one; after the last turn a score in between decides, with one number for a draw. " +
    "If Japan's score is not above that of the Allies, both would win; a draw outside of the two is impossible; and with a score beyond all that can be captured, nobody can win at once. " +
    "Put the three numbers in the right order.",
  run(documents) {
    const { victory } = parametersOf(documents);
    if (!victory) return [];
    const faults = orderFaults(parametersPath, victory);
    if (victory.japanWinsAt <= victory.alliesWinAt) return faults;
    return [
      ...faults,
      ...reachFault(documents, victory.japanWinsAt, victory.alliesWinAt),
      // Scores of its own leave those that a scenario does not name as they are.
      ...scenariosOf(documents).flatMap(({ path, scenario }) =>
        scenario.victory ? orderFaults(path, { ...victory, ...scenario.victory }) : [],
      ),
    ];
  },
};

type Scores = Record<"japanWinsAt" | "alliesWinAt" | "drawAt", number>;

function orderFaults(document: string, { japanWinsAt, alliesWinAt, drawAt }: Scores): Finding[] {
  if (japanWinsAt > alliesWinAt) return drawFault(document, drawAt, japanWinsAt, alliesWinAt);
  return [
    {
      document,
      pointer: document === parametersPath ? "/victory/japanWinsAt" : "/victory",
      message: `Japan wins at ${japanWinsAt} Victory Points or more and the Allies at ${alliesWinAt} or less: every score between wins for both.`,
      hint: `Set Japan's score higher than ${alliesWinAt}.`,
      ...(document === parametersPath && {
        related: [{ document, pointer: "/victory/alliesWinAt", message: "The Allied score." }],
      }),
    },
  ];
}

function drawFault(document: string, drawAt: number, japanWinsAt: number, alliesWinAt: number): Finding[] {
  if (drawAt > alliesWinAt && drawAt < japanWinsAt) return [];
  return [
    {
      document,
      pointer: document === parametersPath ? "/victory/drawAt" : "/victory",
      severity: "warning",
      message: `The game is drawn at ${drawAt} Victory Points, but it never ends there: it is over at ${alliesWinAt} or less and at ${japanWinsAt} or more.`,
      hint: `Choose a score from ${alliesWinAt + 1} to ${japanWinsAt - 1}.`,
    },
  ];
}

/** Victory Points count what has changed hands since Turn 1, so their bounds are the score of that turn with what each side holds there. */
function reachFault(documents: Documents, japanWinsAt: number, alliesWinAt: number): Finding[] {
  const bases = Object.values(basesOf(documents));
  if (bases.length === 0) return [];
  const worth = (control: string, is: boolean) =>
    bases.reduce((sum, base) => sum + ((base.control === control) === is ? base.victoryPoints : 0), 0);
  const opening = openingScore(documents, parametersOf(documents).victory);
  const toTake = opening + worth("japan", false);
  const toLose = worth("japan", true) - opening;
  const findings: Finding[] = [];
  if (japanWinsAt > toTake) {
    findings.push({
      document: parametersPath,
      pointer: "/victory/japanWinsAt",
      severity: "warning",
      message: `Japan wins at ${japanWinsAt} Victory Points; ${opening === 0 ? "all bases that it can take are worth" : "with all bases that it can take it has"} ${toTake}.`,
      hint: "Lower the score, or make bases worth more.",
    });
  }
  if (-alliesWinAt > toLose) {
    findings.push({
      document: parametersPath,
      pointer: "/victory/alliesWinAt",
      severity: "warning",
      message: `The Allies win at ${alliesWinAt} Victory Points; ${opening === 0 ? `all bases that Japan can lose are worth ${toLose}` : `with all its bases lost Japan has ${-toLose}`}.`,
      hint: "Raise the score, or make Japanese bases worth more.",
    });
  }
  return findings;
}
