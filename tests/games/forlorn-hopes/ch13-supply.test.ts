import { describe, expect, it } from "vitest";
import {
  BaseState,
  GroundFlag,
  type Position,
  ShipFlag,
} from "../../../lib/games/forlorn-hopes/model/position";
import { isSupplied } from "../../../lib/games/forlorn-hopes/model/supply";
import { pending } from "../../../lib/kernel";
import { field } from "./ground-field";
import { base, type Forlorn, ground, hex, make, offered, place, scene, ship } from "./support";

/** Java without an open port, and supply units on it by hex and hits; three hits at Batavia leave it a short line. */
const onJava = (units: Record<string, [at: string, hits: number, level?: number]>, batavia = 4) =>
  field("supply", {
    units: { "nl-1-1": "1506" },
    change: (position) => {
      for (const id of ["batavia", "tjilatjap", "soerabaja"]) position.hits[place(id)] = 4;
      position.hits[place("batavia")] = batavia;
      position.supply = Object.entries(units).map(([id, [at, hits, level = 1]]) => ({
        id,
        side: 0,
        site: hex(at),
        level,
        hits,
        aboard: -1,
      }));
    },
  });

const left = (game: Forlorn) =>
  Object.fromEntries(game.table.position.supply.map(({ id, level }) => [id, level]));
const outOnJava = ({ table }: Forlorn) =>
  ["batavia", "bandoeng", "tjilatjap", "jogjakarta", "soerabaja"].filter(
    (id) => table.position.bases.oos[base(id)],
  );

describe("13.3 which supply units are used up", () => {
  it("as few as can be: one that reaches all, and not another one that reaches some", () => {
    // With one hit a line has two hexes: from 1606 all of Java, from 1506 its west.
    const game = onJava({ west: ["1506", 1], middle: ["1606", 1] });
    expect([pending(game), left(game), outOnJava(game)]).toEqual([[], { west: 1 }, []]);
    // From either end both are needed, and a third one is not.
    const both = onJava({ spare: ["1908", 2], west: ["1506", 1], east: ["1807", 1] });
    expect([pending(both), left(both), outOnJava(both)]).toEqual([[], { spare: 1 }, []]);
  });

  it("of as many its owner says which, once for each", () => {
    const game = onJava({ a: ["1506", 0], b: ["1506", 0], c: ["1606", 0], d: ["1607", 0, 2] });
    // Those that are alike are offered once.
    expect(offered(game, "supply")).toEqual(["a", "c", "d"]);
    make(game, { do: "use-up", supply: "d", at: "1607" });
    expect([pending(game), left(game)]).toEqual([[], { a: 1, b: 1, c: 1, d: 1 }]);
    const two = onJava({ w1: ["1506", 1], w2: ["1507", 1], e1: ["1807", 1], e2: ["1708", 2] });
    // One of the west and one of the east do together.
    expect(offered(two, "supply")).toEqual(["w1", "w2", "e1", "e2"]);
    make(two, { do: "use-up", supply: "w2", at: "1507" });
    expect(offered(two, "supply")).toEqual(["e1", "e2"]);
    make(two, { do: "use-up", supply: "e1", at: "1807" });
    expect([pending(two), left(two)]).toEqual([[], { w1: 1, e2: 1 }]);
  });

  it("one that is in supply itself supplies what its port does not reach, and is not used up", () => {
    // With three hits Batavia reaches two hexes: 1607, not 1708.
    const game = onJava({ far: ["1807", 0], fed: ["1607", 0] }, 3);
    expect([pending(game), left(game), outOnJava(game)]).toEqual([[], { far: 1, fed: 1 }, []]);
    const alone = onJava({ far: ["1807", 0] }, 3);
    expect(left(alone)).toEqual({});
  });

  it("one without a line on an island without a port is removed, a double one as two single ones are", () => {
    // Den Pasar on Bali.
    const game = onJava({ bali: ["2007", 0, 2], java: ["1606", 0, 2] });
    expect(left(game)).toEqual({ java: 1 });
    expect(game.table.position.bases.oos[base("den-pasar")]).toBe(false);
  });
});

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
