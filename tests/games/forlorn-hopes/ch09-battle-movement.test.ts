import { describe, expect, it } from "vitest";
import { choose, pending } from "../../../lib/kernel";
import { BattleFlag } from "../../../lib/games/forlorn-hopes/model/battle";
import { ACE, battleIn, type BattleScene, DISRUPTED, impulseOf, type Stand, standOf } from "./battle-scene";
import { airUnit, decision, diary, type Forlorn, make, offered } from "./support";

const { loaded, formation } = BattleFlag;
const far: Stand = { at: "4001", altitude: "low" };

/** A unit of the mission with its impulse, and an interceptor far away. */
function flight(unit: string, stand: Stand): Forlorn {
  const isJapanese = unit.startsWith("j");
  const other = isJapanese ? "us-p-40-6" : "j11-a6m-7";
  return impulseOf(
    unit,
    { [unit]: stand, [other]: far },
    { side: isJapanese ? 1 : 0, mission: [unit], interceptors: [other] },
  );
}

/** What the unit can do, in short: "turn left 1", "ahead". */
const moves = (game: Forlorn): string[] =>
  decision(game).options.map((option) => Object.values(option).join(" "));

/** Why a choice is refused. */
function refusal(game: Forlorn, choice: Record<string, string | number>): string {
  const result = choose(game, decision(game).side, choice);
  if (result.ok) throw new Error("It was allowed.");
  return `${result.error.rule}: ${result.error.message}`;
}

const pointsLeft = (game: Forlorn): unknown => game.state.frames.at(-1)!.data.points;

describe("9.7.8 movement points", () => {
  it.each([
    ["a fighter has its TMA", "j11-a6m-1", 0, 0, 6],
    ["a Japanese ace adds one", "j11-a6m-1", ACE, 0, 7],
    ["an Allied ace adds none", "us-p-40-1", ACE, 0, 5],
    ["disruption takes one", "j11-a6m-1", DISRUPTED, 0, 5],
    ["a loaded bomber has its TMA", "j11-g3m-1", 0, loaded, 3],
    ["without bombs it has one more", "j11-g3m-1", 0, 0, 4],
    ["both are counted", "j11-g3m-1", DISRUPTED, 0, 3],
  ])("%s", (_, unit, flags, marks, points) => {
    const side = unit.startsWith("j") ? 1 : 0;
    const other = side === 1 ? "us-p-40-2" : "j11-a6m-1";
    const game = impulseOf(
      unit,
      { [unit]: { at: "3409", marks }, [other]: far },
      { side, mission: [unit], interceptors: [other], flags: { [unit]: flags } },
    );
    expect(pointsLeft(game)).toBe(points);
  });

  it("all must be spent, and no more", () => {
    const game = flight("j11-g3m-1", { at: "3408", marks: loaded });
    expect(moves(game)).not.toContain("done");
    expect(refusal(game, { do: "done" })).toContain("9.7.8: All movement points must be spent; 3 are left.");
    make(game, { do: "ahead" }, { do: "ahead" });
    expect(pointsLeft(game)).toBe(1);
    expect(refusal(game, { do: "turn", side: "left", hexsides: 1 })).toContain("not enough movement points");
    make(game, { do: "ahead" });
    // Over the T hex it may bomb or dive with no points left; else it is done.
    expect(standOf(game, "j11-g3m-1")).toBe("3405 N medium");
    expect(moves(game)).toEqual(expect.arrayContaining(["done", "dive", "attack j11-g3m-1 regular"]));
  });

  it("a dive gains points, which must be spent; a climb costs them", () => {
    const game = flight("j11-a6m-1", { at: "3409" });
    make(game, { do: "dive" });
    expect([pointsLeft(game), standOf(game, "j11-a6m-1")]).toEqual([7, "3409 N low"]);
    const up = flight("j11-a6m-1", { at: "3409" });
    make(up, { do: "climb" });
    expect([pointsLeft(up), standOf(up, "j11-a6m-1")]).toEqual([5, "3409 N high"]);
  });
});

describe("9.7.8 turns, rolls and Immelmanns", () => {
  it("a unit in 3309 that faces 3308 rolls right into 3408 and faces 3407", () => {
    const game = flight("j11-a6m-1", { at: "3309" });
    make(game, { do: "roll", side: "right" });
    expect(standOf(game, "j11-a6m-1")).toBe("3408 N medium");
    make(game, { do: "ahead" });
    expect(standOf(game, "j11-a6m-1")).toBe("3407 N medium");
  });

  it("an Immelmann takes a unit from 3309 to 3308, where it faces 3309, at the same altitude", () => {
    const game = flight("j11-a6m-1", { at: "3309" });
    make(game, { do: "immelmann" });
    expect(standOf(game, "j11-a6m-1")).toBe("3308 S medium");
    expect(pointsLeft(game)).toBe(4);
  });

  it("a bomber makes no Immelmann, and does not roll with its bombs", () => {
    const unloaded = flight("j11-g3m-1", { at: "3409" });
    expect(moves(unloaded)).toContain("roll left");
    expect(moves(unloaded)).not.toContain("immelmann");
    const game = flight("j11-g3m-1", { at: "3409", marks: loaded });
    expect(moves(game)).not.toContain("roll left");
    expect(refusal(game, { do: "roll", side: "left" })).toContain("Air Combat Movement Chart");
  });

  it("costs are those of the chart: the A6M turns by two sides for 2, the P-40 for 3", () => {
    const zero = flight("j11-a6m-1", { at: "3409" });
    make(zero, { do: "turn", side: "right", hexsides: 2 });
    expect([standOf(zero, "j11-a6m-1"), pointsLeft(zero)]).toEqual(["3409 SE medium", 4]);
    const hawk = flight("us-p-40-1", { at: "3409" });
    make(hawk, { do: "turn", side: "left", hexsides: 2 });
    expect([standOf(hawk, "us-p-40-1"), pointsLeft(hawk)]).toEqual(["3409 SW medium", 2]);
  });

  it("none follows directly on another; a move ahead, a climb or a dive between them will do", () => {
    const game = flight("j11-a6m-1", { at: "3407" });
    make(game, { do: "turn", side: "left", hexsides: 1 });
    for (const bend of ["turn left 1", "turn right 2", "roll left", "immelmann"])
      expect(moves(game)).not.toContain(bend);
    expect(refusal(game, { do: "roll", side: "left" })).toContain("does not follow directly");
    make(game, { do: "ahead" }, { do: "roll", side: "left" }, { do: "dive" });
    expect(moves(game)).toContain("turn left 1");
  });

  it("the first roll of a P-40 in a round costs nothing, the next ones a point (note 4)", () => {
    const game = flight("us-p-40-1", { at: "3409" });
    make(game, { do: "roll", side: "left" });
    expect(pointsLeft(game)).toBe(5);
    make(game, { do: "ahead" }, { do: "roll", side: "right" });
    expect(pointsLeft(game)).toBe(3);
  });
});

describe("9.7.8 altitude", () => {
  it("changes by one level in a round, either way", () => {
    const game = flight("j11-a6m-1", { at: "3407" });
    make(game, { do: "climb" });
    expect(moves(game)).not.toContain("dive");
    expect(refusal(game, { do: "dive" })).toContain("changed its altitude");
    const down = flight("j11-a6m-1", { at: "3407", altitude: "high" });
    make(down, { do: "dive" });
    expect(moves(down).filter((each) => each === "dive" || each === "climb")).toEqual([]);
  });

  it("a P-40 dives two levels, and flies straight in that impulse", () => {
    const start = (): Forlorn => flight("us-p-40-1", { at: "3409", altitude: "high" });
    const game = start();
    make(game, { do: "dive" }, { do: "ahead" }, { do: "dive" });
    // It flies on by itself until it is over the target, where it could strafe.
    expect(standOf(game, "us-p-40-1")).toBe("3405 N low");
    expect(moves(game)).toEqual(["ahead", "attack us-p-40-1 strafe"]);
    expect(refusal(game, { do: "turn", side: "left", hexsides: 1 })).toContain("straight line");
    const turned = start();
    make(turned, { do: "dive" }, { do: "turn", side: "left", hexsides: 1 }, { do: "ahead" });
    expect(moves(turned)).not.toContain("dive");
  });

  it("loaded bombers do not climb above medium, but for the B-17 (note 1)", () => {
    const climbs = (unit: string, side: number, other: string): boolean => {
      const game = impulseOf(
        unit,
        { [unit]: { at: "3409", marks: loaded }, [other]: far },
        { side, mission: [unit], interceptors: [other] },
      );
      return moves(game).includes("climb");
    };
    expect(climbs("j11-g4m-1", 1, "us-p-40-1")).toBe(false);
    expect(climbs("us-b-17-1", 0, "j11-a6m-1")).toBe(true);
    expect(climbs("au-hudson-1", 0, "j11-a6m-1")).toBe(false);
  });

  it("a Japanese fighter is at high altitude for two rounds, and then dives (note 3)", () => {
    const game = flight("j11-a6m-1", { at: "3409", altitude: "high", highRounds: 2 });
    for (let n = 0; n < 6; n++) make(game, { do: "ahead" });
    // Nothing else is left, so it dives by itself, and has a point to spend.
    expect([standOf(game, "j11-a6m-1"), pointsLeft(game)]).toEqual(["3403 N medium", 1]);
    const fresh = flight("j11-a6m-1", { at: "3409", altitude: "high", highRounds: 1 });
    for (let n = 0; n < 6; n++) make(fresh, { do: "ahead" });
    expect(moves(fresh)).toEqual(["done", "dive"]);
    make(fresh, { do: "done" });
    expect(battleIn(fresh).highRounds[0]).toBe(2);
    const spent = flight("j11-a6m-1", { at: "3409", highRounds: 2 });
    expect(moves(spent)).not.toContain("climb");
  });

  it("opposing units share a hex at any altitude", () => {
    const game = impulseOf(
      "j11-a6m-1",
      { "j11-a6m-1": { at: "3409" }, "us-p-40-1": { at: "3408" } },
      { mission: ["j11-a6m-1"], interceptors: ["us-p-40-1"] },
    );
    make(game, { do: "ahead" });
    expect(standOf(game, "j11-a6m-1")).toBe("3408 N medium");
    expect(refusal(game, { do: "fire", at: "us-p-40-1" })).toContain("9.7.9d");
  });
});

describe("9.7.7b leaving the board", () => {
  it("a mission unit that flies off the edge has gone home, points left or not", () => {
    const game = flight("j11-a6m-1", { at: "3001" });
    expect(moves(game)).toContain("leave");
    make(game, { do: "leave" });
    expect(battleIn(game).marks[0]! & BattleFlag.out).not.toBe(0);
    expect(pending(game)).toEqual([]);
  });

  it("an interceptor may come back after two rounds off the board, from the round after them", () => {
    const waiting = (round: number): Forlorn =>
      impulseOf(
        "us-p-40-1",
        { "j11-g3m-1": { at: "3409", marks: loaded }, "us-p-40-1": { leftIn: 2, altitude: "low" } },
        { mission: ["j11-g3m-1"], interceptors: ["us-p-40-1"], round },
      );
    expect(pending(waiting(4))).toEqual([]);
    expect(moves(waiting(5))).toContain("enter us-p-40-1");
  });
});

describe("9.7.6 entry of an interceptor", () => {
  const entering = (dice: number[], battle?: Parameters<typeof impulseOf>[2]["battle"]): Forlorn =>
    impulseOf(
      "us-p-40-1",
      { "j11-g3m-1": { at: "3408", marks: loaded }, "us-p-40-2": { at: "4001" } },
      { mission: ["j11-g3m-1"], interceptors: ["us-p-40-1", "us-p-40-2"], dice, battle },
    );

  it("it may stay off and change its altitude by a level", () => {
    const game = entering([]);
    expect(offered(game, "altitude")).toEqual(["medium", "high", "low"]);
    make(game, { do: "stay-off", altitude: "high" });
    expect(battleIn(game).altitudes[1]).toBe(2);
  });

  it("a 4 lets it in by the hexes 3003 to 3005, with any facing that comes from beyond the edge, for a point", () => {
    const game = entering([4]);
    make(game, { do: "enter" });
    expect(new Set(offered(game, "hex"))).toEqual(new Set(["3003", "3004", "3005"]));
    make(game, { do: "enter-at", hex: "3004", facing: "SE" });
    expect([standOf(game, "us-p-40-1"), pointsLeft(game)]).toEqual(["3004 SE medium", 4]);
  });

  it("a 10 is surprise: any edge hex, and the marker, which one unit has at a time", () => {
    const game = entering([10]);
    make(game, { do: "enter" });
    expect(offered(game, "hex")).toEqual(expect.arrayContaining(["3001", "4005", "3510"]));
    expect(offered(game, "hex")).not.toContain("3405");
    expect(battleIn(game).surprise).toBe(1);
    const second = entering([10], (battle) => {
      battle.surprise = 2;
    });
    make(second, { do: "enter" });
    expect(offered(second, "hex")).toContain("4005");
    expect(battleIn(second).surprise).toBe(2);
  });
});

describe("9.7.4 a formation", () => {
  const bombers = ["j11-g4m-1", "j11-g3m-1"];
  const flying = (marks = loaded | formation, options: Partial<BattleScene> = {}): Forlorn =>
    impulseOf(
      "j11-g4m-1",
      {
        "j11-g4m-1": { at: "3408", marks },
        "j11-g3m-1": { at: "3508", marks, sequence: 1 },
        "us-p-40-1": far,
      },
      { mission: bombers, interceptors: ["us-p-40-1"], ...options },
    );

  it("moves together with the points of the slowest, does not roll, and does not climb with bombs", () => {
    const game = flying();
    make(game, { do: "fly-in-formation" });
    expect(pointsLeft(game)).toBe(3);
    expect(moves(game)).not.toContain("climb");
    expect(refusal(game, { do: "climb" })).toContain("9.7.4");
    make(game, { do: "ahead" });
    expect(bombers.map((each) => standOf(game, each))).toEqual(["3407 N medium", "3507 N medium"]);
    const empty = flying(formation);
    make(empty, { do: "fly-in-formation" });
    expect(refusal(empty, { do: "roll", side: "left" })).toContain("9.7.4");
  });

  it("turns every unit in its place", () => {
    const game = flying();
    make(game, { do: "fly-in-formation" }, { do: "turn", side: "right", hexsides: 1 });
    expect(bombers.map((each) => standOf(game, each))).toEqual(["3408 NE medium", "3508 NE medium"]);
  });

  it("its owner may release a unit; both then move one after the other", () => {
    const game = flying();
    make(game, { do: "release", unit: "j11-g3m-1" });
    expect(pointsLeft(game)).toBe(4);
    for (let n = 0; n < 4; n++) make(game, { do: "ahead" });
    make(game, { do: "done" });
    expect(pointsLeft(game)).toBe(3);
    expect(standOf(game, "j11-g3m-1")).toBe("3508 N medium");
  });

  it("a unit that is disrupted by anti-aircraft fire goes on by itself with what is left", () => {
    // 10 against a major airbase disrupts a G3M; the bombs then fall.
    const game = flying(loaded | formation, { dice: [10, 1] });
    make(game, { do: "fly-in-formation" }, { do: "ahead" }, { do: "ahead" }, { do: "ahead" });
    make(game, { do: "attack", unit: "j11-g3m-1", mode: "regular" });
    expect(diary(game)).toContain("G3M Nell 1 is disrupted");
    expect(
      battleIn(game)
        .marks.slice(0, 2)
        .map((marks) => marks & formation),
    ).toEqual([0, 0]);
    make(game, { do: "dive" }, { do: "ahead" });
    make(game, { do: "done" });
    expect(bombers.map((each) => standOf(game, each))).toEqual(["3404 N low", "3505 N medium"]);
    expect(game.state.frames.at(-1)!.data.movers).toEqual([1]);
    expect(airUnit("j11-g3m-1")).toBe(battleIn(game).airUnits[1]);
  });
});
