import { describe, expect, it } from "vitest";
import { battles } from "../../../lib/games/flat-top/odds";
import { flatTopModule } from "../../../lib/games/flat-top/module";
import { LEVEL_HIGH } from "../../../lib/games/flat-top/ch18-air-attack/targets";
import { resultNumber, hitsOf } from "../../../lib/games/flat-top/ch20-resolution";
import type { Position } from "../../../lib/games/flat-top/model/position";
import type { Rules } from "../../../lib/games/flat-top/model/rules";
import type { Game, Json, JsonObject } from "../../../lib/kernel";
import { type Odds, oddsOf } from "../../../lib/odds";
import type { OddsOptions } from "../../../lib/odds/odds";
import { applyMergePatch } from "../../../lib/documents";
import { documents, rules } from "./support";

const document = (name: string, patch: JsonObject = {}): JsonObject =>
  applyMergePatch(documents[`battles/${name}.json`]!, patch) as JsonObject;

const ruleset = { module: flatTopModule, rules };

const setUp = (battle: JsonObject) => battles.setUp(ruleset, battle, {});

interface Asked extends OddsOptions {
  policy?: string;
  /** Positions are alike only when this says the same of both. */
  alike?: (game: Game<Rules, Position>) => string;
}

function ask(battle: JsonObject, { policy = "aggressive", alike, ...options }: Asked = {}): Odds {
  const made = setUp(battle);
  if (!made.ok)
    throw new Error(made.error.map(({ pointer, message }) => `${pointer}: ${message}`).join("\n"));
  const both = [battles.policies[policy]!, battles.policies[policy]!];
  const exploration = battles.follow(made.value, both);
  return oddsOf(made.value.game, alike ? { ...exploration, keyOf: alike } : exploration, options);
}

/** All of a position but its account. */
const whole = ({ state }: Game<Rules, Position>): string =>
  JSON.stringify([state.frames, state.position], (key, value: Json) =>
    key === "losses" ? undefined : value,
  );

/** One flight of level bombers over a base without guns: nothing but one roll. */
const oneRoll: JsonObject = {
  title: "One roll",
  date: "1942-05-02",
  hour: "1200",
  hex: "W5",
  initiative: "allied",
  baseValues: "may-1942",
  forces: {
    allied: { formations: { "1": [{ plane: "b-17", count: 6, ordnance: "gp", altitude: "high" }] } },
    japanese: { base: { id: "rabaul", hits: 20 } },
  },
};

/** How likely it is that Shokaku is sunk. */
const sunkOf = (measures: Odds["measures"]): number =>
  measures
    .find(({ path }) => path.join("/") === "ship/shokaku")!
    .chances.find(({ value }) => value === "sunk")?.probability ?? 0;

describe("odds", () => {
  it("20.3: of a single attack are those of its row of the Combat Results Table", () => {
    const { exact, measures } = ask(oneRoll);
    expect(exact).toBe(true);
    const plane = rules.planes[rules.planeOf["b-17"]!]!;
    const bht = plane.hits[1]![LEVEL_HIGH]![1]!;
    const wanted = new Map<number, number>();
    for (let face = 1; face <= 6; face++) {
      const hits = hitsOf(rules, resultNumber(rules, bht, 6), face);
      wanted.set(hits, (wanted.get(hits) ?? 0) + 1 / 6);
    }
    const found = measures.find(({ path }) => path[0] === "baseHits")!;
    const chances = found.chances.filter(({ probability }) => probability > 0);
    expect(chances.map(({ value }) => value)).toEqual([...wanted.keys()].sort((a, b) => a - b));
    for (const { value, probability } of chances)
      expect(probability).toBeCloseTo(wanted.get(value as number)!, 10);
  });

  it("of a strike on a carrier are exact, and sampled play agrees with them", () => {
    const battle = document("strike-on-a-carrier");
    const { exact, outcomes, measures } = ask(battle);
    expect(exact).toBe(true);
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10);
    const sunk = sunkOf(measures);
    expect(sunk).toBeGreaterThan(0);
    // Sampled play merges nothing: it shows that positions which count as alike are.
    const samples = 400;
    const sampled = sunkOf(ask(battle, { samples }).measures);
    // Four standard deviations.
    expect(Math.abs(sampled - sunk)).toBeLessThan(4 * Math.sqrt((sunk * (1 - sunk)) / samples));
  });

  // The bombs of one torpedo plane more or less: few ways for it to go, so that random choices can be followed, too.
  const fewPlanes: JsonObject = {
    forces: {
      allied: {
        formations: {
          "1": [{ plane: "dauntless", count: 1, ordnance: "ap", altitude: "high" }],
          "2": [{ plane: "devastator", count: 1, ordnance: "torpedo" }],
        },
      },
      japanese: { taskForces: { "1": { ships: ["shokaku"], others: null } }, formations: null },
    },
  };

  it.each<[string, string, JsonObject]>([
    ["strike-on-a-carrier", "aggressive", {}],
    ["strike-on-a-carrier", "random", fewPlanes],
    ["bombers-over-rabaul", "aggressive", {}],
  ])("of %s by %s policies are those of all positions by themselves", (name, policy, patch) => {
    const battle = document(name, patch);
    const merged = ask(battle, { policy });
    const apart = ask(battle, { policy, alike: whole, most: { nodes: 20_000, branches: 200_000 } });
    expect([merged.exact, apart.exact]).toEqual([true, true]);
    expect(apart.nodes).toBeGreaterThan(merged.nodes!);
    expect(apart.outcomes).toHaveLength(merged.outcomes.length);
    const found = new Map(apart.outcomes.map((each) => [JSON.stringify(each.result), each.probability]));
    for (const { result, probability } of merged.outcomes)
      expect(found.get(JSON.stringify(result))).toBeCloseTo(probability, 12);
  });

  it("of a surface action are exact, and sampled play agrees with them", () => {
    const battle = document("night-action");
    const { exact, outcomes, measures } = ask(battle);
    expect(exact).toBe(true);
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10);
    const sampled = ask(battle, { samples: 300 });
    expect([sampled.exact, sampled.samples]).toEqual([false, 300]);
    for (const way of ["damage/allied/CA", "points/japanese"]) {
      const at = ({ path }: { path: string[] }): boolean => path.join("/") === way;
      const { mean, chances } = measures.find(at)!;
      const spread = chances.reduce(
        (sum, { value, probability }) => sum + probability * (Number(value) - mean!) ** 2,
        0,
      );
      // Four standard deviations.
      expect(Math.abs(sampled.measures.find(at)!.mean! - mean!)).toBeLessThan(4 * Math.sqrt(spread / 300));
    }
  });

  it("without interceptors and on a damaged carrier differ in the right direction", () => {
    // Dive bombers alone: few ways for it to go.
    const divers = document("strike-on-a-carrier", { forces: { allied: { formations: { "2": null } } } });
    const sinking = (patch: JsonObject): number =>
      sunkOf(ask(applyMergePatch(divers, patch) as JsonObject).measures);
    const asItIs = sinking({});
    expect(sinking({ forces: { japanese: { hits: { shokaku: 3 } } } })).toBeGreaterThan(asItIs);
    expect(sinking({ forces: { japanese: { formations: null } } })).toBeGreaterThan(asItIs);
  });

  it.each([
    [
      "a base elsewhere",
      { forces: { japanese: { base: { id: "lae" } } } },
      "/forces/japanese/base/id",
      "15.2",
    ],
    [
      "planes of the other side",
      { forces: { allied: { formations: { "1": [{ plane: "zero", count: 1 }] } } } },
      "/forces/allied/formations/1/0/plane",
      "4.2",
    ],
    [
      "ordnance that it cannot carry",
      { forces: { allied: { formations: { "1": [{ plane: "b-17", count: 1, ordnance: "torpedo" }] } } } },
      "/forces/allied/formations/1/0/ordnance",
      "8.7",
    ],
    ["nobody to fight", { forces: { japanese: { base: null } } }, "/forces", "15.2"],
    [
      "hits that sink the ship",
      {
        forces: {
          japanese: { base: null, taskForces: { "1": { ships: ["shokaku"] } }, hits: { shokaku: 30 } },
        },
      },
      "/forces/japanese/hits/shokaku",
      "21.2",
    ],
    ["a day before the chart", { date: "1941-12-01" }, "/date", "3.2"],
  ])("refuse a battle with %s", (_what, patch, pointer, rule) => {
    const made = setUp(applyMergePatch(oneRoll, patch as JsonObject) as JsonObject);
    expect(made.ok ? [] : made.error).toContainEqual(expect.objectContaining({ pointer, rule }));
  });
});
