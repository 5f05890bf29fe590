import { describe, expect, it } from "vitest";
import type { PacificWarIntelligenceCondition } from "../../../lib/documents/generated/types";
import { ALLIED, JAPANESE } from "../../../lib/games/pacific-war/model/rules";
import { rulesWith, rules, scene } from "./engine";

/** Who has the Advantage; Japan is the Operation player. Its die comes first. */
const advantage = (
  condition: PacificWarIntelligenceCondition,
  cycle: number,
  dice: number[] = [],
  using = rules,
): number =>
  scene(
    "advantage",
    {},
    {
      scenario: "battle-02-coral-sea",
      dice,
      using,
      change: (position) => {
        position.cycle = cycle;
        position.operation.condition = condition;
      },
    },
  ).table.position.advantage;

describe("the Advantage", () => {
  it("is with whom the scenario says (27.0)", () => {
    const { table } = scene(
      "advantage",
      {},
      { scenario: "engagement-02-savo-island", change: (position) => void (position.cycle = 1) },
    );
    expect(table.position.advantage).toBe(JAPANESE);
  });

  it("is with the Reaction player after an Ambush, with the Operation player after a Surprise Attack (27.1)", () => {
    expect(advantage("ambush", 1)).toBe(ALLIED);
    expect(advantage("ambush-cv", 1)).toBe(ALLIED);
    expect(advantage("surprise", 1)).toBe(JAPANESE);
  });

  it("goes to the higher die of an Intercept, and in a tie to the Operation player (27.1.C)", () => {
    expect(advantage("intercept", 1, [3, 4])).toBe(ALLIED);
    expect(advantage("intercept", 1, [4, 3])).toBe(JAPANESE);
    expect(advantage("intercept", 1, [4, 4])).toBe(JAPANESE);
  });

  it("is rolled for later, with 2 more for the side that the Condition favours (27.2)", () => {
    expect(advantage("ambush", 2, [5, 4])).toBe(ALLIED);
    expect(advantage("ambush", 2, [6, 4])).toBe(JAPANESE);
    expect(advantage("surprise", 2, [4, 6])).toBe(JAPANESE);
    expect(advantage("surprise", 2, [4, 7])).toBe(ALLIED);
    expect(advantage("intercept", 2, [4, 5])).toBe(ALLIED);
  });

  it("takes what is added from the table of Conditions", () => {
    const using = rulesWith("tables/intelligence-conditions.json", "/conditions/ambush/reactionRoll", 0);
    expect(advantage("ambush", 2, [5, 5], using)).toBe(JAPANESE);
  });
});
