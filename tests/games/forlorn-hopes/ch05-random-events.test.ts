import { describe, expect, it } from "vitest";
import {
  enterCoveringShip,
  withdraw,
} from "../../../lib/games/forlorn-hopes/ch05-random-events/covering-fleet";
import { place } from "../../../lib/games/forlorn-hopes/model/bases";
import { disruptAirUnit, eliminateAirUnit } from "../../../lib/games/forlorn-hopes/model/losses";
import { Box, Gone, hasFlag, AirFlag, UNAVAILABLE } from "../../../lib/games/forlorn-hopes/model/position";
import { eventsFor, pending } from "../../../lib/kernel";
import { airUnit, base, decision, diary, make, offered, rules, scene, ship } from "./support";

const at = (id: string) => (game: ReturnType<typeof scene>) => game.table.position.air.base[airUnit(id)];

describe("5.1 the 11th Air Fleet", () => {
  it("is drawn by a die of bombers and half a die of fighters, the H6K without one, for a point to the Allies", () => {
    const game = scene("air-fleet-11-commitment", {}, { dice: [3, 3, 1, 1, 1, 1, 1] });
    make(game, { do: "commit" });
    const { air, points, airFleet11 } = game.table.position;
    const come = rules.airUnits.filter((_, unit) => air.base[unit] === base("indochina")).map(({ id }) => id);
    expect(come.filter((id) => id.startsWith("j11"))).toEqual([
      "j11-g3m-1",
      "j11-g3m-2",
      "j11-g3m-3",
      "j11-a6m-1",
      "j11-a6m-2",
      "j11-h6k",
    ]);
    expect([...points, airFleet11]).toEqual([1, 0, true]);
    expect(at("j11-g4m-1")(game)).toBe(UNAVAILABLE);
  });

  it("only Japan learns which units were drawn (6.1)", () => {
    const game = scene("air-fleet-11-commitment", {}, { dice: [3, 3, 1, 1, 1, 1, 1] });
    make(game, { do: "commit" });
    const told = (side: string): string =>
      eventsFor(game, side)
        .map(({ text }) => text)
        .join("\n");
    expect(told("japanese")).toContain("G3M Nell 1");
    expect(told("allied")).not.toContain("G3M");
    expect(told("allied")).toContain("Up to 3 bombers and 2 fighters come.");
  });

  it("5.1.4 further units cost points that Japan has", () => {
    const game = scene(
      "air-fleet-11-commitment",
      {},
      {
        dice: [1, 1, 1, 1],
        change: (position) => {
          position.points = [0, 2];
        },
      },
    );
    make(game, { do: "commit" });
    make(game, { do: "buy", unit: "j11-g4m-1" });
    expect(offered(game, "do")).toContain("buy");
    make(game, { do: "done" });
    expect(game.table.position.points).toEqual([1, 1]);
    expect(at("j11-g4m-1")(game)).toBe(base("indochina"));
  });

  it("the example: a unit of the 11th Air Fleet flies and is lost on turn 2, two points; two others fly on turn 3, one more", () => {
    const dice = Array<number>(20).fill(3);
    const game = scene(
      "air-fleet-11-commitment",
      {},
      {
        dice,
        change: (position) => {
          position.turn = 2;
          // It had lost a step before: losing both would be half a point more (16.1).
          position.air.flags[airUnit("j11-g4m-1")] = AirFlag.reduced;
        },
      },
    );
    make(game, { do: "commit" });
    expect(game.table.position.points).toEqual([1, 0]);
    eliminateAirUnit(game.table, airUnit("j11-g4m-1"), "9.7.11");
    expect(game.table.position.points).toEqual([2, 0]);
    const next = scene(
      "air-fleet-11-commitment",
      {},
      {
        dice,
        change: (position) => {
          Object.assign(position, { turn: 3, points: [2, 0] });
          position.air.base[airUnit("j11-g4m-1")] = Gone.lost;
        },
      },
    );
    make(next, { do: "commit" });
    for (const id of ["j11-a6m-3", "j11-g3m-3"]) {
      const unit = airUnit(id);
      expect(at(id)(next)).toBe(base("indochina"));
      disruptAirUnit(next.table, unit, "9.7.11");
      place(next.table, unit, base("sarawak"), Box.flown);
    }
    expect(next.table.position.points).toEqual([3, 0]);
  });

  it("5.1.7 not committed, all of it is unavailable, and keeps its damage", () => {
    const unit = airUnit("j11-a6m-3");
    const game = scene(
      "air-fleet-11-commitment",
      {},
      {
        change: ({ air }) => {
          air.base[unit] = base("kendari");
          air.box[unit] = Box.flown;
          air.flags[unit] = AirFlag.disrupted;
        },
      },
    );
    make(game, { do: "not-commit" });
    const { air } = game.table.position;
    expect([air.base[unit], air.box[unit], air.flags[unit]]).toEqual([
      UNAVAILABLE,
      Box.ready,
      AirFlag.disrupted,
    ]);
  });
});

describe("5.2 the Covering Fleet", () => {
  const isAsked = (turn: number, generalRegroup: number, coveringCommitments: number): boolean =>
    pending(
      scene(
        "covering-fleet-commitment",
        {},
        {
          change: (position) => Object.assign(position, { turn, generalRegroup, coveringCommitments }),
        },
      ),
    ).length > 0;

  it("is committed twice before or on the General Regroup Turn, and once after it (5.2.3 to 5.2.5)", () => {
    expect([isAsked(2, 0, 0), isAsked(2, 0, 1), isAsked(2, 0, 2)]).toEqual([true, true, false]);
    expect([isAsked(4, 4, 1), isAsked(5, 4, 0), isAsked(5, 4, 2), isAsked(6, 4, 3)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("a commitment after the General Regroup Turn is the last, whatever was left before", () => {
    const game = scene(
      "covering-fleet-commitment",
      {},
      {
        change: (position) => Object.assign(position, { turn: 5, generalRegroup: 4 }),
      },
    );
    make(game, { do: "commit" });
    expect(game.table.position.coveringCommitments).toBe(3);
  });

  it("5.2.2a with one carrier Japan chooses its four aircraft", () => {
    const game = scene("covering-fleet-commitment");
    make(game, { do: "commit" }, { do: "ship-enters", ship: "jcf-cv-1" }, { do: "done" });
    for (const unit of ["jcf-a6m-2", "jcf-a6m-3", "jcf-d3a-2", "jcf-b5n-3"])
      make(game, { do: "on-carrier", unit });
    const { air } = game.table.position;
    const on = rules.airUnits.filter((_, unit) => air.base[unit] === base("jcf-cv-1")).map(({ id }) => id);
    expect(on).toEqual(["jcf-a6m-2", "jcf-a6m-3", "jcf-d3a-2", "jcf-b5n-3"]);
    expect(air.base[airUnit("jcf-a6m-1")]).toBe(base("jcf-cv-2"));
  });

  it("has six ships, and eight with the option", () => {
    const ships = (options: string[]): number => {
      const game = scene("covering-fleet-commitment", {}, { options });
      make(game, { do: "commit" });
      return offered(game, "ship").length;
    };
    expect([ships([]), ships(["eight-covering-ships"])]).toEqual([6, 8]);
  });

  it("5.2.2 a ship that enters brings the Allies half a point or one, and 12.2.5 all leave as they are", () => {
    const game = scene(
      "covering-fleet-commitment",
      {},
      {
        change: ({ fleet }) => {
          fleet.site[ship("jcf-ca-1")] = rules.hexes.of["1605"]!;
          fleet.flags[ship("jcf-ca-1")] = 2;
        },
      },
    );
    enterCoveringShip(game.table, ship("jcf-ca-1"));
    enterCoveringShip(game.table, ship("jcf-cv-1"));
    enterCoveringShip(game.table, ship("jwf-cl"));
    expect(game.table.position.points).toEqual([1.5, 0]);
    withdraw(game.table);
    const { fleet } = game.table.position;
    expect(fleet.site[ship("jcf-ca-1")]).toBe(fleet.site[ship("jcf-cv-1")]);
    expect(fleet.flags[ship("jcf-ca-1")]).toBe(2);
  });
});

describe("5.3, 15 reinforcements", () => {
  const onTurn = (turn: number, surrendered = 0) =>
    scene(
      "allied-reinforcements",
      {},
      { change: (position) => Object.assign(position, { turn, surrendered }) },
    );

  it("come on their turn or are held for a later one", () => {
    expect(pending(onTurn(2))).toEqual([]);
    const game = onTurn(3);
    make(game, { do: "hold", arrival: "us-transports-3" });
    expect(pending(game)).toEqual([]);
    expect(offered(onTurn(6), "arrival")).toEqual(["us-transports-3", "us-transports-3"]);
  });

  it("17.2.2 a transport brings its P-40 aboard", () => {
    const game = onTurn(3);
    make(game, { do: "place" }, { do: "arrive-at", at: "2312" });
    const { fleet, air } = game.table.position;
    expect(fleet.site[ship("us-t-1")]).toBe(rules.hexes.of["2312"]);
    expect(air.aboard[airUnit("us-p-40-5")]).toBe(ship("us-t-1"));
  });

  it("6.3.5 the fourth B-17 comes to one of the three airbases that it may use", () => {
    const game = onTurn(6);
    make(game, { do: "hold" }, { do: "hold" }, { do: "place", arrival: "b-17-6" });
    expect(offered(game, "base").toSorted()).toEqual(["australia", "darwin", "soerabaja"]);
    expect(decision(game).secret).toBe(true);
  });

  it("17.2.2 the Royal Navy comes on a turn after Singapore has surrendered, with aircraft on its carrier", () => {
    expect(offered(onTurn(2, 2), "arrival")).toEqual([]);
    const game = onTurn(2, 1);
    make(game, { do: "place", arrival: "royal-navy" }, { do: "arrive-at", at: "1212" });
    const { fleet, air } = game.table.position;
    expect(fleet.site[ship("brr-cv")]).toBe(rules.hexes.of["1212"]);
    expect(air.base[airUnit("br-fulmar-1")]).toBe(base("brr-cv"));
  });
});

describe("5.4 random events", () => {
  const event = (die: number, scenario = "campaign", surrendered = 0) =>
    scene(
      "random-event",
      {},
      { scenario, dice: [die], change: (position) => Object.assign(position, { surrendered }) },
    );

  it("3 is Foul Weather, which the Battle of Java Sea has not (17.1.3)", () => {
    expect(event(3).table.position.events).toEqual(["foul-weather"]);
    const none = event(3, "java-sea");
    expect([none.table.position.events, diary(none)]).toEqual([[], "No random event."]);
  });

  it("a submarine lies off Darwin, off Singapore after the surrender, or in a hex of water", () => {
    expect(offered(event(2), "at")).toContain("2910");
    expect(offered(event(2, "java-sea"), "at")).not.toContain("2910");
    expect(offered(event(4), "at")).not.toContain("1302");
    const game = event(4, "campaign", 1);
    make(game, { do: "station", at: "1302" });
    expect(game.table.position.fleet.site[ship("nl-ss")]).toBe(rules.hexes.of["1302"]);
  });

  it("Magic brings a second PBY and the display of an airbase that the Allies name", () => {
    const game = event(6);
    expect(decision(game, "allied").secret).toBe(true);
    make(game, { do: "arrive-at", base: "darwin" }, { do: "disclose", base: "sarawak" });
    expect(at("nl-pby")(game)).toBe(base("darwin"));
    expect(game.table.position.reports).toEqual([
      [{ turn: 1, base: base("sarawak"), fighters: 2, bombers: 0 }],
      [],
    ]);
    expect(
      eventsFor(game, "japanese")
        .map(({ text }) => text)
        .join(),
    ).not.toContain("Darwin");
  });

  it("a Japanese ace comes to a fighter without one, in secret and once", () => {
    const game = event(7);
    expect(offered(game, "unit")).not.toContain("jaaf-ki-43-1");
    expect(decision(game).secret).toBe(true);
    make(game, { do: "ace", unit: "jaaf-ki-27-2" });
    expect(hasFlag(game.table.position.air.flags[airUnit("jaaf-ki-27-2")]!, AirFlag.ace)).toBe(true);
    const again = scene(
      "random-event",
      {},
      { dice: [7], change: ({ happened }) => void happened.push("japanese-ace") },
    );
    expect(pending(again)).toEqual([]);
  });

  it("a lost submarine does not come back", () => {
    const game = scene(
      "random-event",
      {},
      {
        dice: [2],
        change: ({ fleet }) => {
          fleet.site[ship("j-ss")] = Gone.lost;
        },
      },
    );
    expect(pending(game)).toEqual([]);
  });
});
