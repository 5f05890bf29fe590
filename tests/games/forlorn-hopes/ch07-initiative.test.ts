import { describe, expect, it } from "vitest";
import {
  AirFlag,
  Box,
  Gone,
  hasFlag,
  type Position,
  ShipFlag,
} from "../../../lib/games/forlorn-hopes/model/position";
import { friendlyPatrolOver } from "../../../lib/games/forlorn-hopes/model/patrols";
import { eventsFor, pending, view } from "../../../lib/kernel";
import { airUnit, base, hex, make, offered, scene, ship } from "./support";

describe("7.1 General Regroup Turn", () => {
  const isAsked = (turn: number, generalRegroup = 0, scenario = "campaign"): boolean =>
    pending(
      scene(
        "general-regroup-declaration",
        {},
        {
          scenario,
          change: (position) => Object.assign(position, { turn, generalRegroup }),
        },
      ),
    ).length > 0;

  it("is declared by Japan once, not on the first or last turn, and not in the Battle of Java Sea", () => {
    expect([isAsked(1), isAsked(2), isAsked(11), isAsked(12)]).toEqual([false, true, true, false]);
    expect(isAsked(5, 4)).toBe(false);
    expect(isAsked(4, 0, "java-sea")).toBe(false);
  });

  it("14.5.6a both sides restore ships after it, Japan first, for points to the other side", () => {
    const game = scene(
      "naval-recovery",
      {},
      {
        dice: [9, 6, 5],
        change: (position) => {
          Object.assign(position, { turn: 5, generalRegroup: 5 });
          position.fleet.site[ship("jwf-dd-1")] = Gone.lost;
          position.fleet.flags[ship("us-ca")] = ShipFlag.crippled;
          position.fleet.flags[ship("br-ca")] = ShipFlag.crippled;
        },
      },
    );
    make(game, { do: "restore-ship", ship: "jwf-dd-1" });
    make(game, { do: "restore-ship", ship: "us-ca" }, { do: "restore-ship", ship: "br-ca" });
    const { fleet, points } = game.table.position;
    expect(fleet.site[ship("jwf-dd-1")]).toBe(fleet.site[ship("jef-cl")]);
    expect([fleet.flags[ship("us-ca")], fleet.flags[ship("br-ca")]]).toEqual([0, ShipFlag.crippled]);
    expect(points).toEqual([2, 1]);
  });
});

describe("7.2 regroup designation", () => {
  const disrupted = () =>
    scene(
      "regroup-designation",
      {},
      {
        change: ({ air, bases }) => {
          for (const id of ["us-p-40-1", "au-hudson-1", "us-pby", "jaaf-ki-43-1"])
            air.flags[airUnit(id)] = AirFlag.disrupted;
          bases.state[base("koepang")] = 1;
        },
      },
    );

  it("both sides choose at once among disrupted air combat units at airbases that are not disrupted", () => {
    const game = disrupted();
    const options = pending(game).map(({ side, options: list }) => [
      side,
      list.map(({ unit }) => unit ?? "done"),
    ]);
    expect(options).toEqual([
      ["allied", ["us-p-40-1", "done"]],
      ["japanese", ["jaaf-ki-43-1", "done"]],
    ]);
  });

  it("7.2.3 is secret", () => {
    const chosen = disrupted();
    const not = disrupted();
    make(chosen, { do: "regroup", unit: "us-p-40-1" });
    make(not, { do: "done" });
    expect(chosen.table.position.air.box[airUnit("us-p-40-1")]).toBe(Box.regroup);
    expect(JSON.stringify(view(chosen, "japanese"))).toBe(JSON.stringify(view(not, "japanese")));
    expect(eventsFor(chosen, "japanese")).toEqual(eventsFor(not, "japanese"));
  });

  it("5.1.8 units of the 11th Air Fleet that are not available may be designated, too", () => {
    const game = scene(
      "regroup-designation",
      {},
      {
        change: ({ air }) => {
          air.flags[airUnit("j11-g4m-2")] = AirFlag.disrupted;
        },
      },
    );
    expect(offered(game, "unit")).toEqual(["j11-g4m-2"]);
  });
});

describe("7.3 reconnaissance", () => {
  it("flies on 7 or less within ten hexes and tells its owner what is at an airbase; on 8 it has flown", () => {
    const game = scene("reconnaissance", {}, { dice: [7, 8] });
    make(game, { do: "fly", unit: "jaaf-h6k" });
    // 9.2: seven points from the Philippines by 2201.
    expect(offered(game, "hex")).toContain("2205");
    expect(offered(game, "hex")).not.toContain("2910");
    make(game, { do: "reconnoitre", hex: "2205" });
    const { reports, air } = game.table.position;
    expect(reports[1]).toEqual([{ turn: 1, base: base("makassar"), fighters: 0, bombers: 0 }]);
    expect(air.hex[airUnit("jaaf-h6k")]).toBe(hex("2205"));
    expect(
      eventsFor(game, "allied")
        .map(({ text }) => text)
        .join(),
    ).not.toContain("0 fighters");
    make(game, { do: "fly", unit: "us-pby" });
    expect(air.box[airUnit("us-pby")]).toBe(Box.flown);
  });

  it("7.3.5 a patrol bomber patrols over its base, within its range of which its side has modifiers", () => {
    const game = scene("reconnaissance", {}, { dice: [7] });
    make(game, { do: "fly" }, { do: "reconnoitre", hex: "2205" }, { do: "patrol", unit: "nl-t-viii" });
    const { air } = game.table.position;
    const unit = airUnit("nl-t-viii");
    expect([air.hex[unit], hasFlag(air.flags[unit]!, AirFlag.patrols)]).toEqual([hex("1807"), true]);
    expect(friendlyPatrolOver(game.table, 0, hex("1506"))).toBe(true);
    expect(friendlyPatrolOver(game.table, 0, hex("2406"))).toBe(false);
    expect(friendlyPatrolOver(game.table, 1, hex("1506"))).toBe(false);
  });

  it("7.3.6 a patrol stays where it was placed when the tender under it sails, or is sunk", () => {
    const isOver = (site: number, at: string): boolean => {
      const { table } = scene(
        "reconnaissance",
        {},
        {
          change({ air, fleet }) {
            const unit = airUnit("jwf-f1m");
            air.box[unit] = Box.out;
            air.hex[unit] = hex("1702");
            air.flags[unit] = AirFlag.patrols;
            fleet.site[ship("jwf-cvs")] = site;
          },
        },
      );
      return friendlyPatrolOver(table, 1, hex(at));
    };
    expect([isOver(hex("1211"), "1702"), isOver(hex("1211"), "1211"), isOver(Gone.lost, "1702")]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("6.3.6 a floatplane patrols from a tender by a coast, not from one in open sea", () => {
    const units = (at: string): unknown[] =>
      offered(
        scene("reconnaissance", {}, { change: ({ fleet }) => void (fleet.site[ship("jwf-cvs")] = hex(at)) }),
        "unit",
      );
    expect(units("1702")).toContain("jwf-f1m");
    expect(units("1211")).not.toContain("jwf-f1m");
  });
});

describe("7.4 initiative", () => {
  const winner = (die: number, change: (position: Position) => void = () => undefined): number =>
    scene(
      "initiative-determination",
      {},
      {
        dice: [die],
        change: (position) => {
          position.turn = 3;
          change(position);
        },
      },
    ).table.position.initiative;

  it("is Japanese from 6", () => {
    expect([winner(5), winner(6)]).toEqual([0, 1]);
  });

  it("a fleet in play adds one, and both no more", () => {
    const both = { airFleet11: true, coveringFleet: true };
    expect(winner(5, (position) => void (position.airFleet11 = true))).toBe(1);
    expect(winner(4, (position) => void Object.assign(position, both))).toBe(0);
  });

  it("in the Battle of Java Sea the fleets are in play without a commitment", () => {
    const javaSea = (die: number): number =>
      scene(
        "initiative-determination",
        {},
        {
          scenario: "java-sea",
          dice: [die],
          change: (position) => {
            position.turn = 4;
          },
        },
      ).table.position.initiative;
    expect([javaSea(5), javaSea(4)]).toEqual([1, 0]);
  });

  it("Magic and a General Regroup Turn hamper Japan, a destroyed radar, Soerabaja and reconnaissance over Darwin help", () => {
    expect(winner(6, ({ events }) => void events.push("magic"))).toBe(0);
    expect(winner(6, (position) => void (position.generalRegroup = 3))).toBe(0);
    expect(winner(4, (position) => void (position.radar = false))).toBe(1);
    expect(winner(5, ({ control }) => void (control[hex("1807")] = 1))).toBe(1);
    const over = ({ air }: Position): void => {
      air.box[airUnit("jaaf-h6k")] = Box.out;
      air.hex[airUnit("jaaf-h6k")] = hex("2910");
    };
    expect(winner(5, over)).toBe(1);
  });

  it("is not rolled on the first turn (A-10)", () => {
    expect(scene("initiative-determination", {}, { dice: [] }).table.position.initiative).toBe(1);
  });

  it("7.5 gives one, two or three missions", () => {
    const missions = (die: number): number =>
      scene("initiative-missions-determination", {}, { dice: [die] }).table.position.initiativeMissions;
    expect([1, 4, 5, 8, 9, 10].map(missions)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});
