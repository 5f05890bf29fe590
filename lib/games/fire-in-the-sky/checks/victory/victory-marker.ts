import type { FireInTheSkyParameters, FireInTheSkyScenario } from "../../../../documents/generated/types";
import type { Documents, Finding, RuleCheck } from "../../../types";
import { basesOf, clockOf, parametersOf, parametersPath } from "../shared/documents";
import { controlAt } from "../shared/ground";
import { listed } from "../../../shared/checks/words";
import { inScenarios } from "../shared/in-scenarios";

/** V-10 (16.0, 19.0): the Victory Points at the start are those of the bases that have changed hands. */
export const victoryMarker: RuleCheck = {
  code: "rule/fire-in-the-sky/victory-marker",
  rule: "16.0",
  severity: "warning",
  title: "The Victory Points of a scenario do not match the bases that each side controls.",
  explain:
    "Victory Points count the bases that have changed hands since Turn 1: those that Japan has captured, minus those that it has lost, plus the points for the lifeline and, from Turn 4 on, for late conquest. " +
    "A scenario with any other score begins with unearned points; one with a winning score is over before it starts. " +
    "Correct the score, or the control of the bases.",
  run(documents) {
    return Object.keys(basesOf(documents)).length === 0 ? [] : wrongScores(documents);
  },
};

const wrongScores = inScenarios((documents, { path, scenario }) => {
  const { victory } = parametersOf(documents);
  const score = scenario.tracks?.victoryPoints;
  if (score === undefined) return [];
  const at = { document: path, pointer: "/tracks/victoryPoints" };
  const won = victory && overAlready(score, victory, path, scenario.victory);
  if (won) return [{ ...at, severity: "error", ...won }];
  const opening = openingScore(documents, victory);
  const { total: taken, names, uncertain } = changedHands(documents, scenario);
  const total = opening + taken;
  const open = uncertain.reduce((sums, points) => sums.flatMap((sum) => [sum, sum + points]), [0]);
  if (open.some((sum) => isExplained(score - total - sum, documents, scenario, victory))) return [];
  return [
    {
      ...at,
      message: `The scenario begins with ${score} Victory Points; ${opening === 0 ? "" : `the war with ${opening}, and `}the bases that have changed hands are worth ${taken}${names.length > 0 ? ` (${listed(names, 8)})` : ""}.`,
      hint: "Correct the score, or the control of the bases.",
      fixes: [{ title: `Change it to ${total}`, ...at, value: total }],
    },
  ];
});

type Victory = FireInTheSkyParameters["victory"];

/** By the scores of the rules, or those that the scenario has of its own. */
function overAlready(
  score: number,
  victory: Victory,
  path: string,
  own: FireInTheSkyScenario["victory"],
): Pick<Finding, "message" | "hint" | "related"> | undefined {
  const { japanWinsAt, alliesWinAt } = { ...victory, ...own };
  // Scores that contradict each other are reported by themselves.
  if (japanWinsAt <= alliesWinAt) return undefined;
  const side = score >= japanWinsAt ? "Japan" : score <= alliesWinAt ? "The Allies" : undefined;
  if (side === undefined) return undefined;
  const member = side === "Japan" ? "japanWinsAt" : "alliesWinAt";
  return {
    message: `${side} would have won before the first move: the score is ${score}, and ${side === "Japan" ? `${japanWinsAt} or more` : `${alliesWinAt} or less`} wins.`,
    hint: "Change the score of the scenario.",
    related: [
      {
        document: own?.[member] === undefined ? parametersPath : path,
        pointer: `/victory/${member}`,
        message: "The winning score.",
      },
    ],
  };
}

/** What the marker shows on Turn 1: nothing, or what Japan holds from the start (later edition, 4.3.1). */
export const openingScore = (documents: Documents, victory: Victory | undefined): number =>
  victory?.opening !== "japanese-bases"
    ? 0
    : Object.values(basesOf(documents))
        .filter(({ kind, control }) => kind === "base" && control === "japan")
        .reduce((sum, { victoryPoints }) => sum + victoryPoints, 0);

interface Changes {
  /** What Japan has taken, less what the Allies have. */
  total: number;
  names: string[];
  /** Worth of bases that nobody held: the Allies may have taken them from Japan, which counts nothing. */
  uncertain: number[];
}

function changedHands(documents: Documents, scenario: Partial<FireInTheSkyScenario>): Changes {
  const changes: Changes = { total: 0, names: [], uncertain: [] };
  const bases = basesOf(documents);
  // In the order of the bases, of which a scenario names a few.
  const named = scenario.control ?? {};
  for (const id of inOrderOf(bases, Object.keys(named))) {
    const base = bases[id]!;
    const now = controlAt(scenario, id, base);
    if (base.kind !== "base" || now === base.control || now === "none") continue;
    changes.total += now === "japan" ? base.victoryPoints : -base.victoryPoints;
    changes.names.push(`${now === "japan" ? "" : "lost: "}${base.name}`);
    if (base.control === "none" && now === "allies") changes.uncertain.push(base.victoryPoints);
  }
  return changes;
}

/** The ids that are there, in the order of the record. */
function inOrderOf(record: Readonly<Record<string, unknown>>, ids: readonly string[]): string[] {
  if (ids.length < 2) return ids.filter((id) => Object.hasOwn(record, id));
  const wanted = new Set(ids);
  return Object.keys(record).filter((id) => wanted.has(id));
}

/**
 * Whether the rest can come from the lifeline, counted in each player turn that looks at it, and from late conquest,
 * counted for up to all of its bases at the start of each turn.
 */
function isExplained(
  rest: number,
  documents: Documents,
  scenario: Partial<FireInTheSkyScenario>,
  victory: Victory | undefined,
): boolean {
  if (rest === 0) return true;
  const turn = scenario.start?.turn ?? 1;
  const { firstTurn } = clockOf(documents);
  if (!victory || !Number.isFinite(firstTurn)) return true;
  const { lifeline, lateConquest } = victory;
  // A scenario of the opening turns has a past that everybody knows: no line was cut in it.
  const cuts = turn < lateConquest.fromTurn ? 0 : (turn - firstTurn + 1) * lifeline.inTurnsOf.length;
  const late = Math.max(0, turn - lateConquest.fromTurn + 1) * lateConquest.bases.length;
  for (let cut = 0; cut <= cuts; cut++) {
    for (let missing = 0; missing <= late; missing++) {
      if (cut * lifeline.points + missing * lateConquest.points === rest) return true;
    }
  }
  return false;
}
