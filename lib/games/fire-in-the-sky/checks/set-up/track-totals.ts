import type { Finding, RuleCheck } from "../../../types";
import { levelsOf, levelsPath, valueInTurn } from "../shared/documents";
import { inScenarios } from "../shared/in-scenarios";

/** V-12 (2.1.2.1, 7.2, 7.3): what is left of the points of a turn is no more than there were. */
export const trackTotals: RuleCheck = {
  code: "rule/fire-in-the-sky/track-totals",
  rule: "2.1.2.1",
  severity: "warning",
  title: "A scenario begins with more points than any turn provides.",
  explain:
    "Submarine and Transport Points are reset in each Reinforcement Phase and only spent in between, so there are never more than at the last reset. Japan's Transport Points are set to its Merchantmen Pool. " +
    "A higher total gives a side more points than the rules allow. " +
    "Lower the total, or raise the level in schedules/levels.json.",
  run: inScenarios((documents, { path, scenario }) => {
    const { submarinePoints, transportPoints } = levelsOf(documents);
    const { tracks, start } = scenario;
    if (!tracks) return [];
    const findings: Finding[] = [];
    const turn = start?.turn ?? 1;
    const report = (
      pointer: string,
      what: string,
      total: number,
      most: number | undefined,
      source: string,
      related?: { document: string; pointer: string },
    ): void => {
      if (most === undefined || total <= most) return;
      findings.push({
        document: path,
        pointer,
        message: `The scenario begins with ${total} ${what}; ${source} ${most}.`,
        hint: "Points cannot be saved. Lower the total, or raise its source.",
        ...(related && { related: [{ ...related, message: "That number is here." }] }),
        fixes: [{ title: `Change it to ${most}`, document: path, pointer, value: most }],
      });
    };
    /** The higher of this turn's level and the one before: the phase that sets it may still be to come. */
    const level = (levels: Readonly<Record<string, number>> | undefined): number | undefined => {
      const now = levels && valueInTurn(levels, turn);
      const before = levels && valueInTurn(levels, turn - 1);
      return now === undefined ? before : Math.max(now, before ?? now);
    };
    report(
      "/tracks/transport/japan",
      "Japanese Transport Points",
      tracks.transport.japan,
      tracks.merchantmen,
      "the Merchantmen Pool, to which they are set, is",
      { document: path, pointer: "/tracks/merchantmen" },
    );
    for (const [nation, name] of [
      ["us", "US"],
      ["britain", "British"],
    ] as const) {
      report(
        `/tracks/transport/${nation}`,
        `${name} Transport Points`,
        tracks.transport[nation],
        level(transportPoints?.[nation]),
        "up to this turn the schedule gives",
        { document: levelsPath, pointer: `/transportPoints/${nation}` },
      );
    }
    for (const [side, name] of [
      ["japan", "Japanese"],
      ["allies", "Allied"],
    ] as const) {
      report(
        `/tracks/submarine/${side}`,
        `${name} Submarine Points`,
        tracks.submarine[side],
        level(submarinePoints?.[side]),
        "up to this turn the schedule gives",
        { document: levelsPath, pointer: `/submarinePoints/${side}` },
      );
    }
    return findings;
  }),
};
