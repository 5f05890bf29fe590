import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { packageRoot } from "../../lib/workspace";
import { cli, cliJson, game, scratch } from "./harness";

const folder = scratch();
afterAll(() => folder.remove());

interface Output {
  ok: boolean;
  diagnostics: object[];
  counts: { error: number };
  ms: number;
  playtests?: {
    path: string;
    title: string;
    state: string;
    layers: string[];
    played: number;
    of: number;
    reason?: string;
    failure?: { message: string; pointer: string; rule?: string; range: { start: { line: number } } };
  }[];
}

const example = readFileSync(
  join(packageRoot(), "data/fire-in-the-sky/playtests/example-of-play.json"),
  "utf8",
);

async function workspace(name: string, files: Record<string, string>): Promise<string> {
  const place = join(folder.path, name);
  await cli(["new", place, ...game]);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(place, file, ".."), { recursive: true });
    writeFileSync(join(place, file), text);
  }
  return place;
}

describe("check --playtests", () => {
  it("plays those of a game after its checks, each with the layers that it names", async () => {
    const { status, json } = await cliJson<Output>(["check", ...game, "--playtests"]);
    expect(status).toBe(0);
    expect(json.ok).toBe(true);
    expect(json.playtests!.map(({ state }) => new Set([state]))).toEqual(
      json.playtests!.map(() => new Set(["green"])),
    );
    const layersOf = (name: string) => json.playtests!.find(({ path }) => path.includes(name))!.layers;
    expect(layersOf("example-of-play")).toEqual(["errata-2005"]);
    expect(layersOf("variant-oil-reserves")).toContain("oil-reserves");
    expect(json.playtests!.every(({ played, of }) => played === of)).toBe(true);
    const { json: without } = await cliJson<Output>(["check", ...game]);
    expect(without).not.toHaveProperty("playtests");
  });

  const costlier = {
    "layers/my-variant/tables/transport-costs.json": JSON.stringify({ operational: { navalOilLong: 4 } }),
  };

  it("reports that the game's differ because of a layer of the workspace, which is not a failure", async () => {
    const place = await workspace("differs", costlier);
    const { status, json } = await cliJson<Output>(["check", place, "--playtests"]);
    expect([status, json.ok]).toEqual([0, true]);
    const differ = json.playtests!.filter(({ state }) => state === "differs");
    expect(differ.length).toBeGreaterThan(0);
    expect(json.playtests!.some(({ state }) => state === "red")).toBe(false);
    const { out } = await cli(["check", place, "--playtests"]);
    const { path, failure } = differ[0]!;
    expect(out).toContain(`${path}:${failure!.range.start.line}:`);
    expect(out).toMatch(
      /\d+ of \d+ playtests pass, \d+ shipped playtests? differs? because of your change\./,
    );
  });

  it("reports the first difference of one's own with file, line and rule, and ends with 1", async () => {
    const place = await workspace("red", { ...costlier, "playtests/example-of-play.json": example });
    const { status, json } = await cliJson<Output>(["check", place, "--playtests"]);
    expect(status).toBe(1);
    expect(json.ok).toBe(false);
    expect(json.counts.error).toBe(0);
    const red = json.playtests!.filter(({ state }) => state === "red");
    expect(red.length).toBeGreaterThan(0);
    for (const { failure } of red) {
      expect(failure!.message).not.toBe("");
      expect(failure!.range.start.line).toBeGreaterThan(1);
    }
    const { out } = await cli(["check", place, "--playtests"]);
    const path = red[0]!.path;
    expect(out).toContain(`${path}:${red[0]!.failure!.range.start.line}:`);
    expect(out).toMatch(/ fails? /);
    expect(out).toMatch(/\d+ of \d+ playtests pass, 1 fails, \d+ shipped/);
    expect((await cli(["check", place])).status).toBe(0);
  });

  it("plays one file alone, and says why one cannot be played", async () => {
    const place = await workspace("own", {
      "playtests/mine.json": example,
      "playtests/none.json": example.replace('"scenario": "short-campaign"', '"scenario": "no-such"'),
    });
    const { json } = await cliJson<Output>(["check", join(place, "playtests/mine.json"), "--playtests"]);
    expect(json.playtests).toMatchObject([{ state: "green" }]);
    const none = await cliJson<Output>(["check", join(place, "playtests/none.json"), "--playtests"]);
    expect(none.status).toBe(1);
    expect(none.json.ok).toBe(false);
    expect(none.json.playtests).toMatchObject([
      {
        state: "grey",
        reason: "There is no scenario “no-such”. Known are “campaign”, “short-campaign”, “training”.",
      },
    ]);
    expect(none.json.diagnostics).toMatchObject([
      { code: "ref/dangling", file: "playtests/none.json", pointer: "/scenario" },
    ]);
  });

  it("plays with the layers that are asked for", async () => {
    const asked = ["check", ...game, "--layer", "oil-reserves", "--playtests"];
    const { json } = await cliJson<Output>(asked);
    const { layers } = json.playtests!.find(({ path }) => path.includes("example-of-play"))!;
    expect(layers).toContain("oil-reserves");
    const { layers: exact } = json.playtests!.find(({ path }) => path.includes("variant-midway"))!;
    expect(exact).not.toContain("oil-reserves");
  });
});
