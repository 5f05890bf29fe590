import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { decision, diary, make, offered, type Pacific, rules, rulesWith, scene } from "./engine";
import { FLEET, shownTo, SOUTH_PACIFIC, SOUTH_SEAS, SOUTHWEST, warScene } from "./war-scenes";

const pointsOf = ({ table }: Pacific, side: "allied" | "japanese") =>
  table.position.war!.hands[side].commandPoints;
const hand = ({ table }: Pacific, side: "allied" | "japanese") => table.position.war!.hands[side];

describe("10.3 allocation", () => {
  it("gives the scheduled points of the month, the Allies first (10.1, 10.2)", () => {
    const game = warScene("command-points");
    expect(decision(game)).toMatchObject({ side: "allied", secret: true });
    make(game, { give: 105, to: SOUTH_PACIFIC });
    expect(pointsOf(game, "allied")[SOUTH_PACIFIC]).toBe(105);
    expect(decision(game).side).toBe("japanese");
    make(game, { give: 25, to: SOUTH_SEAS }, { give: 55, to: FLEET });
    expect(pointsOf(game, "japanese")).toMatchObject({ [SOUTH_SEAS]: 25, [FLEET]: 55 });
  });

  it("reads the points from the schedule of the scenario", () => {
    const using = rulesWith("schedules/allies-guadalcanal.json", "/months/1942-08/commandPoints", 44);
    const game = warScene("command-points", {}, { using });
    expect(offered(game, "give")).toContain(44);
  });

  it("loses what was not spent and what is not given (10.1)", () => {
    const game = warScene("command-points", {}, { points: { [SOUTHWEST]: 33 } });
    expect(pointsOf(game, "allied")[SOUTHWEST]).toBe(0);
    make(game, { give: 5, to: SOUTHWEST }, { do: "done" });
    expect(pointsOf(game, "allied")).toEqual({ [SOUTHWEST]: 5 });
    expect(decision(game).side).toBe("japanese");
  });

  it("gives nothing to a headquarters in an interdicted port (11.2.1.3)", () => {
    const game = warScene(
      "command-points",
      {},
      {
        change(position) {
          const noumea = position.bases.find(({ hex }) => hex === position.headquarters[7])!;
          noumea.hits = 99;
        },
      },
    );
    expect(offered(game, "to")).not.toContain(SOUTH_PACIFIC);
    expect(offered(game, "to")).toContain(SOUTHWEST);
  });

  it("is hidden from the other side (10.1)", () => {
    const [one, two] = [SOUTH_PACIFIC, SOUTHWEST].map((to) => {
      const game = warScene("command-points");
      make(game, { give: 105, to });
      return game;
    });
    expect(shownTo(one!, "japanese")).toEqual(shownTo(two!, "japanese"));
    expect(shownTo(one!, "allied")).not.toEqual(shownTo(two!, "allied"));
  });
});

describe("10.1, 10.2 totals of a Strategic scenario", () => {
  const total = (
    side: "allied" | "japanese",
    {
      die = 5,
      initiative = 0,
      month = "1942-08",
      using,
      shipping = 60,
    }: {
      die?: number;
      initiative?: number;
      month?: string;
      using?: ReturnType<typeof rulesWith>;
      shipping?: number;
    } = {},
  ): number => {
    const game = scene(
      "command-points",
      {},
      {
        scenario: "strategic-1941-45",
        dice: [die],
        ...(using && { using }),
        change(position) {
          position.month = month;
          position.war!.initiative = initiative;
          // What the Allies hold of the Co-Prosperity Sphere counts for nothing.
          position.control = position.control.map((side, n) =>
            rules.places[n]!.resource === "co-prosperity" ? 0 : side,
          );
          position.war!.merchantShippingPoints = shipping;
        },
      },
    );
    if (side === "japanese") make(game, { do: "done" });
    const gives = offered(game, "give") as number[];
    return Math.max(...gives);
  };

  it("are rolled by the Allies, with the Strategic Initiative on the die (19.4.A)", () => {
    const using = rulesWith("charts/command-points-allied.json", "/rows/5/cells/1942-08", "77");
    expect(total("allied", { using })).toBe(77);
    expect(total("allied", { using, die: 3, initiative: -2 })).toBe(77);
    expect(total("allied", { using, die: 7, initiative: 2 })).toBe(77);
  });

  it("come for Japan from its shipping and the column of 100 until June 1942 (10.1.1)", () => {
    const reserves = rulesWith("charts/command-points-japanese.json", "/rows/60/cells/100", "88");
    expect(total("japanese", { using: reserves, month: "1942-06" })).toBe(88);
    expect(total("japanese", { using: reserves, month: "1942-06", shipping: 0 })).not.toBe(88);
    // In July 1942 the lower of the two levels counts: the Co-Prosperity Sphere is Allied here.
    expect(total("japanese", { using: reserves, month: "1942-07" })).not.toBe(88);
    const none = rulesWith("charts/command-points-japanese.json", "/rows/60/cells/0", "66");
    expect(total("japanese", { using: none, month: "1942-07" })).toBe(66);
  });
});

describe("10.4 the Future Operation Pool", () => {
  it("takes up to 50 points a month, for a month up to four ahead", () => {
    const game = warScene("command-points");
    expect(new Set(offered(game, "for"))).toEqual(new Set(["1942-09", "1942-10", "1942-11", "1942-12"]));
    make(game, { save: 50, for: "1942-10" });
    expect(hand(game, "allied").futurePool).toEqual([{ month: "1942-10", points: 50, isBid: false }]);
    expect(offered(game, "save")).toEqual([]);
    make(game, { give: 55, to: SOUTH_PACIFIC });
  });

  it("is added to in later months, for the same month alone", () => {
    const game = warScene(
      "command-points",
      {},
      {
        change(position) {
          position.war!.hands.allied.futurePool = [{ month: "1942-10", points: 50, isBid: false }];
          position.month = "1942-09";
        },
      },
    );
    expect(new Set(offered(game, "for"))).toEqual(new Set(["1942-10"]));
    make(game, { save: 25, for: "1942-10" });
    expect(hand(game, "allied").futurePool[0]!.points).toBe(75);
  });

  it("may be for April, May, June or July 1943 in March 1943, as in the example", () => {
    const change = (position: Position): void => void (position.month = "1943-03");
    const game = scene("command-points", {}, { scenario: "strategic-1941-45", dice: [5], change });
    expect([...new Set(offered(game, "for"))]).toEqual(["1943-04", "1943-05", "1943-06", "1943-07"]);
  });

  it("goes to one headquarters in its month, in which no new one begins", () => {
    const game = warScene(
      "command-points",
      {},
      {
        change(position) {
          position.war!.hands.allied.futurePool = [{ month: "1942-10", points: 90, isBid: false }];
          position.month = "1942-10";
        },
      },
    );
    expect(decision(game).options).toEqual([
      { pool: 90, to: SOUTH_PACIFIC },
      { pool: 90, to: SOUTHWEST },
    ]);
    make(game, { pool: 90, to: SOUTHWEST });
    expect(offered(game, "save")).toEqual([]);
    make(game, { give: 80, to: SOUTHWEST });
    expect(pointsOf(game, "allied")[SOUTHWEST]).toBe(170);
  });
});

describe("11.2.1.4 headquarters", () => {
  it("disband, and come back a month later for 10 points", () => {
    const game = warScene("command-points");
    make(game, { disband: SOUTHWEST });
    const { war } = game.table.position;
    expect(war!.boxed).toEqual({ [SOUTHWEST]: "voluntary" });
    make(game, { return: SOUTHWEST });
    expect(war!.due).toContainEqual({ month: "1942-09", id: SOUTHWEST });
    expect(war!.boxed).toEqual({});
    make(game, { give: 95, to: SOUTH_PACIFIC });
  });

  it("that were overrun come back three months later for 20", () => {
    const game = warScene("command-points", {}, { war: { boxed: { [SOUTHWEST]: "involuntary" } } });
    make(game, { return: SOUTHWEST });
    expect(game.table.position.war!.due).toContainEqual({ month: "1942-11", id: SOUTHWEST });
    make(game, { give: 85, to: SOUTH_PACIFIC });
    expect(diary(game)).toContain("comes back in November 1942");
  });

  it("go to the box of the overrun from an interdicted port", () => {
    const game = warScene(
      "command-points",
      {},
      {
        change(position) {
          position.bases.find(({ hex }) => hex === position.headquarters[7])!.hits = 99;
        },
      },
    );
    make(game, { disband: SOUTH_PACIFIC });
    expect(game.table.position.war!.boxed).toEqual({ [SOUTH_PACIFIC]: "involuntary" });
  });

  it.each(["voluntary", "involuntary"])("cost what the data say to leave the %s box", (box) => {
    const using = rulesWith("parameters.json", `/command/${box}Cost`, 30);
    const later = rulesWith("parameters.json", `/command/${box}Months`, 4);
    const war = () => ({ boxed: { [SOUTHWEST]: box as "voluntary" } });
    const dear = warScene("command-points", {}, { using, war: war() });
    make(dear, { return: SOUTHWEST });
    expect(offered(dear, "give")).toContain(75);
    const late = warScene("command-points", {}, { using: later, war: war() });
    make(late, { return: SOUTHWEST });
    expect(late.table.position.war!.due[0]!.month).toBe("1942-12");
  });
});

it("10.4 limits of the pool come from the data", () => {
  const less = warScene(
    "command-points",
    {},
    { using: rulesWith("parameters.json", "/futurePool/monthly", 30) },
  );
  expect(Math.max(...(offered(less, "save") as number[]))).toBe(30);
  const near = warScene(
    "command-points",
    {},
    { using: rulesWith("parameters.json", "/futurePool/months", 1) },
  );
  expect(new Set(offered(near, "for"))).toEqual(new Set(["1942-09"]));
});
