import { describe, expect, it } from "vitest";
import { invariants } from "../../../lib/games/forlorn-hopes/invariants";
import { landings } from "../../../lib/games/forlorn-hopes/ch09-air-missions/return-to-base";
import { takeOff } from "../../../lib/games/forlorn-hopes/model/flight";
import {
  AirFlag,
  BaseState,
  Box,
  Gone,
  type Position,
  ShipFlag,
} from "../../../lib/games/forlorn-hopes/model/position";
import { below, eventsFor, pending, seedState, take, view } from "../../../lib/kernel";
import { airUnit, base, diary, type Forlorn, hex, make, offered, place, rules, scene, ship } from "./support";

type Options = Parameters<typeof scene>[2];
type Change = (position: Position) => void;

const at =
  (units: Record<string, string>): Change =>
  ({ air }) => {
    for (const [unit, where] of Object.entries(units)) air.base[airUnit(unit)] = base(where);
  };

/** No Allied fighter is there to intercept. */
const nobodyIntercepts: Change = ({ air }) => {
  for (const [unit, { side, aircraft }] of rules.airUnits.entries())
    if (side === 0 && rules.aircraft[aircraft]!.type === "F") air.base[unit] = Gone.absent;
};

/** A mission of Japan up to its attack, without interceptors. */
function raid(units: Record<string, string>, target: string, what: string, options: Options = {}): Forlorn {
  const game = scene(
    "air-mission",
    { side: 1 },
    {
      ...options,
      change: (position) => {
        nobodyIntercepts(position);
        at(units)(position);
        options.change?.(position);
      },
    },
  );
  make(game, { do: "target-hex", hex: target });
  for (const unit of Object.keys(units))
    if (rules.airUnits[airUnit(unit)]!.side === 1) make(game, { do: "fly", unit });
  if (offered(game, "do").includes("fly")) make(game, { do: "done" });
  while (["9.4", "9.5"].includes(pending(game)[0]?.rule ?? "")) make(game, { do: "done" });
  if (offered(game, "do").includes("target")) make(game, { do: "target", target: what });
  return game;
}

describe("9.8 to 9.10 without an air battle", () => {
  it("each unit declares its altitude, meets anti-aircraft fire and attacks", () => {
    const game = raid({ "jaaf-ki-21-1": "kendari", "jaaf-ki-43-1": "kendari" }, "2205", "airbase", {
      dice: [1, 7, 1, 1],
    });
    expect(offered(game, "altitude")).toEqual(["low", "low", "medium"]);
    make(game, { do: "attack", unit: "jaaf-ki-21-1", altitude: "medium" });
    expect(game.table.position.bases.state[base("makassar")]).toBe(BaseState.disrupted);
    make(game, { do: "attack", unit: "jaaf-ki-43-1", mode: "strafe" });
    expect(offered(game, "do")).toContain("land-at");
  });

  it("9.8 a bomber that turns back before the fire gives a point, a fighter none", () => {
    const game = raid({ "jaaf-ki-21-1": "kendari", "jaaf-ki-43-1": "kendari" }, "2205", "airbase");
    make(game, { do: "no-attack", unit: "jaaf-ki-43-1" });
    expect(game.table.position.points).toEqual([0, 0]);
    make(game, { do: "abort", unit: "jaaf-ki-21-1" });
    expect(game.table.position.points).toEqual([1, 0]);
  });

  it("9.10.4 the run for precision is automatic", () => {
    const game = scene(
      "air-mission",
      { side: 0 },
      {
        change: ({ air }) => {
          for (const [unit, { side, aircraft }] of rules.airUnits.entries())
            if (side === 1 && rules.aircraft[aircraft]!.type === "F") air.base[unit] = Gone.absent;
        },
      },
    );
    make(game, { do: "target-hex", hex: "2406" }, { do: "fly", unit: "us-b-17-1" }, { do: "done" });
    while (["9.4", "9.5"].includes(pending(game)[0]?.rule ?? "")) make(game, { do: "done" });
    make(game, { do: "target", target: "airbase" });
    expect(offered(game, "mode")).toEqual(["precision"]);
  });

  const atSea: Change = ({ fleet }) => {
    for (const id of ["us-ca", "br-ca", "us-dd"]) {
      fleet.site[ship(id)] = hex("2304");
      fleet.flags[ship(id)] = ShipFlag.spotted;
    }
  };

  it("9.6, 9.9 ships are placed on the board; each unit chooses its ship, and those next to it fire, too", () => {
    const game = raid({ "jaaf-ki-21-1": "kendari" }, "2304", "naval", { change: atSea, dice: [1, 1, 1, 1] });
    const hexes = offered(game, "hex");
    expect(hexes).toHaveLength(4);
    for (const each of hexes.slice(0, 3)) make(game, { do: "place", hex: each! });
    expect(new Set(offered(game, "ship"))).toEqual(new Set(["us-ca", "us-dd", "br-ca"]));
    make(game, { do: "attack", ship: "us-ca", altitude: "medium" });
    const fired = diary(game)
      .split("\n")
      .filter((line) => line.startsWith("Anti-aircraft fire"));
    expect(fired.length).toBeGreaterThan(1);
    expect(fired[0]).toContain(rules.ships[ship("us-ca")]!.name);
  });

  it("9.10.6 who is armed with torpedoes at the start attacks ships alone, and with them", () => {
    const change: Change = (position) => {
      atSea(position);
      position.fleet.site[ship("jcf-cv-1")] = hex("2303");
    };
    const game = scene(
      "air-mission",
      { side: 1 },
      { change: (position) => (nobodyIntercepts(position), change(position)) },
    );
    make(game, { do: "target-hex", hex: "2304" });
    expect(offered(game, "arms")).toEqual(["bombs", "torpedoes"]);
    make(game, { do: "fly", unit: "jcf-b5n-1", arms: "torpedoes" }, { do: "done" });
    expect(JSON.stringify(view(game, "allied"))).not.toContain("torpedo");
    while (pending(game)[0]?.rule === "9.4") make(game, { do: "done" });
    while (offered(game, "do").includes("place")) make(game, { do: "place", hex: offered(game, "hex")[0]! });
    expect(new Set(offered(game, "mode"))).toEqual(new Set(["torpedo"]));
  });

  it("a target that is gone is attacked no more, and nobody aborts for that", () => {
    const game = raid({ "jaaf-ki-21-1": "kendari", "jaaf-ki-21-2": "kendari" }, "2205", "supply", {
      dice: [10],
      change: ({ supply }) => {
        for (const unit of supply)
          if (unit.id === "allied-makassar") Object.assign(unit, { hits: 2, level: 1 });
      },
    });
    make(game, { do: "attack", unit: "jaaf-ki-21-1", altitude: "medium" });
    expect([offered(game, "do")[0], game.table.position.points]).toEqual(["land-at", [0, 0]]);
  });
});

describe("9.11 paratroop assaults", () => {
  const units = { "jaaf-ki-56": "sarawak", "jaaf-ki-43-1": "sarawak" };
  const assault = (options: Options = {}) => raid(units, "1603", "", options);

  it("the transport flies with fighters alone, and drops without a battle", () => {
    const game = assault({ dice: [1] });
    expect(diary(game)).toContain("Japan drops paratroops at");
    make(game, { do: "attack", unit: "jaaf-ki-56" });
    expect(game.table.position.paratroops).toMatchObject({ missions: 1, turn: 1, site: hex("1603") });
  });

  it("bombers do not join it", () => {
    const game = scene("air-mission", { side: 1 }, { change: at({ ...units, "jaaf-ki-48-1": "sarawak" }) });
    make(game, { do: "target-hex", hex: "1603" }, { do: "fly", unit: "jaaf-ki-56" });
    expect(offered(game, "unit")).toContain("jaaf-ki-43-1");
    expect(offered(game, "unit")).not.toContain("jaaf-ki-48-1");
  });

  it("two in a game, one a turn", () => {
    const may = (missions: number, turn: number): boolean => {
      const game = scene(
        "air-mission",
        { side: 1 },
        {
          change: (position) => {
            at(units)(position);
            position.paratroops = { ...position.paratroops, missions, turn };
          },
        },
      );
      make(game, { do: "target-hex", hex: "1603" });
      return offered(game, "unit").includes("jaaf-ki-56");
    };
    expect([may(1, 0), may(1, 1), may(2, 0)]).toEqual([true, false, false]);
  });

  it("a transport that is shot down in the first one comes back off the map; in the second it is lost", () => {
    const shotDown = (missions: number) => {
      const game = assault({
        dice: [10],
        change: (position) => {
          position.paratroops.missions = missions;
          position.air.flags[airUnit("jaaf-ki-56")] = AirFlag.disrupted;
          for (const id of ["nl-lstm-4"]) position.ground.site[rules.groundUnitOf[id]!] = hex("1603");
        },
      });
      // With the printed factor no fire at a drop reaches far enough.
      const { parameters } = rules;
      const paratroops = { ...parameters.paratroops, dropAntiAircraft: 3 };
      Object.defineProperty(game.table, "rules", {
        value: { ...rules, parameters: { ...parameters, paratroops } },
      });
      make(game, { do: "attack", unit: "jaaf-ki-56" });
      if (offered(game, "do").includes("no-attack")) make(game, { do: "no-attack" });
      return game;
    };
    const first = shotDown(0);
    expect(first.table.position.paratroops).toMatchObject({ missions: 1, site: -1 });
    expect(offered(first, "base")).toEqual(expect.arrayContaining(["indochina", "philippines"]));
    make(first, { do: "return-to", base: "philippines" });
    expect(first.table.position.air.base[airUnit("jaaf-ki-56")]).toBe(base("philippines"));
    const second = shotDown(1);
    expect(second.table.position.air.base[airUnit("jaaf-ki-56")]).toBe(Gone.lost);
    expect(offered(second, "do")).not.toContain("return-to");
  });
});

describe("9.11 the end of the turn", () => {
  it("removes paratroops that were dropped", () => {
    const { table } = scene(
      "game",
      { prepared: true, begun: true },
      { change: ({ paratroops }) => Object.assign(paratroops, { missions: 1, turn: 1, site: hex("1807") }) },
    );
    expect(table.position).toMatchObject({ turn: 2, paratroops: { missions: 1, turn: 1, site: -1 } });
  });
});

describe("missions at random", () => {
  it("all end, are sound after each choice, and leave nobody in the air", () => {
    const inTheAir: string[] = [];
    for (let seed = 1; seed <= 120; seed++) {
      const game = scene(
        "air-mission",
        { side: seed % 2 },
        {
          seed,
          options: seed % 3 === 0 ? ["written-target"] : [],
          change: ({ air, fleet, bases }) => {
            for (const [unit, { force }] of rules.airUnits.entries())
              if (force === "air-fleet-11") air.base[unit] = base(unit % 2 ? "indochina" : "philippines");
            air.base[airUnit("jaaf-ki-56")] = base("sarawak");
            fleet.site[ship("jcf-cv-1")] = hex("2203");
            bases.state[base("makassar")] = seed % 4 === 0 ? BaseState.disrupted : BaseState.normal;
            for (let unit = 0; unit < air.flags.length; unit++)
              if (air.base[unit]! >= 0 && (unit + seed) % 3 === 0) air.flags[unit]! |= AirFlag.disrupted;
            for (const [each, { side }] of rules.ships.entries())
              if (side === 0 && fleet.site[each]! >= 0 && each % 2 === 0) {
                fleet.site[each] = hex("2104");
                fleet.flags[each] = ShipFlag.spotted;
              }
          },
        },
      );
      const random = seedState(seed);
      for (let choices = 0; game.asked !== 0; choices++) {
        const side = game.asked & 1 ? 0 : 1;
        const codes = game.codes.length > 0 ? game.codes : game.table.codes(side);
        take(game, side, codes[below(random, codes.length)]!);
        expect(invariants(game.table)).toEqual([]);
        expect(choices).toBeLessThan(2000);
      }
      const { air } = game.table.position;
      for (const [unit, { id }] of rules.airUnits.entries())
        if (air.box[unit] === Box.out || (air.flags[unit]! & AirFlag.mission) !== 0) inTheAir.push(id);
    }
    expect(inTheAir).toEqual([]);
  });
});

describe("9.12 return to base", () => {
  const unit = airUnit("jaaf-ki-21-1");
  const home = (change: Change = () => undefined, dice: number[] = []): Forlorn => {
    const game = raid({ "jaaf-ki-21-1": "kendari" }, "2205", "airbase", { dice, change });
    make(game, { do: "abort" });
    return game;
  };

  it("each survivor lands at any friendly airbase in range, in Flown", () => {
    const game = home();
    expect(offered(game, "base")).toEqual(expect.arrayContaining(["kendari", "menado", "sarawak"]));
    make(game, { do: "land-at", base: "menado" });
    const { air } = game.table.position;
    expect([air.base[unit], air.box[unit], air.hex[unit], air.flags[unit]]).toEqual([
      base("menado"),
      Box.flown,
      -1,
      AirFlag.flew,
    ]);
  });

  it("the enemy does not learn where", () => {
    const seen = ["menado", "kendari"].map((where) => {
      const game = home();
      make(game, { do: "land-at", base: where });
      return JSON.stringify([view(game, "allied"), eventsFor(game, "allied")]);
    });
    expect(seen[0]).toBe(seen[1]);
  });

  it("6.3.4 landing where there is no room puts all there into Flown", () => {
    const there = ["jaaf-ki-48-1", "jaaf-ki-48-2", "jaaf-ki-48-3", "jaaf-ki-27-1"];
    const game = home(at(Object.fromEntries(there.map((id) => [id, "menado"]))));
    make(game, { do: "land-at", base: "menado" });
    expect(there.map((id) => game.table.position.air.box[airUnit(id)])).toEqual(there.map(() => Box.flown));
  });

  it("9.12.1 a disrupted unit may have an accident, with one more at a disrupted airbase", () => {
    const landed = (die: number, state: number): number => {
      const game = home(
        ({ air, bases }) => {
          air.flags[unit] = AirFlag.disrupted;
          bases.state[base("kendari")] = state;
        },
        [die],
      );
      make(game, { do: "land-at", base: "kendari" });
      return game.table.position.air.flags[unit]! & AirFlag.reduced;
    };
    expect([
      landed(9, BaseState.normal),
      landed(10, BaseState.normal),
      landed(9, BaseState.disrupted),
    ]).toEqual([0, AirFlag.reduced, AirFlag.reduced]);
  });

  it("6.3.4 a unit without an airbase in range is lost", () => {
    const game = raid({ "jaaf-ki-48-1": "kendari" }, "2205", "airbase", {
      change: ({ control }) => {
        for (const id of ["menado", "sarawak"]) control[rules.places[place(id)]!.hex] = 0;
      },
    });
    game.table.set(game.table.position.control, hex("2406"), 0);
    make(game, { do: "abort" });
    expect(game.table.position.air.base[airUnit("jaaf-ki-48-1")]).toBe(Gone.lost);
  });

  it("Japanese carrier aircraft land on carriers, or off the map when that is in range", () => {
    const { table } = scene(
      "mobile-airbase-construction",
      {},
      {
        change: ({ fleet }) => void (fleet.site[ship("jcf-cv-1")] = hex("2203")),
      },
    );
    const zero = airUnit("jcf-a6m-1");
    takeOff(table, zero, hex("2102"));
    const where = landings(table, zero).map((each) => rules.bases[each]!.id);
    expect(where).toContain("jcf-cv-1");
    expect(where).toContain("philippines");
    expect(where).not.toContain("sarawak");
  });
});
