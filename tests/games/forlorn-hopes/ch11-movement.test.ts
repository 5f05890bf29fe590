import { describe, expect, it } from "vitest";
import { GroundFlag, hasFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { ALLIED, JAPANESE } from "../../../lib/games/forlorn-hopes/model/rules";
import { choose, pending, type Json } from "../../../lib/kernel";
import { field } from "./ground-field";
import { decision, diary, type Forlorn, ground, hex, make, offered, rulesWith } from "./support";

/** Moves of a unit on offer: where to, and with whom. */
const movesOf = (game: Forlorn, unit: string): Json[] =>
  pending(game).flatMap(({ options }) =>
    options.flatMap((option) => (option["unit"] === unit ? [[option["to"]!, option["with"] ?? []]] : [])),
  );

const destinations = (game: Forlorn, unit: string): string[] =>
  [...new Set(movesOf(game, unit).map((move) => (move as [string])[0]))].sort();

const refusal = (game: Forlorn, choice: Record<string, Json>): { rule: string; message: string } => {
  const result = choose(game, decision(game).side, choice);
  if (result.ok) throw new Error("It was not refused.");
  return { rule: result.error.rule ?? "", message: result.error.message };
};

describe("11.0 the Ground Operations Phase", () => {
  it("the Initiative player moves and fights first, then the other", () => {
    const game = field("ground-operations", {
      units: { "j-2-i1": "1507", "nl-1-1": "1606" },
      japanese: ["1506"],
      supply: { "a-1": ["1606", 1] },
    });
    const asked: string[] = [];
    while (pending(game).length > 0) {
      asked.push(`${decision(game).side} ${game.state.frames.at(-1)!.step}`);
      make(game, { do: "done" });
    }
    expect(asked).toEqual([
      "japanese initiative-movement",
      "japanese initiative-combat",
      "allied other-movement",
      "allied other-combat",
    ]);
  });
});

describe("11.2 ground movement", () => {
  it("takes a unit to a neighbouring hex over land, not over a strait, once a turn", () => {
    const game = field("initiative-movement", { units: { "j-2-i1": "1405" }, japanese: ["1405"] });
    // Oosthaven: the Sunda Strait lies towards Java.
    expect(destinations(game, "j-2-i1")).toEqual(["1305", "1306", "1404"]);
    expect(refusal(game, { do: "move", unit: "j-2-i1", to: "1506" })).toMatchObject({ rule: "11.2" });
    make(game, { do: "move", unit: "j-2-i1", to: "1404" });
    expect(game.table.position.ground.site[ground("j-2-i1")]).toBe(hex("1404"));
    expect(pending(game)).toEqual([]);
  });

  it("11.3 does not enter a hex with an enemy unit, 11.4.3 nor does a disrupted unit move", () => {
    const game = field("initiative-movement", {
      units: { "j-2-i1": "1507", "j-2-i2": "1507", "nl-1-1": "1606" },
      flags: { "j-2-i2": GroundFlag.disrupted },
    });
    expect(destinations(game, "j-2-i1")).toEqual(["1406", "1506", "1607"]);
    expect(refusal(game, { do: "move", unit: "j-2-i1", to: "1606" })).toMatchObject({ rule: "11.3" });
    expect(refusal(game, { do: "move", unit: "j-2-i2", to: "1607" })).toMatchObject({ rule: "11.4.3" });
  });

  it("11.2.1 armor and artillery move with infantry, and are not left without it", () => {
    const game = field("initiative-movement", {
      units: { "j-2-i1": "1507", "j-2-art": "1507", "j-tk2-1": "1507" },
    });
    expect(movesOf(game, "j-2-i1")).toContainEqual(["1606", ["j-tk2-1", "j-2-art"]]);
    expect(movesOf(game, "j-2-i1").every((move) => (move as [string, string[]])[1].length === 2)).toBe(true);
    expect(refusal(game, { do: "move", unit: "j-2-i1", with: ["j-2-art"], to: "1606" }).rule).toBe("11.2.1");
    expect(refusal(game, { do: "move", unit: "j-2-art", to: "1606" }).rule).toBe("11.2.1");
    make(game, { do: "move", unit: "j-2-i1", with: ["j-tk2-1", "j-2-art"], to: "1606" });
    const { site } = game.table.position.ground;
    expect(["j-2-i1", "j-2-art", "j-tk2-1"].map((id) => site[ground(id)])).toEqual(
      Array(3).fill(hex("1606")),
    );
  });

  it("11.2.1 Japanese armor keeps to towns, cities and coasts", () => {
    const game = field("initiative-movement", {
      units: { "j-2-i1": "1104", "j-2-i2": "1104", "j-tk2-1": "1104" },
    });
    const withArmor = movesOf(game, "j-2-i1").flatMap((move) => {
      const [to, others] = move as [string, string[]];
      return others.length > 0 ? [to] : [];
    });
    // Inland jungle without a town is closed to it, a town is not.
    expect(destinations(game, "j-2-i1")).toEqual(["1103", "1203", "1204"]);
    expect(withArmor.sort()).toEqual(["1103", "1204"]);
  });

  it("2.3, 6.6.4 the hex that a unit enters comes to its side, and supply units alone there are lost (13.3)", () => {
    const game = field("initiative-movement", {
      units: { "j-2-i1": "1607" },
      supply: { "a-1": ["1708", 1] },
    });
    make(game, { do: "move", unit: "j-2-i1", to: "1708" });
    expect(game.table.position.control[hex("1708")]).toBe(JAPANESE);
    expect(game.table.position.control[hex("1607")]).toBe(JAPANESE);
    expect(game.table.position.supply).toEqual([]);
  });

  it("11.5.3 what has landed does not move before a supply line reaches it", () => {
    const landed = (supply: Record<string, [string, number]>) =>
      pending(
        field("initiative-movement", {
          units: { "j-2-i1": "1507" },
          flags: { "j-2-i1": GroundFlag.beachhead },
          supply,
        }),
      ).length;
    expect([landed({}), landed({ "j-1": ["1507", 1] })]).toEqual([0, 1]);
  });

  it("17.2.5 Singapore is closed to both sides until it surrenders", () => {
    const game = field("initiative-movement", {
      units: { "j-2-i1": "1202" },
      change: (p) => (p.control[hex("1303")] = -1),
    });
    expect(destinations(game, "j-2-i1")).not.toContain("1303");
    expect(refusal(game, { do: "move", unit: "j-2-i1", to: "1303" }).rule).toBe("17.2.5");
  });
});

describe("11.3 stacking", () => {
  it("a hex holds three infantry, one armor and one artillery unit", () => {
    const units = { "j-2-i1": "1606", "j-2-i2": "1606", "j-2-i3": "1606", "j-38-i1": "1607" };
    const game = field("initiative-movement", { units });
    expect(destinations(game, "j-38-i1")).not.toContain("1606");
    expect(refusal(game, { do: "move", unit: "j-38-i1", to: "1606" }).rule).toBe("11.3");
    const more = field("initiative-movement", {
      units,
      using: rulesWith("parameters.json", "/ground/infantry", 4),
    });
    expect(destinations(more, "j-38-i1")).toContain("1606");
  });

  it("what is too many after a retreat is eliminated at the end of the owner's movement, by his choice", () => {
    const game = field("initiative-movement", {
      units: { "j-2-i1": "1606", "j-2-i2": "1606", "j-2-i3": "1606", "j-38-i1": "1606" },
      flags: { "j-38-i1": GroundFlag.retreated },
    });
    make(game, { do: "done" });
    expect(offered(game, "unit")).toEqual(["j-2-i1", "j-2-i2", "j-2-i3", "j-38-i1"]);
    make(game, { do: "eliminate", unit: "j-2-i2" });
    expect([pending(game), game.table.position.ground.site[ground("j-2-i2")]]).toEqual([[], -2]);
    expect(hasFlag(game.table.position.ground.flags[ground("j-38-i1")]!, GroundFlag.retreated)).toBe(false);
  });
});

describe("11.1 what the non-Initiative player pays", () => {
  const units = { "nl-1-1": "1606", "nl-1-2": "1607", "au-black": "1708" };
  const paying = (
    supply: Record<string, [string, number]>,
    using = undefined as ReturnType<typeof rulesWith> | undefined,
  ) => field("other-movement", { units, supply, ...(using && { using }) });

  it("a supply unit for each two units that move, at once; a third costs another", () => {
    const game = paying({ "a-1": ["1606", 1], "a-2": ["1708", 1] });
    make(game, { do: "move", unit: "nl-1-1", to: "1506" }, { do: "spend", supply: "a-1" });
    expect(game.table.position.supply.map(({ id }) => id)).toEqual(["a-2"]);
    make(game, { do: "move", unit: "nl-1-2", to: "1606" });
    expect(game.table.position.supply).toHaveLength(1);
    make(game, { do: "move", unit: "au-black", to: "1707" });
    expect([game.table.position.supply, game.table.position.supplyCredit]).toEqual([
      [],
      [{ site: hex("1708"), hits: 0 }],
    ]);
  });

  it("a double supply unit becomes a single one", () => {
    const game = paying({ "a-1": ["1606", 2] });
    make(game, { do: "move", unit: "nl-1-1", to: "1506" });
    expect(game.table.position.supply[0]!.level).toBe(1);
  });

  it("without a supply unit on a valid route nothing moves; the Initiative player needs none", () => {
    expect(pending(paying({}))).toEqual([]);
    expect(pending(paying({ "a-1": ["2006", 1] }))).toEqual([]);
    expect(pending(field("initiative-movement", { units: { "j-2-i1": "1606" } }))).toHaveLength(1);
  });

  it("a unit that moves and attacks is paid for once (A-72)", () => {
    const game = field("ground-operations", {
      units: { "nl-1-1": "1606", "j-2-i1": "1807" },
      supply: { "a-1": ["1606", 1] },
      dice: [5],
    });
    make(game, { do: "done" }, { do: "move", unit: "nl-1-1", to: "1707" });
    expect(game.table.position.supply).toEqual([]);
    make(game, { do: "attack", unit: "nl-1-1", at: "1807" });
    expect(diary(game)).toContain("attacks");
    expect(game.table.position.supplyCredit).toEqual([]);
  });

  // Java from west to east: 1506, 1606, 1607, 1707, 1708, 1807.
  const hurt = (hits: Record<string, number>, supply: Record<string, [string, number]>) =>
    field("other-movement", {
      units: { "nl-1-1": "1506", "nl-1-2": "1606", "au-black": "1708" },
      supply,
      change: ({ supply: all, hits: onPlaces }) => {
        onPlaces.fill(4);
        for (const unit of all) unit.hits = hits[unit.id] ?? 0;
      },
    });

  it("13.4 what is spent pays for a second unit no farther away than the hits of the supply unit let it reach", () => {
    const move = { do: "move", unit: "nl-1-2", to: "1607" } as const;
    const near = hurt({ "a-1": 1 }, { "a-1": ["1506", 1] });
    make(near, move);
    // One hit: two hexes (Hits Effects Table). 1708 is farther away.
    expect(near.table.position.supplyCredit).toEqual([{ site: hex("1506"), hits: 1 }]);
    expect(destinations(near, "au-black")).toEqual([]);
    expect(destinations(near, "nl-1-1")).not.toEqual([]);
    const far = hurt({}, { "a-1": ["1506", 1] });
    make(far, move);
    expect(destinations(far, "au-black")).not.toEqual([]);
  });

  it("11.1 of two supply units that still pay for one unit each, the owner says which one does", () => {
    const game = hurt({ "a-1": 1, "a-2": 1 }, { "a-1": ["1506", 1], "a-2": ["1708", 1] });
    // Neither reaches the place of the other, three hexes away; both reach 1606.
    make(game, { do: "move", unit: "au-black", to: "1807" }, { do: "move", unit: "nl-1-1", to: "1507" });
    expect(game.table.position.supplyCredit).toHaveLength(2);
    make(game, { do: "move", unit: "nl-1-2", to: "1607" });
    expect(offered(game, "at")).toEqual(["1708", "1506"]);
    make(game, { do: "use-spent", at: "1506" });
    expect(game.table.position.supplyCredit).toEqual([{ site: hex("1708"), hits: 1 }]);
  });

  it("how many units one pays for is data", () => {
    const one = rulesWith("parameters.json", "/ground/unitsPerSupply", 1);
    const game = paying({ "a-1": ["1606", 1] }, one);
    make(game, { do: "move", unit: "nl-1-1", to: "1506" });
    expect(pending(game)).toEqual([]);
  });
});

describe("11.2 disembarking", () => {
  const ships = { "jwf-t-1": "1506" };

  it("what ships brought to a friendly port comes ashore at the beginning of its side's movement, and moves no further", () => {
    const game = field("initiative-movement", {
      units: { "j-2-i1": "1506", "j-2-art": "1506" },
      aboard: { "j-2-i1": "jwf-t-1", "j-2-art": "jwf-t-1", "j-1": "jwf-t-1" },
      supply: { "j-1": ["1506", 1] },
      ships,
      japanese: ["1506"],
    });
    const { ground: units, supply } = game.table.position;
    expect([units.aboard[ground("j-2-i1")], units.aboard[ground("j-2-art")], supply[0]!.aboard]).toEqual([
      -1, -1, -1,
    ]);
    expect(pending(game)).toEqual([]);
  });

  it("in an enemy port it stays aboard", () => {
    const game = field("initiative-movement", {
      units: { "j-2-i1": "1506" },
      aboard: { "j-2-i1": "jwf-t-1" },
      ships,
    });
    expect(game.table.position.control[hex("1506")]).toBe(ALLIED);
    expect(game.table.position.ground.aboard[ground("j-2-i1")]).not.toBe(-1);
  });

  it("where not all find room the owner chooses (11.3)", () => {
    const game = field("initiative-movement", {
      units: { "j-2-i1": "1506", "j-2-i2": "1506", "j-38-i1": "1506", "j-38-i2": "1506" },
      aboard: { "j-38-i1": "jwf-t-1", "j-38-i2": "jwf-t-1" },
      ships,
      japanese: ["1506"],
    });
    make(game, { do: "disembark", unit: "j-38-i2" });
    const { aboard } = game.table.position.ground;
    expect([aboard[ground("j-38-i1")] === -1, aboard[ground("j-38-i2")]]).toEqual([false, -1]);
  });
});
