import { describe, expect, it } from "vitest";
import { AirFlag } from "../../../../lib/games/forlorn-hopes/model/position";
import { ALLIED, JAPANESE } from "../../../../lib/games/forlorn-hopes/model/rules";
import { steady } from "../../../../lib/games/forlorn-hopes/players";
import { airPlan } from "../../../../lib/games/forlorn-hopes/players/air-plan";
import { bestDrop } from "../../../../lib/games/forlorn-hopes/players/drops";
import { DONE, seedState } from "../../../../lib/kernel";
import { airUnit, base, ground, hex, rules, scene } from "../support";

/** Training on its last turn. */
const lastTurn = { scenario: "training", change: (position: { turn: number }) => void (position.turn = 5) };

describe("the raids of steady in Forlorn Hopes", () => {
  it("go for an airbase that counts, not for an empty one that does not (17.1.4)", () => {
    const { table } = scene("alternating-missions", { side: JAPANESE }, lastTurn);
    expect(airPlan(table, JAPANESE)).toMatchObject({ site: hex("2509"), target: { base: base("koepang") } });
  });

  it("take the best fighter along as escort: the one with the ace (9.7.12)", () => {
    const { table } = scene("alternating-missions", { side: JAPANESE }, { scenario: "training" });
    const ace = [...table.position.air.flags.keys()].filter(
      (unit) => table.position.air.flags[unit]! & AirFlag.ace,
    );
    expect(ace).toEqual([airUnit("jaaf-ki-43-2")]);
    expect(airPlan(table, JAPANESE)!.airUnits).toContain(ace[0]);
  });

  it("drop paratroops on troops that own infantry is about to attack, and nowhere else (9.11)", () => {
    const drop = (at: string) => {
      const { table } = scene(
        "alternating-missions",
        { side: JAPANESE },
        {
          change: ({ air, ground: { site } }) => {
            // Nothing of the enemy flies; Palembang has its garrison.
            for (const [unit, each] of rules.airUnits.entries())
              if (each.side === ALLIED) air.base[unit] = -2;
            air.base[airUnit("jaaf-ki-56")] = base("indochina");
            site[ground("j-2-i1")] = hex(at);
          },
        },
      );
      return bestDrop(table, JAPANESE, [airUnit("jaaf-ki-56")])?.site;
    };
    expect(drop("1304")).toBe(hex("1305"));
    expect(drop("2404")).toBeUndefined();
  });

  it("go on with disrupted units on the last turn: none is sent to regroup (7.2)", () => {
    const choose = (turn: number): number => {
      const game = scene(
        "regroup-units",
        { side: ALLIED },
        {
          scenario: "training",
          change: (position) => {
            position.turn = turn;
            position.air.flags[airUnit("us-p-40-1")] = AirFlag.disrupted;
          },
        },
      );
      return steady.play(game, ALLIED, seedState(1));
    };
    expect(choose(4)).toBe(airUnit("us-p-40-1"));
    expect(choose(5)).toBe(DONE);
  });
});
