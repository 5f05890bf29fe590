import { describe, expect, it } from "vitest";
import { decision, diary, make, type Pacific, rulesWith, scene } from "./engine";
import { SOUTH_PACIFIC, SOUTH_SEAS, warScene, withPhases } from "./war-scenes";

const using = withPhases("operations");
const options = ["solitaire"];

/** The Allies with so many points, Japan with so many, and the face of the die. */
const drawn = (allied: number, japanese: number, face: number, more = {}): Pacific =>
  warScene(
    "operation",
    { i: 0 },
    {
      points: { [SOUTH_PACIFIC]: allied, [SOUTH_SEAS]: japanese },
      dice: [face, 9, 9, 9],
      using,
      options,
      war: { operations: 1 },
      ...more,
    },
  );
const side = (game: Pacific): string => decision(game).side;

describe("35.0 playing alone", () => {
  it("gives the Operation by a die to the side with more Command Points, or with fewer", () => {
    // The example: 284 against 140 is read in the column “2x”.
    expect([6, 7].map((face) => side(drawn(284, 140, face)))).toEqual(["allied", "japanese"]);
    expect([4, 5].map((face) => side(drawn(40, 45, face)))).toEqual(["japanese", "allied"]);
    expect([5, 6].map((face) => side(drawn(55, 40, face)))).toEqual(["allied", "japanese"]);
    expect([6, 7].map((face) => side(drawn(100, 60, face)))).toEqual(["allied", "japanese"]);
    expect([7, 8].map((face) => side(drawn(30, 100, face)))).toEqual(["japanese", "allied"]);
    expect([8, 9].map((face) => side(drawn(20, 90, face)))).toEqual(["japanese", "allied"]);
    expect(side(drawn(0, 10, 9))).toBe("japanese");
  });

  it("leaves it to that side how much it spends, and to the other one if it declines", () => {
    const game = drawn(284, 140, 0);
    expect(decision(game).options).toEqual([{ do: "take-operation" }, { do: "done" }]);
    make(game, { do: "done" }, { do: "take-operation" });
    expect(game.table.position.operation.side).toBe(1);
    expect(game.table.position.war!.operation[0]).toMatchObject({ budget: 140, isFree: true });
  });

  it("ends the month when nobody takes the Operation, or nobody has points", () => {
    const game = drawn(284, 140, 0);
    make(game, { do: "done" }, { do: "done" });
    expect(diary(game)).toContain("Nobody takes the Operation: August 1942 ends.");
    expect(diary(drawn(0, 0, 0))).toContain("Nobody has Command Points: August 1942 ends.");
  });

  it("reads the table and when its columns apply in the data", () => {
    const changed = rulesWith("charts/solitaire-bidding.json", "/rows/0/cells/twice", "L");
    expect(side(drawn(284, 140, 0, { using: { ...using, charts: changed.charts } }))).toBe("japanese");
    const { parameters } = rulesWith("parameters.json", "/optional/solitaire/4/times", 2);
    expect(side(drawn(284, 140, 7, { using: { ...using, parameters } }))).toBe("allied");
  });

  it("lets only a search that has found something halt the Operation player", () => {
    const halting = (found: number, chosen: string[]): number =>
      scene(
        "contact-naval",
        { side: 1, found, stage: "halt" },
        {
          scenario: "battle-02-coral-sea",
          options: chosen,
          change: ({ operation }) =>
            void Object.assign(operation, { side: 1, length: 0, condition: "ambush", revealed: true }),
        },
      ).asked;
    expect([halting(0, []), halting(0, options), halting(1, options)]).toEqual([1, 2, 1]);
  });
});
