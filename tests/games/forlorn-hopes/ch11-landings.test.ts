import { describe, expect, it } from "vitest";
import { invariants } from "../../../lib/games/forlorn-hopes/invariants";
import { Gone, GroundFlag, hasFlag, ShipFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { ALLIED, JAPANESE } from "../../../lib/games/forlorn-hopes/model/rules";
import { below, pending, seedState, take } from "../../../lib/kernel";
import { type Field, field } from "./ground-field";
import { decision, diary, type Forlorn, ground, hex, make, offered, rules, rulesWith, ship } from "./support";

/** Japanese units off the coast of Java, aboard a transport. */
const landing = (options: Partial<Field> = {}) =>
  field("initiative-combat", {
    units: { "j-2-i1": "1406", "j-2-art": "1406", ...options.units },
    ships: { "jwf-t-1": "1406", ...options.ships },
    aboard: { "j-2-i1": "jwf-t-1", "j-2-art": "jwf-t-1", ...options.aboard },
    ...(options.supply && { supply: options.supply }),
    ...(options.flags && { flags: options.flags }),
    ...(options.dice && { dice: options.dice }),
    ...(options.change && { change: options.change }),
    ...(options.using && { using: options.using }),
  });

const land = { do: "land", at: "1406" };
/** The infantry comes first: guns do not land alone. */
const all = [land, { do: "land-unit", unit: "j-2-art" }];

const isAshore = (game: Forlorn, id: string): boolean => game.table.position.ground.aboard[ground(id)] === -1;
const has = (game: Forlorn, id: string, flag: number): boolean =>
  hasFlag(game.table.position.ground.flags[ground(id)]!, flag);

describe("11.5.2 an uncontested landing", () => {
  it("places the units, which take the hex and are in supply there, but do not move (11.5.3)", () => {
    const game = landing();
    make(game, ...all);
    expect([isAshore(game, "j-2-i1"), isAshore(game, "j-2-art")]).toEqual([true, true]);
    expect(game.table.position.control[hex("1406")]).toBe(JAPANESE);
    expect([has(game, "j-2-i1", GroundFlag.beachhead), has(game, "j-2-i1", GroundFlag.moved)]).toEqual([
      true,
      true,
    ]);
    expect(pending(game)).toEqual([]);
  });

  it("11.1 disrupted units do not land, 11.2.1 nor do guns without infantry", () => {
    const disrupted = landing({ flags: { "j-2-i1": GroundFlag.disrupted } });
    expect(pending(disrupted)).toEqual([]);
  });

  it("11.3 no more land than there is room for", () => {
    const ashore = { "j-2-i2": "1406", "j-2-i3": "1406", "j-38-i1": "1406" };
    const game = field("initiative-combat", {
      units: { "j-2-i1": "1406", ...ashore },
      ships: { "jwf-t-1": "1406" },
      aboard: { "j-2-i1": "jwf-t-1" },
    });
    expect(pending(game)).toEqual([]);
  });

  it("13.3 supply units land with ground units or where one is; they are a supply line", () => {
    const options = { supply: { "j-1": ["1406", 1] as const }, aboard: { "j-1": "jwf-t-1" } };
    const game = landing(options);
    make(game, land);
    make(game, { do: "land-unit", unit: "j-2-art" }, { do: "land-supply", supply: "j-1" });
    expect(game.table.position.supply[0]).toMatchObject({ aboard: -1, site: hex("1406") });
    const alone = field("initiative-combat", { units: {}, ships: { "jwf-t-1": "1406" }, ...options });
    expect(pending(alone)).toEqual([]);
  });

  it("11.5 into a coastal hex without a port, or with one where scenario or data allow it (A-39)", () => {
    const hexes = (allowed: boolean, using = rules) =>
      offered(
        field("initiative-combat", {
          units: { "j-2-i1": "1506" },
          ships: { "jwf-t-1": "1506" },
          aboard: { "j-2-i1": "jwf-t-1" },
          using,
          change: (position) => {
            position.terms = {
              ...position.terms,
              rules: { ...position.terms.rules, landingInPort: allowed },
            };
          },
        }),
        "at",
      );
    const inData = rulesWith("parameters.json", "/ground/landingInPort", true);
    expect([hexes(false), hexes(true), hexes(false, inData)]).toEqual([[], ["1506"], ["1506"]]);
  });
});

describe("11.5.1 a contested landing", () => {
  const units = { "nl-6": "1406" };

  it("the defender rolls: his factor and the other modifiers against that of the landing", () => {
    // 3 against 6: a die of 3 is 0, 4 is 1, 8 is 5.
    const outcome = (die: number) => {
      const game = landing({ units, dice: [die, 9] });
      make(game, ...all, { do: "retreat-to", at: "1507" });
      const { flags, site } = game.table.position.ground;
      return [
        isAshore(game, "j-2-i1"),
        has(game, "j-2-i1", GroundFlag.disrupted),
        flags[ground("nl-6")]! & 3,
        site[ground("nl-6")] === hex("1406"),
      ];
    };
    // Overrun: disrupted, a step less, away. Ashore: disrupted and away. Foothold: the landing is disrupted.
    const [overrun, ashore, foothold] = [outcome(3), outcome(4), outcome(8)];
    expect(overrun).toEqual([true, false, GroundFlag.disrupted | GroundFlag.reduced, false]);
    expect(ashore).toEqual([true, false, GroundFlag.disrupted, false]);
    expect(foothold).toEqual([true, true, 0, false]);
  });

  it("an overrun eliminates infantry of one step, and its guns with it, once each (11.2.1)", () => {
    const game = landing({ units: { "nl-cav": "1406", "us-2-131": "1406" }, dice: [1] });
    make(game, ...all);
    expect(diary(game)).toContain("is an overrun");
    const lost = game.table.events.filter(({ text }) => text.endsWith("is eliminated."));
    expect(lost.map(({ text }) => text)).toEqual([
      "Motorized Cavalry Battalion is eliminated.",
      "2/131 Artillery Regiment is eliminated.",
    ]);
  });

  it("repulsed units stay aboard; beaten off ones are disrupted, and the first loses a step", () => {
    const outcome = (die: number) => {
      const game = landing({
        units: { "au-md-1": "1406", "us-2-131": "1406" },
        supply: { "a-1": ["1406", 1] },
        dice: [die],
      });
      make(game, land, { do: "go-ashore" });
      return [
        isAshore(game, "j-2-i1"),
        game.table.position.ground.flags[ground("j-2-i1")]! & 3,
        pending(game).length,
      ];
    };
    // 5 against 4: 7 is 8, 10 is 11.
    expect(outcome(7)).toEqual([false, 0, 0]);
    expect(outcome(10)).toEqual([false, GroundFlag.disrupted | GroundFlag.reduced, 0]);
  });

  it("warships of the transport mission bombard first (10.5)", () => {
    const game = landing({
      units,
      ships: { "jcf-ca-1": "1406" },
      dice: [10, 1],
      change: ({ fleet }) => {
        fleet.flags[ship("jcf-ca-1")] = ShipFlag.transported;
      },
    });
    make(game, ...all);
    expect(decision(game).rule).toContain("10.5");
    make(game, { do: "bombard", unit: "nl-6" });
    expect(diary(game).indexOf("bombards")).toBeLessThan(diary(game).indexOf("The landing"));
  });

  it("11.5 troops aboard destroyers and light cruisers cannot make one", () => {
    const offers = (carrier: string) =>
      offered(
        field("initiative-combat", {
          units: { "j-2-i1": "1406", ...units },
          ships: { [carrier]: "1406" },
          aboard: { "j-2-i1": carrier },
        }),
        "at",
      );
    expect([offers("jwf-dd-1"), offers("jwf-t-1")]).toEqual([[], ["1406"]]);
  });

  it("a city or port, disruption, foul weather, barges, paratroops and a damaged transport count", () => {
    const total = (change: Field["change"], transport = "jwf-t-1") => {
      const game = field("initiative-combat", {
        units: { "j-2-i1": "1406", ...units },
        ships: { [transport]: "1406" },
        aboard: { "j-2-i1": transport },
        dice: [5, 9],
        ...(change && { change }),
      });
      make(game, land);
      const roll = game.table.events.find(({ text }) => /^Roll|landing at/.test(text));
      return /success|foothold|overrun|repulsed|beaten off/.exec(diary(game))?.[0] ?? String(roll?.text);
    };
    // 5 + 3 - 4 = 4: ashore. One more is a foothold, four less an overrun.
    expect(total(undefined)).toBe("success");
    expect(total((position) => void position.events.push("foul-weather"))).toBe("foothold");
    expect(total(({ fleet }) => (fleet.flags[ship("jwf-t-1")] = ShipFlag.crippled))).toBe("foothold");
    expect(
      total((position) => {
        position.ground.flags[ground("nl-6")] = GroundFlag.disrupted;
        position.paratroops.site = hex("1406");
      }, "jwf-daihatsu"),
    ).toBe("overrun");
  });

  it("its table is data", () => {
    const game = landing({
      units,
      dice: [10],
      using: rulesWith("charts/contested-landing.json", "/rows/5-7/cells/result", "repulsed"),
    });
    make(game, ...all);
    expect(isAshore(game, "j-2-i1")).toBe(false);
  });

  it("11.4.4 on an island of one hex the defenders cannot retreat", () => {
    const game = field("initiative-combat", {
      units: { "j-2-i1": "2108", "nl-barisan": "2108" },
      ships: { "jwf-t-1": "2108" },
      aboard: { "j-2-i1": "jwf-t-1" },
      dice: [4],
    });
    make(game, { do: "land", at: "2108" });
    expect(game.table.position.ground.site[ground("nl-barisan")]).toBe(Gone.lost);
    expect(game.table.position.control[hex("2108")]).toBe(JAPANESE);
  });
});

describe("ground phases at random", () => {
  /** Units of both sides strewn over Java and Sumatra, and some aboard. */
  function strewn(seed: number): Forlorn {
    const random = seedState(seed);
    const land = [
      "1506",
      "1507",
      "1606",
      "1607",
      "1707",
      "1708",
      "1807",
      "1405",
      "1305",
      "1306",
      "1404",
      "1304",
    ];
    const units: Record<string, string> = {};
    const hexes = new Map<string, number>();
    for (const [unit, { id, side, type }] of rules.groundUnits.entries()) {
      if (type !== "infantry" || id.startsWith("j-48")) continue;
      const at = land[below(random, land.length)]!;
      if ((hexes.get(at) ?? side) !== side || Object.values(units).filter((each) => each === at).length >= 3)
        continue;
      hexes.set(at, side);
      units[id] = at;
      // Guns go where infantry of their side is.
      const guns = rules.groundUnits.find(
        (each, n) => n > unit && each.side === side && each.type === "artillery" && !(each.id in units),
      );
      const isAlone = !Object.entries(units).some(
        ([id, hexId]) => hexId === at && rules.groundUnits[ground(id)]!.type === "artillery",
      );
      if (guns && isAlone && below(random, 3) === 0) units[guns.id] = at;
    }
    return field("ground-operations", {
      units: { ...units, "j-48-f1": "1406", "j-48-f2": "1506" },
      aboard: { "j-48-f1": "jwf-t-1", "j-48-f2": "jwf-t-2", "j-1": "jwf-t-1" },
      ships: { "jwf-t-1": "1406", "jwf-t-2": "1506" },
      supply: { "a-1": ["1607", 2], "a-2": ["1305", 1], "j-1": ["1406", 1] },
      seed,
      change: (position) => (position.initiative = below(random, 2)),
    });
  }

  it("end, and all is sound after each choice", () => {
    let attacks = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const game = strewn(seed);
      const random = seedState(seed + 1000);
      for (let choices = 0; game.asked !== 0; choices++) {
        const side = game.asked & 1 ? ALLIED : JAPANESE;
        const codes = game.codes.length > 0 ? game.codes : game.table.codes(side);
        take(game, side, codes[below(random, codes.length)]!);
        expect(invariants(game.table)).toEqual([]);
        expect(choices).toBeLessThan(200);
      }
      if (diary(game).includes("attacks")) attacks++;
    }
    expect(attacks).toBeGreaterThan(75);
  });
});
