import { describe, expect, it } from "vitest";
import { dataHashOf, planId, variantOf } from "../../lib/lab/make-plan";
import type { Plan } from "../../lib/lab/plan";
import { openPlan } from "../../lib/lab/play";
import { readPlan } from "../../lib/lab/read-plan";
import { recordText } from "../../lib/lab/record/text";
import { type BotDefinition, bots, playerOf } from "../../lib/playtest";
import { shipped } from "../support/shipped";
import { planOf, shippedVariant, shortCampaign } from "./support";

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("a variant", () => {
  const variant = shortCampaign();
  const documents = JSON.parse(variant.documents!) as Record<string, unknown>;

  it("holds what its games are played by, and no other scenario", () => {
    expect(Object.keys(documents).filter((path) => path.startsWith("scenarios/"))).toEqual([
      variant.scenario,
    ]);
    expect(Object.keys(documents)).toContain("units.json");
    expect(variant.game).toBe("fire-in-the-sky");
  });

  it("keeps the order of members, because the counters are numbered by it", () => {
    const { naval } = documents["units.json"] as { naval: object };
    const file = shipped("fire-in-the-sky").draft.documents.get("units.json")!.value as { naval: object };
    expect(Object.keys(naval)).toEqual(Object.keys(file.naval));
    expect(Object.keys(naval)).not.toEqual(Object.keys(naval).sort());
  });

  it("has one fingerprint for the same data, whatever it is called, and another for other data", () => {
    const changed = copy(documents) as Record<string, { special?: object; tracks: { oil: number } }>;
    changed[variant.scenario]!.tracks.oil++;
    const { dataHash } = variant;
    expect(shortCampaign({ title: "again", layers: ["mine"] }).dataHash).toBe(dataHash);
    expect(shortCampaign({ options: [] }).dataHash).not.toBe(dataHash);
    expect(dataHashOf({ ...variant, documents: JSON.stringify(changed) })).not.toBe(dataHash);
    const again = variantOf({
      definition: shipped("fire-in-the-sky").game,
      documents: documents as never,
      scenario: variant.scenario,
      options: variant.options,
      layers: [],
      title: "from its own text",
    });
    expect(again.dataHash).toBe(dataHash);
  });
});

describe("planId", () => {
  const plan = planOf([shortCampaign()]);

  it("is equal for equal plans, however they were put together", () => {
    const turned = Object.fromEntries(Object.entries(copy(plan)).reverse()) as unknown as Plan;
    expect(planId(turned)).toBe(planId(plan));
    expect(planId(plan)).toMatch(/^[0-9a-f]{16}$/);
  });

  it("is another for anything that the games or their number depend on", () => {
    const others: Partial<Plan>[] = [
      { seed: 8 },
      { games: 101 },
      { cap: 5 },
      { engine: "0.2.0" },
      { players: ["steady", "random"] },
      { variants: [shortCampaign({ options: [] })] },
      { stop: { measure: { wins: "japan" }, least: 10 } },
    ];
    const ids = [plan, ...others.map((other) => ({ ...plan, ...other }))].map(planId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("readPlan", () => {
  const stop = { measure: { wins: "japan" }, within: 0.01, least: 100 };
  const plan = planOf([shortCampaign(), shortCampaign({ setting: { "parameters.json#/oil/start": 16 } })], {
    purpose: "sweep",
    players: ["steady", "random"],
    cap: 300,
    stop,
  });

  it("reads a plan back, which then plays the same games", () => {
    const read = readPlan(copy(plan));
    if (!read.ok) expect.fail(read.error);
    expect(read.value).toEqual(plan);
    expect(planId(read.value)).toBe(planId(plan));
    const key = { variant: 1, game: 3 };
    expect(recordText(openPlan(read.value)(key))).toBe(recordText(openPlan(plan)(key)));
  });

  it("plays by the version of the dice generator that it names, and by the first when it names none", () => {
    const { generator, ...older } = copy(plan);
    const games = [older, { ...older, generator: 1 }, { ...older, generator: 2 }].map((json) => {
      const read = readPlan(json);
      if (!read.ok) expect.fail(read.error);
      return { ...openPlan(read.value)({ variant: 0, game: 3 }), plan: "" };
    });
    expect(generator).toBe(2);
    expect(games[0]).toEqual(games[1]);
    expect(games[2]).not.toEqual(games[1]);
    expect(planId({ ...plan, generator: 1 })).not.toBe(planId(plan));
  });

  const withVariant = (changes: object): object => ({
    ...plan,
    variants: [{ ...plan.variants[0], ...changes }],
  });
  const other = shippedVariant("fire-in-the-sky-2e", "java-sea");
  const unfit: [what: string, json: unknown, message: RegExp][] = [
    ["no object", null, /^A plan must be an object/],
    ["a later form", { ...plan, version: 2 }, /has format version 2; this program reads version 1/],
    ["a misspelt member", { ...plan, gamess: 5 }, /has an unknown member “gamess”; did you mean “games”\?/],
    ["no engine", { ...plan, engine: 1 }, /“engine” must be the program's version/],
    ["another purpose", { ...plan, purpose: "win" }, /one of simulate, compare, sweep, sensitivity/],
    ["no variants", { ...plan, variants: [] }, /at least one ruleset/],
    ["variants of two games", { ...plan, variants: [...plan.variants, other] }, /are of one game/],
    ["an unknown game", withVariant({ game: "chess" }), /no rules that play “chess”.*Games: fire-in-the-sky/],
    [
      "documents that were cut off",
      withVariant({ documents: "{" }),
      /“documents” of Variant 1 must be JSON text/,
    ],
    ["no such scenario", withVariant({ scenario: "scenarios/x.json" }), /has no “scenarios\/x\.json”/],
    ["changed data", withVariant({ options: ["ranger"] }), /do not match its “dataHash”/],
    ["a setting of texts", withVariant({ setting: { a: "b" } }), /a number for each place/],
    [
      "a player too few",
      { ...plan, players: ["steady"] },
      /one for each side \(japan, allies\); it names 1 player/,
    ],
    [
      "an unknown player",
      { ...plan, players: ["steady", "brave"] },
      /There is no player “brave” for fire-in-the-sky\. Players: random, steady/,
    ],
    ["a budget for nothing", { ...plan, players: ["steady:9", "random"] }, /“steady” takes no budget/],
    ["half a game", { ...plan, games: 0.5 }, /“games” must be a whole number of at least 1/],
    ["an unknown dice generator", { ...plan, generator: 3 }, /“generator” must be .*: 1 or 2, not 3/],
    ["a seed below zero", { ...plan, seed: -1 }, /“seed” must be a whole number of at least 0/],
    ["a stop by nothing", { ...plan, stop: { ...stop, measure: {} } }, /“measure” of “stop”/],
    ["a stop within nothing", { ...plan, stop: { ...stop, within: 0 } }, /“within” of “stop”/],
    ["a stop without least", { ...plan, stop: { measure: { score: "x" } } }, /“least”/],
  ];
  it.each(unfit)("refuses %s and says why", (_what, json, message) => {
    const read = readPlan(json);
    if (read.ok) expect.fail("it was read");
    expect(read.error).toMatch(message);
  });
});

describe("playerOf", () => {
  const { game } = shipped("fire-in-the-sky");

  it("gives the player that a spec calls for", () => {
    expect(playerOf(game, "random")).toEqual({ ok: true, value: bots.random!.play });
    expect(playerOf(game, "steady")).toEqual({ ok: true, value: game.players![0]!.play });
  });

  it("creates one with a budget, and refuses a budget that is not valid", () => {
    const made: number[] = [];
    const play = bots.random!.play;
    const thinker: BotDefinition = {
      id: "thinker",
      title: "Thinker",
      summary: "Thinks as long as it may.",
      play,
      make: (budget) => (made.push(budget), play),
    };
    const withThinker = { ...game, players: [thinker] };
    expect(playerOf(withThinker, "thinker:400").ok).toBe(true);
    expect(playerOf(withThinker, "thinker").ok).toBe(true);
    expect(made).toEqual([400]);
    for (const budget of ["", "0", "-1", "1.5", "many", "1:2", "1e3"]) {
      const refused = playerOf(withThinker, `thinker:${budget}`);
      expect(refused.ok ? budget : refused.error).toMatch(/must be a whole number from 1 to 999999999/);
    }
  });
});
