import { expect, test } from "vitest";
import { monthAfter, monthNumber, monthsBetween } from "../../../lib/games/pacific-war/model/months";
import { inScenario, turnTitle } from "../../../lib/games";
import { shipped } from "../../support/shipped";
import { diary, rules, scenarioDocument, scene } from "./engine";

test("months count down to July 1945, which is 1: December 1941 is 44, August 1942 is 36 (16.4)", () => {
  expect(
    ["1941-12", "1942-08", "1942-11", "1944-03", "1945-07"].map((month) => monthNumber({ rules }, month)),
  ).toEqual([44, 36, 33, 17, 1]);
});

test("the month after December is January of the next year", () => {
  expect(monthAfter("1942-12", 1)).toBe("1943-01");
  expect(monthAfter("1942-01", -1)).toBe("1941-12");
  expect(monthAfter("1943-11", 14)).toBe("1945-01");
  expect(monthsBetween("1942-11", "1943-02")).toBe(3);
});

test("the turn in play is the month, at the command line as in the studio, and the Battle Cycle of a battle (5.1)", () => {
  const turnOf = (scenario: string): string | undefined => {
    const { ruleset, state } = scene(
      "lighting",
      {},
      { scenario, change: (position) => void (position.cycle = 2) },
    );
    const game = inScenario(shipped("pacific-war").game, scenarioDocument(scenario));
    return turnTitle(game, {}, ruleset.module.turnOf!(state));
  };
  expect(["campaign-guadalcanal", "strategic-1943-45", "battle-02-coral-sea"].map(turnOf)).toEqual([
    "August 1942",
    "January 1943",
    "Battle Cycle 2",
  ]);
});

test("the month ends when the Day marker comes to its space or passes it: from Day 30 it may begin on Day 1 (5.4)", () => {
  const passing = (day: number, days: number): [string, number] => {
    const game = scene(
      "pass-days",
      { days, begun: 0 },
      {
        scenario: "campaign-guadalcanal",
        using: { ...rules, sequence: { ...rules.sequence, campaign: ["operations"] } },
        change: (position) => {
          position.day = day;
        },
      },
    );
    return [game.state.position.month, game.state.position.day];
  };
  expect(passing(28, 2)).toEqual(["1942-08", 30]);
  expect(passing(29, 2)).toEqual(["1942-09", 0]);
  expect(passing(30, 2)).toEqual(["1942-09", 1]);
  expect(passing(30, 1)).toEqual(["1942-09", 0]);
});

test("after the last month the scenario is over (5.4)", () => {
  const game = scene(
    "month-turn",
    {},
    {
      scenario: "campaign-guadalcanal",
      change: (position) => {
        position.month = "1943-01";
      },
    },
  );
  expect(game.state.outcome).not.toBeNull();
  expect(diary(game)).not.toContain("begins");
});
