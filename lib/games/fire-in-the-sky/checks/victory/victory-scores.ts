import type { Documents, Finding, RuleCheck } from "../../../types";
import { basesOf, parametersOf, parametersPath } from "../shared/documents";

/** 16.0: scores at which the sides win lie apart, with the draw between them, and can be reached. */
export const victoryScores: RuleCheck = {
  code: "rule/fire-in-the-sky/victory-scores",
  rule: "16.0",
  severity: "error",
  title: "The scores at which a side wins contradict each other, or cannot be reached.",
  explain:
    "Japan wins at once at a high score and the Allies at a low one; after the last turn a score in between decides, with one number for a draw. " +
    "When Japan's score is not above that of the Allies, both would have won; a draw outside of the two can never be; and a score beyond everything that can be taken makes a win at once impossible. " +
    "Set the three numbers apart in the right order.",
  run(documents) {
    const { victory } = parametersOf(documents);
    if (!victory) return [];
    const { japanWinsAt, alliesWinAt, drawAt } = victory;
    if (japanWinsAt <= alliesWinAt) {
      const finding: Finding = {
        document: parametersPath,
        pointer: "/victory/japanWinsAt",
        message: `Japan wins at ${japanWinsAt} Victory Points or more and the Allies at ${alliesWinAt} or less: every score between wins for both.`,
        hint: `Make Japan's score higher than ${alliesWinAt}.`,
        related: [
          { document: parametersPath, pointer: "/victory/alliesWinAt", message: "The Allied score." },
        ],
      };
      return [finding];
    }
    return [
      ...drawFault(drawAt, japanWinsAt, alliesWinAt),
      ...reachFault(documents, japanWinsAt, alliesWinAt),
    ];
  },
};

function drawFault(drawAt: number, japanWinsAt: number, alliesWinAt: number): Finding[] {
  if (drawAt > alliesWinAt && drawAt < japanWinsAt) return [];
  return [
    {
      document: parametersPath,
      pointer: "/victory/drawAt",
      severity: "warning",
      message: `The game is drawn at ${drawAt} Victory Points, but it never ends there: it is over at ${alliesWinAt} or less and at ${japanWinsAt} or more.`,
      hint: `Choose a score from ${alliesWinAt + 1} to ${japanWinsAt - 1}.`,
    },
  ];
}

/** Victory Points count what has changed hands since Turn 1, so their bounds are what each side holds there. */
function reachFault(documents: Documents, japanWinsAt: number, alliesWinAt: number): Finding[] {
  const bases = Object.values(basesOf(documents));
  if (bases.length === 0) return [];
  const worth = (control: string, is: boolean) =>
    bases.reduce((sum, base) => sum + ((base.control === control) === is ? base.victoryPoints : 0), 0);
  const toTake = worth("japan", false);
  const toLose = worth("japan", true);
  const findings: Finding[] = [];
  if (japanWinsAt > toTake) {
    findings.push({
      document: parametersPath,
      pointer: "/victory/japanWinsAt",
      severity: "warning",
      message: `Japan wins at ${japanWinsAt} Victory Points; all bases that it can take are worth ${toTake}.`,
      hint: "Lower the score, or make bases worth more.",
    });
  }
  if (-alliesWinAt > toLose) {
    findings.push({
      document: parametersPath,
      pointer: "/victory/alliesWinAt",
      severity: "warning",
      message: `The Allies win at ${alliesWinAt} Victory Points; all bases that Japan can lose are worth ${toLose}.`,
      hint: "Raise the score, or make Japanese bases worth more.",
    });
  }
  return findings;
}
