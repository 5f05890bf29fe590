import { describe, expect, it } from "vitest";
import { loadsFor } from "../../../lib/games/forlorn-hopes/ch10-naval-missions/cargo";
import {
  destinationsOf,
  whyNotWith,
} from "../../../lib/games/forlorn-hopes/ch10-naval-missions/destinations";
import {
  isCarrier,
  isTransport,
  isWarship,
} from "../../../lib/games/forlorn-hopes/ch10-naval-missions/groups";
import { isEnemyCoast, nearestWatcher } from "../../../lib/games/forlorn-hopes/ch10-naval-missions/spotting";
import { lurking } from "../../../lib/games/forlorn-hopes/ch10-naval-missions/submarines";
import { Gone, ShipFlag } from "../../../lib/games/forlorn-hopes/model/position";
import type { Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import type { Json } from "../../../lib/kernel";
import { decision, diary, type Forlorn, hex, make, rules, rulesWith, scene, ship } from "./support";

/** What a changed value of the data changes in play (10). */

const changed = (pointer: string, value: Json): Rules => rulesWith("parameters.json", pointer, value);

/** Ships in the hexes named, and no others. */
const at = (places: Readonly<Record<string, string>>, using: Rules, flags = 0) =>
  scene(
    "naval-disruption-removal",
    {},
    {
      using,
      change: ({ fleet }) => {
        fleet.site.fill(-1);
        for (const [id, where] of Object.entries(places)) {
          fleet.site[ship(id)] = rules.hexes.of[where] ?? rules.hexes.ids.length + rules.boxOf[where]!;
          fleet.flags[ship(id)] = flags;
        }
      },
    },
  ).table;
const battle = (using: Rules, dice: number[], options: string[] = []): Forlorn =>
  scene(
    "naval-battle",
    { side: 0, site: hex("1605") },
    {
      using,
      dice,
      options,
      change: ({ fleet }) => {
        fleet.site.fill(-1);
        for (const id of ["us-ca", "jwf-cl"]) fleet.site[ship(id)] = hex("1605");
      },
    },
  );

describe("10 values of parameters.json", () => {
  it("navalMovement/spottedWithin: from how far a ship is seen", () => {
    const seen = (using: Rules): number => {
      const table = at({ "us-ca": "1605" }, using);
      table.position.bases.state.fill(1);
      return nearestWatcher(table, 1, hex("1601"));
    };
    expect([seen(rules), seen(changed("/navalMovement/spottedWithin", 4))]).toEqual([Infinity, 4]);
  });

  it("navalMovement/portCoast: how far along a coast a port watches", () => {
    const watched = (using: Rules): boolean => {
      const table = at({}, using);
      table.position.ground.site.fill(-1);
      return isEnemyCoast(table, 1, hex("1707"));
    };
    expect([watched(rules), watched(changed("/navalMovement/portCoast", 0))]).toEqual([true, false]);
  });

  it("navalMovement/carriers, warships, transports: what a class of ships is", () => {
    expect([
      isCarrier(rules, ship("jwf-cvs")),
      isWarship(rules, ship("us-ca")),
      isTransport(rules, ship("us-t-1")),
    ]).toEqual([true, true, true]);
    expect(isCarrier(changed("/navalMovement/carriers", ["CV"]), ship("jwf-cvs"))).toBe(false);
    expect(isWarship(changed("/navalMovement/warships", ["BB"]), ship("us-ca"))).toBe(false);
    expect(isTransport(changed("/navalMovement/transports", []), ship("us-t-1"))).toBe(false);
  });

  it("navalMovement/warshipCargo, shipsForFullUnit: what warships carry together", () => {
    const pairs = (using: Rules): number =>
      loadsFor(at({ "jwf-cl": "indochina", "jwf-dd-1": "indochina" }, using), [
        ship("jwf-cl"),
        ship("jwf-dd-1"),
      ]).filter(({ partner }) => partner >= 0).length;
    expect(pairs(rules)).toBeGreaterThan(0);
    expect(pairs(changed("/navalMovement/shipsForFullUnit", 3))).toBe(0);
    expect(pairs(changed("/navalMovement/warshipCargo", ["CL"]))).toBe(0);
  });

  it("ground/supplyCounters: a new supply unit embarks while a counter is left (13.3)", () => {
    const embarks = (using: Rules, id: string, box: string): boolean =>
      loadsFor(at({ [id]: box }, using), [ship(id)]).some(
        ({ groundUnit, supply }) => groundUnit < 0 && supply === "",
      );
    const fewer = changed("/ground/supplyCounters", { allied: 6, japanese: 0 });
    const more = changed("/ground/supplyCounters", { allied: 7, japanese: 6 });
    const game = scene("naval-mission", { side: 1 }, { using: fewer });
    make(game, { do: "naval-mission", type: "transport" }, { do: "add-ship", ship: "jwf-t-1" });
    make(game, { do: "ships-named" }, { do: "destination", at: "1602" });
    expect(() => make(game, { do: "embark", supply: "new", ship: "jwf-t-1" })).toThrow(
      "All supply counters of Japan are in play.",
    );
    // The set-up has six Allied counters on the map, one more than there are.
    const allied = rules.ships.find(({ side, class: type }) => side === 0 && type === "T")!.id;
    expect([rules, fewer, more].map((using) => embarks(using, allied, "australia"))).toEqual([
      false,
      false,
      true,
    ]);
    expect([rules, fewer].map((using) => embarks(using, "jwf-t-1", "indochina"))).toEqual([true, false]);
  });

  it("missions/reactionsPerHex: how often aircraft react in a hex (9.1.4)", () => {
    const asked = (using: Rules): boolean => {
      const game = scene(
        "naval-mission",
        { side: 1 },
        {
          using,
          change: ({ fleet }) => {
            fleet.site.fill(-1);
            fleet.site[ship("jwf-t-1")] = rules.hexes.ids.length + rules.boxOf["indochina"]!;
            fleet.flags[ship("jwf-t-1")] = ShipFlag.spotted;
          },
        },
      );
      make(game, { do: "naval-mission", type: "stage" }, { do: "sail", to: "1601" });
      return decision(game).step === "reaction-mission";
    };
    expect([asked(rules), asked(changed("/missions/reactionsPerHex", 0))]).toEqual([true, false]);
  });

  it("missions/ships, navalMovement/interceptors: how many ships go together", () => {
    const named = (using: Rules): string => {
      const game = scene("naval-mission", { side: 0 }, { using });
      make(game, { do: "naval-mission", type: "stage" }, { do: "add-ship", ship: "nl-cl" });
      return decision(game).prompt;
    };
    expect([named(rules), named(changed("/missions/ships", 1))]).toEqual([
      "Which ships are part of it? 1 of at most 4 named.",
      "Where does the mission go?",
    ]);
    const intercepting = (using: Rules): unknown[] => {
      const game = scene(
        "naval-mission",
        { side: 1 },
        {
          using,
          change: ({ fleet, control, bases }) => {
            fleet.site.fill(-1);
            control.fill(1);
            bases.state.fill(1);
            fleet.site[ship("jwf-t-1")] = rules.hexes.ids.length + rules.boxOf["indochina"]!;
            fleet.flags[ship("jwf-t-1")] = ShipFlag.spotted;
            for (const id of ["us-ca", "br-ca"]) fleet.site[ship(id)] = hex("1604");
          },
        },
      );
      make(
        game,
        { do: "naval-mission", type: "stage" },
        { do: "destination", at: "1702" },
        { do: "sail", to: "1601" },
      );
      if (decision(game).step === "reaction-mission") make(game, { do: "no-reaction" });
      make(game, { do: "intercept-with", ship: "us-ca" });
      return decision(game).options.map((option) => option["do"] as string);
    };
    expect(intercepting(rules)).toEqual(["intercept-with", "attempt-interception"]);
    expect(intercepting(changed("/navalMovement/interceptors", 1))).not.toContain("attempt-interception");
  });

  it("ground/landingInPort: whether ports can be assaulted without a word of the scenario", () => {
    const goals = (using: Rules): number[] => {
      const table = at({ "jwf-t-1": "indochina" }, using);
      table.set(table.position, "terms", {
        ...table.position.terms,
        rules: { ...table.position.terms.rules, landingInPort: false },
      });
      return destinationsOf(table, "transport", [ship("jwf-t-1")]);
    };
    expect(goals(rules)).not.toContain(hex("1506"));
    expect(goals(changed("/ground/landingInPort", true))).toContain(hex("1506"));
  });

  it("submarines/attacks, hunters, sunkFrom: what a submarine does, and what becomes of it", () => {
    const sub = { "j-ss": "1605", "us-dd": "1605" };
    expect(lurking(at(sub, rules), 0, hex("1605"))).toBe(ship("j-ss"));
    expect(lurking(at(sub, changed("/submarines/attacks", 0)), 0, hex("1605"))).toBe(-1);
    const hunted = (using: Rules, dice: number[]): boolean => {
      const game = scene(
        "submarine-attack",
        { ship: ship("j-ss"), targetShips: [ship("us-dd")], attacks: 0 },
        {
          using,
          dice,
          change: ({ fleet }) => void (fleet.site[ship("j-ss")] = fleet.site[ship("us-dd")] = hex("1605")),
        },
      );
      make(game, { do: "torpedo", target: "us-dd" });
      return game.table.position.fleet.site[ship("j-ss")] === Gone.lost;
    };
    expect(hunted(rules, [1, 9])).toBe(false);
    expect(hunted(changed("/submarines/sunkFrom", 9), [1, 9])).toBe(true);
    expect(hunted(changed("/submarines/hunters", ["CL"]), [1])).toBe(false);
  });

  it("surfaceCombat/closeFrom, nightRounds: when range is close, and how long a night lasts", () => {
    const hits = (using: Rules): boolean => diary(battle(using, [1, 1, 7])).includes("1 hit.");
    expect([hits(rules), hits(changed("/surfaceCombat/closeFrom", 1))]).toEqual([false, true]);
    const night = (using: Rules, dice: number[]): number => {
      const game = battle(using, dice, ["night-action"]);
      make(game, { do: "night-action" }, { do: "night-action" });
      return game.table.events.filter(({ text }) => text.includes("fires at")).length;
    };
    expect(night(rules, [1, 1, 1, 1])).toBe(4);
    expect(night(changed("/surfaceCombat/nightRounds", 1), [1, 1])).toBe(2);
  });

  it("charts: rounds and results are those of the tables", () => {
    const longer = rulesWith("charts/naval-rounds.json", "/rows/1/cells/result", "2");
    expect(diary(battle(longer, [1, 1, 1, 1, 1]))).toContain("The combat has 2 rounds.");
    const deadlier = rulesWith("charts/naval-combat.json", "/rows/to-6/cells/warship", "1");
    expect(diary(battle(deadlier, [1, 1, 1]))).toContain("US heavy cruiser is disrupted");
  });

  it("10.3.4 commandLine of map.json: who may sail where", () => {
    const together = (using: Rules): string | undefined =>
      whyNotWith(
        at({ "jwf-t-1": "1702", "jef-cl": "2404" }, using),
        "transport",
        [ship("jwf-t-1")],
        ship("jef-cl"),
      )?.rule;
    expect(together(rulesWith("map.json", "/commandLine/column", 18))).toBeUndefined();
    const goals = (using: Rules): number[] =>
      destinationsOf(at({ "jwf-t-1": "1702" }, using), "transport", [ship("jwf-t-1")]);
    expect(goals(rules)).not.toContain(hex("2006"));
    expect(goals(rulesWith("map.json", "/commandLine/column", 20))).toContain(hex("2006"));
  });
});
