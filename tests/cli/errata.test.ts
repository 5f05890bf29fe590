import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PairSummary } from "../../lib/playtest";
import { combatTypes } from "../../lib/games/fire-in-the-sky/model/modifiers";
import { createWorkspace } from "../../lib/workspace";
import { campaign, cli, cliJson, game, type Scratch, scratch } from "./harness";

let folder: Scratch;
beforeEach(() => (folder = scratch()));
afterEach(() => folder.remove());

/** Few decisions: what is tested is how it is reported. */
const short = ["--games", "2", "--seed", "3", "--cap", "400"];

interface Entry {
  id: string;
  layer: string;
  component: string;
  on: boolean;
  new: boolean;
  since?: string;
  document?: string;
}

/** A workspace with an errata layer in which every modifier of ground combat is turned round. */
function workspace(): string {
  const path = join(folder.path, "mine");
  const write = (file: string, value: unknown): void => {
    mkdirSync(join(path, file, ".."), { recursive: true });
    writeFileSync(join(path, file), JSON.stringify(value));
  };
  const record = (more: object): object => ({
    component: "chart",
    kind: "correction",
    impact: "minor",
    was: "So.",
    is: "Otherwise.",
    source: "The designer",
    ...more,
  });
  write("sandtable.json", { title: "Mine", game: "fire-in-the-sky", layers: ["fixes"] });
  write("layers/fixes/layer.json", {
    id: "fixes",
    kind: "errata",
    title: "Fixes",
    reason: "Slips.",
    citations: [],
    requires: [],
    conflicts: [],
    default: false,
    errata: {
      hits: record({
        place: "Hit number",
        since: "1.2",
        document: "parameters.json",
        pointer: "/hits/hitOn",
      }),
      words: record({ place: "Rule 9.2", component: "rule", kind: "clarification", impact: "none" }),
    },
  });
  write("layers/fixes/parameters.json", {
    hits: { hitOn: Object.fromEntries(combatTypes.map((type) => [type, 3])) },
  });
  return path;
}

describe("errata", () => {
  it("lists what is on record, by component, with what is new", async () => {
    const { status, json } = await cliJson<{ errata: Entry[] }>(["errata", workspace(), "--since", "1.1"]);
    expect(status).toBe(0);
    expect(json.errata.map(({ layer, id }) => `${layer}/${id}`)).toEqual([
      "fixes/words",
      "errata-2005/ground-support-supremacy",
      "fixes/hits",
      "errata-2005/asw-die-cost",
      "errata-2005/carrier-reaction-force",
    ]);
    expect(json.errata.filter((each) => each.new).map(({ id }) => id)).toEqual(["hits"]);
    const { out } = await cli(["errata", ...game]);
    expect(out).toMatch(/^Charts and tables\n/);
    expect(out).toContain("3 errata");
  });

  it("still lists those of a layer that is off, and says so", async () => {
    const { json } = await cliJson<{ errata: Entry[] }>(["errata", ...game, "--no-layer", "errata-2005"]);
    expect(json.errata.map(({ on }) => on)).toEqual([false, false, false]);
  });

  it("compares the same games with one of them and without it", async () => {
    const asked = ["errata", workspace(), "--scenario", "short-campaign", ...short, "--compare", "hits"];
    const { status, json } = await cliJson<PairSummary & { ok: boolean; compared: string; a: string }>(asked);
    expect(status).toBe(0);
    expect(json).toMatchObject({ ok: true, compared: "fixes/hits", a: "corrected", games: 2, unfinished: 2 });
    expect(json.different.count).toBe(2);
    expect(json.first).toMatchObject({ game: 0, a: { rule: expect.any(String) as string } });
    const again = await cliJson<PairSummary>(asked);
    expect(again.json).toEqual({ ...json, seconds: expect.any(Number) as number });
    const { out } = await cli(asked);
    expect(out).toContain("2 of 2 games went differently");
    expect(out).toMatch(/First difference: game 1, seed \d+/);
  });

  it("says that a clarification changes nothing, and plays nothing", async () => {
    const { status, json } = await cliJson([
      "errata",
      workspace(),
      "--scenario",
      "short-campaign",
      "--compare",
      "words",
    ]);
    expect(status).toBe(0);
    expect(json).toEqual({ ok: true, compared: "fixes/words", changes: false });
  });

  it("takes a layer's id for all of its errata", async () => {
    const asked = ["errata", ...campaign, ...short, "--compare", "errata-2005"];
    const { json } = await cliJson<PairSummary>(asked);
    expect(json).toMatchObject({ ok: true, compared: "errata-2005", games: 2 });
  });

  it("knows its errata by name, and which layers are on", async () => {
    expect(await cliJson(["errata", ...campaign, "--compare", "asw-dice-cost"])).toMatchObject({
      status: 2,
      json: { error: { hint: "Did you mean “asw-die-cost”?" } },
    });
    const off = ["errata", ...campaign, "--no-layer", "errata-2005", "--compare", "asw-die-cost"];
    expect(await cliJson(off)).toMatchObject({
      status: 2,
      json: { error: { hint: "Add --layer errata-2005." } },
    });
    expect(await cliJson(["errata", ...game, "--since", "one"])).toMatchObject({ status: 2 });
    expect(await cliJson(["errata", ...game, "--compare", "asw-die-cost"])).toMatchObject({
      status: 2,
      json: { error: { message: expect.stringContaining("Which scenario?") as string } },
    });
  });
});

describe("compare", () => {
  it("plays two rulesets, named as for diff", async () => {
    const asked = ["compare", "fire-in-the-sky", workspace(), "--scenario", "short-campaign", ...short];
    const { status, json } = await cliJson<PairSummary>(asked);
    expect(status).toBe(0);
    expect(json).toMatchObject({ ok: true, a: "fire-in-the-sky", games: 2 });
    expect(json.different.count).toBe(2);
  });

  it("finds nothing between a scenario and its unchanged copy", async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "sandtable-copy-")), "mine");
    const { path } = createWorkspace(folder, "fire-in-the-sky", { from: "short-campaign" });
    const asked = ["compare", "fire-in-the-sky", path, "--scenario", "my-short-campaign", ...short];
    const { json } = await cliJson<PairSummary>(asked);
    rmSync(dirname(folder), { recursive: true, force: true });
    expect(json).toMatchObject({ games: 2, different: { count: 0 }, first: null });
  });

  it("finds nothing between a ruleset and itself", async () => {
    const { json } = await cliJson<PairSummary>([
      "compare",
      "fire-in-the-sky",
      "fire-in-the-sky",
      "--scenario",
      "short-campaign",
      ...short,
    ]);
    expect(json).toMatchObject({ different: { count: 0 }, first: null });
  });
});
