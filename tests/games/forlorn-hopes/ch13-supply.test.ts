import { describe, expect, it } from "vitest";
import {
  BaseState,
  GroundFlag,
  type Position,
  ShipFlag,
} from "../../../lib/games/forlorn-hopes/model/position";
import { isSupplied } from "../../../lib/games/forlorn-hopes/model/supply";
import { pending } from "../../../lib/kernel";
import { base, ground, hex, make, place, scene, ship } from "./support";

describe("13 Supply Phase", () => {
  const blockaded = (position: Position): void => {
    position.fleet.site[ship("jef-dd-1")] = hex("2705");
  };
  const supplyPhase = (change: (position: Position) => void) => scene("supply", {}, { change }).table;

  it("a port supplies what is connected over friendly land, a blockade closes it (13.1, 13.2)", () => {
    const open = supplyPhase(() => undefined);
    expect(isSupplied(open, 0, hex("1606"))).toBe(true);
    expect(open.position.supply).toHaveLength(6);
    expect(isSupplied(open, 1, hex("1702"))).toBe(true);
    expect(isSupplied(open, 1, hex("1807"))).toBe(false);
    const java = supplyPhase(({ hits }) => {
      for (const id of ["batavia", "tjilatjap", "soerabaja"]) hits[place(id)] = 4;
    });
    expect(isSupplied(java, 0, hex("1606"))).toBe(false);
    const short = supplyPhase(({ hits }) => {
      for (const id of ["batavia", "tjilatjap"]) hits[place(id)] = 4;
      hits[place("soerabaja")] = 3;
    });
    // 13.4: with three hits Soerabaja reaches two hexes.
    expect([isSupplied(short, 0, hex("1707")), isSupplied(short, 0, hex("1506"))]).toEqual([true, false]);
  });

  it("13.3 a supply unit that is needed is spent: two become one, and one is removed", () => {
    const once = supplyPhase(blockaded);
    const unitOf = (position: Position, id: string) => position.supply.find((unit) => unit.id === id);
    expect(unitOf(once.position, "allied-ceram")?.level).toBe(1);
    expect(once.position.ground.flags[ground("au-gull")]).toBe(0);
    // Those on a line of their own are not consumed.
    expect(unitOf(once.position, "allied-timor")?.level).toBe(2);
    const twice = supplyPhase((position) => {
      blockaded(position);
      for (const unit of position.supply) if (unit.id === "allied-ceram") unit.level = 1;
    });
    expect(unitOf(twice.position, "allied-ceram")).toBeUndefined();
  });

  it("13.5 without any supply, units and airbases are out of supply and disrupted; in supply again they may recover", () => {
    const out = supplyPhase((position) => {
      blockaded(position);
      position.supply = [];
    }).position;
    expect(out.ground.flags[ground("au-gull")]).toBe(GroundFlag.oos | GroundFlag.disrupted);
    expect([out.bases.state[base("ceram")], out.bases.oos[base("ceram")]]).toEqual([
      BaseState.disrupted,
      true,
    ]);
    const again = supplyPhase((position) => {
      position.ground.flags[ground("au-gull")] = GroundFlag.oos | GroundFlag.disrupted;
    }).position;
    expect(again.ground.flags[ground("au-gull")]).toBe(GroundFlag.disrupted);
  });

  it("11.5.3 what has landed is in supply where it is", () => {
    const { ground: units } = supplyPhase((position) => {
      position.ground.site[ground("j-2-i1")] = hex("1606");
      position.control[hex("1606")] = 1;
      position.ground.flags[ground("j-2-i1")] = GroundFlag.beachhead;
    }).position;
    expect(units.flags[ground("j-2-i1")]).toBe(GroundFlag.beachhead);
  });

  it("13.3.2 a Daihatsu on its Logistics side is a port for supply", () => {
    const game = scene(
      "supply",
      {},
      {
        change: (position) => {
          position.ground.site.fill(-1);
          position.fleet.site[ship("jwf-daihatsu")] = hex("1606");
          position.control[hex("1606")] = 1;
          position.ground.site[ground("j-2-i1")] = hex("1606");
        },
      },
    );
    make(game, { do: "as-supply-base", ship: "jwf-daihatsu" });
    expect(game.table.position.ground.flags[ground("j-2-i1")]).toBe(0);
    expect(game.table.position.fleet.flags[ship("jwf-daihatsu")]).toBe(ShipFlag.logistics);
  });

  it("13.2 a Daihatsu that is blockaded supplies nobody", () => {
    const supplied = (ships: readonly string[]): boolean =>
      isSupplied(
        supplyPhase((position) => {
          position.hits.fill(4);
          position.control[hex("1606")] = 1;
          for (const id of ["jwf-daihatsu", ...ships]) position.fleet.site[ship(id)] = hex("1606");
          position.fleet.flags[ship("jwf-daihatsu")] = ShipFlag.logistics;
        }),
        1,
        hex("1606"),
      );
    expect([supplied([]), supplied(["us-ca"])]).toEqual([true, false]);
  });

  it("13.3.2 a Daihatsu does not become a supply base where a ground unit of the enemy is", () => {
    const asked = (at: string): number =>
      pending(
        scene(
          "supply",
          {},
          {
            change: (position) => {
              position.ground.site.fill(-1);
              position.fleet.site[ship("jwf-daihatsu")] = hex("1606");
              position.ground.site[ground("nl-6")] = hex(at);
            },
          },
        ),
      ).length;
    expect([asked("1707"), asked("1606")]).toEqual([1, 0]);
  });

  it("13.5 airbases on islands without a port are out of supply from the first week, until a supply unit is there", () => {
    const out = (hexes: string[]) => {
      const { bases } = scene(
        "supply",
        {},
        {
          change: ({ supply }) => {
            for (const id of hexes)
              supply.push({ id: `allied-${id}`, side: 0, site: hex(id), level: 1, hits: 0, aboard: -1 });
          },
        },
      ).table.position;
      return ["den-pasar", "waingapoe", "namlea", "batavia"].filter((id) => bases.oos[base(id)]);
    };
    expect(out([])).toEqual(["den-pasar", "waingapoe", "namlea"]);
    expect(out(["2309"])).toEqual(["den-pasar", "namlea"]);
  });
});
