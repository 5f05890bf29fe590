import type { Documents, Finding, RuleCheck } from "../../../types";
import { inTurnOrder, levelsOf, levelsPath } from "../shared/documents";

/** V-12 (7.2, 7.3): levels of points rise or stay. */
export const fallingLevels: RuleCheck = {
  code: "rule/fire-in-the-sky/falling-levels",
  rule: "7.2",
  severity: "warning",
  title: "A level of points falls during the war.",
  explain:
    "Submarine and Transport Points are set to a level in each Reinforcement Phase; the level applies from its turn on until the next entry. In the printed game those of the Allies rise and the others stay as they are. " +
    "A level that falls is nearly always a mistake, such as a missing digit. " +
    "Correct the number; if it is intended, accept the warning with a reason.",
  run: (documents) =>
    tracks(documents).flatMap(({ pointer, name, rule, byTurn }) => {
      const levels = inTurnOrder(byTurn);
      return levels.slice(1).flatMap(([turn, level], i): Finding[] => {
        const [, before] = levels[i]!;
        if (level >= before) return [];
        return [
          {
            document: levelsPath,
            pointer: `${pointer}/${turn}`,
            rule,
            message: `${name} fall from ${before} to ${level} on Turn ${turn}.`,
            hint: "Levels rise or stay in the printed game. Correct the number.",
            related: [
              {
                document: levelsPath,
                pointer: `${pointer}/${levels[i]![0]}`,
                message: "The previous level.",
              },
            ],
          },
        ];
      });
    }),
};

function tracks(documents: Documents) {
  const { submarinePoints, transportPoints } = levelsOf(documents);
  return [
    { at: submarinePoints, member: "submarinePoints", who: "japan", name: "Japanese Submarine Points" },
    { at: submarinePoints, member: "submarinePoints", who: "allies", name: "Allied Submarine Points" },
    { at: transportPoints, member: "transportPoints", who: "us", name: "US Transport Points" },
    { at: transportPoints, member: "transportPoints", who: "britain", name: "British Transport Points" },
  ].map(({ at, member, who, name }) => ({
    pointer: `/${member}/${who}`,
    name,
    rule: member === "submarinePoints" ? "7.2" : "7.3",
    byTurn: (at as Readonly<Record<string, Readonly<Record<string, number>>>> | undefined)?.[who] ?? {},
  }));
}
