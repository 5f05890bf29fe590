import { describe, expect, it } from "vitest";
import { returning } from "../../../lib/games/flat-top/ch22-replacements";
import { valueOf } from "../../../lib/games/flat-top/model/losses";
import { ShipFlag } from "../../../lib/games/flat-top/model/position";
import { ALLIED, JAPANESE, type Rules } from "../../../lib/games/flat-top/model/rules";
import { type Play, Scene, termsOf } from "./combat-scene";
import { documents, rules, rulesOf } from "./support";

const tableOf = (scene: Scene) => scene.play("planes-lost", { field: 0, hits: 0, chooser: 0 }).game.table;
const scenarios = Object.keys(documents).flatMap((path) => /^scenarios\/(.+)\.json$/.exec(path)?.[1] ?? []);
/** Rules with other parameters. */
const withParameters = (change: (parameters: Rules["parameters"]) => void, from: Rules = rules): Rules => {
  const parameters = structuredClone(from.parameters);
  change(parameters);
  return { ...from, parameters };
};

describe("22 Replacements", () => {
  /** Japanese losses of the example of 22.2. */
  const lose = (scene: Scene): Scene => {
    const lost = {
      "zero-land": 16,
      "zero-carrier": 6,
      "betty-land": 6,
      "val-carrier": 8,
      "val-land": 2,
      "kate-carrier": 9,
    };
    for (const [kind, count] of Object.entries(lost)) scene.position.lost[scene.kind(kind)] = count;
    return scene;
  };

  it("22.2 plays the example: one for three of a name, divided as the losses are", () => {
    const scene = lose(new Scene());
    const back = Object.fromEntries(
      returning(tableOf(scene), JAPANESE).flatMap(({ kinds }) =>
        kinds.map(({ kind, count }) => [rules.kinds[kind]!.id, count]),
      ),
    );
    expect(back).toEqual({
      "zero-land": 5,
      "zero-carrier": 2,
      "betty-land": 2,
      "val-carrier": 2,
      "val-land": 1,
      "kate-carrier": 3,
    });
  });

  it("22.2 the owner chooses where shares are tied", () => {
    const scene = new Scene().at(25).base("rabaul", JAPANESE).force(1, "NN22", ["shokaku"]);
    for (const kind of ["zero-land", "zero-carrier"]) scene.position.lost[scene.kind(kind)] = 5;
    // Three come back: one of each kind, and one of either.
    const play = scene.play("replacements").take({ do: "replace", at: "shokaku" });
    const places = (play: Play) => play.options.map(({ plane, at }) => `${plane as string} ${at as string}`);
    expect(places(play).toSorted()).toEqual([
      "zero-carrier rabaul",
      "zero-carrier shokaku",
      "zero-land rabaul",
    ]);
    play.take({ do: "replace", plane: "zero-land" });
    expect([play.aboard("rabaul"), play.aboard("shokaku"), play.asked]).toEqual([2, 1, undefined]);
  });

  it("22.1, 22.3 come at 0100 to Just Landed boxes with room; the others are gone for good", () => {
    const scene = lose(new Scene()).at(25).base("rabaul", JAPANESE).force(1, "NN22", ["shokaku"]);
    const play = scene.play("replacements");
    play.all({ do: "replace" });
    // What is asked for one place alone needs no answer.
    expect([play.aboard("rabaul"), play.aboard("shokaku")]).toEqual([5 + 2 + 1, 2 + 2 + 3]);
    expect([play.deck("rabaul").ready, play.deck("rabaul").readying]).toEqual([[], []]);
    expect(play.position.lost.every((each) => each === 0)).toBe(true);
    const noon = lose(new Scene()).at(36).base("rabaul", JAPANESE).play("replacements");
    expect(noon.aboard("rabaul")).toBe(0);
  });

  it("22.1 the owner picks the place, in secret; a base that cannot launch is one, too", () => {
    const scene = new Scene().at(25).base("rabaul", JAPANESE, 9).base("gasmata", JAPANESE);
    scene.position.lost[scene.kind("betty-land")] = 3;
    const play = scene.play("replacements");
    expect(play.asked).toBe("japanese");
    expect(play.options).toEqual(
      ["gasmata", "rabaul"]
        .map((at) => ({ do: "replace", plane: "betty-land", at }))
        .toSorted((a, b) => scene.field(a.at) - scene.field(b.at)),
    );
    play.take({ do: "replace", at: "rabaul" });
    expect(play.log.some((each) => each.includes("comes back at Rabaul"))).toBe(true);
    const event = play.game.table.events.find(({ rule }) => rule === "22.1")!;
    expect(event.only).toEqual(["japanese"]);
  });
});

describe("24 Time Record", () => {
  const transport = (): Scene => {
    const scene = new Scene(rulesOf("the-fight-for-henderson"));
    scene.position.scenario = "the-fight-for-henderson";
    scene.position.terms = termsOf("the-fight-for-henderson");
    return scene.at(21).base("henderson", ALLIED).force(10, "BBB22", ["japanese-ap-1"], { anchored: 20 });
  };

  it("25.5 plays the example: eight turns of unloading from 2100, 3 points each, and what the AP is worth then", () => {
    const scene = transport();
    const seen: number[][] = [];
    for (let turn = 21; turn <= 29; turn++) {
      const play = scene.at(turn).play("time-record");
      scene.position.points = [...play.position.points] as [number, number];
      scene.position.fleet = play.position.fleet;
      scene.position.bases = play.position.bases;
      seen.push([play.position.points[JAPANESE], valueOf(tableOf(scene), scene.ship("japanese-ap-1"))]);
    }
    // The last value is printed: the steps of 3 would leave nothing.
    expect(seen).toEqual([
      [3, 21],
      [6, 18],
      [9, 15],
      [12, 12],
      [15, 9],
      [18, 6],
      [21, 3],
      [24, 2],
      [24, 2],
    ]);
  });

  it("12.7.4 not on the turn of anchoring, and only where the scenario says", () => {
    const points = (scene: Scene) => scene.play("time-record").position.points[JAPANESE];
    expect(points(transport())).toBe(3);
    const fresh = transport();
    fresh.position.fleet.anchored[fresh.ship("japanese-ap-1")] = 21;
    expect(points(fresh)).toBe(0);
    const elsewhere = transport();
    elsewhere.position.forces.find(({ hex }) => hex === elsewhere.hex("BBB22"))!.hex = elsewhere.hex("X27");
    expect(points(elsewhere)).toBe(0);
  });

  it("26 enough unloading takes a base: its planes are lost, points are scored, the owner changes", () => {
    const scene = transport().deck("henderson", { ready: [["p-39-land", 3]] });
    const base = scene.rules.baseOf.henderson!;
    scene.position.bases.unloaded[base] = 21;
    const play = scene.play("time-record");
    expect(play.position.bases.owner[base]).toBe(JAPANESE);
    expect(play.aboard("henderson")).toBe(0);
    expect(play.position.points).toEqual([0, 3 + 3 * 2 + 50]);
  });

  it("26 the side that has lost a base unloads no more where its captor did", () => {
    const scene = transport().force(11, "CCC23", ["allied-ap-1"], { anchored: 20 });
    const points = () => scene.play("time-record").position.points[ALLIED];
    expect(points()).toBe(3);
    scene.base("henderson", JAPANESE);
    expect(points()).toBe(0);
  });

  it("a rule of scenarios: transports in one port pass troops; those do not unload on that turn", () => {
    const scene = new Scene(rulesOf("the-fight-for-henderson")).base("henderson", ALLIED);
    scene.position.scenario = "the-fight-for-henderson";
    scene.position.terms = termsOf("the-fight-for-henderson");
    scene.at(21).force(10, "CCC23", ["allied-ap-1", "allied-ap-2", "allied-ap-3"], { anchored: 20 });
    scene.position.fleet.unloaded[scene.ship("allied-ap-1")] = 5;
    const play = scene.play("time-record");
    expect(play.options).toContainEqual({ do: "pass-troops", from: "allied-ap-2", to: "allied-ap-1" });
    expect(play.options).not.toContainEqual({ do: "pass-troops", from: "allied-ap-1", to: "allied-ap-2" });
    play.take({ do: "pass-troops", from: "allied-ap-2", to: "allied-ap-1" });
    const { unloaded } = play.position.fleet;
    const of = (id: string) => unloaded[scene.ship(id)];
    expect([of("allied-ap-1"), of("allied-ap-2"), of("allied-ap-3")]).toEqual([4, 1, 1]);
    expect(play.position.points[ALLIED]).toBe(3);
  });

  it("a rule of scenarios: a ship anchored at a friendly base for eight turns reloads, but for torpedoes", () => {
    const scene = new Scene(rulesOf("the-fight-for-henderson")).base("henderson", ALLIED);
    scene.position.scenario = "the-fight-for-henderson";
    scene.position.terms = termsOf("the-fight-for-henderson");
    scene.at(20).force(10, "CCC23", ["portland", "allied-dd-1"], { anchored: 12 });
    scene.force(11, "CCC23", ["chicago"], { anchored: 13 });
    for (const id of ["portland", "chicago"]) scene.position.fleet.ammunition[scene.ship(id)] = 4;
    scene.position.fleet.flags[scene.ship("allied-dd-1")] = ShipFlag.gunsSpent | ShipFlag.torpedoesSpent;
    const { fleet } = scene.play("time-record").position;
    expect(["portland", "chicago"].map((id) => fleet.ammunition[scene.ship(id)])).toEqual([32, 4]);
    expect(fleet.flags[scene.ship("allied-dd-1")]).toBe(ShipFlag.torpedoesSpent);
  });

  it("21.5 each turn a base can launch nothing scores for the other side, once repairs are made", () => {
    const points = (hits: number) =>
      new Scene().base("gasmata", JAPANESE, hits).play("time-record").position.points[ALLIED];
    expect([0, 3, 4, 6].map(points)).toEqual([0, 0, 2, 2]);
  });

  it("7.7 a counter that nobody sees any more may be taken off the map", () => {
    const scene = new Scene().force(1, "NN22", ["shokaku"]);
    scene.position.known[ALLIED].contacts[0]!.at = 11;
    const play = scene.play("time-record").take({ do: "hide", hex: "NN22" });
    expect(play.position.markers).toEqual([]);
  });
});

describe("25 Victory", () => {
  const outcome = (play: Play) => play.game.state.outcome;
  const at = (turn: number, allied: number, japanese: number): Scene => {
    const scene = new Scene().at(turn);
    scene.position.points = [allied, japanese];
    return scene;
  };

  it("25.2 a lead of the Automatic Victory Level at 2400 ends the game, and at no other hour", () => {
    // The level of the training scenario is 60.
    expect(outcome(at(24, 75, 15).play("time-record"))).toMatchObject({ winner: "allied", rule: "25.2" });
    expect(outcome(at(24, 15, 75).play("time-record"))).toMatchObject({ winner: "japanese" });
    expect(outcome(at(24, 74, 15).play("time-record"))).toBeNull();
    expect(outcome(at(23, 99, 15).play("time-record"))).toBeNull();
  });

  it.each([
    [50, 20, "allied"],
    [20, 50, "japanese"],
    [49, 20, null],
    [60, 60, null],
  ])("25.3 %i to %i points at the end", (allied, japanese, winner) => {
    expect(outcome(at(30, allied, japanese).play("end-of-game"))!.winner).toBe(winner);
  });

  it("12.6, 25.1 hits on ships afloat score at the end, also on those that left the map", () => {
    const scene = at(30, 0, 0).force(10, "NN22", ["kumano", "haguro"]);
    for (const id of ["kumano", "haguro"]) scene.position.fleet.hits[scene.ship(id)] = 2;
    scene.position.fleet.force[scene.ship("haguro")] = -3;
    expect(scene.play("end-of-game").position.points[ALLIED]).toBe(2 * 2 * 2);
  });

  it("12.9 a scuttled ship counts as sunk", () => {
    const scene = new Scene().force(10, "NN22", ["portland"]);
    const play = scene.play("task-force-movement");
    play.take({ do: "scuttle", ship: "portland" }).all({ do: "done" });
    expect(play.isAfloat("portland")).toBe(false);
    expect(play.position.points[JAPANESE]).toBe(5 * 4);
  });

  describe("25.4 Air Factors", () => {
    const aloft = (due: number, movement: "near" | "far" = "near"): Scene => {
      const scene = at(30, 0, 0).force(1, "NN22", ["shokaku"]);
      return scene.formation(1, movement === "near" ? "NN23" : "NN40", [
        { kind: "zero-carrier", count: 2, due },
      ]);
    };
    const points = (scene: Scene) => scene.play("end-of-game").position.points[ALLIED];

    it("in the air at the end must be able to land, had the game gone on", () => {
      expect(points(aloft(31))).toBe(0);
      expect(points(aloft(30))).toBe(20);
      expect(points(aloft(31, "far"))).toBe(20);
      expect(points(aloft(34, "far"))).toBe(0);
    });

    it("need room on a deck that handles them and can launch", () => {
      expect(points(aloft(31).deck("shokaku", { ready: [["val-carrier", 27]] }))).toBe(10);
      const base = at(30, 0, 0).base("rabaul", JAPANESE);
      expect(points(base.formation(1, "W6", [{ kind: "zero-carrier", count: 1, due: 33 }]))).toBe(0);
      expect(points(base.formation(2, "W6", [{ kind: "mavis-sea", count: 1, due: 33 }]))).toBe(0);
      expect(
        points(
          at(30, 0, 0)
            .base("gasmata", JAPANESE)
            .formation(1, "P12", [{ kind: "mavis-sea", count: 1, due: 33 }]),
        ),
      ).toBe(10);
    });

    it("whose carrier was sunk, or whose base was closed when they came, are no unnecessary loss", () => {
      const sunk = aloft(30);
      const formation = sunk.position.formations.find(({ flights }) => flights.length > 0)!;
      formation.origin = sunk.field("shokaku");
      sunk.position.fleet.force[sunk.ship("shokaku")] = -2;
      expect(points(sunk)).toBe(4);
      const closed = at(30, 0, 0).base("gasmata", JAPANESE, 4);
      closed.formation(1, "P12", [{ kind: "zero-land", count: 2, due: 30 }]);
      expect(points(closed)).toBe(4);
      // 8/4 and three hits: 2/1, of which four have landed this turn; whole it would take sixteen.
      const narrow = new Scene().base("gasmata", JAPANESE, 3);
      narrow.formation(1, "P12", [{ kind: "zero-land", count: 2, due: 11 }]);
      narrow.position.decks[narrow.field("gasmata")]!.launched = [0, 0, 4];
      const late = (): number => narrow.play("side-flies", { side: JAPANESE }).position.points[ALLIED];
      expect(late()).toBe(4);
      narrow.position.decks[narrow.field("gasmata")]!.launched = [0, 0, 16];
      expect(late()).toBe(20);
    });

    it("that do not land in time during play are lost for 10, shot down for 2", () => {
      const scene = new Scene().formation(1, "NN22", [{ kind: "zero-carrier", count: 2, due: 11 }]);
      expect(scene.play("side-flies", { side: JAPANESE }).position.points[ALLIED]).toBe(20);
    });
  });
});

describe("26 Scenarios", () => {
  it.each(scenarios)("%s has a level of automatic victory, and 25.3 its 50 points", (scenario) => {
    const { victory } = documents[`scenarios/${scenario}.json`] as unknown as {
      victory: { automatic: number };
    };
    expect(victory.automatic).toBeGreaterThanOrEqual(50);
    expect(rulesOf(scenario).victoryPoints.minimum).toBe(50);
  });

  it("22.1 takes replacements only where a scenario does not switch them off", () => {
    const scene = new Scene(withParameters((parameters) => void (parameters.replacements.taken = false))).at(
      25,
    );
    scene.base("rabaul", JAPANESE).position.lost[scene.kind("betty-land")] = 9;
    expect(scene.play("replacements").aboard("rabaul")).toBe(0);
  });
});
