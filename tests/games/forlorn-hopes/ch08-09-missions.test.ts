import { describe, expect, it } from "vitest";
import { AirFlag, BaseState, Box, hasFlag, ShipFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { eventsFor, pending, view } from "../../../lib/kernel";
import { airUnit, base, decision, make, offered, scene, ship } from "./support";

const loop = (options: Parameters<typeof scene>[2] = {}) =>
  scene("alternating-missions", {}, { scenario: "training", ...options });

describe("8 the loop of missions", () => {
  it("begins with the non-Initiative player and ends when each has passed twice running (8.3, 8.4)", () => {
    const game = loop();
    const asked: string[] = [];
    while (pending(game).length > 0) {
      asked.push(decision(game).side);
      make(game, { do: "pass" });
    }
    expect(asked).toEqual(["allied", "japanese", "allied", "japanese"]);
  });

  it("a mission begins the count anew", () => {
    const game = loop();
    make(game, { do: "pass" }, { do: "pass" }, { do: "pass" });
    make(
      game,
      { do: "mission", mission: "stage" },
      { do: "stage", unit: "jaaf-ki-43-1" },
      { do: "stage-to", base: "menado" },
    );
    const asked: string[] = [];
    while (pending(game).length > 0) {
      asked.push(decision(game).side);
      make(game, { do: "pass" });
    }
    expect(asked).toEqual(["allied", "japanese", "allied", "japanese"]);
  });

  it("8.2 the Initiative player performs his missions first, and may end them early", () => {
    const start = (missions: number) =>
      scene(
        "initiative-missions",
        {},
        {
          scenario: "training",
          change: (position) => {
            position.initiativeMissions = missions;
          },
        },
      );
    expect(pending(start(0))).toEqual([]);
    const game = start(2);
    make(
      game,
      { do: "mission", mission: "stage" },
      { do: "stage", unit: "jaaf-ki-43-1" },
      { do: "stage-to", base: "menado" },
    );
    expect(game.table.position.initiativeMissions).toBe(1);
    make(game, { do: "end-initiative-missions" });
    expect([pending(game), game.table.position.initiativeMissions]).toEqual([[], 0]);
  });

  it("14.1.4 ships recover from disruption when the phase is over, and stay crippled", () => {
    const { table } = scene(
      "naval-disruption-removal",
      {},
      {
        change: ({ fleet }) => {
          fleet.flags[ship("us-ca")] = ShipFlag.disrupted | ShipFlag.crippled;
        },
      },
    );
    expect(table.position.fleet.flags[ship("us-ca")]).toBe(ShipFlag.crippled);
  });
});

describe("9.3 a stage", () => {
  it("takes a unit to an airbase within twice its range, into Flown, once a turn", () => {
    const game = loop();
    make(game, { do: "mission", mission: "stage" }, { do: "stage", unit: "au-hudson-1" });
    expect(offered(game, "base")).toContain("dili");
    make(game, { do: "stage-to", base: "dili" });
    const { air } = game.table.position;
    const unit = airUnit("au-hudson-1");
    expect([air.base[unit], air.box[unit], hasFlag(air.flags[unit]!, AirFlag.staged)]).toEqual([
      base("dili"),
      Box.flown,
      true,
    ]);
    make(game, { do: "pass" }, { do: "mission", mission: "stage" });
    expect(offered(game, "unit")).not.toContain("au-hudson-1");
  });

  it("is told to the enemy and nothing more", () => {
    const seen = (["us-p-40-1", "au-hudson-1"] as const).map((unit) => {
      const game = loop();
      make(
        game,
        { do: "mission", mission: "stage" },
        { do: "stage", unit },
        { do: "stage-to", base: "dili" },
      );
      return JSON.stringify([view(game, "japanese"), eventsFor(game, "japanese")]);
    });
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toContain("The Allies stage an air unit.");
  });

  it("does not end at a disrupted airbase or one without room", () => {
    const game = loop({
      change: ({ bases, air }) => {
        bases.state[base("ceram")] = BaseState.disrupted;
        for (const unit of ["us-p-40-3", "us-p-40-4"]) air.base[airUnit(unit)] = base("dili");
      },
    });
    make(game, { do: "mission", mission: "stage" }, { do: "stage", unit: "au-hudson-1" });
    expect(offered(game, "base")).not.toContain("ceram");
    expect(offered(game, "base")).not.toContain("dili");
  });

  it("9.12.1 a disrupted unit may have an accident; one that was regrouping is so no more", () => {
    const unit = airUnit("au-hudson-1");
    const staged = (die: number): number => {
      const game = loop({
        dice: [die],
        change: ({ air }) => {
          air.flags[unit] = AirFlag.disrupted;
          air.box[unit] = Box.regroup;
        },
      });
      make(
        game,
        { do: "mission", mission: "stage" },
        { do: "stage", unit: "au-hudson-1" },
        { do: "stage-to", base: "dili" },
      );
      expect(game.table.position.air.box[unit]).toBe(Box.flown);
      return game.table.position.air.flags[unit]! & AirFlag.reduced;
    };
    expect([staged(9), staged(10)]).toEqual([0, AirFlag.reduced]);
  });
});
