import { describe, expect, it } from "vitest";
import { BattleFlag } from "../../../lib/games/forlorn-hopes/model/battle";
import { battleIn, cityOf, DISRUPTED, impulseOf, type Stand } from "./battle-scene";
import { diary, type Forlorn, hex, make, offered, rules, ship } from "./support";

const { loaded } = BattleFlag;

describe("9.10 attacks out of the battle", () => {
  const over = (
    unit: string,
    stand: Stand,
    options: Partial<Parameters<typeof impulseOf>[2]> = {},
  ): Forlorn => {
    const other = unit.startsWith("j") ? "us-p-40-6" : "j11-a6m-7";
    return impulseOf(
      unit,
      { [unit]: { marks: loaded, ...stand }, [other]: { at: "4001", altitude: "low", sequence: 2 } },
      { side: unit.startsWith("j") ? 1 : 0, mission: [unit], interceptors: [other], ...options },
    );
  };
  const modes = (game: Forlorn): unknown[] => offered(game, "mode");

  it("9.10.8 over a T hex alone", () => {
    expect(modes(over("j11-g3m-1", { at: "3405" }))).toEqual(["regular"]);
    expect(modes(over("j11-g3m-1", { at: "3406" }))).toEqual([]);
  });

  it("9.9 anti-aircraft fire, then the bombs; it flies on, and faster from the next impulse (9.10.11)", () => {
    const game = over("j11-g3m-1", { at: "3405" }, { dice: [1, 10], target: cityOf("soerabaja") });
    make(game, { do: "attack", mode: "regular" });
    expect(diary(game)).toMatch(/Anti-aircraft fire of Soerabaja[^]*attacks Soerabaja/);
    expect(battleIn(game).marks[0]! & (loaded | BattleFlag.attacked)).toBe(BattleFlag.attacked);
    expect(game.state.frames.at(-1)!.data.points).toBe(3);
    expect(offered(game, "side")).not.toContain("roll");
    expect(modes(game)).toEqual([]);
  });

  it("9.10.2 strafing costs a point, at low altitude, before any air combat", () => {
    const game = over("j11-a6m-1", { at: "3405", altitude: "low", marks: 0 }, { dice: [1, 1] });
    expect(modes(game)).toEqual(["strafe"]);
    make(game, { do: "attack", mode: "strafe" });
    expect(game.state.frames.at(-1)!.data.points).toBe(5);
    expect(modes(over("j11-a6m-1", { at: "3405", marks: 0 }))).toEqual([]);
    const fought = { at: "3405", altitude: "low", marks: BattleFlag.engaged } as const;
    expect(modes(over("j11-a6m-1", fought))).toEqual([]);
  });

  it("9.10.3 dive bombing costs two points at low altitude", () => {
    const game = over("jcf-d3a-1", { at: "3405", altitude: "low" }, { dice: [1, 1] });
    expect(modes(game)).toEqual(["regular", "dive"]);
    make(game, { do: "attack", mode: "dive" });
    expect(game.state.frames.at(-1)!.data.points).toBe(2);
    expect(modes(over("jcf-d3a-1", { at: "3405" }))).toEqual(["regular"]);
  });

  it("9.10.4 precision bombing after three straight hexes at high altitude, the second or third of them the target", () => {
    const stand = (at: string, straight: number): Stand => ({ at, altitude: "high", straight });
    expect(modes(over("us-b-17-1", stand("3405", 3)))).toEqual(["regular", "precision"]);
    expect(modes(over("us-b-17-1", stand("3405", 2)))).toEqual(["regular"]);
    // The second of the three was the target: it attacks from the hex behind it.
    expect(modes(over("us-b-17-1", stand("3404", 3)))).toEqual(["precision"]);
    expect(modes(over("us-b-17-1", stand("3403", 4)))).toEqual([]);
    expect(modes(over("us-b-17-1", { ...stand("3405", 3), altitude: "medium" }))).toEqual(["regular"]);
  });

  it("straight hexes count over impulses, and begin anew with a turn, a roll, a climb or a dive", () => {
    const game = over("us-b-17-1", { at: "3408", altitude: "high", straight: 2 });
    make(game, { do: "ahead" });
    expect(battleIn(game).straight[0]).toBe(3);
    make(game, { do: "dive" });
    expect(battleIn(game).straight[0]).toBe(0);
  });

  describe("of ships", () => {
    const fleet = (at: string, second = "3505") => ({
      target: { kind: "naval" as const, site: hex("1807") },
      battle: (battle: ReturnType<typeof battleIn>) => {
        battle.ships = [ship("us-ca"), ship("nl-cl")];
        battle.shipHexes = [rules.board.of[at]!, rules.board.of[second]!];
      },
    });

    it("9.10.6 a torpedo after two straight hexes at low altitude, the last that of the ship; it is not changed for bombs", () => {
      const armed = (straight: number, altitude: Stand["altitude"] = "low"): Forlorn =>
        over(
          "jcf-b5n-1",
          { at: "3405", altitude, straight, marks: loaded | BattleFlag.torpedo },
          fleet("3405"),
        );
      expect(modes(armed(2))).toEqual(["torpedo"]);
      expect(modes(armed(1))).toEqual([]);
      expect(modes(armed(2, "medium"))).toEqual([]);
      expect(modes(over("jcf-b5n-1", { at: "3405", altitude: "low", straight: 2 }, fleet("3405")))).toEqual([
        "regular",
      ]);
    });

    it("9.10.8 in the hex of the ship, where that is no T hex, too; its T hex alone is not enough", () => {
      expect(offered(over("jcf-b5n-1", { at: "3406" }, fleet("3406")), "ship")).toEqual(["us-ca"]);
      expect(offered(over("jcf-b5n-1", { at: "3405" }, fleet("3406")), "ship")).toEqual([]);
    });

    it("9.9.3 ships in hexes next to the one attacked fire, too", () => {
      const firers = (second: string): number => {
        const game = over("jcf-b5n-1", { at: "3405" }, { ...fleet("3405", second), dice: [1, 1, 1, 1] });
        make(game, { do: "attack", mode: "regular" });
        return diary(game).match(/Anti-aircraft fire of/g)!.length;
      };
      expect([firers("3505"), firers("3705")]).toEqual([2, 1]);
    });

    it("9.10.4 a B-17 attacks no ship that is not crippled", () => {
      const game = over(
        "us-b-17-1",
        { at: "3405", altitude: "high", straight: 3 },
        {
          target: { kind: "naval", site: hex("1807") },
          battle: (battle) => {
            battle.ships = [ship("jcf-ca-1")];
            battle.shipHexes = [rules.board.of["3405"]!];
          },
        },
      );
      expect(modes(game)).toEqual([]);
    });
  });

  it("9.11 paratroops drop at medium altitude after three straight hexes, from an undisrupted unit", () => {
    const drop = (stand: Stand, flags = 0): Forlorn =>
      over("jaaf-ki-56", stand, {
        target: { kind: "drop", site: hex("1807") },
        flags: { "jaaf-ki-56": flags },
        dice: [1],
      });
    expect(modes(drop({ at: "3404", straight: 3 }))).toEqual(["drop"]);
    expect(modes(drop({ at: "3405", straight: 2 }))).toEqual([]);
    expect(modes(drop({ at: "3405", straight: 3, altitude: "low" }))).toEqual([]);
    expect(modes(drop({ at: "3405", straight: 3 }, DISRUPTED))).toEqual([]);
    const game = drop({ at: "3405", straight: 3 });
    make(game, { do: "attack", mode: "drop" });
    expect(game.table.position.paratroops.missions).toBe(1);
  });

  it("9.8 a bomber may jettison its bombs: a point for the enemy, and none at the end again", () => {
    const game = over("j11-g3m-1", { at: "3408" });
    make(game, { do: "jettison" });
    expect(game.table.position.points).toEqual([1, 0]);
    expect(battleIn(game).marks[0]! & (loaded | BattleFlag.jettisoned)).toBe(BattleFlag.jettisoned);
    expect(modes(over("j11-g3m-1", { at: "3405", marks: BattleFlag.jettisoned }))).toEqual([]);
  });
});
