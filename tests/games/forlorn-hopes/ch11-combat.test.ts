import { describe, expect, it } from "vitest";
import { Gone, GroundFlag, hasFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { ALLIED } from "../../../lib/games/forlorn-hopes/model/rules";
import { choose, pending, type Json } from "../../../lib/kernel";
import { type Field, field } from "./ground-field";
import { decision, diary, type Forlorn, ground, hex, make, offered, rulesWith } from "./support";

/** The combat of Japan, who has the initiative and a port at Batavia. */
const combat = (options: Field) =>
  field("initiative-combat", { ...options, japanese: ["1506", ...(options.japanese ?? [])] });

const refusal = (game: Forlorn, choice: Record<string, Json>): string => {
  const result = choose(game, decision(game).side, choice);
  if (result.ok) throw new Error("It was not refused.");
  return result.error.rule ?? "";
};

/** Where a unit is, and its marks. */
const stateOf = (game: Forlorn, id: string): { at: number; disrupted: boolean; reduced: boolean } => {
  const { site, flags } = game.table.position.ground;
  const unit = ground(id);
  return {
    at: site[unit]!,
    disrupted: hasFlag(flags[unit]!, GroundFlag.disrupted),
    reduced: hasFlag(flags[unit]!, GroundFlag.reduced),
  };
};

const attack = { do: "attack", unit: "j-2-i1", at: "1606" };

describe("11.4 ground combat", () => {
  const units = { "j-2-i1": "1507", "nl-6": "1606" };

  it("11.4.1 the die, plus the attacking factor, less the defending one, against that factor", () => {
    const fought = (dice: number[], flags: Record<string, number> = {}) => {
      const game = combat({ units: { ...units, "nl-1-2": "1607" }, flags, dice });
      make(game, attack);
      return { attacker: stateOf(game, "j-2-i1"), defender: stateOf(game, "nl-6"), game };
    };
    // 4 against 3: a die of 2 is 3, no effect; 3 is 4, above the factor; 6 is 7, above its double.
    expect(fought([2]).defender).toEqual({ at: hex("1606"), disrupted: false, reduced: false });
    expect(fought([3, 3]).defender).toEqual({ at: hex("1606"), disrupted: true, reduced: false });
    // The second die is above the factor: it retreats to the one hex that is farther away.
    expect(fought([3, 4]).defender).toEqual({ at: hex("1707"), disrupted: true, reduced: false });
    expect(fought([6]).defender).toEqual({ at: hex("1707"), disrupted: true, reduced: true });
    expect(fought([6], { "nl-6": GroundFlag.reduced }).defender.at).toBe(Gone.lost);
  });

  it("11.4.1 at 0 or less the attacker is disrupted", () => {
    const game = combat({ units: { "j-tk2-1": "1507", "j-2-i1": "1507", "nl-6": "1606" }, dice: [1] });
    make(game, { do: "attack", unit: "j-tk2-1", at: "1606" });
    expect([stateOf(game, "j-tk2-1").disrupted, stateOf(game, "j-2-i1").disrupted]).toEqual([true, false]);
  });

  it("11.4.1 a city, foul weather and jungle help the defender", () => {
    const effect = (at: string, from: string, die: number, events: string[] = []) => {
      const game = combat({
        units: { "j-2-i1": from, "nl-6": at },
        japanese: [from],
        supply: { "j-1": [from, 1] },
        dice: [die, 1],
        change: (position) => void position.events.push(...events),
      });
      make(game, { do: "attack", unit: "j-2-i1", at });
      return stateOf(game, "nl-6").disrupted;
    };
    expect([effect("1606", "1507", 3), effect("1606", "1507", 2)]).toEqual([true, false]);
    expect([effect("1807", "1707", 4), effect("1807", "1707", 3)]).toEqual([true, false]);
    expect([effect("1103", "1104", 5), effect("1103", "1104", 4)]).toEqual([true, false]);
    expect(effect("1606", "1507", 5, ["foul-weather"])).toBe(false);
    expect(effect("1606", "1507", 7, ["foul-weather"])).toBe(true);
  });

  it("11.4.1 modifiers are data", () => {
    const game = combat({
      units,
      using: rulesWith("rolls/ground-combat.json", "/modifiers/attacking-factor/add", 2),
      dice: [1, 1],
    });
    make(game, attack);
    expect(stateOf(game, "nl-6").disrupted).toBe(true);
  });

  it("a unit attacks once a turn, and a hex may be attacked several times", () => {
    const game = combat({ units: { ...units, "j-2-i2": "1507" }, dice: [1, 1] });
    make(game, attack);
    expect(offered(game, "unit")).toEqual(["j-2-i2"]);
    expect(refusal(game, attack)).toBe("11.4");
    make(game, { ...attack, unit: "j-2-i2" });
    expect(pending(game)).toEqual([]);
  });

  it("the attacker names the defending unit (A-22)", () => {
    const game = combat({ units: { ...units, "nl-1-1": "1606" }, dice: [4, 1] });
    make(game, attack);
    expect([decision(game).side, offered(game, "unit")]).toEqual(["japanese", ["nl-1-1", "nl-6"]]);
    make(game, { do: "target", unit: "nl-1-1" });
    expect(stateOf(game, "nl-1-1").disrupted).toBe(true);
  });

  it("units that only defend do not attack, nor do disrupted ones (11.4.3)", () => {
    const game = field("other-combat", {
      units: { "nl-lstm-1": "1506", "nl-1-1": "1506", "nl-1-2": "1506", "j-2-i1": "1507" },
      flags: { "nl-1-2": GroundFlag.disrupted },
      supply: { "a-1": ["1506", 1] },
    });
    expect(offered(game, "unit")).toEqual(["nl-1-1"]);
    expect(refusal(game, { do: "attack", unit: "nl-lstm-1", at: "1507" })).toBe("11.4");
    expect(refusal(game, { do: "attack", unit: "nl-1-2", at: "1507" })).toBe("11.4.3");
  });

  it("no attack on a hex in which the unit would be out of supply, unless its port would supply it", () => {
    const attacks = (at: string, from: string) =>
      offered(
        field("initiative-combat", {
          units: { "j-2-i1": from, "j-2-i2": "1405", "nl-6": at, "nl-1-1": "1306" },
        }),
        "at",
      ).includes(at);
    expect([attacks("1606", "1507"), attacks("1506", "1507")]).toEqual([false, true]);
  });
});

describe("11.4 supporting arms", () => {
  const units = { "j-2-i1": "1507", "j-2-art": "1507", "j-tk2-1": "1507", "nl-6": "1606" };

  it("one artillery and one armor unit attack with an infantry unit in supply, each once", () => {
    const game = combat({ units, dice: [1, 1] });
    make(game, attack);
    expect(offered(game, "units")).toHaveLength(4);
    make(game, { do: "support", units: ["j-tk2-1", "j-2-art"] });
    expect(diary(game)).toContain("8 against 3");
    expect(pending(game)).toEqual([]);
  });

  it("they defend with it, also disrupted ones (11.4.3); artillery out of supply does not", () => {
    const strength = (supply: boolean) => {
      const game = combat({
        units: { "j-2-i1": "1507", "nl-6": "1606", "us-2-131": "1606", "nl-1-art": "1606" },
        flags: { "us-2-131": GroundFlag.disrupted },
        japanese: ["1607", "1807"],
        ...(supply && { supply: { "a-1": ["1606", 1] as const } }),
        dice: [1],
      });
      make(game, attack, { do: "target", unit: "nl-6" });
      return /(\d+) against (\d+)/.exec(diary(game))![2];
    };
    expect([strength(true), strength(false)]).toEqual(["5", "3"]);
  });

  it("11.1 the non-Initiative player pays for each of them", () => {
    const game = field("other-combat", {
      units: { "nl-6": "1606", "us-2-131": "1606", "j-2-i1": "1507" },
      supply: { "a-1": ["1606", 1] },
      dice: [1],
    });
    make(game, { do: "attack", unit: "nl-6", at: "1507" }, { do: "support", units: ["us-2-131"] });
    expect([game.table.position.supply, game.table.position.supplyCredit]).toEqual([[], []]);
  });
});

describe("11.4.4 retreats", () => {
  const units = { "j-2-i1": "1507", "nl-6": "1606" };

  it("the owner chooses a hex away from the attacker, without an enemy", () => {
    const game = combat({
      units: { "j-2-i1": "1705", "nl-6": "1804", "j-2-i2": "1904" },
      supply: { "j-1": ["1705", 1] },
      dice: [9],
    });
    make(game, { do: "attack", unit: "j-2-i1", at: "1804" });
    expect([decision(game).side, offered(game, "at")]).toEqual(["allied", ["1803", "1905"]]);
    make(game, { do: "retreat-to", at: "1905" });
    expect(stateOf(game, "nl-6")).toEqual({ at: hex("1905"), disrupted: true, reduced: true });
  });

  it("11.3 it may come where there is no room", () => {
    const game = combat({
      units: { ...units, "nl-1-1": "1707", "nl-1-2": "1707", "nl-4": "1707", "j-2-i2": "1708" },
      dice: [7],
    });
    make(game, attack);
    expect(stateOf(game, "nl-6").at).toBe(hex("1707"));
  });

  it("a unit that cannot retreat is eliminated, with the guns that are left alone (11.2.1)", () => {
    const game = combat({
      units: { "j-2-i1": "1507", "nl-6": "1606", "nl-1-art": "1606", "j-2-i2": "1707", "j-2-i3": "1708" },
      dice: [7],
      japanese: ["1607"],
    });
    // Tjilatjap is next to the attacker as well.
    make(game, attack, { do: "target", unit: "nl-6" });
    const left = offered(game, "at");
    expect(left).toEqual([]);
    expect([stateOf(game, "nl-6").at, stateOf(game, "nl-1-art").at]).toEqual([Gone.lost, Gone.lost]);
  });

  it("guns and armor go with the last infantry", () => {
    const game = combat({ units: { ...units, "nl-1-art": "1606", "nl-1-1": "1707" }, dice: [9] });
    make(game, attack, { do: "target", unit: "nl-6" });
    expect([stateOf(game, "nl-6").at, stateOf(game, "nl-1-art").at]).toEqual([hex("1707"), hex("1707")]);
  });

  it("11.4.3 a disrupted unit that is disrupted again retreats without a second die", () => {
    const game = combat({ units, flags: { "nl-6": GroundFlag.disrupted }, dice: [3] });
    make(game, attack);
    expect(stateOf(game, "nl-6")).toEqual({ at: hex("1707"), disrupted: true, reduced: false });
  });

  it("11.5.3 what has landed and has no supply line is eliminated instead", () => {
    const game = field("other-combat", {
      units: { "nl-6": "1507", "j-2-i1": "1606" },
      flags: { "j-2-i1": GroundFlag.beachhead | GroundFlag.disrupted },
      supply: { "a-1": ["1507", 1] },
      dice: [7],
    });
    make(game, { do: "attack", unit: "nl-6", at: "1606" });
    expect(stateOf(game, "j-2-i1").at).toBe(Gone.lost);
  });

  it("a unit may leave the map where the land goes on, for good", () => {
    const game = combat({
      units: { "j-2-i1": "1203", "nl-6": "1102", "j-2-i2": "1202", "j-2-i3": "1103" },
      supply: { "j-1": ["1203", 1] },
      dice: [9],
    });
    make(game, { do: "attack", unit: "j-2-i2", at: "1102" });
    expect(stateOf(game, "nl-6").at).toBe(Gone.lost);
    expect(diary(game)).toContain("leaves the map");
    const closed = combat({
      units: { "j-2-i1": "1203", "nl-6": "1102", "j-2-i2": "1202", "j-2-i3": "1103" },
      supply: { "j-1": ["1203", 1] },
      dice: [9],
      using: rulesWith("map.json", "/hexes/1102/exit", false),
    });
    make(closed, { do: "attack", unit: "j-2-i2", at: "1102" });
    expect(diary(closed)).not.toContain("leaves the map");
  });

  it("a unit that retreats into an empty enemy hex takes it (2.3)", () => {
    const game = combat({ units, japanese: ["1707"], dice: [7] });
    make(game, attack);
    expect(game.table.position.control[hex("1707")]).toBe(ALLIED);
  });

  it("11.4.4 there is no advance: the hex stays its owner's until somebody comes", () => {
    const game = combat({ units, dice: [7] });
    make(game, attack);
    expect([game.table.position.control[hex("1606")], stateOf(game, "j-2-i1").at]).toEqual([
      ALLIED,
      hex("1507"),
    ]);
  });
});

describe("9.11 paratroops in ground combat", () => {
  const dropped = (
    at: string,
    dice: number[],
    using = undefined as ReturnType<typeof rulesWith> | undefined,
  ) => {
    const game = combat({
      units: { "j-2-i1": "1507", "nl-6": "1606" },
      dice,
      ...(using && { using }),
      change: ({ paratroops }) => {
        paratroops.site = hex(at);
      },
    });
    make(game, attack, { do: "support", paratroops: true });
    return game;
  };

  it("add 1 next to the enemy, 2 in his hex", () => {
    expect(diary(dropped("1707", [1]))).toContain("5 against 3");
    expect(diary(dropped("1606", [1, 1]))).toContain("6 against 3");
    const three = rulesWith("parameters.json", "/paratroops/attackOnEnemy", 3);
    expect(diary(dropped("1606", [1, 1], three))).toContain("7 against 3");
  });

  it("11.4.1 are eliminated when the unit on which they dropped stands, not when it retreats", () => {
    const left = (dice: number[]) => dropped("1606", dice).table.position.paratroops.site;
    expect([left([1, 1]), left([8])]).toEqual([-1, hex("1606")]);
  });

  it("11.4.1 are eliminated at the end of the combat when nobody attacked with them", () => {
    const game = combat({
      units: { "j-2-i1": "1507", "nl-6": "1606" },
      change: ({ paratroops }) => {
        paratroops.site = hex("1606");
      },
    });
    make(game, { do: "done" });
    expect(game.table.position.paratroops.site).toBe(-1);
  });

  it("add 1 to a Japanese unit that defends their hex", () => {
    const game = field("other-combat", {
      units: { "nl-6": "1606", "j-2-i1": "1507" },
      supply: { "a-1": ["1606", 1] },
      dice: [4],
      change: ({ paratroops }) => {
        paratroops.site = hex("1507");
      },
    });
    make(game, { do: "attack", unit: "nl-6", at: "1507" });
    expect(diary(game)).toContain("3 against 5");
  });
});
