import { describe, expect, it } from "vitest";
import { isContested } from "../../../lib/games/forlorn-hopes/ch10-naval-missions/surface-combat";
import { Gone, type Position, ShipFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { type Choice, eventsFor, pending, view } from "../../../lib/kernel";
import { decision, diary, type Forlorn, ground, hex, make, offered, rules, scene, ship } from "./support";

interface Fleets {
  allied: string[];
  japanese: string[];
  dice: number[];
  options?: string[];
  change?: (position: Position) => void;
}

const SITE = "1605";

/** A battle at sea between these ships alone; the Allies' mission. */
const battle = ({ allied, japanese, dice, options = [], change }: Fleets): Forlorn =>
  scene(
    "naval-battle",
    { side: 0, site: hex(SITE) },
    {
      dice,
      options,
      change: (position) => {
        position.fleet.site.fill(-1);
        for (const id of [...allied, ...japanese]) position.fleet.site[ship(id)] = hex(SITE);
        change?.(position);
      },
    },
  );
const fire = (from: string, target: string): Choice => ({ do: "fire", ship: from, target });
const site = (game: Forlorn, id: string): number => game.table.position.fleet.site[ship(id)]!;
const flags = (game: Forlorn, id: string): number => game.table.position.fleet.flags[ship(id)]!;

/** The modifiers of the last shot. */
const shots = (game: Forlorn): string[] =>
  game.table.events.filter(({ text }) => text.includes("fires at")).map(({ text }) => text);

describe("10.4 surface combat", () => {
  it("is possible when ships of either side are spotted or in port", () => {
    const at = (where: string, flag: number): boolean => {
      const { table } = scene(
        "naval-disruption-removal",
        {},
        {
          change: ({ fleet }) => {
            fleet.site.fill(-1);
            fleet.site[ship("us-ca")] = hex(where);
            fleet.site[ship("jwf-cl")] = hex(where);
            fleet.flags[ship("jwf-cl")] = flag;
          },
        },
      );
      return isContested(table, hex(where));
    };
    expect([at(SITE, 0), at(SITE, ShipFlag.spotted), at("1807", 0)]).toEqual([false, true, true]);
  });

  it("has as many rounds as the die says, and ends when one side is gone", () => {
    // 9 gives four rounds. Two cruisers against one: its one hit back changes nothing.
    const game = battle({ allied: ["us-ca"], japanese: ["jwf-cl"], dice: [9, ...Array<number>(8).fill(1)] });
    expect(diary(game)).toContain("The combat has 4 rounds.");
    expect(shots(game)).toHaveLength(8);
    const short = battle({ allied: ["us-ca"], japanese: ["jwf-daihatsu"], dice: [9, 10] });
    expect(short.table.position.fleet.site[ship("jwf-daihatsu")]).toBe(Gone.lost);
    expect(shots(short)).toHaveLength(1);
  });

  it("applies all results of a round together: both fire though both are hit", () => {
    // One round. Each rolls 10: 10 + 5 - 4 and 10 + 3 - 5, and 1 for torpedoes.
    const game = battle({ allied: ["us-ca"], japanese: ["jwf-cl"], dice: [1, 10, 10] });
    expect(flags(game, "jwf-cl")).toBe(ShipFlag.crippled);
    expect(shots(game)).toHaveLength(2);
    expect(flags(game, "us-ca")).toBe(0);
  });

  it("lets a transport be a target once every warship with it is one", () => {
    const game = battle({
      allied: ["us-ca", "br-ca"],
      japanese: ["jwf-cl", "jwf-t-1"],
      dice: [1, 1, 1, 1],
    });
    expect(offered(game, "target")).toEqual(["jwf-cl", "jwf-t-1"]);
    expect(decision(game)).toMatchObject({ side: "allied" });
  });

  it("takes disruption off all ships in the hex after the last round; damage stays", () => {
    const game = battle({
      allied: ["us-ca"],
      japanese: ["jwf-cl"],
      dice: [1, 1, 1],
      change: ({ fleet }) => {
        fleet.flags[ship("us-ca")] = ShipFlag.disrupted | ShipFlag.crippled;
      },
    });
    expect(flags(game, "us-ca")).toBe(ShipFlag.crippled);
  });

  it("is at close range from the third round on (surfaceCombat/closeFrom)", () => {
    // Three rounds: the light cruiser adds 2 in the third alone, by which 5 becomes a hit.
    const game = battle({ allied: ["us-ca"], japanese: ["jwf-cl"], dice: [6, 1, 7, 1, 7, 1, 7] });
    expect(shots(game).filter((text) => text.startsWith("West Fleet light cruiser"))).toEqual([
      "West Fleet light cruiser fires at US heavy cruiser: 0 hits.",
      "West Fleet light cruiser fires at US heavy cruiser: 0 hits.",
      "West Fleet light cruiser fires at US heavy cruiser: 1 hit.",
    ]);
  });

  it("16.1 scores for a ship of the Covering Fleet that is sunk, and 6.3.7 loses its aircraft", () => {
    const game = battle({
      allied: ["us-ca"],
      japanese: ["jcf-cv-1"],
      dice: [1, 10, 1, 10],
      change: ({ fleet }) => {
        fleet.flags[ship("jcf-cv-1")] = ShipFlag.crippled | ShipFlag.disrupted;
      },
    });
    expect(site(game, "jcf-cv-1")).toBe(Gone.lost);
    const base = rules.ships[ship("jcf-cv-1")]!.base;
    const lost = rules.airUnits.filter(
      ({ force, isCarrierBased }, unit) =>
        force === "covering-fleet" && isCarrierBased && game.table.position.air.base[unit] === Gone.lost,
    );
    expect(lost).toHaveLength(4);
    expect(game.table.position.air.base).not.toContain(base);
    expect(game.table.position.points[0]).toBeGreaterThan(0);
  });
});

describe("10.4.2 night action", () => {
  const night = (dice: number[]): Forlorn =>
    battle({ allied: ["us-ca"], japanese: ["jwf-cl"], dice, options: ["night-action"] });
  const declare = (game: Forlorn, allied: boolean, japanese: boolean): void => {
    for (const [side, wants] of [
      ["allied", allied],
      ["japanese", japanese],
    ] as const)
      if (decision(game, side)) make(game, { do: wants ? "night-action" : "day-action" });
  };

  it("when both want it has two rounds at close range; when neither does the combat is as usual", () => {
    const both = night([1, 1, 1, 1]);
    declare(both, true, true);
    expect(shots(both)).toHaveLength(4);
    expect(diary(both)).toContain("a night action");
    const neither = night([1, 1, 1]);
    declare(neither, false, false);
    expect(shots(neither)).toHaveLength(2);
  });

  it("when one wants it the higher roll decides, ties again", () => {
    // Japan adds 2 at night and 1 for more light ships: 7 against 4 and 7, then 2 and 1 plus 3.
    const game = night([7, 4, 2, 1, 1, 1, 1, 1]);
    declare(game, false, true);
    expect(diary(game)).toContain("a night action");
    const day = night([9, 1, 1, 1, 1]);
    declare(day, false, true);
    expect(diary(day)).toContain("a day action");
  });

  it("is declared at once and in secret", () => {
    const seen = (["night-action", "day-action"] as const).map((wants) => {
      const game = night([]);
      make(game, { do: wants });
      return JSON.stringify([view(game, "japanese"), eventsFor(game, "japanese")]);
    });
    expect(pending(night([])).map(({ side }) => side)).toEqual(["allied", "japanese"]);
    expect(seen[0]).toBe(seen[1]);
  });
});

describe("2.2.4 cargo of ships that are hit", () => {
  const afloat =
    (change: (position: Position) => void): Fleets["change"] =>
    (position) => {
      for (const id of ["j-2-i1", "j-2-i2"]) position.ground.site[ground(id)] = hex(SITE);
      change(position);
    };

  it("that two ships carry loses a step when one is crippled, and is lost when one is sunk", () => {
    const carried = (marks: number): Forlorn =>
      battle({
        allied: ["us-ca"],
        japanese: ["jwf-cl", "jwf-dd-1"],
        dice: [1, 10, 10, 1, 1, 10],
        change: afloat((position) => {
          position.ground.aboard[ground("j-2-i1")] = ship("jwf-cl");
          position.ground.partner[ground("j-2-i1")] = ship("jwf-dd-1");
          position.fleet.flags[ship("jwf-dd-1")] = marks;
        }),
      });
    const crippled = carried(0);
    make(crippled, fire("us-ca", "jwf-dd-1"));
    expect(flags(crippled, "jwf-dd-1") & ShipFlag.crippled).toBe(ShipFlag.crippled);
    expect(crippled.table.position.ground.flags[ground("j-2-i1")]).not.toBe(0);
    const sunk = carried(ShipFlag.crippled | ShipFlag.disrupted);
    make(sunk, fire("us-ca", "jwf-dd-1"));
    expect(site(sunk, "jwf-dd-1")).toBe(Gone.lost);
    expect(sunk.table.position.ground.site[ground("j-2-i1")]).toBe(Gone.lost);
  });

  it("of a crippled transport is lost as its owner chooses, down to what it holds", () => {
    const game = scene(
      "cargo-losses",
      {},
      {
        change: (position) => {
          position.fleet.site[ship("jwf-t-1")] = hex(SITE);
          position.fleet.flags[ship("jwf-t-1")] = ShipFlag.crippled;
          for (const id of ["j-2-i1", "j-2-i2"]) {
            position.ground.site[ground(id)] = hex(SITE);
            position.ground.aboard[ground(id)] = ship("jwf-t-1");
          }
        },
      },
    );
    expect(decision(game).side).toBe("japanese");
    make(game, { do: "lose-cargo", unit: "j-2-i1" }, { do: "lose-cargo", unit: "j-2-i1" });
    expect(game.table.position.ground.site[ground("j-2-i1")]).toBe(Gone.lost);
    expect(pending(game)).toEqual([]);
  });
});

describe("5.4 submarines", () => {
  const attack = (dice: number[]): Forlorn =>
    scene(
      "submarine-attack",
      { ship: ship("j-ss"), targetShips: [ship("us-ca"), ship("us-dd")], attacks: 0 },
      {
        dice,
        change: ({ fleet }) => {
          for (const id of ["j-ss", "us-ca", "us-dd"]) fleet.site[ship(id)] = hex(SITE);
        },
      },
    );

  it("attack a ship that enters their hex, once a turn, and are sunk by destroyers on a 10", () => {
    const game = attack([9, 9]);
    make(game, { do: "torpedo", submarine: "j-ss", target: "us-ca" });
    expect(flags(game, "us-ca")).toBe(ShipFlag.disrupted);
    expect(flags(game, "j-ss")).toBe(ShipFlag.attacked);
    const hunted = attack([1, 10]);
    make(hunted, { do: "torpedo", submarine: "j-ss", target: "us-ca" });
    expect(site(hunted, "j-ss")).toBe(Gone.lost);
    const hidden = attack([]);
    make(hidden, { do: "stay-hidden" });
    expect(flags(hidden, "j-ss")).toBe(0);
  });
});
