import { describe, expect, it } from "vitest";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { choose, pending } from "../../../lib/kernel";
import { decision, diary, hex, make, offered, type Pacific, rules, rulesWith, scene, ship } from "./engine";
import { type Fleets, fleets, holds, withFleets } from "./fleets";

interface Given {
  allied?: string[];
  japanese?: string[];
  at?: string;
  light?: "day-am" | "night" | "dusk";
  hits?: Record<string, number>;
  alliedDetected?: boolean;
  japaneseDetected?: boolean;
  using?: Rules;
  dice?: number[];
  more?: Parameters<typeof fleets>[1];
  options?: string[];
}

const battle = ({
  allied = ["us-ca2"],
  japanese = ["j-ca1"],
  at = "1134",
  light = "night",
  hits = {},
  alliedDetected = true,
  japaneseDetected = true,
  using = rules,
  dice = [],
  options = [],
  more,
}: Given = {}): Pacific => {
  const group = (ships: string[], detected: boolean) => ({ at, ships, hits, detected });
  const both: Fleets = {
    allied: { "tf-1": group(allied, alliedDetected) },
    japanese: { "tf-1": group(japanese, japaneseDetected) },
  };
  const change = fleets(both, (position) => {
    position.lighting = light;
    more?.(position);
  });
  return scene("naval-battles", {}, withFleets(change, { using, dice, options }));
};

/** Everybody holds fire until somebody bids, withdraws or the battle is over. */
function holdFire(game: Pacific): void {
  for (let i = 0; i < 50; i++) {
    const asked = pending(game)[0];
    if (asked?.step !== "naval-fire-plan") return;
    const result = choose(game, asked.side, asked.options.at(-1)!);
    expect(result.ok).toBe(true);
  }
}
/** Nobody reorganises Task Forces. */
function done(game: Pacific): void {
  while (pending(game)[0]?.step === "reorganisation") make(game, { do: "done" });
}
const bid = (game: Pacific, allied: string, japanese: string): void => {
  for (const [side, what] of [
    ["allied", allied],
    ["japanese", japanese],
  ] as const) {
    const result = choose(game, side, { bid: what });
    if (!result.ok) throw new Error(result.error.message);
  }
};
const ranges = (game: Pacific): string[] =>
  [...diary(game).matchAll(/The range is (\w+)\./g)].map(([, range]) => range!);

describe("29.2 the phases", () => {
  it("29.2.1 each side places four naval units, 29.2.2 four more, and 29.2.3 all that remain", () => {
    const japanese = Array.from({ length: 9 }, (_, n) => `j-dd${n + 1}`);
    const game = battle({ japanese });
    const shown = () =>
      (game.table.frame("naval-battle")!.data.shownShips as number[]).filter(
        (n) => rules.ships[n]!.side === 1,
      );
    const place = (count: number) => {
      for (let i = 0; i < count; i++) make(game, decision(game, "japanese").options[0]!);
    };
    expect(shown()).toHaveLength(0);
    place(4);
    expect(shown()).toHaveLength(4);
    holdFire(game);
    bid(game, "short", "short");
    place(4);
    expect(shown()).toHaveLength(8);
    holdFire(game);
    bid(game, "short", "short");
    expect(shown()).toHaveLength(9);
  });

  it("how many are placed, and how many phases there are, stand in the parameters", () => {
    const two = battle({
      japanese: ["j-dd1", "j-dd2", "j-dd3"],
      using: rulesWith("parameters.json", "/navalCombat/placed", 2),
    });
    expect(decision(two, "japanese").prompt).toContain("1 of 2");
    const short = battle({ using: rulesWith("parameters.json", "/navalCombat/phases", 1) });
    holdFire(short);
    expect(decision(short).step).toBe("naval-withdrawal");
  });

  it("29.2.1 there are no bids in Phase 1, and the first phase with them stands in the parameters", () => {
    const game = battle();
    expect(decision(game, "allied").step).toBe("naval-fire-plan");
    const late = battle({ using: rulesWith("parameters.json", "/navalCombat/bidsFrom", 3) });
    holdFire(late);
    expect(decision(late, "allied").step).toBe("naval-bids");
    expect(late.table.frame("naval-battle")!.data.phase).toBe(3);
  });

  it("29.2.1 with Surprise one side fires alone in Phases 1 and 2, and both in Phase 3", () => {
    const firing = (using = rules) => {
      const game = battle({ japaneseDetected: false, using });
      const sides: string[][] = [];
      for (let n = 0; n < 3; n++) {
        if (n > 0) bid(game, "short", "short");
        sides.push(pending(game).map(({ side }) => side));
        holdFire(game);
      }
      return sides;
    };
    expect(firing()).toEqual([["japanese"], ["japanese"], ["allied", "japanese"]]);
    const using = rulesWith("parameters.json", "/navalCombat/surprisePhases", 1);
    expect(firing(using)[1]).toEqual(["allied", "japanese"]);
  });

  it("29.2.3 if nobody withdraws the battle goes on: no movement, and Phase 3 at short range in the next cycle", () => {
    const game = battle({ at: "0126", light: "day-am" });
    holdFire(game);
    bid(game, "long", "long");
    holdFire(game);
    bid(game, "long", "long");
    holdFire(game);
    make(game, { do: "stay" }, { do: "stay" });
    const { continuing, taskForces } = game.table.position;
    expect(continuing).toEqual([{ hex: hex("0126"), half: 0 }]);
    expect(taskForces.map(({ engaged }) => engaged)).toEqual([true, true]);
    const next = battle({
      at: "0126",
      light: "day-am",
      alliedDetected: false,
      japanese: ["j-dd1", "j-dd2", "j-dd3", "j-dd4", "j-dd5"],
      more: (position) => void position.continuing.push({ hex: hex("0126"), half: 0 }),
    });
    // No determination, no bids, and all ships take part.
    expect(next.table.frame("naval-battle")!.data).toMatchObject({ range: "short", surpriseSide: -1 });
    expect(next.table.frame("naval-battle")!.data.shownShips).toHaveLength(6);
    holdFire(next);
    expect(decision(next).step).toBe("naval-withdrawal");
  });

  it("29.2.3 a battle is over when one side has no ships left, and the survivors may reorganise (2.5.12)", () => {
    const game = battle({
      allied: ["us-ca2", "us-ca3"],
      japanese: ["j-cl8"],
      hits: { "j-cl8": 1 },
      dice: [1],
    });
    make(game, { do: "fire", ship: "us-ca2", at: "j-cl8", with: "guns" }, holds("us-ca3"), holds("j-cl8"));
    expect(decision(game)).toMatchObject({ side: "allied", step: "reorganisation", rule: "2.5.12" });
    make(game, { ship: "us-ca2", joins: "new" });
    expect(game.table.position.taskForces.filter(({ side }) => side === 0)).toHaveLength(2);
    done(game);
    expect(pending(game)).toEqual([]);
    expect(game.table.position.continuing).toEqual([]);
    expect(diary(game)).toContain("Yubari sinks.");
  });
});

describe("29.2.4 range", () => {
  it("Phase 1: medium by day in Coastal water, short at night in Restricted water", () => {
    expect(ranges(battle({ at: "0125", light: "day-am" }))).toEqual(["medium"]);
    expect(ranges(battle({ at: "1134", light: "night" }))).toEqual(["short"]);
    expect(ranges(battle({ at: "0126", light: "dusk" }))).toEqual(["long"]);
    const using = rulesWith("charts/range-determination.json", "/rows/coastal/cells/day-dusk", "long");
    expect(ranges(battle({ at: "0125", light: "day-am", using }))).toEqual(["long"]);
  });

  it("the example: from medium range, bids of medium and short make it short", () => {
    const game = battle({ at: "0125", light: "day-am" });
    holdFire(game);
    bid(game, "short", "medium");
    expect(ranges(game)).toEqual(["medium", "short"]);
  });

  it("long range is bid only in Open water by day or dusk, medium in Open or Coastal water", () => {
    const legal = (at: string, light: Given["light"] = "day-am", using = rules) => {
      const game = battle({ at, light, using });
      holdFire(game);
      return decision(game, "allied").options.map(({ bid: what }) => what);
    };
    expect(legal("0126")).toEqual(["short", "medium", "long", "withdraw"]);
    expect(legal("0126", "night")).toEqual(["short", "medium", "withdraw"]);
    expect(legal("0125")).toEqual(["short", "medium", "withdraw"]);
    expect(legal("1134")).toEqual(["short", "withdraw"]);
    const restricted = rulesWith("tables/terrain-effects.json", "/waters/restricted/mediumBid", true);
    expect(legal("1134", "day-am", restricted)).toContain("medium");
    const night = rulesWith("tables/lighting.json", "/conditions/night/longBid", true);
    expect(legal("0126", "night", night)).toContain("long");
  });

  it("bids are secret until both are made", () => {
    const game = battle();
    holdFire(game);
    expect(choose(game, "japanese", { bid: "short" }).ok).toBe(true);
    expect(pending(game)).toMatchObject([{ side: "allied", secret: true }]);
    expect(diary(game)).not.toContain("Bids");
    make(game, { bid: "short" });
    expect(diary(game)).toContain("Bids: the Allies short, Japan short.");
  });

  it("a bid that is not legal is refused with its rule", () => {
    const game = battle();
    holdFire(game);
    const result = choose(game, "allied", { bid: "long" });
    expect(result.ok ? {} : result.error).toMatchObject({
      rule: "29.2.4",
      message: "Long range can be bid only in Open water.",
    });
  });
});

describe("29.2.5 withdrawal", () => {
  it("the example: at medium range a bid to withdraw keeps the range; the other side fires once more, without reply", () => {
    const game = battle({ at: "0125", light: "day-am", dice: [0, 0] });
    holdFire(game);
    bid(game, "withdraw", "short");
    const { options, side } = decision(game);
    expect(side).toBe("allied");
    make(game, options[0]!);
    expect(pending(game)).toMatchObject([{ side: "japanese", step: "naval-fire-plan" }]);
    make(game, { do: "fire", ship: "j-ca1", at: "us-ca2", with: "guns" });
    done(game);
    expect(ranges(game)).toEqual(["medium", "medium"]);
    const { taskForces, fleet, continuing } = game.table.position;
    expect(fleet.hits[ship("us-ca2")]).toBeGreaterThan(0);
    expect(rules.hexes.ids[taskForces[0]!.hex]).toBe(options[0]!.to);
    expect(fleet.hex[ship("us-ca2")]).toBe(taskForces[0]!.hex);
    expect([continuing, pending(game)]).toEqual([[], []]);
  });

  it("when both bid to withdraw the Operation player does, and nobody fires", () => {
    const game = battle();
    holdFire(game);
    bid(game, "withdraw", "withdraw");
    expect(decision(game).side).toBe("japanese");
    make(game, decision(game).options[0]!);
    done(game);
    expect(pending(game)).toEqual([]);
    expect(game.table.position.taskForces[0]!.hex).toBe(hex("1134"));
  });

  it("after Phase 3 the Advantage player may withdraw without being fired at, then the other", () => {
    const game = battle();
    for (let n = 0; n < 2; n++) {
      holdFire(game);
      bid(game, "short", "short");
    }
    holdFire(game);
    expect(decision(game).side).toBe("japanese");
    make(game, { do: "stay" });
    expect(decision(game).side).toBe("allied");
    make(game, decision(game).options[0]!);
    done(game);
    expect([pending(game), game.table.position.continuing]).toEqual([[], []]);
  });

  it("ships go to adjacent water without enemy naval units or dummies", () => {
    const to = (blocked: string[]) => {
      const game = battle({
        more: (position) => {
          for (const [n, at] of blocked.entries())
            position.taskForces.push({
              ...position.taskForces[1]!,
              id: `tf-${n + 7}`,
              hex: hex(at),
              dummy: true,
            });
        },
      });
      holdFire(game);
      if (!offered(game, "bid").includes("withdraw")) return [];
      bid(game, "withdraw", "short");
      return offered(game, "to") as string[];
    };
    const all = to([]);
    expect(all.length).toBeGreaterThan(1);
    expect(to([all[0]!])).toEqual(all.slice(1));
    // Japan can still withdraw; the Allies cannot.
    const game = battle({
      more: (position) => {
        for (const at of all)
          position.taskForces.push({ ...position.taskForces[1]!, id: `tf-${at}`, hex: hex(at), dummy: true });
      },
    });
    holdFire(game);
    expect(decision(game, "allied").options).toEqual([{ bid: "short" }]);
    const refused = choose(game, "allied", { bid: "withdraw" });
    expect(refused.ok ? {} : refused.error).toMatchObject({ rule: "29.2.5" });
  });

  it("cripples, and amphibious transports, need a ship with guns that is not crippled; ships not Activated stay", () => {
    const withdraws = (allied: string[], hits: Record<string, number> = {}, activated = true) => {
      const game = battle({
        allied,
        hits,
        more: ({ fleet }) => {
          fleet.activated[ship(allied[0]!)] = activated;
        },
      });
      holdFire(game);
      return decision(game, "allied").options.some(({ bid: what }) => what === "withdraw");
    };
    expect(withdraws(["us-ca2"])).toBe(true);
    expect(withdraws(["us-ca2"], { "us-ca2": 4 })).toBe(false);
    expect(withdraws(["us-ca2", "us-ca3"], { "us-ca2": 4 })).toBe(true);
    expect(withdraws(["us-aa1", "us-aa2"])).toBe(false);
    expect(withdraws(["us-aa1", "us-apd1"])).toBe(true);
    expect(withdraws(["us-ca2", "us-ca3"], {}, false)).toBe(false);
    const withGuns = battle({
      at: "2942",
      more: ({ fortifications }) => void (fortifications[rules.fortificationOf["a-fort-wake"]!] = 0),
    });
    holdFire(withGuns);
    expect(decision(withGuns, "allied").options).not.toContainEqual({ bid: "withdraw" });
    expect(decision(withGuns, "japanese").options).toContainEqual({ bid: "withdraw" });
  });
});

describe("34.11 night combat", () => {
  it("from Phase 2 on Japan adds 1 with the initiative, and the Allies subtract 1", () => {
    const hits = (options: string[], die: number, side: "j-ca1" | "us-ca2", using = rules) => {
      const game = battle({ options, dice: [die], using });
      holdFire(game);
      bid(game, "short", "short");
      const [first, second] = side === "j-ca1" ? ["us-ca2", "j-ca1"] : ["j-ca1", "us-ca2"];
      make(game, holds(first!), { do: "fire", ship: second!, at: first!, with: "guns" });
      return game.table.position.fleet.hits[ship(first!)];
    };
    const on = ["night-combat"];
    // Strength 4 hits with a 4 or less, strength 5 with a 5 or less.
    expect([hits([], 5, "j-ca1"), hits(on, 5, "j-ca1")]).toEqual([0, 1]);
    expect([hits([], 5, "us-ca2"), hits(on, 5, "us-ca2")]).toEqual([1, 0]);
    const using = rulesWith("charts/night-combat.json", "/rows/japanese/cells/japanese", "0");
    expect(hits(on, 5, "j-ca1", using)).toBe(0);
  });
});
