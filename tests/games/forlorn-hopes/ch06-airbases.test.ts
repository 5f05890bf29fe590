import { describe, expect, it } from "vitest";
import { capacityOf, fits, mayUse, settleCrowd } from "../../../lib/games/forlorn-hopes/model/bases";
import { destroyBase, disruptBase, hitPlace } from "../../../lib/games/forlorn-hopes/model/losses";
import { AirFlag, BaseState, Box, Gone } from "../../../lib/games/forlorn-hopes/model/position";
import { eventsFor, pending } from "../../../lib/kernel";
import { airUnit, base, hex, make, offered, place, scene, ship } from "./support";

const quiet = () => scene("mobile-airbase-construction");

describe("6.3 hosting", () => {
  const units = (...ids: string[]): number[] => ids.map(airUnit);

  it("6.3.2 a mobile airbase holds three units of a class, or two of any", () => {
    const { table } = quiet();
    const mobile = base("mobile-airbase-allied-a");
    expect(fits(table, mobile, units("us-p-40-1", "us-p-40-2", "us-p-40-3"))).toBe(true);
    expect(fits(table, mobile, units("us-p-40-1", "au-hudson-1"))).toBe(true);
    expect(fits(table, mobile, units("us-p-40-1", "us-p-40-2", "au-hudson-1"))).toBe(false);
  });

  it("7.3.1 reconnaissance is free at a major airbase and counts at others", () => {
    const { table } = quiet();
    const eight = Array.from({ length: 8 }, () => airUnit("us-p-40-1"));
    expect(fits(table, base("darwin"), [...eight, airUnit("us-pby")])).toBe(true);
    expect(fits(table, base("dili"), units("us-p-40-1", "us-p-40-2", "us-pby"))).toBe(false);
  });

  it("7.3.1 reconnaissance counts as a fighter or as a bomber at a mobile airbase (6.3.2)", () => {
    const { table } = quiet();
    const mobile = base("mobile-airbase-allied-a");
    expect(fits(table, mobile, units("us-p-40-1", "us-p-40-2", "us-pby"))).toBe(true);
    expect(fits(table, mobile, units("au-hudson-1", "us-b-17-1", "us-pby"))).toBe(true);
    expect(fits(table, mobile, units("us-p-40-1", "au-hudson-1", "us-pby"))).toBe(false);
    expect(fits(table, mobile, units("us-p-40-1", "us-p-40-2", "us-p-40-3", "us-pby"))).toBe(false);
  });

  it("6.3.5 to 6.3.7 B-17s, floatplanes and carrier aircraft have their own airbases", () => {
    const { table } = quiet();
    expect([
      mayUse(table, airUnit("us-b-17-1"), base("darwin")),
      mayUse(table, airUnit("us-b-17-1"), base("batavia")),
    ]).toEqual([true, false]);
    expect([
      mayUse(table, airUnit("jwf-f1m"), base("jef-cvs")),
      mayUse(table, airUnit("jwf-f1m"), base("indochina")),
    ]).toEqual([true, false]);
    expect(mayUse(table, airUnit("jcf-a6m-1"), base("indochina"))).toBe(false);
    const { table: atSea } = scene(
      "mobile-airbase-construction",
      {},
      {
        change: ({ fleet }) => {
          fleet.site[ship("jcf-cv-1")] = hex("1605");
          fleet.site[ship("jwf-cvs")] = hex("1605");
        },
      },
    );
    expect(mayUse(atSea, airUnit("jcf-a6m-1"), base("jcf-cv-1"))).toBe(true);
    expect(mayUse(atSea, airUnit("jwf-f1m"), base("jwf-cvs"))).toBe(false);
  });

  it("6.3.4 where there are too many, all have flown; hits take room away (13.4)", () => {
    const crowd = units("us-p-40-1", "us-p-40-2", "us-p-40-3");
    const { table } = scene(
      "mobile-airbase-construction",
      {},
      {
        change: ({ air }) => {
          for (const unit of crowd) air.base[unit] = base("koepang");
        },
      },
    );
    settleCrowd(table, base("koepang"));
    expect(crowd.map((unit) => table.position.air.box[unit])).toEqual([Box.ready, Box.ready, Box.ready]);
    hitPlace(table, place("koepang"), 2, "9.10.10");
    expect(capacityOf(table, base("koepang"))).toBe(3);
    // The Hudson of the set-up is there as well.
    expect(crowd.map((unit) => table.position.air.box[unit])).toEqual([Box.flown, Box.flown, Box.flown]);
  });
});

describe("6.5 mobile airbases", () => {
  it("are begun on friendly land in supply, one in a hex, Japan first", () => {
    const game = quiet();
    expect(offered(game, "at")).toEqual(expect.arrayContaining(["1702", "2404", "2406"]));
    expect(offered(game, "at")).not.toContain("1807");
    make(game, { do: "build-airbase", at: "1702" });
    expect(offered(game, "at")).not.toContain("1702");
    make(game, { do: "done" });
    // 6.5.1: the Allied one of the set-up is at 1707.
    expect(offered(game, "at")).toContain("1606");
    expect(offered(game, "at")).not.toContain("1707");
    make(game, { do: "build-airbase", at: "1606" });
    const { bases } = game.table.position;
    expect(bases.state[base("mobile-airbase-japanese-a")]).toBe(BaseState.underConstruction);
    expect(bases.hex[base("mobile-airbase-allied-b")]).toBe(hex("1606"));
  });

  it("17.1 are not in the Battle of Java Sea", () => {
    expect(pending(scene("mobile-airbase-construction", {}, { scenario: "java-sea" }))).toEqual([]);
  });

  it("6.5.3 disruption removes one under construction, and it may be built again", () => {
    const game = quiet();
    make(game, { do: "build-airbase", at: "1702" });
    disruptBase(game.table, base("mobile-airbase-japanese-a"), "9.10.10");
    expect(game.table.position.bases.state[base("mobile-airbase-japanese-a")]).toBe(BaseState.offMap);
  });

  it("6.5.3 aircraft that attack one after it was destroyed achieve nothing more", () => {
    const { table } = quiet();
    const { bases } = table.position;
    const airbase = base("mobile-airbase-japanese-a");
    bases.state[airbase] = BaseState.normal;
    bases.hex[airbase] = hex("1702");
    destroyBase(table, airbase, "9.10.10");
    disruptBase(table, airbase, "9.10.10");
    expect(bases.state[airbase]).toBe(BaseState.offMap);
    // Taken by an enemy it is gone for good (6.5.5).
    bases.state[airbase] = BaseState.captured;
    destroyBase(table, airbase, "9.10.10");
    expect(bases.state[airbase]).toBe(BaseState.captured);
  });
});

describe("6.6 airbases under attack", () => {
  it("9.10.10 disruption rolls for each unit on the ground: from 6 it is disrupted, when disrupted already reduced", () => {
    const { table } = scene(
      "mobile-airbase-construction",
      {},
      {
        dice: [6, 5, 6],
        change: ({ air }) => {
          air.flags[airUnit("jaaf-ki-43-1")] = AirFlag.disrupted;
          air.base[airUnit("jaaf-h6k")] = base("sarawak");
        },
      },
    );
    disruptBase(table, base("sarawak"), "9.10.10");
    const { air, bases } = table.position;
    expect(bases.state[base("sarawak")]).toBe(BaseState.disrupted);
    expect(air.flags[airUnit("jaaf-ki-43-1")]).toBe(AirFlag.disrupted | AirFlag.reduced);
    expect(air.flags[airUnit("jaaf-ki-43-2")]).toBe(0);
    expect(air.flags[airUnit("jaaf-h6k")]).toBe(AirFlag.disrupted);
  });

  it("6.1 what a bomb does to aircraft on the ground their owner alone learns, until one is eliminated", () => {
    const game = scene(
      "mobile-airbase-construction",
      {},
      {
        dice: [6, 6],
        change: ({ air }) => {
          air.flags[airUnit("jaaf-ki-43-2")] = AirFlag.disrupted | AirFlag.reduced;
        },
      },
    );
    disruptBase(game.table, base("sarawak"), "9.10.10");
    const told = (side: string): string =>
      eventsFor(game, side)
        .map(({ text }) => text)
        .join("\n");
    expect(told("japanese")).toContain("Ki-43 Oscar 1 is disrupted.");
    expect(told("allied")).not.toContain("Oscar 1");
    expect(told("allied")).toContain("Oscar 2 is eliminated.");
  });

  it("6.6.3 destruction destroys what is on the ground", () => {
    const { table } = quiet();
    destroyBase(table, base("sarawak"), "9.10.10");
    expect(table.position.air.base[airUnit("jaaf-ki-43-1")]).toBe(Gone.lost);
    expect(table.position.bases.state[base("sarawak")]).toBe(BaseState.destroyed);
  });

  it("6.6.5 evacuation: who rolls no more than the allowance leaves for an airbase in range, who fails is destroyed", () => {
    const game = scene("airbase-evacuation", { base: base("sarawak"), side: 1 }, { dice: [6, 7] });
    const { air } = game.table.position;
    // Indochina alone is in range: there is nothing to choose.
    expect([air.base[airUnit("jaaf-ki-43-1")], air.box[airUnit("jaaf-ki-43-1")]]).toEqual([
      base("indochina"),
      Box.flown,
    ]);
    expect(air.base[airUnit("jaaf-ki-43-2")]).toBe(Gone.lost);
  });

  it("6.6.5 a disrupted airbase, flown and disrupted units and those slated for regroup have a harder time", () => {
    const unit = airUnit("jaaf-ki-43-1");
    const away = (die: number, box: number, flags: number, state: number): boolean => {
      const game = scene(
        "airbase-evacuation",
        { base: base("sarawak"), side: 1 },
        {
          dice: [die, 10, 1],
          change: ({ air, bases }) => {
            air.base[airUnit("jaaf-ki-43-2")] = Gone.lost;
            air.box[unit] = box;
            air.flags[unit] = flags;
            bases.state[base("sarawak")] = state;
          },
        },
      );
      return game.table.position.air.base[unit] !== Gone.lost;
    };
    expect([away(5, Box.flown, 0, 0), away(6, Box.flown, 0, 0)]).toEqual([true, false]);
    expect([away(4, Box.ready, 0, 1), away(5, Box.ready, 0, 1)]).toEqual([true, false]);
    expect([away(3, Box.regroup, 0, 0), away(4, Box.regroup, 0, 0)]).toEqual([true, false]);
    expect(away(6, Box.ready, AirFlag.disrupted, 0)).toBe(false);
  });

  it("6.6.4 capture: aircraft evacuate, the airbase is disrupted, supply units alone are lost, and control passes", () => {
    const game = scene(
      "capture-hex",
      { side: 0, site: hex("1702") },
      {
        dice: [7, 7],
        change: ({ supply }) => {
          supply.push({ id: "japanese-x", side: 1, site: hex("1702"), level: 1, hits: 0, aboard: -1 });
        },
      },
    );
    const { air, bases, control, supply } = game.table.position;
    expect([air.base[airUnit("jaaf-ki-43-1")], air.base[airUnit("jaaf-ki-43-2")]]).toEqual([
      Gone.lost,
      Gone.lost,
    ]);
    expect([bases.state[base("sarawak")], control[hex("1702")]]).toEqual([BaseState.disrupted, 0]);
    expect(supply.map(({ id }) => id)).not.toContain("japanese-x");
  });

  it("6.5.5 a mobile airbase that an enemy takes is lost for the game", () => {
    const game = scene("capture-hex", { side: 1, site: hex("1707") }, { dice: [] });
    const { bases, control } = game.table.position;
    expect([
      bases.state[base("mobile-airbase-allied-a")],
      bases.hex[base("mobile-airbase-allied-a")],
    ]).toEqual([BaseState.captured, -1]);
    expect(control[hex("1707")]).toBe(1);
  });
});
