import { describe, expect, it } from "vitest";
import {
  campaignOutcome,
  isSupplyFound,
  pointsForPlace,
  scoresAt,
} from "../../../lib/games/forlorn-hopes/ch16-victory";
import {
  AirFlag,
  BaseState,
  Gone,
  GroundFlag,
  type Position,
  ShipFlag,
} from "../../../lib/games/forlorn-hopes/model/position";
import { forlornHopesModule } from "../../../lib/games/forlorn-hopes/module";
import { type JsonObject, pending, resume, undo } from "../../../lib/kernel";
import {
  airUnit,
  base,
  begin,
  decision,
  ground,
  hex,
  make,
  offered,
  place,
  rules,
  scene,
  ship,
} from "./support";

describe("16.3 levels of victory", () => {
  it("fewer points lose, more than double win, the rest and both ends are a stalemate (A-37)", () => {
    const winner = (allied: number, japanese: number): string | null =>
      campaignOutcome([allied, japanese], 2).winner;
    expect([winner(10, 9.5), winner(10, 10), winner(10, 20), winner(10, 20.5)]).toEqual([
      "allied",
      null,
      null,
      "japanese",
    ]);
  });

  it("16.2 places score for who has a ground unit there, half without supply, and hits on Darwin and Singapore", () => {
    const game = scene(
      "end-of-game",
      {},
      {
        change: (position) => {
          position.hits[place("darwin")] = 3;
          position.hits[place("singapore")] = 2;
          position.control[hex("1302")] = 1;
          position.surrendered = 1;
          // Ceram is blockaded, and its supply unit gone: 4 points become 2.
          position.fleet.site[ship("jef-dd-1")] = hex("2705");
          position.supply = [];
          position.ground.flags[ground("au-gull")] = GroundFlag.oos | GroundFlag.disrupted;
        },
      },
    );
    const { table } = game;
    expect(scoresAt(table, 1, place("singapore"))).toBe(true);
    expect([scoresAt(table, 0, place("batavia")), scoresAt(table, 0, place("den-pasar"))]).toEqual([
      true,
      false,
    ]);
    const held = (side: number): number =>
      rules.places.reduce(
        (sum, { vp, id }, n) => sum + (scoresAt(table, side, n) ? (id === "ceram" ? vp / 2 : vp) : 0),
        0,
      );
    expect(table.position.pointSources.map(({ source, times }) => [source, times])).toEqual([
      ["places-held", 15],
      ["places-held", 4],
      ["hit-on-darwin", 3],
      ["hit-on-singapore", 2],
    ]);
    // Hits on a port of four would cut its lines: none has so many.
    expect(table.position.points).toEqual([held(0) + 2, held(1) + 3]);
    expect(game.state.outcome?.rule).toBe("16.3");
  });
});

describe("16.2 places in supply", () => {
  const ofCeram = (gull: number): number => {
    const held = (position: Position): void => {
      position.ground.site.fill(Gone.absent);
      position.ground.site[ground("au-gull")] = hex("2705");
      position.fleet.site[ship("jef-dd-1")] = hex("2705");
      position.supply = [{ id: "allied-ceram", side: 0, site: hex("2705"), level: 1, hits: 0, aboard: -1 }];
    };
    // Ceram is blockaded. In the Supply Phase the unit uses up its last supply, which serves it for the turn.
    const supplied = scene("supply", {}, { change: held }).table.position;
    expect([supplied.supply, supplied.ground.flags[ground("au-gull")]]).toEqual([[], 0]);
    return scene(
      "end-of-game",
      {},
      {
        change(position) {
          Object.assign(position, structuredClone(supplied));
          position.ground.flags[ground("au-gull")] = gull;
        },
      },
    ).table.position.points[0];
  };

  it("a forecast goes by the lines of now before the Supply Phase, and by what it found afterwards", () => {
    const { vp } = rules.places[place("ceram")]!;
    const worth = (step: string, hasUnit: boolean, isOut: boolean) => {
      const { table } = scene(
        "end-of-game",
        {},
        {
          change(position) {
            position.fleet.site[ship("jef-dd-1")] = hex("2705");
            if (!hasUnit) position.supply = [];
            if (isOut) position.ground.flags[ground("au-gull")] = GroundFlag.oos | GroundFlag.disrupted;
          },
        },
      );
      const frames: { step: string; data: Record<string, string | number> }[] = [
        { step: "game", data: {} },
        { step: "sequence", data: { name: "turn", i: 0 } },
        { step, data: {} },
      ];
      return pointsForPlace(table, 0, place("ceram"), isSupplyFound(rules, frames));
    };
    // A line to a supply unit now; what was found last turn does not count any more.
    expect([worth("ground-operations", true, true), worth("ground-operations", false, false)]).toEqual([
      vp,
      vp / 2,
    ]);
    // Supplied by a unit that is used up; and not supplied.
    expect([worth("regroup", false, false), worth("victory-points", false, true)]).toEqual([vp, vp / 2]);
  });

  it("13.3 a place whose last supply unit was used up in the Supply Phase counts whole, one out of supply half", () => {
    const { vp } = rules.places[place("ceram")]!;
    expect(ofCeram(0)).toBe(vp);
    expect(ofCeram(GroundFlag.oos | GroundFlag.disrupted)).toBe(vp / 2);
    // 11.5.3: what has landed is in supply itself, the place is not.
    expect(ofCeram(GroundFlag.beachhead)).toBe(vp / 2);
  });
});

describe("16.1 points by source", () => {
  it("awards and payments are counted by what brought them, printed, read back and undone", () => {
    const game = scene(
      "air-fleet-11-commitment",
      {},
      { dice: [1, 1, 1, 1], change: (position) => (position.points = [0, 3]) },
    );
    make(game, { do: "commit" }, { do: "buy", unit: "j11-g4m-1" }, { do: "buy", unit: "j11-g4m-2" });
    make(game, { do: "done" });
    const { table } = game;
    expect(table.position.points).toEqual([1, 1]);
    const printed = forlornHopesModule.print(table) as JsonObject;
    expect(printed.pointSources).toEqual([
      { side: "allied", source: "air-fleet-11-committed", times: 1, points: 1 },
      { side: "japanese", source: "air-fleet-11-bought", times: 2, points: -2 },
    ]);
    expect((forlornHopesModule.print(table, 0) as JsonObject).pointSources).toEqual(printed.pointSources);
    const back = resume({ module: forlornHopesModule, rules }, printed);
    expect(back.ok && back.value.table.position.pointSources).toEqual(table.position.pointSources);
    while (undo(game));
    expect(table.position.pointSources).toEqual([]);
  });
});

describe("17.1.4 the Battle of Java Sea", () => {
  const outcome = (change: (position: Position) => void, options: string[] = []): string =>
    scene("end-of-game", {}, { scenario: "java-sea", options, change }).state.outcome!.text;
  const ashore =
    (...ids: string[]) =>
    ({ fleet }: Position): void => {
      for (const id of ids) fleet.site[ship(id)] = hex("1606");
    };
  const sunk = ({ fleet }: Position): void => {
    fleet.site[ship("us-ca")] = Gone.lost;
  };

  it("two transports on Java and more points are decisive, one is marginal, none is Allied", () => {
    const both =
      (...ids: string[]) =>
      (position: Position): void => {
        ashore(...ids)(position);
        sunk(position);
      };
    expect(outcome(both("jwf-t-1", "jwf-t-2"))).toMatch(/^Decisive Japanese/);
    expect(outcome(both("jwf-t-1"))).toMatch(/^Marginal Japanese/);
    expect(outcome(sunk)).toMatch(/^Marginal Allied/);
    expect(outcome(({ air }) => void (air.flags[airUnit("jaaf-ki-21-1")] = AirFlag.reduced))).toMatch(
      /^Decisive Allied.*Allies 0.5, Japan 0/,
    );
    expect(outcome(ashore("jwf-t-1", "jwf-t-2"))).toMatch(/^A draw/);
  });

  it("a Daihatsu counts as a transport unless the option says not; crippled ships count half", () => {
    const change = (p: Position): void => {
      ashore("jwf-daihatsu")(p);
      p.fleet.flags[ship("us-ca")] = ShipFlag.crippled;
    };
    expect(outcome(change)).toMatch(/^Marginal Japanese.*Allies 0, Japan 0.5/);
    expect(outcome(change, ["daihatsu-not-counted"])).toMatch(/^Marginal Allied/);
  });

  it("training counts the airbases that it names, disrupted or destroyed", () => {
    const text = scene(
      "end-of-game",
      {},
      {
        scenario: "training",
        change({ bases }) {
          bases.state[base("koepang")] = BaseState.destroyed;
          // Out of supply, and no part of the raid.
          bases.state[base("waingapoe")] = BaseState.disrupted;
        },
      },
    ).state.outcome!.text;
    expect(text).toMatch(/^Japan wins.*Allies 0, Japan 2/);
  });

  it("training counts no airbase that is down for want of supply, and gives equal points to the Allies", () => {
    const text = scene(
      "end-of-game",
      {},
      {
        scenario: "training",
        change({ bases }) {
          bases.state[base("waingapoe")] = BaseState.disrupted;
          bases.oos[base("waingapoe")] = true;
        },
      },
    ).state.outcome!.text;
    expect(text).toMatch(/^The Allies win.*Allies 0, Japan 0/);
  });
});

describe("17.2.5 the siege of Singapore", () => {
  const check = (
    turn: number,
    dice: number[],
    change: (position: Position) => void = () => undefined,
  ): Position =>
    scene(
      "victory-points",
      {},
      {
        dice,
        change: (position) => {
          position.turn = turn;
          change(position);
        },
      },
    ).table.position;

  it("an even die at the end of the first turn, or the second turn without a die", () => {
    expect(check(1, [5]).surrendered).toBe(0);
    const first = check(1, [4]);
    expect([first.surrendered, first.hits[place("singapore")], first.control[hex("1302")]]).toEqual([
      1, 2, 1,
    ]);
    expect(first.bases.state[base("singapore")]).toBe(BaseState.destroyed);
    const second = check(2, [], (position) => void (position.surrenderRoll = 9));
    // five hits, but it takes four.
    expect([second.surrendered, second.hits[place("singapore")]]).toEqual([2, 4]);
    expect(check(3, [], (position) => void (position.surrendered = 2)).surrendered).toBe(2);
  });
});

describe("17 set-up", () => {
  it("17.1.2 half a die of units of the 11th Air Fleet, of the types that Japan likes", () => {
    const game = begin("java-sea", { dice: [3] });
    while (game.state.frames.at(-1)!.step === "place-units") make(game, { do: "done" });
    make(
      game,
      { do: "ace", unit: "jaaf-ki-43-2" },
      { do: "take-unit", aircraft: "a6m" },
      { do: "take-unit", aircraft: "a6m" },
    );
    const { air } = game.table.position;
    expect(["j11-a6m-1", "j11-a6m-2", "j11-a6m-3"].map((id) => air.base[airUnit(id)])).toEqual([
      base("indochina"),
      base("indochina"),
      Gone.absent,
    ]);
    expect(air.flags[airUnit("jaaf-ki-43-2")]! & AirFlag.ace).toBe(AirFlag.ace);
    expect(air.flags[airUnit("jaaf-ki-43-1")]).toBe(0);
  });

  it("17.2.1 earlier damage: two hits on a port at most, none on Darwin, a Landsturm is eliminated", () => {
    const game = scene("earlier-damage", {}, { dice: [4] });
    make(
      game,
      { do: "damage", what: "port", target: "batavia" },
      { do: "damage", what: "port", target: "batavia" },
    );
    expect(decision(game).options).not.toContainEqual({ do: "damage", what: "port", target: "batavia" });
    expect(decision(game).options).not.toContainEqual({ do: "damage", what: "port", target: "darwin" });
    make(
      game,
      { do: "damage", what: "ground", target: "nl-lstm-1" },
      { do: "damage", what: "supply", target: "allied-sumatra" },
    );
    const { hits, ground: units, supply } = game.table.position;
    expect([hits[place("batavia")], units.site[ground("nl-lstm-1")], supply.length]).toEqual([
      2,
      Gone.lost,
      5,
    ]);
    expect(pending(game)).toEqual([]);
  });

  it("17.2.1 variable units up to the number rolled are free, further ones cost two points each", () => {
    const game = scene("set-up-displays", { variable: 1, fleet: 0 });
    make(game, { do: "done" });
    make(game, { do: "ace", unit: "us-p-40-3" });
    make(game, { do: "take-unit", unit: "br-blenheim-v" }, { do: "base-at", base: "darwin" });
    make(game, { do: "buy-unit", unit: "br-hurricane-v" }, { do: "base-at", base: "darwin" }, { do: "done" });
    while (pending(game).length > 0) make(game, decision(game).options.at(-1)!);
    expect(game.table.position.points).toEqual([0, 2]);
    expect(game.table.position.air.base[airUnit("br-hurricane-v")]).toBe(base("darwin"));
  });

  it("11.2.1, 13.3 a unit is placed in its zone, where it may stack, and leaves nothing alone that may not be", () => {
    const game = scene("place-units", { side: 0, item: -1, placed: [] });
    make(game, { do: "place", unit: "nl-1-art" });
    expect(offered(game, "at")).toContain("1606");
    // Batavia has guns already, Oosthaven has no infantry.
    expect(offered(game, "at")).not.toContain("1506");
    expect(offered(game, "at")).not.toContain("1405");
    make(game, { do: "stay" });
    expect(decision(game).options).not.toContainEqual({ do: "place", unit: "nl-1-art" });
  });

  it("A-30 the only infantry of a hex stays there where the zone keeps infantry in each (infantryInEach)", () => {
    const leaves = (infantryInEach: boolean): boolean => {
      const game = scene(
        "place-units",
        { side: 1, item: -1, placed: [] },
        {
          change: (position) => {
            const { zones } = position.terms;
            const celebes = { ...zones["celebes"]!, infantryInEach };
            position.terms = { ...position.terms, zones: { ...zones, celebes } };
          },
        },
      );
      return decision(game).options.some((option) => option["unit"] === "j-48-f2");
    };
    expect([leaves(true), leaves(false)]).toEqual([false, true]);
  });
});
