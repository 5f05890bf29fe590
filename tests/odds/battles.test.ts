import { describe, expect, it } from "vitest";
import { type Game, type Json, type JsonObject } from "../../lib/kernel";
import { hashOf } from "../../lib/kernel/hash";
import { wilson } from "../../lib/playtest/statistics";
import { ask, battleFile, binomial, chanceThat, sourceOf, total } from "./support";

const editions = ["fire-in-the-sky", "fire-in-the-sky-2e"];
const small = ["java-sea", "atoll", "singapore"];
const cases = editions.flatMap((game) => small.map((battle): [string, string] => [game, battle]));

/** Far more than chance allows: about one in a million. */
const SURE = 5;

describe.each(cases)("%s: the odds of %s", (game, name) => {
  const battle = battleFile(name, {}, game);
  const exact = ask(battle, { game });

  it("are exact, and add up to one", () => {
    expect(exact.exact).toBe(true);
    expect(total(exact)).toBeCloseTo(1, 12);
    for (const { chances } of exact.measures)
      expect(chances.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  });

  it("agree with the dice", () => {
    const samples = 1500;
    const sampled = ask(battle, { game, samples, seed: 7 });
    expect(sampled.exact).toBe(false);
    for (const { path, chances } of exact.measures) {
      const rolled = sampled.measures.find((measure) => measure.path.join() === path.join());
      for (const { value, probability } of chances) {
        const rate = rolled?.chances.find((chance) => chance.value === value)?.probability ?? 0;
        const { low, high } = wilson(Math.round(rate * samples), samples, SURE)!;
        const found = `${path.join(" ")} ${value}: exactly ${probability}, rolled ${rate}`;
        // A number that the dice never showed is in no result.
        if (!rolled && value === 0) continue;
        expect(probability, found).toBeGreaterThanOrEqual(low - 1e-12);
        expect(probability, found).toBeLessThanOrEqual(high + 1e-12);
      }
    }
  });
});

describe("the odds of a battle", () => {
  it("are those of the dice where these can be reckoned by hand", () => {
    // Eight dice on 5+ against four on 6+, because Sea Control cuts the defender off; more hits win (13.4).
    const alone = { forces: { japan: { longRange: null } } };
    const odds = ask(battleFile("singapore", alone));
    let falls = 0;
    for (let hits = 0; hits <= 8; hits++)
      for (let lost = 0; lost < Math.min(hits, 5); lost++)
        falls += binomial(8, hits, 1 / 3) * binomial(4, lost, 1 / 6);
    expect(chanceThat(odds, { holder: "japan" })).toBeCloseTo(falls, 12);
    expect(odds.expected.hits).toEqual({
      "Land combat": { japan: expect.closeTo(8 / 3, 12), allies: expect.closeTo(4 / 6, 12) },
    });
  });

  it("know the results that the Example of Play came to", () => {
    const java = ask(battleFile("java-sea"));
    const found = {
      seaControl: "japan",
      holder: "japan",
      damaged: { japan: { "j-dd": 2, "j-ca": 0 }, allies: { "n-cl": 1, "n-dd": 1 } },
      sunk: { japan: { "j-ca": 0 } },
      landSteps: { allies: { "n-land-abda": 1 } },
    };
    expect(chanceThat(java, found)).toBeGreaterThan(0);
    expect(chanceThat(ask(battleFile("singapore")), { holder: "japan" })).toBeGreaterThan(0);
  });

  it("change with a modifier of the Combat Table", () => {
    const battle = battleFile("singapore");
    const holds = (patches = {}) => chanceThat(ask(battle, { patches }), { holder: "allies" });
    const supplied = { types: { "land-combat": { modifiers: { "out-of-supply": { add: 0 } } } } };
    const weaker = { types: { "land-combat": { modifiers: { "out-of-supply": { add: -2 } } } } };
    expect(holds({ "tables/combat.json": supplied })).toBeGreaterThan(holds() + 0.05);
    expect(holds({ "tables/combat.json": weaker })).toBeLessThan(holds() - 0.05);
  });

  it("are the same whichever of like ships stands where in the file", () => {
    const forces = (first: JsonObject, second: JsonObject): JsonObject => ({
      forces: { japan: { taskForces: [{ units: first }, { units: second }] } },
    });
    const one = ask(battleFile("java-sea", forces({ "j-dd": 2 }, { "j-ca": 1, "j-land-4": 1 })));
    const other = ask(battleFile("java-sea", forces({ "j-ca": 1, "j-land-4": 1 }, { "j-dd": 2 })));
    expect(one.expected).toEqual(other.expected);
  });
});

describe("policies", () => {
  const { policies } = sourceOf("fire-in-the-sky");

  it.each(Object.keys(policies))("“%s” comes to an end of every battle", (policy) => {
    for (const name of small) {
      const odds = ask(battleFile(name), { policies: [policy, policy], most: { nodes: 200 } });
      expect(total(odds), name).toBeCloseTo(1, 9);
      expect(odds.endless, name).toBe(0);
    }
  });

  it("make a difference", () => {
    const bold = ask(battleFile("java-sea"));
    const meek = ask(battleFile("java-sea"), { policies: ["strongest-fire", "first-legal"] });
    expect(chanceThat(meek, { seaControl: "japan" })).not.toBeCloseTo(
      chanceThat(bold, { seaControl: "japan" }),
      2,
    );
  });
});

describe("a battle too large to follow", () => {
  it("is fought with dice, which is said", () => {
    const odds = ask(battleFile("midway"), { most: { nodes: 100 } });
    expect(odds.exact).toBe(false);
    expect(odds.why).toBe("There are more than 100 chance positions.");
    expect(odds.outcomes.every(({ low, high }) => low! < high!)).toBe(true);
    const { exact, why } = ask(battleFile("java-sea"), { most: { branches: 100 } });
    expect(exact).toBe(false);
    expect(why).toBe("There are more than 100 ways from one position to another.");
  });

  it("has the same results for the same seed, and others for another", () => {
    const sample = (seed: number) => ask(battleFile("java-sea"), { samples: 200, seed });
    expect(sample(3)).toEqual(sample(3));
    expect(sample(4).outcomes).not.toEqual(sample(3).outcomes);
  });
});

describe("positions that are taken for alike", () => {
  /** All of a position but its account; rounds are counted to four, or none would ever be like the one before. */
  const whole = ({ state }: Game): string => {
    const counted = (key: string, value: Json): Json | undefined => {
      if (key === "losses") return undefined;
      return key === "rounds" || key === "number" ? Math.min(value as number, 4) : value;
    };
    return hashOf(JSON.parse(JSON.stringify([state.frames, state.position], counted)) as Json);
  };
  const landing: JsonObject = {
    forces: { japan: { taskForces: [{ units: { "j-ca": 1, "j-dd": 1, "j-land-4": 1 } }] } },
  };
  const carriers: JsonObject = {
    forces: {
      japan: { taskForces: [{ units: { "j-cv-akagi-kaga": 1, "j-dd": 1 } }] },
      allies: { taskForces: [{ units: { "u-cv-yorktown-hornet": 1 } }], base: null },
    },
  };

  const random = { policies: { japan: "random", allies: "random" } };

  it.each<[string, JsonObject]>([
    ["atoll", {}],
    ["atoll", random],
    ["singapore", {}],
    ["singapore", random],
    ["java-sea", landing],
    ["java-sea", { ...landing, options: ["long-lance", "oomph-in-your-hits"] }],
    ["midway", carriers],
  ])("come to the same ends in the battle of %s as all by themselves", (name, patch) => {
    const merged = ask(battleFile(name, patch), { most: { nodes: 20_000 } });
    const apart = ask(battleFile(name, patch), { alike: whole, most: { nodes: 20_000 } });
    expect([merged.exact, apart.exact]).toEqual([true, true]);
    expect(apart.nodes).toBeGreaterThanOrEqual(merged.nodes!);
    expect(apart.outcomes).toHaveLength(merged.outcomes.length);
    const texts = new Map(
      apart.outcomes.map(({ result, probability }) => [JSON.stringify(result), probability]),
    );
    for (const { result, probability } of merged.outcomes)
      expect(texts.get(JSON.stringify(result))).toBeCloseTo(probability, 12);
  });
});
