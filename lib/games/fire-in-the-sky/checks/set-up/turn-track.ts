import type { Finding, RuleCheck } from "../../../types";
import { clockOf, scenariosOf } from "../shared/documents";

/** V-14 (13.1): units on the Turn Record Track come back on a turn that is still to come. */
export const turnTrack: RuleCheck = {
  code: "rule/fire-in-the-sky/turn-track",
  rule: "13.1",
  severity: "error",
  title: "A unit on the Turn Record Track returns on a turn that is not played.",
  explain:
    "Damaged and withdrawn units wait on the Turn Record Track for the turn on which they return. A turn before the start of the scenario is past: its units would already have returned. Units on a turn after the last one never return. " +
    "Choose a turn from the start on, or list the units as removed.",
  run(documents) {
    const { lastTurn } = clockOf(documents);
    return scenariosOf(documents).flatMap(({ path, scenario }) =>
      Object.keys(scenario.turnTrack ?? {}).flatMap((turn): Finding[] => {
        const at = { document: path, pointer: `/turnTrack/${turn}` };
        const first = scenario.start?.turn ?? -Infinity;
        if (Number(turn) < first) {
          return [
            {
              ...at,
              message: `Units return on Turn ${turn}, but the scenario starts on Turn ${first}.`,
              hint: "Place them on the map, or choose a later turn.",
              related: [{ document: path, pointer: "/start/turn", message: "The start is here." }],
            },
          ];
        }
        if (Number(turn) <= lastTurn) return [];
        return [
          {
            ...at,
            severity: "warning",
            message: `Units return on Turn ${turn}, after the last turn of the game (${lastTurn}).`,
            hint: "They never return: list them under “removed”, or choose an earlier turn.",
          },
        ];
      }),
    );
  },
};
