import { describe, expect, it } from "vitest";
import { BattleFlag } from "../../../lib/games/forlorn-hopes/model/battle";
import { AirFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { eventsFor, type JsonObject, line, view } from "../../../lib/kernel";
import { ACE, battleIn, type BattleScene, battleScene, DISRUPTED, standOf } from "./battle-scene";
import { decision, diary, type Forlorn, hex, make, offered, rules } from "./support";

const bombers = ["j11-g4m-1", "j11-g4m-2"];

describe("9.7.1 coordination", () => {
  // Menado is nearer than Indochina; the difference of ranges is what the die must reach.
  const start = (dice: number[]): Forlorn => {
    const game = battleScene({
      mission: ["j11-g4m-1", "jaaf-ki-21-1"],
      interceptors: ["us-p-40-1"],
      bases: { "jaaf-ki-21-1": "menado" },
      dice,
    });
    expect(decision(game).side).toBe("japanese");
    make(game, { do: "late", base: "menado" });
    return game;
  };
  const lateOnes = (game: Forlorn): boolean[] =>
    battleIn(game).marks.map((marks) => (marks & BattleFlag.late) !== 0);

  it("the group of the base that is named is late when the die is less than the difference of range", () => {
    const failed = start([1]);
    expect(lateOnes(failed)).toEqual([false, true, false]);
    const difference = Number(/less than (\d+)/.exec(diary(failed))![1]);
    expect(difference).toBeGreaterThan(1);
    expect(lateOnes(start([difference]))).toEqual([false, false, false]);
    expect(lateOnes(start([difference - 1]))).toEqual([false, true, false]);
  });

  it("from which bases the groups come is secret (6.1), how the die fell is not", () => {
    const game = battleScene({
      mission: ["j11-g4m-1", "jaaf-ki-21-1", "jaaf-ki-43-1"],
      interceptors: ["us-p-40-1"],
      bases: { "jaaf-ki-21-1": "menado", "jaaf-ki-43-1": "kendari" },
      dice: [1],
    });
    make(game, { do: "late", base: "menado" });
    expect(JSON.stringify(view(game, "japanese"))).toContain('"menado"');
    const shown = (): string =>
      JSON.stringify([
        (view(game, "allied") as JsonObject).frames,
        eventsFor(game, "allied"),
        line(game, "allied"),
      ]);
    expect(shown()).not.toContain("menado");
    make(game, { do: "done" });
    expect(shown()).not.toContain("menado");
    expect(shown()).toContain("The late group comes in round 2");
  });

  it("disruption, aces and torpedoes of a unit are secret until its first impulse (9.7.3, 9.10.6)", () => {
    const game = battleScene({
      mission: ["jcf-b5n-1", "jcf-a6m-1"],
      torpedoes: ["jcf-b5n-1"],
      flags: { "jcf-b5n-1": DISRUPTED | AirFlag.torpedo, "jcf-a6m-1": ACE },
      interceptors: ["us-p-40-1"],
      ships: ["us-ca"],
      target: { kind: "naval", site: hex("1807") },
    });
    interface Shown {
      airUnits: Record<string, { flags: string[] }>;
      battle: { combatants: { marks: string[] }[] };
      frames: object[];
    }
    const shown = (side: string): unknown => {
      const { airUnits, battle, frames } = view(game, side) as unknown as Shown;
      return [
        airUnits["jcf-b5n-1"]!.flags,
        airUnits["jcf-a6m-1"]!.flags,
        battle.combatants[0]!.marks,
        JSON.stringify(frames).includes('"torpedoAirUnits":["jcf'),
      ];
    };
    expect(shown("allied")).toEqual([[], [], ["loaded"], false]);
    expect(shown("japanese")).toEqual([["disrupted", "torpedo"], ["ace"], ["loaded", "torpedo"], false]);
  });

  it("latecomers have a higher number, and come on an M hex from the second round on, or wait (9.7.3, 9.7.6a)", () => {
    const game = start([1]);
    const numbers = new Set(offered(game, "sequence"));
    make(game, { do: "deal", unit: "us-p-40-1", sequence: 1, altitude: "low" });
    expect(numbers.has(4)).toBe(true);
    make(game, { do: "deal", unit: "j11-g4m-1", sequence: 2, altitude: "medium" });
    expect([...new Set(offered(game, "sequence"))]).toEqual([3, 4]);
    make(game, { do: "deal", unit: "jaaf-ki-21-1", sequence: 3, altitude: "medium" });
    make(game, { do: "place", hex: "3410", facing: "N" });
    expect(battleIn(game).round).toBe(1);
    expect(standOf(game, "jaaf-ki-21-1")).toBe("off the board");
    while (battleIn(game).round < 2) {
      const { options } = decision(game);
      make(
        game,
        options.find(({ do: what }) => what === "stay-off" || what === "ahead" || what === "done")!,
      );
    }
    while (!offered(game, "do").includes("wait")) {
      const { options } = decision(game);
      make(
        game,
        options.find(({ do: what }) => what === "stay-off" || what === "ahead" || what === "done")!,
      );
    }
    expect([battleIn(game).impulse, offered(game, "hex")]).toEqual([3, expect.arrayContaining(["3210"])]);
    make(game, { do: "place", unit: "jaaf-ki-21-1", hex: "3210", facing: "N" });
    expect(standOf(game, "jaaf-ki-21-1")).toBe("3210 N medium");
  });
});

describe("9.7.3 the set-up", () => {
  it("the Interceptor places ships on T hexes, one to a hex, and the rest next to them (9.9)", () => {
    const game = battleScene({
      mission: ["jcf-d3a-1"],
      interceptors: ["us-p-40-1"],
      target: { kind: "naval", site: hex("1807") },
      ships: ["us-ca", "us-dd", "nl-cl", "nl-dd", "nl-mtb"],
    });
    expect(decision(game).side).toBe("allied");
    for (const at of ["3405", "3505", "3605"]) make(game, { do: "place", hex: at });
    // One T hex was left for the fourth.
    const { shipHexes } = battleIn(game);
    expect(shipHexes.map((at) => rules.board.ids[at])).toEqual(["3405", "3505", "3605", "3705", undefined]);
    expect(offered(game, "hex")).toEqual(rules.board.surplusShips.map((at) => rules.board.ids[at]));
  });

  const dealing = (mission = bombers, options: Partial<BattleScene> = {}): Forlorn =>
    battleScene({ mission, interceptors: ["us-p-40-1"], ...options });
  const dealt = (game: Forlorn, side: string): string[] =>
    decision(game, side).options.map(({ sequence, altitude }) => `${sequence} ${altitude}`);

  it("loaded bombers do not begin at high altitude, but for the B-17", () => {
    expect(dealt(dealing(), "japanese")).not.toContain("1 high");
    expect(dealt(dealing(), "japanese")).toContain("4 medium");
    const fortress = battleScene({ side: 0, mission: ["us-b-17-1"], interceptors: ["j11-a6m-1"] });
    expect(dealt(fortress, "allied")).toContain("1 high");
  });

  it("each unit has a number of its own, but for bombers in formation (9.7.4)", () => {
    const game = dealing();
    make(game, { do: "deal", unit: "j11-g4m-1", sequence: 2, altitude: "medium" });
    const second = dealt(game, "japanese");
    expect(second).toContain("2 medium");
    expect(second).not.toContain("2 low");
    make(game, { do: "deal", unit: "j11-g4m-2", sequence: 2, altitude: "medium" });
    expect(
      battleIn(game)
        .marks.slice(0, 2)
        .every((marks) => marks & BattleFlag.formation),
    ).toBe(true);
  });

  it("of the four numbers two units have any two: 2 and 4, as in the example", () => {
    const game = dealing();
    make(game, { do: "deal", unit: "j11-g4m-1", sequence: 2, altitude: "medium" });
    make(game, { do: "deal", unit: "j11-g4m-2", sequence: 4, altitude: "low" });
    expect(battleIn(game).sequences.slice(0, 2)).toEqual([2, 4]);
  });

  it.each([
    ["of different air fleets", ["j11-g4m-1", "jaaf-ki-21-1"], {}, 1],
    ["one of them disrupted", bombers, { flags: { "j11-g4m-1": DISRUPTED } }, 1],
    ["with one engine", ["jcf-d3a-1", "jcf-d3a-2"], {}, 1],
    ["of different nations", ["us-b-17-1", "au-hudson-1"], { side: 0 }, 1],
  ] as const)("not in formation: %s", (_, mission, options, sequence) => {
    const side = "side" in options ? 0 : 1;
    const game = battleScene({
      mission,
      interceptors: [side === 0 ? "j11-a6m-1" : "us-p-40-1"],
      ...options,
    });
    make(game, { do: "deal", unit: mission[0], sequence, altitude: "medium" });
    expect(dealt(game, side === 0 ? "allied" : "japanese")).not.toContain("1 medium");
  });

  it("an Allied formation never has the number 4", () => {
    const game = battleScene({
      side: 0,
      mission: ["us-b-17-1", "us-b-17-2"],
      interceptors: ["j11-a6m-1"],
    });
    make(game, { do: "deal", unit: "us-b-17-1", sequence: 4, altitude: "medium" });
    expect(dealt(game, "allied")).not.toContain("4 medium");
  });

  it("mission units begin on M hexes, one to a hex, a formation side by side with one facing", () => {
    const game = dealing();
    make(game, { do: "deal", unit: "us-p-40-1", sequence: 1, altitude: "low" });
    for (const unit of bombers) make(game, { do: "deal", unit, sequence: 2, altitude: "medium" });
    expect(new Set(offered(game, "hex"))).toEqual(
      new Set(rules.board.missionHexes.map((at) => rules.board.ids[at])),
    );
    make(game, { do: "place", hex: "3410", facing: "NE" });
    expect(decision(game).options).toEqual([
      { do: "place", unit: "j11-g4m-2", hex: "3310", facing: "NE" },
      { do: "place", unit: "j11-g4m-2", hex: "3510", facing: "NE" },
    ]);
  });

  it("numbers and altitudes are secret until a unit moves", () => {
    const seen = (
      [
        [1, "low"],
        [4, "medium"],
      ] as const
    ).map(([sequence, altitude]) => {
      const game = dealing(["j11-g4m-1"], { seed: 5 });
      make(game, { do: "deal", unit: "j11-g4m-1", sequence, altitude });
      make(game, { do: "deal", unit: "us-p-40-1", sequence: 2, altitude: "high" });
      expect(JSON.stringify(view(game, "japanese"))).toContain(`"sequence":${sequence}`);
      return JSON.stringify([view(game, "allied"), eventsFor(game, "allied")]);
    });
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toContain('"sequence":2');
    const game = dealing(["j11-g4m-1"]);
    make(game, { do: "deal", unit: "j11-g4m-1", sequence: 1, altitude: "low" });
    make(game, { do: "deal", unit: "us-p-40-1", sequence: 2, altitude: "high" });
    make(game, { do: "place", hex: "3410", facing: "N" });
    expect(JSON.stringify(view(game, "allied"))).toContain('"altitude":"low","sequence":1');
  });
});
