import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { packageRoot } from "../../lib/workspace";
import { cli, cliJson, game, scratch } from "./harness";

const folder = scratch();
afterAll(() => folder.remove());

const fileOf = (name: string) => join(packageRoot(), `data/fire-in-the-sky/battles/${name}.json`);
const odds = ["odds", ...game, "--battle"];

interface Output {
  ok: boolean;
  exact: boolean;
  outcomes: { probability: number; result: Record<string, unknown> }[];
  expected: Record<string, Record<string, Record<string, number>>>;
  ms: number;
  policies: Record<string, string>;
  diagnostics: { code: string; pointer: string; message: string; range: { start: { line: number } } }[];
}

/** A battle file with something changed in its text. */
function changed(name: string, from: string, to: string): string {
  const text = readFileSync(fileOf(name), "utf8");
  expect(text).toContain(from);
  const path = join(folder.path, `${name}-changed.json`);
  writeFileSync(path, text.replace(from, to));
  return path;
}

describe("odds", () => {
  it("prints as JSON how a battle can end, the expected values and how long it took", async () => {
    const { status, json } = await cliJson<Output>([...odds, fileOf("java-sea")]);
    expect(status).toBe(0);
    expect(json.exact).toBe(true);
    expect(json.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(json.expected.landSteps!.allies!["n-land-abda"]).toBeCloseTo(0.49, 2);
    expect(json.policies).toEqual({ japan: "strongest-fire", allies: "strongest-fire" });
    expect(typeof json.ms).toBe("number");
  });

  it("prints words and percentages for people, and how it was calculated", async () => {
    const { status, out } = await cli([...odds, fileOf("java-sea")]);
    expect(status).toBe(0);
    expect(out).toMatch(/^Java Sea\nJapan: strongest fire; Allies: strongest fire\n/);
    expect(out).toMatch(/Sea Control +Japan +\d\d\.\d %/);
    expect(out).toMatch(/Japan +DD sunk +0\.78 +38\.9 % +44\.0 % +17\.1 %/);
    expect(out).toContain("Exact: all dice results");
    // What is exact has no interval.
    expect(out).not.toMatch(/\(\d|interval/);
  });

  it("takes a policy for each side, a number of samples and a seed", async () => {
    const asked = [
      ...odds,
      fileOf("java-sea"),
      "--policy",
      "cautious,random",
      "--samples",
      "50",
      "--seed",
      "9",
    ];
    const { json } = await cliJson<Output & { samples: number; seed: number }>(asked);
    expect(json).toMatchObject({
      exact: false,
      samples: 50,
      seed: 9,
      policies: { japan: "cautious", allies: "random" },
    });
  });

  it("prints every sampled figure with its interval, and says how it was found", async () => {
    const asked = [...odds, fileOf("java-sea"), "--samples", "500"];
    const { out } = await cli(asked);
    expect(out).toMatch(/Sea Control +Japan +87\.6 % \(84\.4 to 90\.2 %\)/);
    expect(out).toMatch(/Japan +DD sunk +0\.78 \(0\.72 to 0\.84\) +0 +37\.8 % \(33\.7 to 42\.1 %\)/);
    // No share stands alone but the level of the intervals.
    expect(out.replaceAll(/(< |> )?\d+\.\d %(?= \()|\d+\.\d to (> )?\d+\.\d %/g, "")).not.toMatch(/\d\.\d %/);
    expect(out).toContain("Sampled: 500 battles, seed 1. A number of samples was asked for.");
    expect(out).toContain("95 % intervals");
    const { json } = await cliJson<{
      measures: { mean?: number; meanBetween?: object; chances: object[] }[];
    }>(asked);
    for (const { mean, meanBetween, chances } of json.measures) {
      expect(meanBetween === undefined).toBe(mean === undefined);
      for (const each of chances)
        expect(each).toMatchObject({ low: expect.any(Number) as number, high: expect.any(Number) as number });
    }
  });

  it("knows the layers that are asked for", async () => {
    const place = join(folder.path, "designer");
    await cli(["new", place, ...game]);
    const layer = join(place, "layers/no-shelter");
    mkdirSync(join(layer, "tables"), { recursive: true });
    writeFileSync(
      join(layer, "layer.json"),
      JSON.stringify({
        id: "no-shelter",
        kind: "variant",
        title: "No shelter",
        reason: "A trial.",
        citations: [],
        requires: [],
        conflicts: [],
        default: false,
        sources: { "": { status: "designed" } },
      }),
    );
    writeFileSync(
      join(layer, "tables/combat.json"),
      JSON.stringify({ types: { "land-combat": { modifiers: { "out-of-supply": { add: -2 } } } } }),
    );
    const ask = (...layers: string[]) =>
      cliJson<Output>(["odds", place, "--battle", fileOf("singapore"), ...layers]);
    const falls = ({ json }: { json: Output }) =>
      json.outcomes.find(({ result }) => result.holder === "japan")!.probability;
    expect(falls(await ask("--layer", "no-shelter"))).toBeGreaterThan(falls(await ask()) + 0.05);
  });

  it("says where a battle file is wrong, and what would be right", async () => {
    const wrongUnit = await cliJson<Output>([...odds, changed("java-sea", '"n-cl": 1', '"n-clx": 1')]);
    expect(wrongUnit.status).toBe(1);
    expect(wrongUnit.json.diagnostics[0]).toMatchObject({
      pointer: "/forces/allies/taskForces/0/units/n-clx",
      range: { start: { line: 25 } },
    });
    const { out } = await cli([...odds, changed("java-sea", '"phasing": "japan"', '"phasing": "nobody"')]);
    expect(out).toContain("phasing");
    expect(out).toContain("The battle cannot be played.");
    const far = await cli([...odds, changed("singapore", '"saigon"', '"kure"')]);
    expect(far.out).toContain("cannot be committed to singapore");
    expect(far.out).toMatch(/Possible places: .*saigon/);
  });

  it("knows the battles of a game and of a workspace by their ids", async () => {
    for (const id of ["fire-in-the-sky", "fire-in-the-sky-2e"]) {
      const { status, json } = await cliJson<Output>(["odds", "--game", id, "--battle", "java-sea"]);
      expect(status).toBe(0);
      expect(json.exact).toBe(true);
    }
    const place = join(folder.path, "with-battle");
    await cli(["new", place, ...game]);
    mkdirSync(join(place, "battles"));
    const own = readFileSync(fileOf("atoll"), "utf8").replace("Landing on an atoll", "My landing");
    writeFileSync(join(place, "battles/mine.json"), own);
    expect((await cli(["odds", place, "--battle", "mine"])).out).toMatch(/^My landing\n/);
    const missing = await cli(["odds", place, "--battle", "mines"]);
    expect(missing).toMatchObject({ status: 2 });
    expect(missing.err).toContain("Did you mean “mine”?");
  });

  it("refuses policies and files that there are not", async () => {
    const policy = await cli([...odds, fileOf("java-sea"), "--policy", "strongest-fir"]);
    expect(policy).toMatchObject({ status: 2 });
    expect(policy.err).toContain("Did you mean “strongest-fire”?");
    expect(await cli([...odds, "no-such-file.json"])).toMatchObject({ status: 2 });
    const many = await cli([...odds, fileOf("java-sea"), "--policy", "random,random,random"]);
    expect(many.err).toContain("Name one policy for all sides, or 2");
    const scenario = join(packageRoot(), "data/fire-in-the-sky/scenarios/short-campaign.json");
    expect((await cli([...odds, scenario])).err).toContain("starts before any battle");
  });
});
