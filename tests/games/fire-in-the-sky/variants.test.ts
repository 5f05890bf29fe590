import { describe, expect, it } from "vitest";
import { check } from "../../../lib/diagnostics";
import { noteLayer } from "../../../lib/editing";
import type { Rules } from "../../../lib/games/fire-in-the-sky/model/rules";
import { modifierSum } from "../../../lib/games/fire-in-the-sky/model/modifiers";
import { start, view } from "../../../lib/kernel";
import { readScript, runScript } from "../../../lib/playtest";
import { shipped } from "../../support/shipped";

/** The variants that ship with the game: sound by themselves, and doing in play what they say. */

const GAME = "fire-in-the-sky";
const ERRATA = "errata-2005";
const variants = [
  "early-essex",
  "five-turn-tournament",
  "force-z-reinforced",
  "midway-1942",
  "no-submarine-campaign",
  "oil-reserves",
];

const report = (layers: readonly string[], without: readonly string[] = []) => {
  const { game, files } = shipped(GAME);
  return check(files, game, { layers, without });
};

const codes = (layers: readonly string[], without: readonly string[] = []): string[] =>
  report(layers, without)
    .diagnostics.filter(({ code }) => code.startsWith("layer/"))
    .map(({ code }) => code);

/** The position in which a scenario starts with some variants. */
function opening(layers: readonly string[], scenario: string): unknown {
  const { ruleset, scenarios } = shipped(GAME, [ERRATA, ...layers]);
  const started = start(ruleset, scenarios[scenario]!, { seed: 1 });
  if (!started.ok) throw new Error(started.error.map(({ message }) => message).join("\n"));
  return view(started.value);
}

const rulesWith = (...layers: string[]): Rules => shipped(GAME, [ERRATA, ...layers]).ruleset.rules as Rules;

describe("shipped variants", () => {
  it("are these, and off unless asked for", () => {
    const { draft } = shipped(GAME);
    const found = draft.layers.filter(({ manifest }) => manifest?.["kind"] === "variant");
    expect(found.map(({ id }) => id).sort()).toEqual(variants);
    expect(found.filter(({ on, manifest }) => on || manifest?.["default"] !== false)).toEqual([]);
  });

  it.each(["no variant", ...variants])("%s: checks without an error or a warning", (id) => {
    const { counts, diagnostics } = report(variants.filter((variant) => variant === id));
    const reported = diagnostics.filter(({ severity }) => severity !== "info");
    expect(reported).toEqual([]);
    expect(counts.suppressed).toBe(0);
  });

  it.each(variants)("%s: its playtest fails without it", (id) => {
    const read = readScript(shipped(GAME).playtests[`variant-${id}`]!);
    if (!read.ok) expect.fail(read.error);
    const script = read.value;
    expect(script.layers).toContain(id);
    const { ruleset, scenarios } = shipped(
      GAME,
      script.layers!.filter((layer) => layer !== id),
    );
    const scenario = scenarios[script.scenario!];
    // The variant that brings the scenario: nothing can be played without it.
    if (scenario === undefined) return expect(id).toBe("midway-1942");
    const { error } = runScript(ruleset, script, { scenario, options: script.options ?? [] });
    expect(error).toBeDefined();
  });
});

describe("their notes", () => {
  it.each([ERRATA, ...variants])("%s: records the original value of everything that it changes", (id) => {
    const { files, draft } = shipped(GAME, [ERRATA, id]);
    const context = { files, draft, own: new Set(Object.keys(files)) };
    expect(noteLayer(context, id)).toEqual({ ok: true, edits: [], file: `layers/${id}/layer.json` });
  });

  it("report when the game changes under a variant: what it expected, and what it finds", () => {
    const { game, files } = shipped(GAME);
    const path = "scenarios/campaign.json";
    const changed = { ...files, [path]: files[path]!.replace(/"oil": 30/, '"oil": 28') };
    const found = check(changed, game, { layers: ["oil-reserves"] }).diagnostics;
    expect(found.filter(({ code }) => code === "layer/base-changed")).toMatchObject([
      {
        file: "layers/oil-reserves/scenarios/campaign.json",
        pointer: "/tracks/oil",
        message: expect.stringMatching(/made when 30 stood at .* has 28 there now/),
      },
    ]);
  });

  it("are silent about what two layers differ in, which is reported as a conflict", () => {
    const { game, files } = shipped(GAME);
    const mine = {
      "layers/mine/layer.json": files["layers/oil-reserves/layer.json"]!.replace('"oil-reserves"', '"mine"'),
      "layers/mine/scenarios/campaign.json": '{ "tracks": { "oil": 50 } }',
    };
    const found = check({ ...files, ...mine }, game, { layers: ["oil-reserves", "mine"] }).diagnostics;
    const reported = found.filter(({ code, severity }) => code.startsWith("layer/") && severity !== "info");
    expect(reported.map(({ code }) => code)).toEqual(["layer/conflict"]);
  });
});

describe("which go together", () => {
  it.each([
    ["force-z-reinforced", "midway-1942"],
    ["no-submarine-campaign", "oil-reserves"],
  ])("%s and %s cannot be on together", (a, b) => {
    expect(codes([a, b])).toContain("layer/incompatible");
  });

  it("the tournament is played with the errata", () => {
    expect(codes(["five-turn-tournament"], [ERRATA])).toContain("layer/requires");
    expect(codes(["five-turn-tournament"])).toEqual([]);
  });

  it("the others can be on together", () => {
    const all = ["early-essex", "five-turn-tournament", "midway-1942", "oil-reserves"];
    expect(report(all).counts).toMatchObject({ error: 0, warning: 0 });
  });
});

describe("what they change", () => {
  it("more oil", () => {
    expect(opening(["oil-reserves"], "campaign")).toMatchObject({ tracks: { oil: 40 } });
    expect(opening([], "campaign")).toMatchObject({ tracks: { oil: 30 } });
  });

  it("a new type of ship", () => {
    expect(opening(["force-z-reinforced"], "campaign")).toMatchObject({
      units: { "b-cv-indomitable-formidable": { at: "singapore" }, "b-bb-nelson-rodney": {} },
    });
    expect(rulesWith().typeOf["b-bb-nelson-rodney"]).toBeUndefined();
  });

  it("a new modifier, from Turn 6 on and for the Allies", () => {
    const { combat: modifiers } = rulesWith("early-essex");
    const sum = (turn: number, roller: number) =>
      modifierSum(modifiers["air-to-air"], { turn, roller, options: [] });
    expect([sum(5, 1), sum(6, 1), sum(6, 0)]).toEqual([0, 1, 0]);
  });

  it("a new scenario, which the plain game does not have", () => {
    expect(shipped(GAME).scenarios["midway-1942"]).toBeUndefined();
    expect(opening(["midway-1942"], "midway-1942")).toMatchObject({
      turn: 3,
      tracks: { victoryPoints: 15 },
      bases: { surabaya: { control: "japan" }, hollandia: { control: "none" } },
    });
    const origin = shipped(GAME, [ERRATA, "midway-1942"]).draft.documents.get("scenarios/midway-1942.json");
    expect(origin?.originOf("/tracks/oil")).toMatchObject({
      layer: "midway-1942",
      file: "layers/midway-1942/scenarios/midway-1942.json",
    });
  });

  it("another order of the sequence", () => {
    const order = (...layers: string[]) =>
      shipped(GAME, [ERRATA, ...layers]).draft.documents.get("sequence.json")?.value;
    expect(order("five-turn-tournament")).toMatchObject({
      transport: ["destroyer-transfer", "oil-transport"],
    });
    expect(order("no-submarine-campaign")).toMatchObject({ combat: ["battles"] });
  });
});
