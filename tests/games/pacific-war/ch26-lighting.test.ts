import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import type { Lighting } from "../../../lib/games/pacific-war/model/rules";
import { decision, diary, make, offered, rules, rulesWith, scene } from "./engine";

type Change = (position: Position) => void;

/** A battle in its Battle Cycle `cycle`, in which the scenario gives no light. */
const lightingIn = (cycle: number, dice: number[] = [], more: Change = () => undefined, using = rules) =>
  scene(
    "lighting",
    {},
    {
      scenario: "battle-02-coral-sea",
      dice,
      using,
      change: (position) => {
        position.cycle = cycle;
        more(position);
      },
    },
  );
const now = (game: ReturnType<typeof lightingIn>): Lighting => game.table.position.lighting;

describe("the light of a Battle Cycle", () => {
  it("is what the scenario gives (26.0)", () => {
    const game = scene("lighting", {}, { change: (position) => void (position.cycle = 3) });
    expect(now(game)).toBe("dusk");
  });

  it("is chosen by the Operation player at first, who then has used the option (26.1.B)", () => {
    const game = lightingIn(1);
    expect(decision(game).side).toBe("japanese");
    expect(offered(game, "lighting")).toEqual(["day-am", "day-pm", "dusk", "night"]);
    make(game, { lighting: "night" });
    expect(now(game)).toBe("night");
    expect(game.table.position.operation.lightingUsed).toBe(true);
  });

  it("is rolled for when nobody chooses, and the option is kept (26.1.C)", () => {
    const game = lightingIn(1, [2]);
    make(game, { do: "roll" });
    expect(now(game)).toBe("dusk");
    expect(game.table.position.operation.lightingUsed).toBe(false);
  });

  it("is chosen by the Reaction player after an Ambush, at no cost to the Operation player (26.1.A)", () => {
    const game = lightingIn(1, [], ({ operation }) => void (operation.condition = "ambush"));
    expect(decision(game).side).toBe("allied");
    make(game, { lighting: "day-pm" });
    expect(now(game)).toBe("day-pm");
    expect(game.table.position.operation.lightingUsed).toBe(false);
  });

  it("goes on by one section, or by two with the option (26.2)", () => {
    const at = (position: Position): void => void (position.lighting = "day-pm");
    const one = lightingIn(2, [], at);
    make(one, { sections: 1 });
    expect(now(one)).toBe("dusk");
    const two = lightingIn(2, [], at);
    make(two, { sections: 2 });
    expect(now(two)).toBe("night");
    expect(two.table.position.operation.lightingUsed).toBe(true);
  });

  it("goes on by one section without a question once the option is used (26.2.B)", () => {
    const game = lightingIn(2, [], (position) => {
      position.lighting = "night";
      position.operation.lightingUsed = true;
    });
    expect(now(game)).toBe("day-am");
    expect(diary(game)).toContain("Day A.M.");
  });

  it("is rolled for where the marker comes to random determination (26.2.C)", () => {
    const game = lightingIn(2, [0], (position) => {
      position.lighting = "day-am";
      position.operation.lightingUsed = true;
    });
    expect(now(game)).toBe("night");
  });

  it("follows the ring of the table", () => {
    const using = rulesWith("tables/lighting.json", "/ring", ["day-am", "night", "day-pm", "dusk", "random"]);
    const game = lightingIn(
      2,
      [],
      (position) => {
        position.lighting = "day-am";
        position.operation.lightingUsed = true;
      },
      using,
    );
    expect(now(game)).toBe("night");
  });

  it("goes as far as the table says", () => {
    const sections = (member: string) =>
      offered(lightingIn(2, [], undefined, rulesWith("tables/lighting.json", member, 3)), "sections");
    expect(sections("/option")).toEqual([3, 1]);
    expect(sections("/advance")).toEqual([2, 3]);
  });
});
