import { describe, expect, it } from "vitest";
import { diary, type Pacific, rulesWith } from "./engine";
import { shownTo, warScene } from "./war-scenes";

const levels = ({ table }: Pacific): number[] =>
  ["allied", "japanese"].map((side) => table.position.war!.hands[side as "allied"].intelligence);

describe("7.0 Strategic Intelligence", () => {
  const rolled = (dice: number[], month = "1942-08") =>
    warScene("strategic-intelligence", {}, { dice, change: (position) => void (position.month = month) });

  it("is rolled by each side on its own chart of the month", () => {
    const using = rulesWith("charts/strategic-intelligence-allied.json", "/rows/3/cells/1942-08", "4");
    const other = rulesWith("charts/strategic-intelligence-japanese.json", "/rows/3/cells/1942-08", "1");
    const roll = (rules: typeof using) =>
      levels(warScene("strategic-intelligence", {}, { using: rules, dice: [3, 3] }));
    expect(roll(using)[0]).toBe(4);
    expect(roll(other)[1]).toBe(1);
  });

  it("is not the same in every month", () => {
    const early = [0, 3, 6, 9].map((die) => levels(rolled([die, die], "1941-12"))[0]);
    const late = [0, 3, 6, 9].map((die) => levels(rolled([die, die], "1945-07"))[0]);
    expect(late).not.toEqual(early);
  });

  it("says in the log whose level it is", () => {
    const using = rulesWith("charts/strategic-intelligence-allied.json", "/rows/3/cells/1942-08", "4");
    expect(diary(warScene("strategic-intelligence", {}, { using, dice: [3, 3] }))).toContain(
      "Strategic Intelligence of the Allies is on level 4.",
    );
  });

  it("is not shown to the other side", () => {
    const [low, high] = [0, 9].map((die) => rolled([die, 5]));
    expect(levels(low!)).not.toEqual(levels(high!));
    expect({ ...(shownTo(low!, "japanese") as object), chance: 0 }).toEqual({
      ...(shownTo(high!, "japanese") as object),
      chance: 0,
    });
  });
});

describe("21.0 Operational Intelligence", () => {
  const condition = (
    die: number,
    intelligence: number,
    using?: ReturnType<typeof rulesWith>,
    operations = 2,
  ) => {
    const game = warScene(
      "operational-intelligence",
      {},
      {
        dice: [die],
        operation: {},
        ...(using && { using }),
        change(position) {
          position.war!.hands.japanese.intelligence = intelligence;
          position.war!.operations = operations;
        },
      },
    );
    expect(game.table.position.operation.revealed).toBe(false);
    return game.table.position.operation.condition;
  };

  it("comes of the die and the level of the Reaction player", () => {
    expect(condition(0, 1)).toBe("ambush");
    expect(condition(0, 4)).toBe("ambush-cv");
    expect(condition(2, 2)).toBe("intercept");
    expect(condition(6, 1)).toBe("surprise");
    expect(condition(6, 4)).toBe("intercept");
  });

  it("is read from the chart of the data", () => {
    const using = rulesWith("charts/operational-intelligence.json", "/rows/6/cells/1", "ambush");
    expect(condition(6, 1, using)).toBe("ambush");
  });

  it("counts as Intercept instead of Ambush in the first Operation of Guadalcanal (1.2)", () => {
    expect(condition(0, 1, undefined, 1)).toBe("intercept");
    expect(condition(0, 4, undefined, 1)).toBe("intercept");
    expect(condition(6, 1, undefined, 1)).toBe("surprise");
  });

  it("is the Reaction player's alone to know", () => {
    const [ambush, surprise] = [0, 9].map((die) =>
      warScene("operational-intelligence", {}, { dice: [die], operation: {}, war: { operations: 2 } }),
    );
    expect(shownTo(ambush!, "allied")).toEqual(shownTo(surprise!, "allied"));
    expect(shownTo(ambush!, "japanese")).not.toEqual(shownTo(surprise!, "japanese"));
    expect(diary(ambush!)).toContain("The Condition is Ambush.");
  });
});
