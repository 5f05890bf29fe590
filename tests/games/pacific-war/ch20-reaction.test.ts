import { describe, expect, it } from "vitest";
import { decision, diary, make, offered, type Pacific, piece, rules, rulesWith, ship } from "./engine";
import { FLEET, SOUTH_PACIFIC, SOUTH_SEAS, SOUTHWEST, warScene, type WarScene } from "./war-scenes";

const noumea = rules.hexes.ids[rules.places[rules.placeOf["noumea"]!]!.hex]!;
const of = ({ table }: Pacific) => table.position;
const inPlay = (game: Pacific) => of(game).war!.operation[0]!;
const pointsAt = (game: Pacific, id: string): number =>
  of(game).war!.hands[id.startsWith("a-") ? "allied" : "japanese"].commandPoints[id] ?? 0;
/** Ends naming units and rearranging Task Forces. */
const finish = (game: Pacific): void => {
  while (game.asked !== 0) make(game, { do: "done" });
};

describe("20.3 activation of the Reaction player", () => {
  const reaction = (
    level: number,
    condition: "surprise" | "intercept" | "ambush",
    more: WarScene = {},
  ): Pacific =>
    warScene(
      "reaction-activation",
      {},
      {
        points: { [SOUTH_SEAS]: 80, [FLEET]: 80 },
        operation: {},
        ...more,
        change(position) {
          position.operation.level = level;
          position.operation.condition = condition;
          position.fleet.activated[ship("us-bb13")] = true;
          more.change?.(position);
        },
      },
    );
  /** The level that all of Truk and Rabaul reach together. */
  const levelReached = (game: Pacific): number => {
    make(game, { headquarters: SOUTH_SEAS });
    let points = 80;
    for (let n = 0; n < 60 && game.asked !== 0; n++) {
      const options = decision(game).options.filter(({ do: what }) => what !== "done");
      const next = options.find(({ activate }) => activate !== "all");
      if (decision(game).step !== "reaction-activation") make(game, { do: "done" });
      else make(game, next ?? { do: "done" });
    }
    points -= pointsAt(game, SOUTH_SEAS);
    if (points <= 10) return 0;
    // 3 is the Operation cost of the headquarters.
    return [1, 2, 3].find((level) => points - 3 * level <= 10 * (level + 1)) ?? 3;
  };

  it("is held to the level of the Operation and the Condition", () => {
    expect(levelReached(reaction(3, "surprise"))).toBe(1);
    expect(levelReached(reaction(2, "surprise"))).toBe(0);
    expect(levelReached(reaction(2, "intercept"))).toBe(1);
    expect(levelReached(reaction(2, "ambush"))).toBe(2);
  });

  it("takes the levels from the chart", () => {
    const using = rulesWith("charts/reaction-level.json", "/rows/2/cells/surprise", "1");
    expect(levelReached(reaction(2, "surprise", { using }))).toBe(1);
  });

  it("may be declined, and costs no multiple of time", () => {
    const game = reaction(3, "ambush");
    expect(offered(game, "do")).toEqual(["done"]);
    make(game, { headquarters: SOUTH_SEAS });
    expect(offered(game, "days")).toEqual([]);
    const rabaul = rules.hexes.ids[rules.places[rules.placeOf["rabaul"]!]!.hex]!;
    make(game, { activateIn: rabaul }, { activate: "j-ca1" });
    finish(game);
    expect(pointsAt(game, SOUTH_SEAS)).toBe(78);
    expect(inPlay(game)).toMatchObject({ reaction: SOUTH_SEAS, reactionEnds: 14 });
  });

  it("does not take place when the Operation player has nothing Activated", () => {
    const game = reaction(3, "ambush", {
      change: (position) => void (position.fleet.activated[ship("us-bb13")] = false),
    });
    expect(game.asked).toBe(0);
  });

  it("gives ground units two Battle Cycle Moves (23.1.2.G)", () => {
    const game = reaction(3, "ambush");
    const rabaul = rules.hexes.ids[rules.places[rules.placeOf["rabaul"]!]!.hex]!;
    make(game, { headquarters: SOUTH_SEAS }, { activateIn: rabaul }, { activate: "j-144-rgt" });
    finish(game);
    const { groundUnits } = of(game);
    expect(groundUnits[piece(groundUnits, "j-144-rgt")]!.cycleMoves).toBe(2);
  });
});

describe("20.4 activation in the Joint Phase", () => {
  const joint = (side: number, more: WarScene = {}): Pacific =>
    warScene(
      "further-activation",
      { side },
      {
        points: { [SOUTH_PACIFIC]: 200, [SOUTHWEST]: 5, [SOUTH_SEAS]: 80 },
        operation: { timesCost: 2 },
        length: 21,
        ...more,
        change(position) {
          position.fleet.activated[ship("us-ca8")] = true;
          position.war!.used.push("us-ca8");
        },
      },
    );

  it("costs the Operation player his multiple: of three units of 2 points, two for 8 of the 10", () => {
    const game = joint(0);
    make(game, { headquarters: SOUTH_PACIFIC }, { activateIn: noumea });
    make(game, { activate: "us-ca6" }, { activate: "us-ca7" });
    expect(offered(game, "activate")).not.toContain("us-ca5");
    expect(offered(game, "activate")).toContain("us-dd3");
    finish(game);
    expect(pointsAt(game, SOUTH_PACIFIC)).toBe(192);
  });

  it("is limited by what the data say, and by what the headquarters has", () => {
    const using = rulesWith("parameters.json", "/activation/jointPoints", 12);
    const game = joint(0, { using });
    make(game, { headquarters: SOUTH_PACIFIC }, { activateIn: noumea });
    make(game, { activate: "us-ca6" }, { activate: "us-ca7" });
    expect(offered(game, "activate")).toContain("us-ca5");
    const poor = joint(0);
    make(poor, { headquarters: SOUTHWEST });
    expect(decision(poor).prompt).toContain("5 Command Points left");
  });

  it("costs the Reaction player the printed points, and begins his time", () => {
    const game = joint(1);
    const rabaul = rules.hexes.ids[rules.places[rules.placeOf["rabaul"]!]!.hex]!;
    make(game, { headquarters: SOUTH_SEAS }, { activateIn: rabaul }, { activate: "j-ca1" });
    finish(game);
    expect(pointsAt(game, SOUTH_SEAS)).toBe(78);
    expect(inPlay(game).reactionEnds).toBe(14);
  });

  it("does not raise the level of the Operation", () => {
    const game = joint(0);
    make(game, { headquarters: SOUTH_PACIFIC }, { activateIn: noumea }, { activate: "us-ca6" });
    finish(game);
    expect(of(game).operation.level).toBe(1);
    expect(diary(game)).not.toContain("level");
  });
});
