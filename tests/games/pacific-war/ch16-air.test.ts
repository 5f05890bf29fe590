/** 16.3 to 16.8, 19.4.B: air steps, their training, new units, instructors, the Airbridge, Kamikazes. */
import { describe, expect, test } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { distance } from "../../../lib/games/pacific-war/model/distance";
import { hexNamed } from "../../../lib/games/pacific-war/model/units";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { pending } from "../../../lib/kernel";
import { diary, hex, make, offered, type Pacific, piece, rules, rulesWith, scene } from "./engine";
import { stand } from "./link-scenes";

type Change = (position: Position) => void;
type Hand = NonNullable<Position["war"]>["hands"]["allied"];

const play = (scenario: string, change: Change, using: Rules = rules): Pacific =>
  scene("replacements", {}, { scenario, using: { ...using, schedules: {} }, change });

const air = ({ state }: Pacific, id: string) => state.position.airUnits[piece(state.position.airUnits, id)]!;

/** Past the Allies, where they are asked. */
function toJapan(game: Pacific): Pacific {
  if (pending(game)[0]?.side === "allied") make(game, { do: "done" });
  return game;
}

/** Hexes from Noumea to Suva. */
const RANGE = distance(rules.hexes, hexNamed(rules, "noumea"), hexNamed(rules, "suva"));

/** The rules with another range of US fighters. */
const compileWith = (using: Rules, range: number): Rules => ({
  ...using,
  airClasses: using.airClasses.map((of) => (of.id === "us-f-l0" ? { ...of, range } : of)),
});

describe("air steps of a class in Campaigns (16.3)", () => {
  const given =
    (classes: Hand["airReplacements"], more: Change = () => {}): Change =>
    (position) => {
      position.war!.hands.allied.airReplacements = classes;
      more(position);
    };
  const campaign = (change: Change, using: Rules = rules): Pacific =>
    play("campaign-guadalcanal", change, using);

  test("units with a Linked headquarters receive up to five steps of their type, others one by an Airbridge", () => {
    const game = campaign(given({ "us-f-l0": 6, "us-t-l0": 6 }));
    make(game, { reinforce: "67th-fighter-squadron" });
    expect(offered(game, "class")).toEqual(["us-f-l0", "us-f-l0", "us-f-l0"]);
    make(game, { give: 3, class: "us-f-l0" });
    expect(air(game, "67th-fighter-squadron").steps).toBe(6);
    make(game, { reinforce: "suva-t-l0" });
    expect(air(game, "suva-t-l0").steps).toBe(2);
    expect(offered(game, "reinforce")).not.toContain("suva-t-l0");
    const few = rulesWith("parameters.json", "/replacements/airAtBase", 2);
    const other = campaign(given({ "us-f-l0": 6 }), few);
    make(other, { reinforce: "67th-fighter-squadron" });
    expect(offered(other, "give")).toEqual([1, 2]);
    const none = rulesWith("parameters.json", "/replacements/airElsewhere", 0);
    expect(offered(campaign(given({ "us-t-l0": 6 }), none), "reinforce")).not.toContain("suva-t-l0");
  });

  test("without an Airbridge a distant unit receives nothing (16.8)", () => {
    const isServed = (range: number): boolean => {
      const using = rulesWith("aircraft.json", "/aircraft/us-f-l0/range", range);
      return offered(campaign(given({ "us-f-l0": 6 }), using), "reinforce").includes("suva-f-l0");
    };
    expect([isServed(10), isServed(2)]).toEqual([true, false]);
  });

  test("an Airbridge begins at the headquarters itself, whether that has an Air Installation or not (16.8)", () => {
    const isServed = (range: number, using = rules): boolean => {
      const game = play(
        "strategic-1941-45",
        (position) => {
          stand(position, {
            headquarters: { "a-hq-south-pacific": "noumea" },
            bases: { allied: ["suva"] },
            air: [["us-f-l0", "suva"]],
          });
          position.airUnits[0]!.steps = 3;
          position.war!.hands.allied.airReplacements = { "us-f-l0": 3 };
          position.war!.hands.allied.airTraining = [];
        },
        compileWith(using, range),
      );
      return offered(game, "reinforce").includes("air-0");
    };
    const bare = rulesWith("map.json", "/places/noumea/airfield", "none");
    expect([isServed(RANGE), isServed(RANGE - 1)]).toEqual([true, false]);
    expect([isServed(RANGE, bare), isServed(RANGE - 1, bare)]).toEqual([true, false]);
  });

  test("an L1 unit that receives more L0 steps than half of what it had becomes L0; an L2 unit takes L2 alone (16.3.4)", () => {
    const game = campaign(
      given({ "us-f-l0": 6 }, (position) => {
        const unit = position.airUnits[piece(position.airUnits, "67th-fighter-squadron")]!;
        Object.assign(unit, { kind: rules.airClassOf["us-f-l1"]!, steps: 4 });
      }),
    );
    make(game, { reinforce: "67th-fighter-squadron" }, { give: 2, class: "us-f-l0" });
    expect(air(game, "67th-fighter-squadron").kind).toBe(rules.airClassOf["us-f-l1"]);
    const many = campaign(
      given({ "us-f-l0": 6 }, (position) => {
        const unit = position.airUnits[piece(position.airUnits, "67th-fighter-squadron")]!;
        Object.assign(unit, { kind: rules.airClassOf["us-f-l1"]!, steps: 3 });
      }),
    );
    make(many, { reinforce: "67th-fighter-squadron" }, { give: 2, class: "us-f-l0" });
    expect(air(many, "67th-fighter-squadron").kind).toBe(rules.airClassOf["us-f-l0"]);
    const top = campaign(
      given({ "us-f-l0": 6, "us-f-l1": 6 }, (position) => {
        const unit = position.airUnits[piece(position.airUnits, "67th-fighter-squadron")]!;
        Object.assign(unit, { kind: rules.airClassOf["us-f-l2"]!, steps: 3 });
      }),
    );
    expect(offered(top, "reinforce")).not.toContain("67th-fighter-squadron");
  });

  test("new units of their class are created with a Linked headquarters, on an airbase or a carrier with room", () => {
    const game = campaign(given({ "us-t-l0": 4 }));
    make(game, { create: "us-t-l0" });
    expect(new Set(offered(game, "at"))).toEqual(new Set(["0135", "0124"]));
    make(game, { give: 4, class: "us-t-l0", at: "0124" });
    const unit = game.state.position.airUnits.find(({ id }) => id === "brisbane-us-t-l0");
    expect(unit).toMatchObject({ steps: 4, hex: hex("0124"), ship: -1, activated: false });
  });

  test("steps that submarines have saved come back (28.15)", () => {
    const game = campaign(given({}, ({ rescued }) => void rescued.push(rules.airClassOf["us-f-l0"]!)));
    expect(game.state.position.war!.hands.allied.airReplacements).toEqual({ "us-f-l0": 1 });
    expect(game.state.position.rescued).toEqual([]);
  });
});

test("Nationalist air units receive steps through the headquarters of their army, where it is on the map (33.6)", () => {
  const isServed = (headquarters: Record<string, string>): boolean => {
    const game = play("strategic-1941-45", (position) => {
      stand(position, { headquarters, air: [["cn-f-l0", "5610"]] });
      position.airUnits[0]!.steps = 3;
      position.war!.hands.allied.airReplacements = { "cn-f-l0": 3 };
    });
    return offered(game, "reinforce").includes("air-0");
  };
  expect(isServed({ "a-hq-seac": "5610" })).toBe(true);
  expect(isServed({ "a-hq-seac": "5610", "a-hq-nationalist-army": "brisbane" })).toBe(false);
  expect(isServed({ "a-hq-seac": "5610", "a-hq-nationalist-army": "5610" })).toBe(true);
});

describe("training in Strategic scenarios (16.4, 16.6)", () => {
  /** US steps that were received in the months of these numbers. */
  const trained = (month: string, received: number[], using: Rules = rules): Pacific =>
    play(
      "strategic-1941-45",
      (position) => {
        position.month = month;
        position.war!.hands.allied.airTraining = received.map((each) => ({
          nation: "us",
          month: each,
          steps: 2,
        }));
        position.war!.hands.japanese.airTraining = [];
      },
      using,
    );
  const levels = (game: Pacific): Set<unknown> => {
    make(game, { create: offered(game, "create")[0]! });
    return new Set(offered(game, "level"));
  };

  test("steps of December 1941 used in November 1942 have trained 11 months: L0", () => {
    expect(levels(trained("1942-11", [44]))).toEqual(new Set([0]));
  });

  test("steps of August 1942 used in March 1944 have trained 19 months and 6 more: L2 (16.6)", () => {
    expect(levels(trained("1944-03", [36]))).toEqual(new Set([2]));
    const plain = rulesWith("parameters.json", "/replacements/technologyMonths", 0);
    expect(levels(trained("1944-03", [36], plain))).toEqual(new Set([1]));
    const late = rulesWith("parameters.json", "/replacements/technologyFrom", "1944-04");
    expect(levels(trained("1944-03", [36], late))).toEqual(new Set([1]));
  });

  test("steps of July 1942 cannot be used before October 1942 (16.4.C)", () => {
    expect(offered(trained("1942-09", [37]), "create")).toEqual([]);
    expect(offered(trained("1942-10", [37]), "create")).not.toEqual([]);
    const early = rulesWith("parameters.json", "/replacements/leastTraining", 2);
    expect(offered(trained("1942-09", [37], early), "create")).not.toEqual([]);
  });

  test("the steps with the most training are used first (16.4.D)", () => {
    const game = trained("1942-11", [36, 50]);
    make(game, { create: "us-t-l1" });
    make(game, { give: 2, level: 1, at: "2860" });
    expect(game.state.position.war!.hands.allied.airTraining.map(({ steps }) => steps)).toEqual([2, 0]);
  });

  test("the chart of training says which level they have", () => {
    const chart = rulesWith("charts/training.json", "/rows/3/cells/level", "1");
    expect(levels(trained("1942-11", [44], chart))).toEqual(new Set([1]));
  });

  test("steps of the schedule begin their training in the month in which they come", () => {
    const game = scene(
      "replacements",
      {},
      { scenario: "strategic-1941-45", change: (position) => void (position.month = "1942-02") },
    );
    expect(game.state.position.war!.hands.japanese.airTraining).toContainEqual({
      nation: "japan",
      month: 42,
      steps: 9,
    });
    expect(game.state.position.war!.hands.japanese.groundReplacements).toEqual({ japan: 4 });
  });
});

describe("flight instructors (16.5)", () => {
  test("a Japanese L2 step makes two trained L0 steps L1", () => {
    const game = toJapan(
      play("strategic-1941-45", (position) => {
        position.month = "1942-11";
        position.war!.hands.allied.airTraining = [];
        position.war!.hands.japanese.airTraining = [{ nation: "japan", month: 44, steps: 3 }];
      }),
    );
    const unit = offered(game, "instruct")[0] as string;
    const before = air(game, unit).steps;
    make(game, { instruct: unit });
    expect(air(game, unit).steps).toBe(before - 1);
    expect(game.state.position.war!.hands.japanese.airTraining).toEqual([
      { nation: "japan", month: 44, steps: 1 },
      { nation: "japan", month: 46, steps: 2 },
    ]);
  });
});

describe("flight instructors where steps are given by class (16.5)", () => {
  const given = (classes: Hand["airReplacements"], using: Rules = rules): Pacific => {
    const game = toJapan(
      play(
        "strategic-1941-45",
        (position) => {
          position.month = "1942-11";
          position.war!.hands.allied.airTraining = [];
          position.war!.hands.japanese.airTraining = [];
          position.war!.hands.japanese.airReplacements = classes;
        },
        using,
      ),
    );
    const unit = offered(game, "instruct")[0];
    if (unit !== undefined) make(game, { instruct: unit });
    return game;
  };
  const held = ({ state }: Pacific) => state.position.war!.hands.japanese.airReplacements;

  test("the two L0 steps may be of two classes", () => {
    const game = given({ "j-f-l0": 1, "j-t-l0": 1 });
    expect(held(game)).toEqual({ "j-f-l0": 0, "j-t-l0": 0, "j-f-l1": 1, "j-t-l1": 1 });
    const choice = given({ "j-f-l0": 2, "j-t-l0": 1 });
    make(choice, { teach: "j-f-l0", and: "j-t-l0" });
    expect(held(choice)).toEqual({ "j-f-l0": 1, "j-t-l0": 0, "j-f-l1": 1, "j-t-l1": 1 });
    const same = given({ "j-f-l0": 2, "j-t-l0": 1 });
    make(same, { teach: "j-f-l0" });
    expect(held(same)).toEqual({ "j-f-l0": 0, "j-t-l0": 1, "j-f-l1": 2 });
  });

  test("one L0 step alone is not taught, unless the parameter says so", () => {
    expect(held(given({ "j-f-l0": 1 }))).toEqual({ "j-f-l0": 1 });
    const one = rulesWith("parameters.json", "/replacements/instructors", 1);
    expect(held(given({ "j-f-l0": 1 }, one))).toEqual({ "j-f-l0": 0, "j-f-l1": 1 });
  });
});

describe("Kamikazes (19.4.B)", () => {
  const created = (initiative: number, using: Rules = rules): number[] => {
    const game = toJapan(
      play(
        "strategic-1941-45",
        (position) => {
          position.war!.initiative = initiative;
          for (const hand of Object.values(position.war!.hands)) hand.airTraining = [];
        },
        using,
      ),
    );
    if (!offered(game, "create").includes("j-kamikaze")) return [];
    make(game, { create: "j-kamikaze" });
    return [Math.max(...(offered(game, "give") as number[]))];
  };

  test("three steps for each Allied level of Strategic Initiative, from level 2 on", () => {
    expect([created(-1), created(-2), created(2)]).toEqual([[], [6], []]);
    expect(created(-2, rulesWith("parameters.json", "/initiative/kamikazeSteps", 2))).toEqual([4]);
    expect(created(-1, rulesWith("parameters.json", "/initiative/kamikazeLevel", 1))).toEqual([3]);
  });
});

test("air units of a kind are put together where they are (3.2)", () => {
  const game = play("campaign-guadalcanal", (position) => {
    const { airUnits } = position;
    const unit = airUnits[piece(airUnits, "67th-fighter-squadron")]!;
    unit.steps = 3;
    airUnits.push({ ...unit, id: "second", name: "Second", steps: 2 });
  });
  for (let n = 0; n < 6 && pending(game).length > 0; n++) {
    const { options } = pending(game)[0]!;
    make(game, options.find((option) => option["do"] === "done") ?? options[0]!);
  }
  const steps = ["67th-fighter-squadron", "second"].map((id) => air(game, id).steps);
  expect(steps.toSorted((a, b) => a - b)).toEqual([0, 5]);
  expect(diary(game)).toContain("reorganize");
});
