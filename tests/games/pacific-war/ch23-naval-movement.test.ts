import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { ALLIED, JAPANESE } from "../../../lib/games/pacific-war/model/rules";
import { refusal } from "./refusal";
import { diary, hex, make, offered, piece, rules, rulesWith, scene, ship } from "./engine";
import { fleets, type Fleets, withFleets } from "./fleets";

/** Naval movement of the Allies in a Battle Cycle, with these fleets alone; nobody searches. */
const moving = (groups: Fleets, more: (position: Position) => void = () => undefined, using = rules) =>
  scene(
    "naval-movement",
    { side: ALLIED, increments: 0, searches: 0, stage: "search", moved: [] },
    withFleets(
      fleets(groups, (position) => {
        position.cycle = 1;
        position.terms = { ...position.terms, cycles: [{ noSearch: ["allied", "japanese"] }] };
        more(position);
      }),
      { using },
    ),
  );
const tf = (game: ReturnType<typeof moving>, id: string, side = ALLIED) =>
  game.table.position.taskForces.find((group) => group.id === id && group.side === side)!;
const done = { do: "done" };

describe("naval movement in a Battle Cycle", () => {
  it("takes each Task Force two hexes, one at a time (23.6.2)", () => {
    const game = moving({ allied: { "tf-1": { at: "0835", ships: ["us-cv4"] } } });
    expect(offered(game, "to")).toHaveLength(6);
    make(game, { move: "tf-1", to: "0836" });
    // The increment is over when nobody is left to move, and the second one has begun.
    make(game, { move: "tf-1", to: "0837" });
    expect(tf(game, "tf-1").hex).toBe(hex("0837"));
    expect(tf(game, "tf-1").moved).toBe(2);
    expect(offered(game, "move")).toEqual([]);
  });

  it("takes aircraft and troops aboard along (4.4, 23.8)", () => {
    const game = scene("naval-increment", { side: ALLIED, inContact: false, moved: [] });
    make(game, { move: "tf-1", to: "0836" });
    const { airUnits, fleet } = game.table.position;
    expect(airUnits[piece(airUnits, "enterprise-air-group")]!.hex).toBe(hex("0836"));
    expect(fleet.hex[ship("us-cv4")]).toBe(hex("0836"));
  });

  it("takes one with a Cripple one hex (2.2.3)", () => {
    const cripple = {
      at: "0835",
      ships: ["us-cv4"],
      hits: { "us-cv4": rules.ships[ship("us-cv4")]!.hitCapacity - 1 },
    };
    const game = moving({ allied: { "tf-1": cripple } });
    make(game, { move: "tf-1", to: "0836" });
    expect(offered(game, "move")).toEqual([]);
    const using = rulesWith("parameters.json", "/movement/crippled", 2);
    const faster = moving({ allied: { "tf-1": cripple } }, undefined, using);
    make(faster, { move: "tf-1", to: "0836" }, { move: "tf-1", to: "0837" });
    expect(tf(faster, "tf-1").moved).toBe(2);
  });

  it("takes as many hexes as the parameters say", () => {
    const using = rulesWith("parameters.json", "/movement/naval", 1);
    const game = moving({ allied: { "tf-1": { at: "0835", ships: ["us-cv4"] } } }, undefined, using);
    make(game, { move: "tf-1", to: "0836" });
    expect(offered(game, "move")).toEqual([]);
  });

  it("ends in Coastal or Restricted water with an enemy Task Force (23.6.2)", () => {
    const game = moving({
      allied: { "tf-1": { at: "1033", ships: ["us-cl6"] } },
      japanese: { "tf-1": { at: "1034", ships: ["j-cl8"] } },
    });
    make(game, { move: "tf-1", to: "1034" });
    expect(tf(game, "tf-1").stopped).toBe(true);
    expect(offered(game, "move")).toEqual([]);
    expect(diary(game)).toContain("meets an enemy Task Force");
  });

  it("goes on past an enemy Task Force in Open water (23.6.2)", () => {
    const game = moving({
      allied: { "tf-1": { at: "0835", ships: ["us-cl6"] } },
      japanese: { "tf-1": { at: "0836", ships: ["j-cl8"] } },
    });
    make(game, { move: "tf-1", to: "0836" });
    expect(offered(game, "move")).toContain("tf-1");
  });

  it("is not for a Task Force whose naval battle goes on, and says so (29.2.3)", () => {
    const game = moving(
      {
        allied: { "tf-1": { at: "0835", ships: ["us-cl6"] }, "tf-2": { at: "0835", ships: ["us-cv4"] } },
      },
      ({ taskForces }) => void (taskForces[0]!.engaged = true),
    );
    expect(offered(game, "move")).not.toContain("tf-1");
    expect(refusal(game, { move: "tf-1", to: "0836" })).toMatchObject({ rule: "29.2.3" });
  });

  it("is not for ships that the scenario keeps where they are (23.3)", () => {
    const game = moving({ allied: { "tf-1": { at: "0835", ships: ["us-cv4"] } } }, (position) => {
      position.terms = {
        ...position.terms,
        cycles: [{ noSearch: ["allied", "japanese"], noShipMovement: ["allied"] }],
      };
    });
    expect(offered(game, "move")).toEqual([]);
  });

  it("stays within the area in play", () => {
    const game = moving({ allied: { "tf-1": { at: "0835", ships: ["us-cv4"] } } }, (position) => {
      const area = { hexrows: { from: 8, to: 8 }, positions: { from: 30, to: 40 } };
      position.terms = {
        ...position.terms,
        specialRules: { area: { kind: "area", text: "", sides: ["allied"], ...area } },
      };
    });
    expect(offered(game, "to")).toEqual(["0836", "0834"]);
  });

  it("does not cross the land between the two shores of a hex (2.5.2)", () => {
    // The west of 3819, where the port lies, does not open to 3820; its east opens to nothing else.
    const west = moving({ allied: { "tf-1": { at: "3819", ships: ["us-cl6"] } } });
    expect(offered(west, "to")).not.toContain("3820");
    const east = moving({ allied: { "tf-1": { at: "3820", ships: ["us-cl6"] } } });
    make(east, { move: "tf-1", to: "3819" });
    expect(tf(east, "tf-1").half).toBe(1);
    expect(offered(east, "to")).toEqual(["3820"]);
  });

  it("is not stopped by enemies on the other shore of a hex (2.5.2)", () => {
    const game = moving({
      allied: { "tf-1": { at: "3820", ships: ["us-cl6"] } },
      japanese: { "tf-1": { at: "3819", ships: ["j-cl8"] } },
    });
    make(game, { move: "tf-1", to: "3819" });
    expect(tf(game, "tf-1").stopped).toBe(false);
  });

  it("leads Allied ships off the map from Open water at an edge, with all that is aboard (23.7)", () => {
    const edge = rules.hexes.ids.find(
      (_id, n) => rules.hexes.exits[n]?.naval.includes("south") && rules.hexes.water[n] === "open",
    )!;
    const game = moving({
      allied: { "tf-1": { at: edge, ships: ["us-cl6"] } },
      japanese: { "tf-1": { at: edge, ships: ["j-cl8"] } },
    });
    make(game, { move: "tf-1", exit: "south" });
    expect(game.table.position.fleet.hex[ship("us-cl6")]).toBe(-3);
    expect(tf(game, "tf-1").hex).toBe(-1);
    const enemy = scene(
      "naval-increment",
      { side: JAPANESE, inContact: false, moved: [] },
      withFleets(fleets({ japanese: { "tf-1": { at: edge, ships: ["j-cl8"] } } })),
    );
    expect(offered(enemy, "exit")).toEqual([]);
  });

  it("leaves in a campaign nothing Activated beyond the edge, from where it comes back (15.1, 20.5)", () => {
    const edge = rules.hexes.ids.find(
      (_id, n) => rules.hexes.exits[n]?.naval.includes("south") && rules.hexes.water[n] === "open",
    )!;
    const game = scene(
      "naval-increment",
      { side: ALLIED, inContact: false, moved: [] },
      {
        scenario: "campaign-guadalcanal",
        change(position) {
          const aboard = position.groundUnits.find(({ id }) => id === "us-1-raider")!;
          fleets({ allied: { "tf-1": { at: edge, ships: ["us-aa1"] } } })(position);
          position.groundUnits = [{ ...aboard, hex: hex(edge), ship: ship("us-aa1"), activated: true }];
        },
      },
    );
    make(game, { move: "tf-1", exit: "south" });
    const { fleet, groundUnits, war } = game.table.position;
    expect(war!.offMap).toMatchObject({ "us-aa1": { edge: "south" } });
    expect([fleet.activated[ship("us-aa1")], groundUnits[0]!.activated]).toEqual([false, false]);
  });

  it("gives a search before the first and after each hex (24.3.3)", () => {
    const game = scene(
      "naval-movement",
      { side: ALLIED, increments: 0, searches: 0, stage: "search", moved: [] },
      withFleets(
        fleets(
          {
            allied: { "tf-1": { at: "0835", ships: ["us-cv4"] } },
            japanese: { "tf-1": { at: "0940", ships: ["j-cl8"] } },
          },
          (position) => {
            position.cycle = 1;
            position.lighting = "day-am";
            position.terms = { ...position.terms, cycles: [{}] };
          },
        ),
        { seed: 1 },
      ),
    );
    const seen: string[] = [];
    for (let n = 0; n < 20 && offered(game, "do").length > 0; n++) {
      const isMove = offered(game, "move").length > 0;
      seen.push(isMove ? "move" : "search");
      make(game, isMove && seen.length < 9 ? { move: "tf-1", to: offered(game, "to")[0]! } : done);
    }
    expect(seen.filter((each) => each === "move")).toHaveLength(2);
  });
});
