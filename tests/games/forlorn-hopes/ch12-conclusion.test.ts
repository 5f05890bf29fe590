import { describe, expect, it } from "vitest";
import { AirFlag, Box, type Position, ShipFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { pending } from "../../../lib/kernel";
import { airUnit, base, decision, ground, hex, make, offered, place, scene, ship } from "./support";

describe("12 Operations Conclusion Phase", () => {
  it("12.1 reconnaissance and patrols land within their range, in Flown", () => {
    const game = scene(
      "reconnaissance-return",
      {},
      {
        change: ({ air }) => {
          air.box[airUnit("nl-t-viii")] = Box.out;
          air.hex[airUnit("nl-t-viii")] = hex("1807");
          air.flags[airUnit("nl-t-viii")] = AirFlag.patrols;
        },
      },
    );
    expect(offered(game, "base")).toContain("soerabaja");
    expect(offered(game, "base")).not.toContain("darwin");
    make(game, { do: "land-at", base: "soerabaja" });
    const { air } = game.table.position;
    const unit = airUnit("nl-t-viii");
    expect([air.box[unit], air.hex[unit], air.flags[unit]]).toEqual([Box.flown, -1, 0]);
  });

  it("9.12.1 a disrupted unit that returns from reconnaissance or a patrol may have an accident", () => {
    const back = (die: number): number => {
      const unit = airUnit("nl-t-viii");
      const game = scene(
        "reconnaissance-return",
        {},
        {
          dice: [die],
          change: ({ air }) => {
            air.box[unit] = Box.out;
            air.hex[unit] = hex("1807");
            air.flags[unit] = AirFlag.disrupted;
          },
        },
      );
      make(game, { do: "land-at", base: "soerabaja" });
      return game.table.position.air.flags[unit]!;
    };
    expect([back(9), back(10)]).toEqual([AirFlag.disrupted, AirFlag.disrupted | AirFlag.reduced]);
  });

  const atSea = (change: (position: Position) => void = () => undefined) =>
    scene(
      "naval-return",
      {},
      {
        change: (position) => {
          position.fleet.site[ship("us-ca")] = hex("1808");
          position.fleet.site[ship("jwf-cl")] = hex("1605");
          position.fleet.flags[ship("br-ca")] = ShipFlag.spotted;
          change(position);
        },
      },
    );

  it("12.2 the non-Initiative player's ships return to open ports or off the map first; who stays is spotted", () => {
    const game = atSea(({ hits }) => {
      hits[place("tjilatjap")] = 4;
      hits[place("darwin")] = 7;
    });
    expect(decision(game).side).toBe("allied");
    make(game, { do: "return", ship: "us-ca" });
    expect(offered(game, "at")).toEqual(expect.arrayContaining(["australia", "1506", "2910"]));
    expect(offered(game, "at")).not.toContain("1607");
    expect(offered(game, "at")).not.toContain("1702");
    make(game, { do: "return-to", at: "2108" });
    expect(decision(game).side).toBe("japanese");
    make(game, { do: "stay-at-sea" });
    const { fleet } = game.table.position;
    expect(fleet.site[ship("us-ca")]).toBe(hex("2108"));
    expect([fleet.flags[ship("jwf-cl")], fleet.flags[ship("br-ca")]]).toEqual([ShipFlag.spotted, 0]);
  });

  it("10.3.4 the West Fleet does not go to ports east of the Command Demarcation Line", () => {
    const game = atSea(({ fleet }) => {
      fleet.site[ship("us-ca")] = hex("1807");
    });
    make(game, { do: "return", ship: "jwf-cl" });
    expect(offered(game, "at")).toEqual(["indochina", "philippines", "1702"]);
  });

  /** Two Japanese ships with a unit of two steps that they carry together (2.2.4). */
  const pair = (one: string, other: string, at: string) =>
    atSea((position) => {
      position.fleet.site[ship("us-ca")] = hex("1807");
      position.fleet.site[ship("jwf-cl")] = -1;
      for (const id of [one, other]) position.fleet.site[ship(id)] = hex(at);
      position.ground.site[ground("j-2-i1")] = hex(at);
      position.ground.aboard[ground("j-2-i1")] = ship(one);
      position.ground.partner[ground("j-2-i1")] = ship(other);
    });

  it("2.2.4, 12.2 ships that carry a unit together return together, with it, whichever is named", () => {
    for (const named of ["jwf-cl", "jwf-dd-1"]) {
      const game = pair("jwf-cl", "jwf-dd-1", "1605");
      make(game, { do: "return", ship: named }, { do: "return-to", at: "1702" });
      const { fleet, ground: units } = game.table.position;
      expect([
        fleet.site[ship("jwf-cl")],
        fleet.site[ship("jwf-dd-1")],
        units.site[ground("j-2-i1")],
      ]).toEqual([hex("1702"), hex("1702"), hex("1702")]);
      expect(pending(game)).toEqual([]);
    }
  });

  it("10.3.4 ships of both fleets that carry a unit together go to ports that are open to both", () => {
    const game = pair("jwf-cl", "jef-dd-1", "1806");
    make(game, { do: "return", ship: "jef-dd-1" });
    expect(offered(game, "at")).toEqual(["indochina", "philippines"]);
  });

  it("12.2.4 a crippled ship must return", () => {
    const game = atSea(({ fleet }) => {
      fleet.flags[ship("us-ca")] = ShipFlag.crippled;
      fleet.site[ship("us-dd")] = hex("1808");
    });
    expect(offered(game, "do")).not.toContain("stay-at-sea");
    make(game, { do: "return", ship: "us-ca" }, { do: "return-to", at: "australia" });
    expect(offered(game, "do")).toContain("stay-at-sea");
  });

  it("17.2.2 a transport in port puts its P-40 ashore at the nearest airbase", () => {
    const { table } = scene(
      "naval-return",
      {},
      {
        change: ({ fleet, air }) => {
          fleet.site[ship("us-t-1")] = hex("1607");
          air.aboard[airUnit("us-p-40-5")] = ship("us-t-1");
        },
      },
    );
    const { air } = table.position;
    const unit = airUnit("us-p-40-5");
    expect([air.base[unit], air.box[unit], air.aboard[unit]]).toEqual([base("tjilatjap"), Box.flown, -1]);
  });
});
