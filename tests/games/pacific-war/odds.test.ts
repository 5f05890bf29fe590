import { describe, expect, it } from "vitest";
import { applyMergePatch } from "../../../lib/documents";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { battles } from "../../../lib/games/pacific-war/odds";
import type { Game, JsonObject } from "../../../lib/kernel";
import { type Odds, oddsOf } from "../../../lib/odds";
import type { OddsOptions } from "../../../lib/odds/odds";
import { documents, rules, rulesWith } from "./engine";

const document = (name: string, patch: JsonObject = {}): JsonObject =>
  applyMergePatch(documents[`battles/${name}.json`]!, patch) as JsonObject;

interface Asked extends OddsOptions {
  policy?: string;
  using?: Rules;
  /** Positions are alike only when this says the same of both. */
  alike?: (game: Game<Rules, Position>) => string;
}

const setUp = (battle: JsonObject, using = rules) =>
  battles.setUp({ module: pacificWarModule, rules: using }, battle, {});

function ask(battle: JsonObject, { policy = "determined", using, alike, ...options }: Asked = {}): Odds {
  const made = setUp(battle, using);
  if (!made.ok)
    throw new Error(made.error.map(({ pointer, message }) => `${pointer}: ${message}`).join("\n"));
  const both = [battles.policies[policy]!, battles.policies[policy]!];
  const exploration = battles.follow(made.value, both);
  return oddsOf(made.value.game, alike ? { ...exploration, keyOf: alike } : exploration, options);
}

/** Chances of the values of a part of the result. */
const chancesOf = ({ measures }: Odds, path: string): Record<string, number> =>
  Object.fromEntries(
    (measures.find((each) => each.path.join("/") === path)?.chances ?? [])
      .filter(({ probability }) => probability > 0)
      .map(({ value, probability }) => [String(value), Number(probability.toFixed(10))]),
  );

const meanOf = ({ measures }: Odds, path: string): number =>
  measures.find((each) => each.path.join("/") === path)?.mean ?? 0;

/** One unit of six steps over one carrier: nothing but one roll before the flak. */
const oneUnit: JsonObject = {
  title: "One unit",
  kind: "air-strike",
  attacker: "allied",
  at: "0935",
  month: "1942-05",
  detection: "undetected",
  forces: {
    allied: { airUnits: { enterprise: { class: "us-f-cv-l1", steps: 6 } } },
    japanese: { ships: { "j-cv5": { taskForce: "tf-1", row: "core" } } },
  },
};

/** A regiment and a brigade of three steps and Troop Quality 6 in the open, with land all around. */
const inQueensland: JsonObject = {
  title: "In Queensland",
  kind: "ground-assault",
  attacker: "japanese",
  at: "0720",
  month: "1942-05",
  forces: { allied: { groundUnits: { "au-7-bde": {} } }, japanese: { groundUnits: { "j-144-rgt": {} } } },
};

describe("odds of an air strike", () => {
  it("28.11: of one unit with Anti-Naval 6 are those of the line F against naval units, and a 0 adds a critical hit", () => {
    const odds = ask(oneUnit);
    expect(odds.exact).toBe(true);
    // Columns 7 to 1 for dice 0 to 6: 4, 3, 2, 2, 1, 1 and 1 hits; the 0 adds 1, 1, 2 and 3 for a second die of 6 to 9.
    expect(chancesOf(odds, "damage/japanese/j-cv5")).toEqual({
      "0": 0.3,
      "1": 0.3,
      "2": 0.2,
      "3": 0.1,
      "4": 0.06,
      "5": 0.02,
      // Six hits and seven: Shokaku sinks with six.
      "6": 0.02,
    });
    expect(chancesOf(odds, "sunk/japanese/j-cv5")["1"]).toBe(0.02);
  });

  it("2.2.2: change with the Anti-Naval Strength of the data", () => {
    const stronger = rulesWith("aircraft.json", "/aircraft/us-f-cv-l1/antiNaval", 8);
    expect(meanOf(ask(oneUnit, { using: stronger }), "damage/japanese/j-cv5")).toBeGreaterThan(
      meanOf(ask(oneUnit), "damage/japanese/j-cv5") + 0.5,
    );
  });

  it("28.3.1: with CAP and flak before it a detected strike hits less than one that is not", () => {
    const strike = (detection: string): Odds => ask(document("strike-on-shokaku", { detection }));
    const [seen, unseen] = [strike("detected"), strike("undetected")];
    expect([seen.exact, unseen.exact]).toEqual([true, true]);
    expect(meanOf(seen, "damage/japanese/j-cv5")).toBeLessThan(meanOf(unseen, "damage/japanese/j-cv5") - 0.3);
    // Only in air combat do the carriers' aircraft shoot, and are shot at.
    expect(chancesOf(seen, "aborted/allied/us-f-cv-l1")["1"]).toBeGreaterThan(0.1);
    expect(meanOf(seen, "airSteps/japanese/j-f-cv-l2")).toBeGreaterThan(0.3);
  });

  it("28.3.3: lie between those of a Coordinated strike and one that is not, as the die of coordination has it", () => {
    const hits = (coordination: string): number =>
      meanOf(
        ask(document("strike-on-shokaku", { detection: "detected", coordination })),
        "damage/japanese/j-cv5",
      );
    // L1 units are Coordinated with 3 or less: four faces of ten.
    expect(hits("roll")).toBeCloseTo(0.4 * hits("coordinated") + 0.6 * hits("uncoordinated"), 10);
    expect(hits("coordinated")).toBeGreaterThan(hits("uncoordinated"));
  });

  it("28.11: are those of the ships that the document has the units attack, in that order", () => {
    const both = ask(
      document("strike-on-shokaku", {
        detection: "undetected",
        forces: {
          allied: {
            airUnits: { lexington: { attacks: ["j-cv6"] }, yorktown: { attacks: ["j-ca3", "j-dd1"] } },
          },
        },
      }),
    );
    expect(chancesOf(both, "damage/japanese/j-cv5")).toEqual({});
    // Anti-Naval 4 hits 2, 2, 1, 1 and 1 times with dice 0 to 4; a 0 adds 0.7 in the mean.
    expect(meanOf(both, "damage/japanese/j-cv6")).toBeCloseTo(0.77, 10);
    // One hit each in turn, the cruisers first.
    expect(meanOf(both, "damage/japanese/j-ca3")).toBeCloseTo(0.55, 10);
    expect(meanOf(both, "damage/japanese/j-dd1")).toBeCloseTo(0.22, 10);
  });

  it("22.0: against carriers that are caught in an Ambush-CV are better", () => {
    const caught = document("strike-on-shokaku", { operation: { side: "japanese", condition: "ambush-cv" } });
    expect(meanOf(ask(caught), "damage/japanese/j-cv5")).toBeGreaterThan(
      meanOf(ask(document("strike-on-shokaku")), "damage/japanese/j-cv5") + 0.5,
    );
  });

  it("are exact, and sampled play agrees with them", () => {
    const battle = document("strike-on-shokaku");
    const exact = ask(battle);
    expect(exact.exact).toBe(true);
    expect(exact.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10);
    const samples = 400;
    const sampled = ask(battle, { samples });
    expect(sampled.exact).toBe(false);
    for (const path of ["damage/japanese/j-cv5", "airSteps/allied/us-f-cv-l1"]) {
      const { mean, chances } = exact.measures.find((each) => each.path.join("/") === path)!;
      const spread = chances.reduce(
        (sum, { value, probability }) => sum + probability * (Number(value) - mean!) ** 2,
        0,
      );
      // Four standard deviations.
      expect(Math.abs(meanOf(sampled, path) - mean!)).toBeLessThan(4 * Math.sqrt(spread / samples));
    }
  });
});

describe("odds of a naval combat", () => {
  const duel: JsonObject = {
    title: "Duel",
    kind: "naval-combat",
    attacker: "allied",
    at: "0935",
    month: "1942-08",
    surprise: "allied",
    range: "short",
    phases: 1,
    forces: {
      allied: { ships: { "us-ca2": { taskForce: "tf-1", row: "core" } } },
      japanese: { ships: { "j-ca1": { taskForce: "tf-1", row: "core" } } },
    },
  };

  it("29.2.1: of guns with strength 5 are those of the line for short range, and only the side with Surprise fires", () => {
    const odds = ask(duel);
    expect(odds.exact).toBe(true);
    // Columns 6 to 1 for dice 0 to 5: 3, 2, 2, 1, 1 and 1 hits; the 0 adds a critical hit. Five hits sink her.
    expect(chancesOf(odds, "damage/japanese/j-ca1")).toEqual({
      "0": 0.4,
      "1": 0.3,
      "2": 0.2,
      "3": 0.06,
      "4": 0.02,
      "5": 0.02,
    });
    expect(chancesOf(odds, "sunk/japanese/j-ca1")["1"]).toBe(0.02);
    expect(chancesOf(odds, "damage/allied/us-ca2")).toEqual({});
  });

  it("29.2: grow with the number of phases that are fought", () => {
    expect(meanOf(ask({ ...duel, phases: 2 }), "damage/japanese/j-ca1")).toBeGreaterThan(
      meanOf(ask(duel), "damage/japanese/j-ca1") + 0.5,
    );
  });

  it("29.2.5: of all phases depend on who withdraws", () => {
    const whole = applyMergePatch(duel, { phases: null, surprise: null, range: null }) as JsonObject;
    expect(chancesOf(ask(whole), "withdrawn")).toEqual({});
    const [cautious] = Object.values(chancesOf(ask(whole, { policy: "cautious" }), "withdrawn"));
    expect(cautious).toBeGreaterThan(0.5);
  });

  it("of the night off Savo are exact", () => {
    const odds = ask(document("night-off-savo"));
    expect(odds.exact).toBe(true);
    expect(meanOf(odds, "sunk/allied/us-ca2")).toBeGreaterThan(0.3);
  });
});

describe("odds of a bombardment", () => {
  it("29.3: of one battleship with strength 4 are those of the line against installations", () => {
    const alone = document("henderson-field-under-fire", {
      forces: { japanese: { ships: { "j-bb10": null } }, allied: { airUnits: null } },
    });
    const results = documents["charts/air-naval-results.json"] as unknown as {
      rows: Record<string, { cells: Record<string, string> }>;
    };
    const { cells } = results.rows["bombard-vs-installation"]!;
    const wanted: Record<string, number> = {};
    for (let face = 0; face <= 9; face++) {
      const hits = cells[String(Math.max(0, 5 - face))]!;
      wanted[hits] = Number(((wanted[hits] ?? 0) + 0.1).toFixed(10));
    }
    expect(chancesOf(ask(alone), "baseHits/allied/us-base-small")).toEqual(wanted);
  });
});

describe("odds of a ground assault", () => {
  it("31.1.1: of equal forces are those of the table, with checks, retreat and pursuit", () => {
    const odds = ask(inQueensland);
    expect(odds.exact).toBe(true);
    // Column 10 less the die. 0 to 2: 1 3 D, 3 to 5: 1 2 D, 6 and 7: both may, 8 and 9: 2 1 A. Checks pass with 6 or less.
    const fails = 0.3;
    const survives = 0.3 * fails * (1 - 0.7);
    expect(chancesOf(odds, "retreated/allied/au-7-bde")["1"]).toBeCloseTo(survives, 10);
    expect(chancesOf(odds, "broken/allied/au-7-bde")["1"]).toBeCloseTo(survives, 10);
    // Eliminated at once, or caught with its last step.
    expect(chancesOf(odds, "eliminated/allied/au-7-bde")["1"]).toBeCloseTo(0.3 + 0.3 * fails * 0.7, 10);
    expect(chancesOf(odds, "eliminated/japanese/j-144-rgt")["1"]).toBeCloseTo(0.2 * fails * 0.7, 10);
    // Whoever pursues leaves the hex.
    expect(chancesOf(odds, "holder")["japanese"]).toBeCloseTo(0.3 + survives, 10);
    expect(chancesOf(odds, "holder")["nobody"]).toBeCloseTo((0.3 + 0.2) * fails * 0.7, 10);
  });

  it("31.1.1: change with the Ground Combat Results Table", () => {
    const kinder = rulesWith("charts/ground-combat.json", "/rows/6/cells/8", "1 1 F");
    // The brigade is driven out only by 1 2 D.
    expect(chancesOf(ask(inQueensland, { using: kinder }), "eliminated/allied/au-7-bde")["1"]).toBeCloseTo(
      0.3 * 0.3 * 0.7,
      10,
    );
  });

  it("23.1.4: the enemy does not retreat to where the attackers came from", () => {
    const field = rules.hexes.of["0720"]!;
    const around = [0, 1, 2, 3, 4, 5].map(
      (direction) => rules.hexes.ids[rules.hexes.next[field * 6 + direction]!]!,
    );
    expect(
      chancesOf(ask({ ...inQueensland, from: around.slice(1) }), "retreated/allied/au-7-bde")["1"],
    ).toBeGreaterThan(0);
    expect(chancesOf(ask({ ...inQueensland, from: around }), "retreated/allied/au-7-bde")).toEqual({});
  });

  it("23.8.3: of a landing show who holds the place in the end", () => {
    const held = chancesOf(ask(document("landing-on-tarawa")), "holder");
    expect(held["allied"]).toBeGreaterThan(0.5);
    expect(Object.values(held).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 10);
  });
});

describe("positions that are taken for alike", () => {
  /** All of a position. */
  const whole = ({ state }: Game<Rules, Position>): string => JSON.stringify([state.frames, state.position]);
  const small = document("strike-on-shokaku", {
    forces: { allied: { airUnits: { yorktown: { steps: 2 }, lexington: { steps: 2 } } } },
  });

  it.each<[string, string, JsonObject]>([
    ["a strike", "determined", small],
    [
      "a phase at sea",
      "determined",
      document("night-off-savo", { forces: { japanese: { ships: { "j-ca1": null, "j-ca2": null } } } }),
    ],
    ["a bombardment", "random", document("henderson-field-under-fire")],
    ["a landing", "random", document("landing-on-tarawa")],
    ["a combat in the open", "random", inQueensland],
  ])("%s by %s policies: odds are those of all positions by themselves", (_what, policy, battle) => {
    const merged = ask(battle, { policy });
    const apart = ask(battle, { policy, alike: whole, most: { nodes: 20_000, branches: 200_000 } });
    expect([merged.exact, apart.exact]).toEqual([true, true]);
    const found = new Map(apart.outcomes.map((each) => [JSON.stringify(each.result), each.probability]));
    expect(found.size).toBe(merged.outcomes.length);
    for (const { result, probability } of merged.outcomes)
      expect(found.get(JSON.stringify(result))).toBeCloseTo(probability, 12);
  });
});

describe("a battle document", () => {
  it.each([
    ["a place that is not on the map", { at: "atlantis" }, "/at", "2.5.1"],
    [
      "a ship of the other side",
      { forces: { japanese: { ships: { "us-cv2": { taskForce: "tf-1" } } } } },
      "/forces/japanese/ships/us-cv2",
      "2.2",
    ],
    ["a strike without aircraft", { forces: { allied: { airUnits: null } } }, "/forces/allied", "28.3.2"],
    ["a strike on nothing", { forces: { japanese: { ships: null } } }, "/forces/japanese", "28.11"],
    [
      "attacking aircraft on a ship",
      {
        forces: {
          allied: {
            ships: { "us-cv2": { taskForce: "tf-1", row: "core" } },
            airUnits: { enterprise: { on: "us-cv2" } },
          },
        },
      },
      "/forces/allied/airUnits/enterprise/on",
      "28.3",
    ],
    [
      "a target that is not there",
      { forces: { allied: { airUnits: { enterprise: { attacks: ["j-cv6"] } } } } },
      "/forces/allied/airUnits/enterprise/attacks/0",
      "28.11",
    ],
    [
      "hits that sink",
      { forces: { japanese: { ships: { "j-cv5": { hits: 9 } } } } },
      "/forces/japanese/ships/j-cv5/hits",
      "3.1",
    ],
    ["one fleet alone", { kind: "naval-combat" }, "/forces/allied", "29.0"],
    ["no guns to bombard with", { kind: "bombardment" }, "/forces/allied", "29.3"],
    ["no troops to attack with", { kind: "ground-assault", at: "guadalcanal" }, "/forces/allied", "31.1"],
    ["an approach from elsewhere", { ...inQueensland, from: ["0935"] }, "/from/0", "23.1.4"],
  ])("with %s is refused, and says where", (_what, patch, pointer, rule) => {
    const battle = "title" in patch ? (patch as JsonObject) : applyMergePatch(oneUnit, patch as JsonObject);
    const made = setUp(battle as JsonObject);
    expect(made.ok ? [] : made.error).toContainEqual(expect.objectContaining({ pointer, rule }));
  });
});
