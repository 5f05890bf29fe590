import { describe, expect, it } from "vitest";
import { undo } from "../../../../lib/kernel";
import { bots, player, playOut } from "../../../../lib/playtest";
import { startScenario } from "../../../support/shipped";

// Each game has its own: they remember their dice.
const players = () => [player(bots.random!.play, 1), player(bots.random!.play, 2)];

describe("the diary", () => {
  it("is divided by the phases of 4.1 and 4.2, in their order", () => {
    const game = startScenario("fire-in-the-sky", "campaign", { seed: 8 });
    playOut(game, players(), {
      until: ({ table }) => table.phase()?.part === "Turn 2 · Japanese player turn",
    });
    const titles = (part: string): string[] =>
      game.table.log.phases.filter(({ phase }) => phase.part === part).map(({ phase }) => phase.title);
    const japanese = titles("Turn 1 · Japanese player turn");
    const inOrder = [
      "Transport Phase",
      "Reinforcement Phase",
      "First Deployment Phase",
      "Reaction Phase",
      "Combat Phase",
      "Return to Base Phase",
    ];
    expect(japanese.filter((title) => inOrder.includes(title))).toEqual(inOrder);
    expect(titles("Turn 1 · Allied player turn")).toContain("Economic Warfare Phase");
    expect(game.table.log.phases.find(({ phase }) => phase.title === "Combat Phase")?.phase.rule).toBe(
      "12.0",
    );
    expect(game.table.log.phases[0]).toMatchObject({ from: 0, phase: { title: "Set-up", part: "" } });
    expect(game.table.phase()).toMatchObject({ turn: 2, side: "japan", step: "reinforcement", rule: "7.0" });
  });

  it("begins each phase at an event of it, and removes it on undo", () => {
    const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 5 });
    const first = game.table.log.phases.length;
    playOut(game, players(), { until: ({ made }) => made.length >= 200 });
    const { phases, events } = game.table.log;
    expect(phases.length).toBeGreaterThan(first + 5);
    const starts = phases.map(({ from }) => from);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(starts.at(-1)).toBeLessThan(events.length);
    while (undo(game));
    expect(game.table.log.phases).toHaveLength(first);
  });
});
