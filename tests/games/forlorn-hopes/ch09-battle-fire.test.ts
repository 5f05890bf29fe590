import { describe, expect, it } from "vitest";
import { choose, pending } from "../../../lib/kernel";
import { BattleFlag } from "../../../lib/games/forlorn-hopes/model/battle";
import { AirFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { canHaveAce, eliminateAirUnit } from "../../../lib/games/forlorn-hopes/model/losses";
import { ACE, battleIn, type BattleScene, DISRUPTED, impulseOf, REDUCED, type Stand } from "./battle-scene";
import { airUnit, decision, diary, type Forlorn, make, offered } from "./support";

const { loaded } = BattleFlag;

/** An interceptor has its impulse; bombers of the mission stand around. */
const attackBy = (
  stands: Readonly<Record<string, Stand>>,
  options: Partial<BattleScene> & Pick<Parameters<typeof impulseOf>[2], "battle" | "round"> = {},
): Forlorn => {
  const units = Object.keys(stands);
  return impulseOf(
    units.find((unit) => !unit.startsWith("j"))!,
    stands,
    {
      mission: units.filter((unit) => unit.startsWith("j")),
      interceptors: units.filter((unit) => !unit.startsWith("j")),
      ...options,
    },
  );
};

function refusal(game: Forlorn, at: string): string {
  const result = choose(game, decision(game).side, { do: "fire", at });
  if (result.ok) throw new Error("It was allowed.");
  return `${result.error.rule}: ${result.error.message}`;
}

const flagsOf = (game: Forlorn, id: string): number => game.table.position.air.flags[airUnit(id)]!;
const isLost = (game: Forlorn, id: string): boolean => game.table.position.air.base[airUnit(id)]! < 0;

describe("9.7.9 who may be fired at", () => {
  const at = (hex: string, altitude: Stand["altitude"] = "medium"): Forlorn =>
    attackBy({ "us-p-40-1": { at: "3408" }, "j11-g3m-1": { at: hex, altitude, marks: loaded } });

  it("b a fighter reaches four hexes ahead at its own altitude (c)", () => {
    expect(offered(at("3404"), "at")).toEqual(["j11-g3m-1"]);
    expect(refusal(at("3403"), "j11-g3m-1")).toContain("9.7.9b");
    expect(refusal(at("3404", "low"), "j11-g3m-1")).toContain("9.7.9c");
    expect(refusal(at("3408"), "j11-g3m-1")).toContain("9.7.9d");
  });

  it("f ahead of it alone", () => {
    expect(refusal(at("3409"), "j11-g3m-1")).toContain("9.7.9f");
    expect(refusal(at("3508"), "j11-g3m-1")).toContain("9.7.9f");
  });

  it("e past no other unit at its altitude, a friend or an enemy", () => {
    const game = attackBy({
      "us-p-40-1": { at: "3408" },
      "j11-g3m-1": { at: "3405", marks: loaded },
      "us-p-40-2": { at: "3406" },
    });
    expect(refusal(game, "j11-g3m-1")).toBe("9.7.9e: P-40 Warhawk 2 blocks the line of fire.");
    const clear = attackBy({
      "us-p-40-1": { at: "3408" },
      "j11-g3m-1": { at: "3405", marks: loaded },
      "us-p-40-2": { at: "3406", altitude: "high" },
    });
    expect(offered(clear, "at")).toEqual(["j11-g3m-1"]);
  });

  it("a once in an impulse, for a point, which lifts the bar on turns (9.7.8)", () => {
    const again = attackBy(
      { "us-p-40-1": { at: "3408", facing: "NW" }, "j11-g3m-1": { at: "3404", marks: loaded } },
      { dice: [2] },
    );
    make(again, { do: "turn", side: "right", hexsides: 1 });
    expect(offered(again, "hexsides")).toEqual([]);
    make(again, { do: "fire", at: "j11-g3m-1" });
    expect(offered(again, "at")).toEqual([]);
    expect(offered(again, "hexsides")).not.toEqual([]);
    expect(again.state.frames.at(-1)!.data.points).toBe(3);
    expect(refusal(again, "j11-g3m-1")).toContain("9.7.9a");
  });
});

describe("9.7.8 movement and fire", () => {
  it("in any sequence: a fighter fires and moves, or moves, fires and goes on", () => {
    const game = attackBy(
      { "us-p-40-1": { at: "3408" }, "j11-g3m-1": { at: "3404", marks: loaded } },
      { dice: [2] },
    );
    expect(offered(game, "at")).toEqual(["j11-g3m-1"]);
    make(game, { do: "ahead" }, { do: "fire", at: "j11-g3m-1" });
    expect(game.state.frames.at(-1)!.data.points).toBe(3);
    expect(offered(game, "do")).toContain("ahead");
  });
});

describe("9.7.11 the roll", () => {
  /** What a P-40 rolls behind a bomber, or elsewhere, with the named modifiers. */
  const fired = (
    stand: Stand,
    face: number,
    options: Parameters<typeof attackBy>[1] = {},
    target = "j11-g3m-1",
    more: readonly number[] = [],
  ): Forlorn => {
    const game = attackBy(
      { "us-p-40-1": { at: "3408" }, [target]: { marks: loaded, ...stand } },
      { dice: [face, ...more], ...options },
    );
    make(game, { do: "fire", at: target });
    return game;
  };
  const modifiers = (game: Forlorn): string[] =>
    game.table.events.flatMap(({ dice }) => dice ?? []).find(({ name }) => name.startsWith("fire of"))!
      .modifiers!;

  it("adds the Attack Factor, takes the Defense Factor, and compares with that again", () => {
    // P-40 with 2 from behind (+2) at a G3M with 4: the die itself.
    expect(flagsOf(fired({ at: "3407" }, 4), "j11-g3m-1")).toBe(0);
    expect(flagsOf(fired({ at: "3407" }, 5), "j11-g3m-1")).toBe(DISRUPTED);
    expect(flagsOf(fired({ at: "3407" }, 7), "j11-g3m-1")).toBe(DISRUPTED);
    expect(flagsOf(fired({ at: "3407" }, 8, {}, "j11-g3m-1", [1]), "j11-g3m-1")).toBe(DISRUPTED | REDUCED);
  });

  it("a disrupted target has one less, twice; a reduced one what its back shows, and is then eliminated", () => {
    const flags = { "j11-g3m-1": DISRUPTED };
    expect(modifiers(fired({ at: "3407" }, 2, { flags }))).toContain("defense-factor -3 (9.7.11)");
    const reduced = fired({ at: "3407" }, 8, { flags: { "j11-g3m-1": REDUCED } }, "j11-g3m-1", [1]);
    expect(modifiers(reduced)).toContain("defense-factor -3 (9.7.11)");
    expect(isLost(reduced, "j11-g3m-1")).toBe(true);
    expect(battleIn(reduced).hexes[0]).toBe(-1);
  });

  it("g counts the side from which it comes, and each hex between", () => {
    expect(modifiers(fired({ at: "3405" }, 2))).toEqual([
      "attack-factor +2 (9.7.11)",
      "rear +2 (9.7.9g)",
      "defense-factor -4 (9.7.11)",
      "distance -2 (9.7.9b)",
    ]);
    expect(modifiers(fired({ at: "3407", facing: "S" }, 2))).toContain("front-of-bomber +1 (9.7.9g)");
    expect(modifiers(fired({ at: "3407", facing: "SE" }, 2))).toContain("side -1 (9.7.9g)");
  });

  it("counts aces, disruption of the firer, and a Japanese fighter at low altitude", () => {
    const all = fired(
      { at: "3407", altitude: "low" },
      2,
      {
        flags: { "us-p-40-1": DISRUPTED | ACE, "j11-a6m-1": ACE },
        battle: (battle) => battle.altitudes.fill(0),
      },
      "j11-a6m-1",
    );
    expect(modifiers(all)).toEqual(
      expect.arrayContaining([
        "allied-ace +1 (9.7.12)",
        "firing-disrupted -2 (9.7.11)",
        "target-ace -1 (9.7.12)",
        "japanese-fighter-low -1 (9.7.11)",
      ]),
    );
  });

  it("9.7.6 surprise adds one to the first shot, and the marker goes with it", () => {
    const game = fired({ at: "3407" }, 2, {
      battle: (battle) => {
        battle.surprise = 1;
      },
    });
    expect(modifiers(game)).toContain("surprise +1 (9.7.6)");
    expect(battleIn(game).surprise).toBe(-1);
  });

  it("both have been in air combat: no strafing for them any more (9.10.2)", () => {
    const game = fired({ at: "3407" }, 2);
    expect(battleIn(game).marks.map((marks) => marks & BattleFlag.engaged)).toEqual([
      BattleFlag.engaged,
      BattleFlag.engaged,
    ]);
  });

  it("9.7.12 an Allied fighter that takes a step gains an ace with a 9 or 10", () => {
    const with9 = fired({ at: "3407" }, 9, {}, "j11-g3m-1", [9]);
    expect(flagsOf(with9, "us-p-40-1") & AirFlag.ace).toBe(AirFlag.ace);
    expect(flagsOf(fired({ at: "3407" }, 9, {}, "j11-g3m-1", [8]), "us-p-40-1")).toBe(0);
  });

  it("9.7.12 an ace is out of the game for good with its unit", () => {
    // The Allies have two aces in all; one is with another P-40.
    const fired2 = (flags: Record<string, number>) => fired({ at: "3407" }, 2, { flags }).table;
    const other = airUnit("nl-buffalo");
    expect(canHaveAce(fired2({}), other)).toBe(true);
    const table = fired2({ "us-p-40-1": ACE });
    expect(canHaveAce(table, other)).toBe(false);
    eliminateAirUnit(table, airUnit("us-p-40-1"), "9.7.11");
    expect(table.position.acesLost).toEqual([1, 0]);
    expect(canHaveAce(table, other)).toBe(false);
  });

  it("9.7.13 a 1 with an odd second die leaves the firer low on ammunition", () => {
    const odd = fired({ at: "3407" }, 1, {}, "j11-g3m-1", [3]);
    expect(battleIn(odd).marks[1]! & BattleFlag.lowOnAmmunition).not.toBe(0);
    const even = fired({ at: "3407" }, 1, {}, "j11-g3m-1", [4]);
    expect(battleIn(even).marks[1]! & BattleFlag.lowOnAmmunition).toBe(0);
  });

  it("9.7.13 a 10 with an even second die disrupts the target, whatever the roll brought", () => {
    const at = { at: "3404", facing: "SE" as const };
    const flags = { "us-p-40-1": DISRUPTED };
    // 10 +2 -4 -3 -1 -2 = 2: no effect by itself.
    expect(flagsOf(fired(at, 10, { flags }, "j11-g3m-1", [2]), "j11-g3m-1")).toBe(DISRUPTED);
    expect(flagsOf(fired(at, 10, { flags }, "j11-g3m-1", [3]), "j11-g3m-1")).toBe(0);
  });
});

describe("9.7.9h defensive fire", () => {
  it("a bomber rolls with the difference of movement allowances first: TMA 5 against 3 adds 2", () => {
    const start = (face: number, ...more: number[]): Forlorn => {
      const game = attackBy(
        { "us-p-40-1": { at: "3408" }, "j11-g3m-1": { at: "3405", marks: loaded } },
        { dice: [face, ...more] },
      );
      make(game, { do: "ahead" });
      expect(decision(game).side).toBe("japanese");
      make(game, { do: "defend", unit: "j11-g3m-1" });
      return game;
    };
    expect(diary(start(3, 5))).toContain("G3M Nell 1 fires at P-40 Warhawk 1");
    expect(diary(start(4))).toContain("cannot bring its guns to bear");
  });

  it("not at a unit in the hex in which it begins, and again in each new hex within two", () => {
    const game = attackBy(
      { "us-p-40-1": { at: "3407" }, "j11-g3m-1": { at: "3405", marks: loaded } },
      { dice: [10, 10] },
    );
    expect(decision(game).side).toBe("allied");
    make(game, { do: "ahead" }, { do: "defend", unit: "j11-g3m-1" });
    make(game, { do: "roll", side: "left" });
    expect(decision(game).side).toBe("japanese");
    make(game, { do: "hold-fire" });
    // It turned about in the hex that it came into; a turn in place draws no fire.
    make(game, { do: "ahead" });
    expect(pending(game)[0]!.side).toBe("japanese");
  });

  it("at one that comes to the bomber's altitude in its hex, and not at one that leaves it by a dive", () => {
    const game = attackBy({
      "us-p-40-1": { at: "3406", altitude: "high" },
      "j11-g3m-1": { at: "3405", marks: loaded },
    });
    make(game, { do: "dive" });
    expect(offered(game, "unit")).toEqual(["j11-g3m-1"]);
    make(game, { do: "hold-fire" });
    make(game, { do: "dive" });
    // Nobody was asked any more: with two levels dived it flew straight on and off the board.
    expect([pending(game), battleIn(game).leftIn[1]]).toEqual([[], 1]);
  });

  it("an Immelmann is fired at in its new hex before it turns about", () => {
    const game = attackBy({ "us-p-40-1": { at: "3408" }, "j11-g3m-1": { at: "3405", marks: loaded } });
    make(game, { do: "immelmann" });
    expect(decision(game).side).toBe("japanese");
    expect(battleIn(game).facings[1]).toBe(0);
    make(game, { do: "hold-fire" });
    expect(battleIn(game).facings[1]).toBe(3);
  });

  it("a bomber that is low on ammunition, or at another altitude, is not asked", () => {
    const asked = (stand: Stand): string => {
      const game = attackBy({ "us-p-40-1": { at: "3408" }, "j11-g3m-1": { at: "3405", ...stand } });
      make(game, { do: "ahead" });
      return decision(game).side;
    };
    expect(asked({ marks: loaded | BattleFlag.lowOnAmmunition })).toBe("allied");
    expect(asked({ marks: loaded, altitude: "low" })).toBe("allied");
    expect(asked({ marks: loaded })).toBe("japanese");
  });

  it("with the option only B and RB roll, without a modifier", () => {
    const start = (bomber: string, dice: number[]): Forlorn => {
      const game = attackBy(
        { "us-p-40-1": { at: "3408" }, [bomber]: { at: "3405", marks: loaded } },
        { dice, options: ["defensive-fire-of-patrol-bombers"] },
      );
      make(game, { do: "ahead" }, { do: "defend", unit: bomber });
      return game;
    };
    expect(diary(start("j11-g3m-1", [5, 5]))).toContain("G3M Nell 1 fires");
    expect(diary(start("j11-g3m-1", [6]))).toContain("cannot bring");
    expect(diary(start("jcf-d3a-1", [5]))).toContain("fires at P-40 Warhawk 1");
  });
});

describe("9.7.10 single-engine bombers (option)", () => {
  const options = ["single-engine-fire"];
  const asked = (facing: Stand["facing"], chosen: string[]): string => {
    const game = attackBy(
      { "us-p-40-1": { at: "3408" }, "jcf-d3a-1": { at: "3405", facing, marks: loaded } },
      { options: chosen },
    );
    make(game, { do: "ahead" });
    return decision(game).side;
  };

  it("do not fire to the front", () => {
    expect(asked("S", options)).toBe("allied");
    expect(asked("N", options)).toBe("japanese");
    expect(asked("S", [])).toBe("japanese");
  });

  it("the D3A without its bombs attacks as a fighter within two hexes, with -1, and then fires no more this round", () => {
    const flying = (marks: number, at: string, unit = "jcf-d3a-1"): Forlorn =>
      impulseOf(
        unit,
        { [unit]: { at: "3408", marks }, "us-p-40-1": { at, sequence: 2 } },
        { mission: [unit], interceptors: ["us-p-40-1"], options, dice: [3] },
      );
    expect(offered(flying(loaded, "3406"), "at")).toEqual([]);
    expect(offered(flying(0, "3405"), "at")).toEqual([]);
    expect(offered(flying(0, "3406", "jcf-b5n-1"), "at")).toEqual([]);
    const game = flying(0, "3406");
    expect(offered(game, "side")).not.toContain("roll");
    make(game, { do: "fire", at: "us-p-40-1" });
    const roll = game.table.events.flatMap(({ dice }) => dice ?? [])[0]!;
    expect(roll.modifiers).toContain("bomber-as-fighter -1 (9.7.10)");
    expect(battleIn(game).marks[0]! & BattleFlag.attackedAsFighter).not.toBe(0);
    const past = attackBy(
      {
        "us-p-40-1": { at: "3408" },
        "jcf-d3a-1": { at: "3405", marks: BattleFlag.attackedAsFighter },
      },
      { options },
    );
    make(past, { do: "ahead" });
    expect(decision(past).side).toBe("allied");
  });
});
