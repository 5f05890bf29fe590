import { describe, expect, it } from "vitest";
import { decision, hex, make, offered, type Pacific, piece, rules, rulesWith, ship } from "./engine";
import { shownTo, SOUTH_PACIFIC, SOUTH_SEAS, SOUTHWEST, warScene, type WarScene } from "./war-scenes";

/** The Allies activate an Operation; no ties bind the points of the headquarters but what it has. */
const activation = (budget: number, more: WarScene = {}): Pacific =>
  warScene(
    "operation-activation",
    {},
    {
      points: { [SOUTH_PACIFIC]: 200, [SOUTHWEST]: 200 },
      operation: { budget, ends: [] },
      length: 0,
      ...more,
    },
  );

const noumea = rules.hexes.ids[rules.places[rules.placeOf["noumea"]!]!.hex]!;
const of = ({ table }: Pacific) => table.position;
const inPlay = (game: Pacific) => of(game).war!.operation[0]!;
const pointsAt = (game: Pacific, id: string): number =>
  of(game).war!.hands[id.startsWith("a-") ? "allied" : "japanese"].commandPoints[id] ?? 0;
const start = (budget: number, days = 14, more: WarScene = {}): Pacific => {
  const game = activation(budget, more);
  make(game, { headquarters: SOUTH_PACIFIC }, { days });
  return game;
};
/** Ends naming units and rearranging Task Forces. */
const finish = (game: Pacific): void => {
  while (game.asked !== 0) make(game, { do: "done" });
};

describe("20.1 activation of the Operation player", () => {
  it("is through one headquarters, for 14, 21 or 28 Days (20.2.2)", () => {
    const game = activation(40);
    expect(offered(game, "headquarters")).toEqual([SOUTH_PACIFIC, SOUTHWEST]);
    make(game, { headquarters: SOUTH_PACIFIC });
    expect(offered(game, "days")).toEqual([14, 21, 28]);
  });

  it("reaches the units that are linked to it (20.1.4)", () => {
    const range = (hexes: number) =>
      offered(
        start(40, 14, {
          using: rulesWith("headquarters.json", `/headquarters/${SOUTH_PACIFIC}/commandRange`, hexes),
        }),
        "activateIn",
      );
    expect(range(0)).toEqual([noumea]);
    expect(range(17).length).toBeGreaterThan(3);
  });

  it("costs the printed points for 14 Days, twice for 21 and three times for 28 (20.2.5)", () => {
    const spend = (days: number, budget: number): boolean => {
      const game = start(budget, days);
      make(game, { activateIn: noumea });
      return offered(game, "activate").includes("us-bb13");
    };
    expect([3, 2].map((budget) => spend(14, budget))).toEqual([true, false]);
    expect([6, 5].map((budget) => spend(21, budget))).toEqual([true, false]);
    expect([9, 8].map((budget) => spend(28, budget))).toEqual([true, false]);
  });

  it("costs the headquarters' Operation cost once for each level, whatever the time (20.2.5)", () => {
    const game = start(200, 14);
    make(game, { activateIn: noumea });
    for (const id of ["us-cv2", "us-cv4", "us-cv6", "us-bb13", "us-ca6"]) make(game, { activate: id });
    // 11 points are level 1: 11 and 3 of the 200 points.
    expect(decision(game).prompt).toContain("186 Command Points left");
    finish(game);
    expect(of(game).operation.level).toBe(1);
  });

  it("takes the limits of the levels from the chart", () => {
    const using = rulesWith("charts/operation-level.json", "/rows/11/cells/level", "2");
    const game = start(200, 14, { using });
    make(game, { activateIn: noumea });
    for (const id of ["us-cv2", "us-cv4", "us-cv6", "us-bb13", "us-ca6"]) make(game, { activate: id });
    expect(decision(game).prompt).toContain("183 Command Points left");
  });

  it("spends the whole bid: what is not used is lost (18.0)", () => {
    const game = start(40);
    make(game, { activateIn: noumea }, { activate: "us-bb13" });
    finish(game);
    expect(pointsAt(game, SOUTH_PACIFIC)).toBe(160);
  });

  it("spends what it costs alone where there was no bid", () => {
    const game = activation(200, { operation: { budget: 200, isFree: true, ends: [] } });
    make(
      game,
      { headquarters: SOUTH_PACIFIC },
      { days: 14 },
      { activateIn: noumea },
      { activate: "us-bb13" },
    );
    finish(game);
    expect(pointsAt(game, SOUTH_PACIFIC)).toBe(197);
  });

  it("brings a carrier's aircraft with it, and forms a Task Force in Core and Screen (20.1.4.B)", () => {
    const game = start(40);
    make(game, { activateIn: noumea });
    for (const id of ["us-cv4", "us-ca6", "us-dd3"]) make(game, { activate: id });
    finish(game);
    const { airUnits, fleet, taskForces } = of(game);
    expect(airUnits[piece(airUnits, "enterprise-air-group")]!.activated).toBe(true);
    expect(airUnits[piece(airUnits, "saratoga-air-group")]!.activated).toBe(false);
    const group = fleet.taskForce[ship("us-cv4")]!;
    expect(taskForces[group]).toMatchObject({ side: 0, hex: hex(noumea), detected: false });
    expect([fleet.row[ship("us-cv4")], fleet.row[ship("us-dd3")]]).toEqual([0, 1]);
  });

  it("gives ground units a Battle Cycle Move for each week (23.1.2)", () => {
    const moves = (days: number): number => {
      const game = start(100, days);
      make(game, { activateIn: noumea }, { activate: "us-1-raider" });
      finish(game);
      const { groundUnits } = of(game);
      return groundUnits[piece(groundUnits, "us-1-raider")]!.cycleMoves;
    };
    expect([14, 21, 28].map(moves)).toEqual([2, 3, 4]);
  });

  it("never reaches a unit again that has been Activated this month (20.1.4)", () => {
    const game = start(40, 14, { war: { used: ["us-bb13"] } });
    make(game, { activateIn: noumea });
    expect(offered(game, "activate")).not.toContain("us-bb13");
    expect(offered(game, "activate")).toContain("us-ca6");
  });

  it("is of eight land-based air units at most for a headquarters in an Operation (11.2.1)", () => {
    const full = start(100, 14, {
      operation: { budget: 100, ends: [], landAirUnits: { [SOUTH_PACIFIC]: 8 } },
    });
    make(full, { activateIn: noumea });
    expect(offered(full, "activate")).not.toContain("67th-fighter-squadron");
    const game = start(100, 14, {
      operation: { budget: 100, ends: [], landAirUnits: { [SOUTH_PACIFIC]: 7 } },
    });
    make(game, { activateIn: noumea }, { activate: "67th-fighter-squadron" });
    expect(offered(game, "activate")).not.toContain("69th-bomb-squadron");
    const using = rulesWith("parameters.json", "/activation/landAirUnits", 9);
    const more = start(100, 14, {
      using,
      operation: { budget: 100, ends: [], landAirUnits: { [SOUTH_PACIFIC]: 8 } },
    });
    make(more, { activateIn: noumea });
    expect(offered(more, "activate")).toContain("67th-fighter-squadron");
  });

  it("ends the Operation when nothing is Activated: the other side may have the next one (18.0)", () => {
    const game = start(40);
    make(game, { do: "done" });
    expect(inPlay(game).stoodDown).toBe(true);
    expect(of(game).war!.free).toBe("japanese");
  });

  it("is not handed back by the side to which the Operation was left and which Activates nothing either (18.0)", () => {
    const game = start(40, 14, { operation: { budget: 40, isFree: true }, war: { operations: 2 } });
    make(game, { do: "done" });
    expect(inPlay(game).stoodDown).toBe(true);
    expect(of(game).war!.free).toBe("none");
  });

  it("activates all of a hex at once where there are points for all", () => {
    const game = start(200);
    make(game, { activateIn: noumea }, { activate: "all" });
    finish(game);
    const { fleet, taskForces } = of(game);
    const ships = rules.ships.flatMap((each, n) =>
      each.side === 0 && fleet.hex[n] === hex(noumea) ? n : [],
    );
    expect(ships.length).toBe(23);
    expect(ships.every((n) => fleet.activated[n] && fleet.taskForce[n]! >= 0)).toBe(true);
    // 2.5.12: of 6 capital ships and 4 others at most.
    expect(taskForces.length).toBeGreaterThanOrEqual(5);
    const poor = start(12);
    make(poor, { activateIn: noumea });
    expect(offered(poor, "activate")).not.toContain("all");
  });
});

describe("34.4 dummies in an Operation", () => {
  it("are placed by the side that activates ships, as many as the level allows", () => {
    const game = activation(200, { options: ["dummy-task-forces"] });
    make(game, { headquarters: SOUTH_PACIFIC }, { days: 14 }, { activateIn: noumea });
    make(game, { activate: "us-bb13" }, { do: "done" }, { do: "done" });
    for (let n = 0; n < 2; n++) {
      expect(decision(game)).toMatchObject({ step: "dummy-task-forces", side: "allied" });
      make(game, { dummy: noumea, as: "new" });
    }
    expect(game.asked).toBe(0);
    expect(of(game).taskForces.filter(({ dummy }) => dummy).length).toBe(2);
  });

  it("are gone when the Operation is over", () => {
    const game = warScene(
      "operation",
      { i: rules.sequence.operation!.indexOf("operation-end") },
      {
        operation: {},
        change(position) {
          position.taskForces.push({
            id: "tf-1",
            side: 0,
            name: "TF 1",
            hex: hex(noumea),
            half: 0,
            detected: false,
            dummy: true,
            moved: 0,
            stopped: false,
            engaged: false,
            searched: false,
            torpedoed: false,
            seen: null,
          });
        },
      },
    );
    expect(of(game).taskForces[0]).toMatchObject({ hex: -1, dummy: false });
  });
});

describe("20.2.2 what the other side learns", () => {
  const launched = (days: number): Pacific => {
    const game = activation(100);
    make(game, { headquarters: SOUTH_PACIFIC }, { days }, { activateIn: noumea }, { activate: "us-bb13" });
    finish(game);
    return game;
  };

  it("is the headquarters and that Task Forces form, not how long the Operation is", () => {
    const [short, long] = [14, 28].map(launched);
    expect(inPlay(short!)).toMatchObject({ ends: [14, 21, 28], timesCost: 1 });
    expect(inPlay(long!)).toMatchObject({ ends: [14, 21, 28], timesCost: 3 });
    expect(shownTo(short!, "japanese")).toEqual(shownTo(long!, "japanese"));
    expect(shownTo(short!, "allied")).not.toEqual(shownTo(long!, "allied"));
  });

  it("is not which units are Activated", () => {
    const game = (id: string): Pacific => {
      const made = activation(100);
      make(made, { headquarters: SOUTH_PACIFIC }, { days: 14 }, { activateIn: noumea }, { activate: id });
      finish(made);
      return made;
    };
    expect(shownTo(game("us-ca6"), "japanese")).toEqual(shownTo(game("us-ca7"), "japanese"));
    expect(shownTo(game("us-1-raider"), "japanese")).toEqual(shownTo(game("us-3-def-bn"), "japanese"));
  });
});

describe("33.6 Japanese units in China", () => {
  const CHINA = "j-hq-china";
  const at = (id: string): number => rules.places[rules.placeOf[id]!]!.hex;
  /** In the Joint Phase; a regiment in a hex, with the headquarters of China and of the South Seas in one port. */
  const inHex = (where: number, using = rules): Pacific =>
    warScene(
      "further-activation",
      { side: 1 },
      {
        using,
        points: { [SOUTH_SEAS]: 80, [CHINA]: 80 },
        operation: {},
        change(position) {
          position.terms = { ...position.terms, linked: true };
          position.fleet.activated[ship("us-ca8")] = true;
          position.groundUnits[piece(position.groundUnits, "j-144-rgt")]!.hex = where;
          const port = position.headquarters[rules.headquartersOf[SOUTH_SEAS]!]!;
          position.bases.find(({ hex: each }) => each === port)!.hex = where;
          for (const id of [SOUTH_SEAS, CHINA]) position.headquarters[rules.headquartersOf[id]!] = where;
        },
      },
    );
  const isOffered = (where: number, headquarters: string, using = rules): boolean => {
    const game = inHex(where, using);
    make(game, { headquarters });
    const id = rules.hexes.ids[where]!;
    if (!offered(game, "activateIn").includes(id)) return false;
    make(game, { activateIn: id });
    return offered(game, "activate").includes("j-144-rgt");
  };

  it("cost three times their points, which do not count for the level", () => {
    const cost = (using = rules): number => {
      const game = inHex(at("shanghai"), using);
      make(game, { headquarters: CHINA }, { activateIn: rules.hexes.ids[at("shanghai")]! });
      make(game, { activate: "j-144-rgt" });
      finish(game);
      return 80 - pointsAt(game, CHINA);
    };
    const { activationCost } = rules.groundClasses[rules.groundClassOf["j-144-rgt"]!]!;
    expect(cost()).toBe(3 * activationCost);
    expect(cost(rulesWith("parameters.json", "/activation/chinaMultiple", 2))).toBe(2 * activationCost);
  });

  it("are paid for by the China Headquarters alone", () => {
    expect([CHINA, SOUTH_SEAS].map((id) => isOffered(at("shanghai"), id))).toEqual([true, false]);
    expect([CHINA, SOUTH_SEAS].map((id) => isOffered(at("rabaul"), id))).toEqual([true, true]);
  });

  it("are those within two contiguous land hexes of a Chinese city, over the frontier too, and no others", () => {
    // Hong Kong is next to Canton; Amoy is far from every city.
    expect(isOffered(at("hong-kong"), SOUTH_SEAS)).toBe(false);
    expect(isOffered(at("amoy"), SOUTH_SEAS)).toBe(true);
    const wide = rulesWith("parameters.json", "/countries/chinaReach", 4);
    expect(isOffered(at("amoy"), SOUTH_SEAS, wide)).toBe(false);
  });
});

describe("2.4, 20.1.4.B Task Force markers", () => {
  /** Ships that may still be named in Nouméa after these, with so many markers in all. */
  const left = (count: number, ...named: string[]): unknown[] => {
    const game = start(200, 14, {
      using: rulesWith("markers.json", "/markers/task-force-allied/count", count),
    });
    make(game, { activateIn: noumea });
    for (const id of named) make(game, { activate: id });
    return offered(game, "activate").filter((id) => rules.shipOf[String(id)] !== undefined);
  };
  const destroyers = ["us-dd3", "us-dd5", "us-dd7", "us-dd9"];

  it("limit the ships that leave a port: without one nothing sails, with one as many as a Task Force holds", () => {
    const inUse = of(start(40)).taskForces.filter((group) => group.side === 0 && group.hex >= 0).length;
    expect(left(inUse)).toEqual([]);
    expect(left(inUse + 1)).toContain("us-dd11");
    expect(left(inUse + 1, ...destroyers)).not.toContain("us-dd11");
    expect(left(inUse + 1, ...destroyers)).toContain("us-cv2");
    expect(left(inUse + 2, ...destroyers)).toContain("us-dd11");
  });
});
