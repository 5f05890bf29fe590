import { describe, expect, it } from "vitest";
import { sortieFrom } from "../../../lib/games/forlorn-hopes/ch10-naval-missions/available";
import { navalMission } from "../../../lib/games/forlorn-hopes/ch10-naval-missions/mission";
import { isEnemyCoast, nearestWatcher } from "../../../lib/games/forlorn-hopes/ch10-naval-missions/spotting";
import { type Position, ShipFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { choose as put, pending } from "../../../lib/kernel";
import { allied, declare, emptySeas, flags, japanese, make, where } from "./naval-scenes";
import {
  base,
  decision,
  type Forlorn,
  ground,
  hex,
  make as choose,
  offered,
  place,
  scene,
  ship,
} from "./support";

describe("10.1, 10.3 the declaration", () => {
  it("names the type, up to four ships, and the destination; each ship has one mission a turn", () => {
    const game = allied({
      change: (position) => emptySeas(position, ["nl-cl", "nl-dd", "nl-mtb", "us-ca", "br-ca"]),
    });
    make(game, { do: "naval-mission", type: "stage" });
    make(game, ...["nl-cl", "nl-dd", "nl-mtb", "us-ca"].map((id) => ({ do: "add-ship", ship: id })));
    expect(decision(game).prompt).toBe("Where does the mission go?");
    make(game, { do: "destination", at: "2509" }, { do: "sail-on" });
    expect(where(game, "nl-cl")).toBe("2509");
    expect(flags(game, "nl-cl") & ShipFlag.done).toBe(ShipFlag.done);
  });

  it("starts from one place, but for a transport", () => {
    const game = allied();
    make(game, ...declare("attack", "us-ca"));
    expect(() => choose(game, { do: "add-ship", ship: "br-ca" })).toThrow("start from one place");
  });

  it("of an attack goes to spotted ships, ships in port, units, ports and airbases of the enemy", () => {
    const game = allied({
      change: ({ fleet }) => {
        fleet.site[ship("jwf-t-1")] = hex("1604");
        fleet.site[ship("jwf-t-2")] = hex("1605");
        fleet.flags[ship("jwf-t-2")] = ShipFlag.spotted;
      },
    });
    make(game, ...declare("attack", "us-ca"), { do: "ships-named" });
    const hexes = offered(game, "at");
    expect(hexes).toContain("1605");
    expect(hexes).toContain("1702");
    expect(hexes).not.toContain("1604");
    expect(hexes).not.toContain("1506");
  });

  it("lets transports land on coasts without a port, and in ports of the enemy where the scenario says so (11.5)", () => {
    const landings = (landingInPort: boolean): unknown[] => {
      const game = japanese({
        change: (position) => {
          position.terms = { ...position.terms, rules: { ...position.terms.rules, landingInPort } };
        },
      });
      make(game, ...declare("transport", "jwf-t-1"), { do: "ships-named" });
      return offered(game, "at");
    };
    expect(landings(false)).toContain("1406");
    expect(landings(false)).not.toContain("1506");
    expect(landings(true)).toContain("1506");
  });

  it("is possible as long as a ship can do anything, and ends the phase otherwise (8.4)", () => {
    expect(navalMission.isPossible(allied().table, 0)).toBe(true);
    expect(navalMission.isPossible(allied().table, 1)).toBe(true);
    const { table } = scene(
      "naval-return",
      {},
      {
        change: ({ fleet }) => {
          for (const each of fleet.flags.keys()) fleet.flags[each] = ShipFlag.done;
        },
      },
    );
    expect(navalMission.isPossible(table, 0)).toBe(false);
  });

  it("lets components meet at a rendezvous and go on together (10.3)", () => {
    const game = japanese({
      change: (position) => {
        emptySeas(position, ["jwf-t-1", "jwf-cl"]);
        position.control.fill(1);
        position.fleet.site[ship("jwf-cl")] = hex("1702");
      },
    });
    make(
      game,
      ...declare("transport", "jwf-t-1", "jwf-cl"),
      { do: "ships-named" },
      { do: "destination", at: "1406" },
    );
    make(game, { do: "rendezvous", at: "1604" }, { do: "embarked" }, { do: "sail-on" });
    expect([where(game, "jwf-t-1"), where(game, "jwf-cl")]).toEqual(["1604", "1702"]);
    make(game, { do: "sail-on" });
    expect([where(game, "jwf-t-1"), where(game, "jwf-cl")]).toEqual(["1604", "1604"]);
    make(game, { do: "sail-on" });
    expect([where(game, "jwf-t-1"), where(game, "jwf-cl")]).toEqual(["1406", "1406"]);
    expect(flags(game, "jwf-cl") & ShipFlag.transported).toBe(ShipFlag.transported);
  });
});

describe("10.3 movement", () => {
  it("goes hex by hex, into no hex twice, and only where the way goes on", () => {
    const game = allied({ change: (position) => emptySeas(position, ["us-ca"]) });
    make(game, ...declare("stage", "us-ca"), { do: "ships-named" }, { do: "destination", at: "2509" });
    make(game, { do: "sail", to: "1908" });
    expect(offered(game, "to")).not.toContain("1807");
    expect(() => choose(game, { do: "sail", to: "1807" })).toThrow("never twice into one hex");
    make(game, { do: "sail-on" });
    expect(pending(game)).toEqual([]);
    expect(where(game, "us-ca")).toBe("2509");
  });

  it("10.3.4 keeps the West Fleet west of the Command Demarcation Line, and lets it go anywhere south of Java", () => {
    const game = japanese();
    make(game, ...declare("transport", "jwf-t-1"), { do: "ships-named" });
    const columns = (offered(game, "at") as string[]).map((id) => [
      Number(id.slice(0, 2)),
      Number(id.slice(2)),
    ]);
    expect(columns.some(([column]) => column! > 18)).toBe(true);
    expect(columns.filter(([column, row]) => column! > 18 && row! < 8)).toEqual([]);
  });

  it("5.2.2 ships of the Covering Fleet score for the enemy when they come onto the map", () => {
    const game = japanese({
      change: (position) => {
        emptySeas(position, ["jcf-bb-1"]);
        position.control.fill(1);
        position.fleet.flags[ship("jcf-bb-1")] = ShipFlag.entering;
      },
    });
    make(
      game,
      ...declare("stage", "jcf-bb-1"),
      { do: "ships-named" },
      { do: "destination", at: "1702" },
      { do: "sail-on" },
    );
    expect(game.table.position.points).toEqual([1, 0]);
    expect(flags(game, "jcf-bb-1")).toBe(ShipFlag.done);
  });
});

describe("10.3.1 sorties", () => {
  const fromPort = (hits: number, dice: number[]): Forlorn => {
    const game = allied({
      dice,
      change: (position) => {
        emptySeas(position, ["us-ca", "us-t-1"]);
        position.fleet.site[ship("us-t-1")] = hex("1807");
        position.hits[place("soerabaja")] = hits;
      },
    });
    make(game, ...declare("stage", "us-ca"), { do: "ships-named" }, { do: "destination", at: "2509" });
    return game;
  };

  it("are automatic with one hit, a roll of 7 or less with two, and 2 worse with three", () => {
    const left = (hits: number, dice: number[]): boolean => {
      const game = fromPort(hits, dice);
      if (pending(game).length > 0) make(game, { do: "sail-on" });
      return where(game, "us-ca") === "2509";
    };
    expect([left(1, []), left(2, [7]), left(2, [8]), left(3, [5]), left(3, [6])]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it("of ships that carry a unit together succeed for both or for neither (2.2.4)", () => {
    const sites = (dice: number[]): unknown[] => {
      const game = allied({
        dice,
        change: (position) => {
          emptySeas(position, ["nl-cl", "nl-dd"]);
          for (const id of ["nl-cl", "nl-dd"]) position.fleet.site[ship(id)] = hex("1807");
          position.hits[place("soerabaja")] = 2;
          const unit = ground("us-2-131");
          position.ground.site[unit] = hex("1807");
          position.ground.aboard[unit] = ship("nl-cl");
          position.ground.partner[unit] = ship("nl-dd");
        },
      });
      make(game, ...declare("stage", "nl-cl"), { do: "ships-named" }, { do: "destination", at: "2509" });
      if (pending(game).length > 0) make(game, { do: "sail-on" });
      return [where(game, "nl-cl"), where(game, "nl-dd")];
    };
    expect(sites([7, 7])).toEqual(["2509", "2509"]);
    expect(sites([7, 10])).toEqual(["1807", "1807"]);
  });

  it("from Darwin, which takes eight hits, are automatic with one, rolled for with seven, and impossible with eight (A-67)", () => {
    const sortie = (hits: number): string => {
      const change = (position: Position): void => void (position.hits[place("darwin")] = hits);
      return sortieFrom(scene("naval-disruption-removal", {}, { change }).table, 0, hex("2910"));
    };
    expect([0, 1, 2, 4, 7, 8].map(sortie)).toEqual([
      "automatic",
      "automatic",
      "check",
      "check",
      "check",
      "none",
    ]);
  });

  it("are impossible with four hits; transports always sail", () => {
    const game = allied({
      change: (position) => {
        emptySeas(position, ["us-ca", "us-t-1", "us-t-2"]);
        for (const id of ["us-t-1", "us-t-2"]) position.fleet.site[ship(id)] = hex("1807");
        position.hits[place("soerabaja")] = 4;
      },
    });
    expect(offered(game, "type")).toEqual(["stage", "transport"]);
    make(game, { do: "naval-mission", type: "stage" });
    expect(() => choose(game, { do: "add-ship", ship: "us-ca" })).toThrow("cannot leave a port");
  });
});

describe("10.3.2 spotting", () => {
  const { table } = scene(
    "naval-disruption-removal",
    {},
    {
      change: (position) => {
        emptySeas(position, ["us-ca"]);
        position.fleet.site[ship("us-ca")] = hex("2004");
        position.bases.state.fill(1);
        position.bases.state[base("darwin")] = 0;
      },
    },
  );

  it("is called for within three hexes of an undisrupted airbase, carrier or warship", () => {
    expect([nearestWatcher(table, 1, hex("2004")), nearestWatcher(table, 1, hex("1704"))]).toEqual([0, 3]);
    expect(nearestWatcher(table, 1, hex("1604"))).toBe(Infinity);
    expect(nearestWatcher(table, 0, hex("2004"))).toBe(Infinity);
  });

  it("is called for on a coast of the enemy, next to a port along the coast", () => {
    expect([isEnemyCoast(table, 1, hex("1506")), isEnemyCoast(table, 1, hex("1406"))]).toEqual([true, true]);
    expect(isEnemyCoast(table, 0, hex("1506"))).toBe(false);
    expect(isEnemyCoast(table, 1, hex("2004"))).toBe(false);
  });

  it("spots a group on 6 or more, once for each hex", () => {
    const spotted = (die: number): boolean => {
      const game = japanese({
        dice: Array<number>(20).fill(die),
        change: (position) => {
          emptySeas(position, ["jwf-t-1", "jwf-t-2"]);
          position.bases.state.fill(1);
        },
      });
      make(
        game,
        ...declare("transport", "jwf-t-1", "jwf-t-2"),
        { do: "ships-named" },
        { do: "destination", at: "1406" },
      );
      make(game, { do: "embarked" }, { do: "sail-on" });
      return (flags(game, "jwf-t-1") & flags(game, "jwf-t-2") & ShipFlag.spotted) > 0;
    };
    expect([spotted(4), spotted(5)]).toEqual([false, true]);
  });
});

describe("2.2.4, 10.3 cargo", () => {
  const loading = (...ships: string[]): Forlorn => {
    const game = japanese({ change: (position) => position.control.fill(1) });
    make(game, ...declare("transport", ...ships), { do: "ships-named" }, { do: "destination", at: "1602" });
    return game;
  };

  it("embarks where the transport is, up to its steps; a supply unit takes one", () => {
    const game = loading("jwf-t-1");
    make(
      game,
      { do: "embark", unit: "j-2-i1", ship: "jwf-t-1" },
      { do: "embark", supply: "new", ship: "jwf-t-1" },
    );
    expect(offered(game, "unit")).toEqual(["j-tk2-1", "j-tk2-2"]);
    make(game, { do: "embark", unit: "j-tk2-1", ship: "jwf-t-1" });
    const { ground: units, fleet, supply } = game.table.position;
    expect(units.aboard[ground("j-2-i1")]).toBe(ship("jwf-t-1"));
    expect(units.site[ground("j-2-i1")]).toBe(fleet.site[ship("jwf-t-1")]);
    expect(supply.find(({ aboard }) => aboard === ship("jwf-t-1"))?.level).toBe(1);
  });

  it("of light cruisers and destroyers is a step of infantry or supply; two of them take a unit of two steps", () => {
    const alone = loading("jwf-dd-1");
    expect(offered(alone, "unit")).toEqual([]);
    expect(offered(alone, "supply")).toEqual(["new"]);
    const pair = loading("jwf-dd-1", "jwf-cl");
    expect(offered(pair, "unit")).not.toContain("j-2-art");
    make(pair, { do: "embark", unit: "j-2-i1", ship: "jwf-cl", with: "jwf-dd-1" });
    expect(pair.table.position.ground.partner[ground("j-2-i1")]).toBe(ship("jwf-dd-1"));
  });

  it("2.2.4 ships that carry a unit together perform a mission together, within the four ships of one", () => {
    const carrying = (ships: readonly string[]) =>
      japanese({
        change: (position) => {
          emptySeas(position, ["jwf-cl", "jwf-dd-1", ...ships]);
          for (const id of ["jwf-cl", "jwf-dd-1", ...ships]) position.fleet.site[ship(id)] = hex("1604");
          const unit = ground("j-2-i1");
          position.ground.site[unit] = hex("1604");
          position.ground.aboard[unit] = ship("jwf-cl");
          position.ground.partner[unit] = ship("jwf-dd-1");
        },
      });
    const alone = carrying([]);
    make(alone, ...declare("stage", "jwf-dd-1"), { do: "destination", at: "indochina" }, { do: "sail-on" });
    expect([where(alone, "jwf-dd-1"), where(alone, "jwf-cl")]).toEqual(["off the map", "off the map"]);
    const others = ["jwf-dd-2", "jwf-dd-3", "jwf-t-1"];
    const full = carrying([...others, "jwf-t-2"]);
    make(full, ...declare("stage", ...others));
    expect(offered(full, "ship")).toEqual(["jwf-t-2"]);
    const added = put(full, "japanese", { do: "add-ship", ship: "jwf-cl" });
    expect(added.ok ? undefined : added.error.rule).toBe("2.2.4");
  });
});
