import { expect, it } from "vitest";
import { standing } from "../../../lib/games/pacific-war/ch01-victory";
import { scenarioOf } from "../../../lib/games/pacific-war/saved";
import { type Pacific, scene } from "./engine";

const words = ({ table }: Pacific): { standing: string; summary: unknown; source: unknown } => {
  const kept = scenarioOf(table, { id: "kept", title: "Kept" }) as Record<string, unknown>;
  const sources = kept["sources"] as Record<string, { note: string }>;
  return { standing: standing(table).text, summary: kept["summary"], source: sources[""]!.note };
};

it("a kept position and the standing of a campaign name the month, the Day and what is played (5.1, 20.2.1)", () => {
  const game = scene(
    "operation",
    { i: 0 },
    {
      scenario: "campaign-guadalcanal",
      change(position) {
        position.day = 12;
        position.war!.hands.allied.commandPoints = { "a-hq-south-pacific": 20 };
      },
    },
  );
  const moment = "August 1942, Day 12, Operation Player Activation Phase";
  const { standing: now, summary, source } = words(game);
  expect(now).toContain(moment);
  expect(summary).toContain(`continued from this moment: ${moment}`);
  expect(source).toContain(`: ${moment}`);
});

it("the Battle Cycle of an Operation is named, and not that of one before it in a strategic phase", () => {
  const at = (step: string): string =>
    words(
      scene(
        step,
        { i: 0 },
        {
          scenario: "campaign-guadalcanal",
          change(position) {
            position.day = 3;
            position.cycle = 2;
          },
        },
      ),
    ).standing;
  expect(at("battle-cycle")).toMatch(/^August 1942, Day 3, Battle Cycle \d/);
  expect(at("month")).not.toContain("Battle Cycle");
});

it("a battle has a month and a Battle Cycle, or the Contact Phase before it, and no Day", () => {
  const battle = (cycle: number): string =>
    words(scene("still", {}, { scenario: "battle-02-coral-sea", change: (p) => void (p.cycle = cycle) }))
      .standing;
  expect(battle(0)).toMatch(/^May 1942, Contact Phase\. If it ended now/);
  expect(battle(3)).toMatch(/^May 1942, Battle Cycle 3\. If it ended now/);
});
