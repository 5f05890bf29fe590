import { describe, expect, it } from "vitest";
import { applyMergePatch } from "../../../lib/documents";
import { forlornHopesModule } from "../../../lib/games/forlorn-hopes/module";
import { battles } from "../../../lib/games/forlorn-hopes/odds";
import { lookUp } from "../../../lib/games/shared/result-table";
import type { JsonObject } from "../../../lib/kernel";
import { type Odds, oddsOf } from "../../../lib/odds";
import type { OddsOptions } from "../../../lib/odds/odds";
import { documents, rules } from "./support";

const ruleset = { module: forlornHopesModule, rules };
const document = (name: string, patch: JsonObject = {}): JsonObject =>
  applyMergePatch(documents[`battles/${name}.json`]!, patch) as JsonObject;

function ask(
  battle: JsonObject,
  { policy = "steady", ...options }: OddsOptions & { policy?: string } = {},
): Odds {
  const made = battles.setUp(ruleset, battle, {});
  if (!made.ok)
    throw new Error(made.error.map(({ pointer, message }) => `${pointer}: ${message}`).join("\n"));
  const both = [battles.policies[policy]!, battles.policies[policy]!];
  return oddsOf(made.value.game, battles.follow(made.value, both), options);
}

const problemsOf = (battle: JsonObject): string[] => {
  const made = battles.setUp(ruleset, battle, {});
  return made.ok ? [] : made.error.map(({ pointer, message }) => `${pointer} ${message}`);
};

/** Chances of the values of a part of the result. */
const chancesOf = ({ measures }: Odds, path: string): Record<string, number> =>
  Object.fromEntries(
    (measures.find((each) => each.path.join("/") === path)?.chances ?? [])
      .filter(({ probability }) => probability > 0)
      .map(({ value, probability }) => [String(value), Number(probability.toFixed(10))]),
  );

/** How often each result comes up over the faces of a die. */
function shares(resultOf: (face: number) => string): Record<string, number> {
  const found: Record<string, number> = {};
  for (let face = 1; face <= 10; face++)
    found[resultOf(face)] = Number(((found[resultOf(face)] ?? 0) + 0.1).toFixed(10));
  return found;
}

const cell = (chart: string, row: number | string, column: number | string): string =>
  lookUp(rules.charts[chart]!, row, column)?.text ?? "-";

describe("odds of a bombing run", () => {
  const oneBomber = document("bombers-over-soerabaja", {
    forces: {
      allied: { onGround: null },
      japanese: {
        airUnits: {
          "j11-g4m-1": { mode: "regular", altitude: "medium" },
          "j11-g4m-2": null,
          "j11-g4m-3": null,
          "j11-g4m-4": null,
        },
      },
    },
  });

  it("9.9.2: of an anti-aircraft volley are those of the row and the factor", () => {
    const odds = ask(oneBomber);
    expect(odds.exact).toBe(true);
    const fire = shares((face) => cell("anti-aircraft-medium", 4, face + 3));
    expect(chancesOf(odds, "disrupted/japanese/g4m")["1"] ?? 0).toBe(fire["D"] ?? 0);
    expect(chancesOf(odds, "reduced/japanese/g4m")["1"] ?? 0).toBe(fire["X"] ?? 0);
    expect(fire["D"]).toBeGreaterThan(0);
  });

  it("9.10.9: of the bombs are those of the table, after what the fire has left of the bomber", () => {
    const odds = ask(oneBomber);
    const fire = shares((face) => cell("anti-aircraft-medium", 4, face + 3));
    // Bomb Factor 3, reduced 2; one less when it is disrupted, which a reduced bomber is, too.
    const bombs = (added: number): number =>
      shares((face) => cell("bombing-airbase", "major", face + added))["D"] ?? 0;
    const wanted = (fire["-"] ?? 0) * bombs(3) + (fire["D"] ?? 0) * bombs(2) + (fire["X"] ?? 0) * bombs(1);
    expect(chancesOf(odds, "base/soerabaja")["disrupted"]).toBeCloseTo(wanted, 10);
  });

  it("are exact for a mission of four, and sampled play agrees with them", () => {
    const battle = document("bombers-over-soerabaja");
    const { exact, outcomes, measures } = ask(battle);
    expect(exact).toBe(true);
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10);
    const lost = (odds: Pick<Odds, "measures">): number =>
      odds.measures.find(({ path }) => path.join("/") === "reduced/japanese/g4m")!.mean!;
    const samples = 400;
    expect(Math.abs(lost(ask(battle, { samples })) - lost({ measures }))).toBeLessThan(0.1);
  });

  it("9.9.2: an order of the document has the bomber come in low", () => {
    const low = applyMergePatch(oneBomber, {
      forces: { japanese: { airUnits: { "j11-g4m-1": { altitude: "low" } } } },
    }) as JsonObject;
    const fire = shares((face) => cell("anti-aircraft-low", 4, face + 3));
    expect(chancesOf(ask(low), "reduced/japanese/g4m")["1"] ?? 0).toBe(fire["X"] ?? 0);
    expect(fire["X"]).not.toBe(shares((face) => cell("anti-aircraft-medium", 4, face + 3))["X"]);
  });

  it("9.10.10: hits on a place and lost supply are losses of the side that is attacked", () => {
    const onPlace = ask(
      applyMergePatch(oneBomber, { target: { airbase: null, place: "soerabaja" } }) as JsonObject,
    );
    expect(chancesOf(onPlace, "placeHits/allied/soerabaja")["1"]).toBeGreaterThan(0);
    expect(battles.measureTitle(rules, ["placeHits", "allied", "soerabaja"])).toBe("Hits on Soerabaja");
    const onSupply = ask(document("bombers-over-soerabaja", { target: { airbase: null, supply: 1 } }));
    expect(chancesOf(onSupply, "supply/allied")["1"]).toBeGreaterThan(0);
  });
});

describe("odds of other battles", () => {
  it("10.4.1: of a round of surface combat are exact", () => {
    const odds = ask(
      document("java-sea", {
        forces: {
          allied: { ships: { "us-ca": null, "br-dd": null } },
          // One hit more cripples her.
          japanese: { ships: { "jwf-cl": { marks: ["disrupted"] }, "jwf-dd-1": null, "jwf-t-1": null } },
        },
      }),
    );
    expect(odds.exact).toBe(true);
    // Attack Factor 3 against Defense Factor 4.
    const hits = shares((face) => cell("naval-combat", face - 1, "warship"));
    expect(chancesOf(odds, "ship/jwf-cl")["crippled"]).toBeCloseTo(hits["1"]!, 10);
    expect(chancesOf(odds, "ship/jwf-cl")["unharmed"]).toBeCloseTo(hits["0"]!, 10);
  });

  it("11.4.1: of a ground attack are exact: 4 against 3 in the open", () => {
    const odds = ask(
      document("attack-on-bandoeng", {
        forces: {
          allied: { groundUnits: { "au-black": {} } },
          japanese: { groundUnits: { "j-2-art": null, "j-tk2-1": null } },
        },
      }),
    );
    expect(odds.exact).toBe(true);
    expect(chancesOf(odds, "groundUnit/j-2-i1")).toEqual({ unharmed: 1 });
    // The die plus one: up to 3 nothing, up to 6 disrupted, and a second die above 3 retreats; then reduced, and a retreat.
    expect(chancesOf(odds, "groundUnit/au-black")).toEqual({
      unharmed: 0.2,
      disrupted: 0.09,
      "disrupted, retreated": 0.21,
      "reduced, retreated": 0.5,
    });
  });

  it("9.7: of an air battle are sampled, and say so; flying straight for their aim bombers reach it", () => {
    const odds = ask(document("raid-on-koepang"), { samples: 60, policy: battles.defaultPolicy });
    expect(odds.exact).toBe(false);
    expect(chancesOf(odds, "base/koepang")["disrupted"]).toBeGreaterThan(0.4);
    // Nobody turns back, which would bring a point.
    expect(chancesOf(odds, "points/allied")).toEqual({ "0": 1 });
    // The fighters of both sides fight.
    for (const type of ["allied/p-40", "japanese/ki-43"])
      expect(chancesOf(odds, `disrupted/${type}`)["1"]).toBeGreaterThan(0.1);
  });
});

describe("a battle document", () => {
  it("9.6: says what its target lacks", () => {
    expect(problemsOf(document("raid-on-koepang", { target: null }))).toEqual([
      " An air mission needs a target.",
    ]);
    expect(problemsOf(document("raid-on-koepang", { target: { airbase: "soerabaja" } }))).toEqual([
      "/target/airbase There is no airbase “soerabaja” in 2509.",
    ]);
  });

  it("2.2: names units of the right side", () => {
    expect(problemsOf(document("java-sea", { forces: { allied: { ships: { "jwf-cvs": {} } } } }))).toEqual([
      "/forces/allied/ships/jwf-cvs West Fleet seaplane tender belongs to the other side.",
    ]);
  });

  it("11.4: has ground units attack from a connected hex", () => {
    expect(problemsOf(document("attack-on-bandoeng", { from: "1807" }))).toEqual([
      "/from Ground units attack from a hex that is connected to 1507 over land.",
    ]);
  });
});
