import { describe, expect, it } from "vitest";
import { assemble, type FileMap } from "../../../lib/documents";
import { games } from "../../../lib/games";
import { GAME, pagesOf, printed, source, wordsOf } from "./support";
import { startScenario } from "../../support/shipped";

/** A layer of a workspace over the shipped game. */
const layer: FileMap = {
  "layers/mine/layer.json": JSON.stringify({
    id: "mine",
    kind: "variant",
    title: "Dear oil",
    reason: "A test.",
    citations: [],
    requires: [],
    conflicts: [],
    default: false,
  }),
  "layers/mine/tables/transport-costs.json": JSON.stringify({ oilPoint: 3 }),
  "layers/mine/units.json": JSON.stringify({ naval: { "j-dd": { firepower: 4 } } }),
  "layers/mine/scenarios/campaign.json": JSON.stringify({ setup: { truk: { units: { "j-dd": 2 } } } }),
};

const files = { ...source().files, ...layer };
const changed = printed(
  source(layer, { draft: assemble(files, { layers: ["mine"] }), own: new Set(Object.keys(layer)) }),
);
const read = (name: string): string => wordsOf(changed.get(`print/${name}-a4.html`)!);

describe("a layer of one's own", () => {
  it("is named in the foot of every page", () => {
    for (const [path, html] of changed)
      for (const page of pagesOf(html))
        expect(wordsOf(page), path).toContain("Layers: Errata of the 2005 rulebook, Dear oil");
  });

  it("marks what it sets, and only that", () => {
    expect(read("costs-and-parameters")).toContain("Oil Point 3 [Y]");
    expect(read("costs-and-parameters").match(/\[Y\]/g)).toHaveLength(2);
    expect(read("set-up-campaign-japan")).toContain("2 × DD Destroyers [Y]");
    const [, destroyers] = changed.get("print/counters-a4.html")!.split('data-counter="j-dd"');
    // Figures and the code of the nation; the letters stand at the right of the band.
    expect(wordsOf(`<g ${destroyers!.split("data-counter")[0]!}`)).toMatch(/ JA (D|R)*Y /);
  });

  it("that is off is neither named nor seen", () => {
    const off = printed(source(layer)).get("print/costs-and-parameters-a4.html")!;
    expect(wordsOf(off)).not.toContain("Dear oil");
    expect(wordsOf(off)).not.toContain("Oil Point 3");
  });
});

describe("a position that was saved from play", () => {
  const saved = games[GAME]!.scenarioOf(startScenario(GAME, "short-campaign").table, {
    id: "saved",
    title: "Saved from play",
  });
  const pages = printed(source({ "scenarios/saved.json": JSON.stringify(saved) }));

  it.each([
    ["japan", "Formosa 0905", "4 × Air unit, 8 steps"],
    ["allies", "Noumea 1411", "CV Lexington, Enterprise"],
  ])("has a set-up card for %s too", (side, place, counters) => {
    const words = wordsOf(pages.get(`print/set-up-saved-${side}-letter.html`)!);
    expect(words).toContain("Saved from play");
    expect(words).toContain(place);
    expect(words).toContain(counters);
    expect(words).toMatch(/Victory Points 5/);
  });
});
