// @module-tag slow
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Answers, MeasureDifference, Needed } from "../../lib/lab/answers";
import type { RobustnessAnswer } from "../../lib/lab/answers/robustness";
import type { PairSummary } from "../../lib/playtest";
import { RunFolder } from "../../lib/workspace/runs";
import { recordOf, shortPlan } from "../lab/crew/support";
import { campaign, cli, cliJson, game, scratch } from "./harness";

const { path: home, remove } = scratch();
afterAll(remove);
const at = (name: string): string => join(home, name);

/** Japan wins at 8 points instead of 20: every game is another one, and a shorter one. */
function workspace(): string {
  const path = at("easier");
  if (existsSync(path)) return path;
  const files = {
    "sandtable.json": { title: "Easier", game: "fire-in-the-sky", layers: ["easier"] },
    "layers/easier/layer.json": {
      id: "easier",
      kind: "variant",
      title: "Easier",
      reason: "A test.",
      citations: [],
      requires: [],
      conflicts: [],
      default: false,
    },
    "layers/easier/parameters.json": { victory: { japanWinsAt: 8 } },
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), JSON.stringify(content));
  }
  return path;
}

/** Japan has an easy time of it, so that games are short. */
const quick = ["--bots", "steady,random", "--threads", "1"];
const compared = (...more: string[]) => [
  "compare",
  "fire-in-the-sky",
  workspace(),
  "--scenario",
  "short-campaign",
  ...quick,
  "--robustness",
  "none",
  ...more,
];

interface Compared extends PairSummary {
  ok: boolean;
  measures: MeasureDifference[];
  decision?: { after: number; reason: string };
}

describe("compare", () => {
  it("stores its games, and prints the same results again; writes tables and a report", async () => {
    const files = ["--csv", at("tables"), "--report", at("report.html")];
    const { status, json } = await cliJson<Compared>(compared("--games", "3", "--out", at("run"), ...files));
    expect(status).toBe(0);
    expect(json).toMatchObject({ ok: true, games: 3, unfinished: 0 });
    expect(json.different.count).toBe(3);
    expect(json.measures.map(({ measure }) => measure)).toEqual(
      expect.arrayContaining(["wins/japan", "score/victoryPoints", "turns", "taken/japan", "spent/oil"]),
    );
    const output = await cliJson<Answers & { ok: boolean }>(["answers", at("run")]);
    expect(output.json.comparisons[0]!.measures).toEqual(json.measures);
    expect(output.json.variants.map(({ title }) => title)).toEqual([
      "Fire in the Sky: The Great Pacific War 1941-1945",
      "Easier",
    ]);

    expect(readdirSync(at("tables"))).toEqual(
      expect.arrayContaining(["wins.csv", "captures.csv", "games.csv"]),
    );
    const games = readFileSync(join(at("tables"), "games.csv"), "utf8")
      .trim()
      .split("\r\n");
    expect(games).toHaveLength(1 + 6);
    const html = readFileSync(at("report.html"), "utf8");
    expect(html).toContain("Japan’s share of wins");
    const [, again = ""] = /<code>sandtable (.*?)<\/code>/.exec(html) ?? [];
    expect(again.replace(home, "HOME")).toBe(
      "compare fire-in-the-sky HOME/easier --scenario short-campaign --bots steady,random --robustness none --games 3 --seed 1",
    );
  });

  it("asks other players too, stores their games with the others, and prints their results", async () => {
    const asked = compared("--games", "2", "--cap", "60", "--robustness", "1", "--out", at("asked"));
    const { json } = await cliJson<Compared & { robustness: RobustnessAnswer }>(asked);
    expect(json.robustness).toMatchObject({ variant: 1, asked: 1 });
    // Within sixty decisions no game ends.
    expect(json.robustness.others.map(({ title, dropped }) => [title, dropped])).toEqual([
      ["bold", 1],
      ["cautious", 1],
      ["search:8", 1],
    ]);
    const lines = readFileSync(join(at("asked"), "games.jsonl"), "utf8")
      .trim()
      .split("\n");
    expect(lines).toHaveLength(2 * 2 + 3 * 2);
    const { out } = await cli(["replay", at("asked"), "--game", "0", "--variant", "3"]);
    expect(out).toContain("bold against bold");
    expect(out).toContain("It is the same game");
  });

  it("prints the interval that holds at every look for a run that was stopped", async () => {
    const plan = shortPlan({ games: 200, stop: { measure: { wins: "japan" }, least: 50 } });
    const folder = RunFolder.create(at("stopped"), "stopped", plan);
    const kept: Promise<void>[] = [];
    for (let game = 0; game < 60; game++)
      for (const variant of [0, 1]) {
        const winner = variant === 1 && game % 4 !== 0 ? "japan" : "allies";
        kept.push(folder.keep({ ...recordOf({ variant, game }, plan), winner }));
      }
    folder.close();
    await Promise.all(kept);
    const { json } = await cliJson<Answers & { needed: Needed[] }>([
      "answers",
      at("stopped"),
      "--width",
      "10",
    ]);
    expect(json.decision).toMatchObject({ reason: "apart", after: 50 });
    const [wins] = json.comparisons[0]!.measures;
    expect(wins!.always!.low).toBeLessThan(wins!.low!);
    expect(json.needed[0]).toMatchObject({ measure: "wins/japan", width: 10 });
    expect(json.needed[0]!.pairs).toBeGreaterThan(50);
    const { out } = await cli(["answers", at("stopped"), "--width", "10"]);
    expect(out).toContain("Decided after 50 pairs of games: the difference is significant");
    expect(out).toMatch(
      /Japan’s share of wins goes from 0 % to 74 %\s+\(95 %\s+interval\s+at\s+every\s+look/,
    );
    expect(out).toContain("Pairs for a width of 10");
    expect(out).toContain("No other players were tried");
  });

  it("says what --stop can look at", async () => {
    const wrong = async (...more: string[]) =>
      (await cliJson<{ error: { message: string } }>(compared(...more))).json;
    expect((await wrong("--stop", "--measure", "wins/nobody")).error.message).toContain("no side “nobody”");
    expect((await wrong("--stop", "--measure", "points")).error.message).toContain("is not a measure");
    expect((await wrong("--stop", "-3")).error.message).toContain("above 0");
    expect((await wrong("--measure", "wins/japan")).error.message).toContain("--stop");
    expect((await wrong("--stop", "--least", "5")).error.message).toContain("--least 5 is too low");
    expect((await wrong("--width", "0")).error.message).toContain("is not a valid width");
  });
});

describe("sweep", () => {
  const place = "parameters.json#/victory/japanWinsAt";

  it("plays the same games with a number set to several values, and reports what cannot be played", async () => {
    const asked = ["sweep", ...campaign, ...quick, "--games", "2", "--vary", `${place}=8,20,20.5`];
    const { status, json } = await cliJson<Answers & { refused: { reason: string }[] }>(asked);
    expect(status).toBe(0);
    expect(json.variants.map(({ setting }) => setting![place])).toEqual([20, 8]);
    const [asItIs, easier] = json.variants.map(({ outcomes }) => outcomes.scores[0]!.spread.mean);
    expect(easier).toBeLessThan(asItIs!);
    expect(json.refused.map(({ reason }) => reason)).toEqual([expect.stringContaining("whole number")]);
    const { out } = await cli(asked);
    expect(out).toContain("Japan wins over the sweep");
    expect(out).toContain("1 variant cannot be played:");
  });

  it("says which place or values it cannot use", async () => {
    const wrong = async (vary: string) =>
      (await cliJson<{ error: { message: string } }>(["sweep", ...campaign, "--vary", vary])).json.error
        .message;
    expect(await wrong("parameters.json#/victory/x=1,2")).toContain("there is no value there");
    expect(await wrong(place)).toContain("has no values");
    expect(await wrong(`${place}=9..1`)).toContain("are not values");
  });
});

describe("sensitivity", () => {
  it("plays each number one step down and up, and says what is not significantly different from zero", async () => {
    const asked = [
      "sensitivity",
      ...campaign,
      ...quick,
      "--games",
      "2",
      "--place",
      "parameters.json#/victory/drawAt",
    ];
    const { json } = await cliJson<Answers>(asked);
    expect(json.variants.map(({ setting }) => Object.values(setting!)[0])).toEqual([0, -1, 1]);
    const { out } = await cli(asked);
    expect(out).toContain("Effect of one step of each number on Japan wins");
    expect(out).toMatch(/Draw at .* no\n/);
  });

  it("takes all numbers beneath a place", async () => {
    const place = "scenarios/short-campaign.json#/tracks/transport";
    const { json } = await cliJson<Answers>([
      "sensitivity",
      ...campaign,
      ...quick,
      "--games",
      "1",
      "--place",
      place,
    ]);
    const tried = json.variants.map(({ setting }) => Object.keys(setting!));
    expect(tried[0]!.length).toBeGreaterThan(2);
    expect(tried.flat().every((each) => each.startsWith(`${place}/`))).toBe(true);
    expect(tried).toHaveLength(1 + 2 * tried[0]!.length);
  });
});

describe("answers", () => {
  it("says when there is no run", async () => {
    const { status, json } = await cliJson(["answers", at("nowhere")]);
    expect(status).toBe(1);
    expect(json).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining("does not exist") as string },
    });
  });

  it("prints all results of the games of a run", async () => {
    await cliJson([
      "simulate",
      ...game,
      "--scenario",
      "short-campaign",
      ...quick,
      "--games",
      "2",
      "--out",
      at("plain"),
    ]);
    const { out, status } = await cli(["answers", at("plain")]);
    expect(status).toBe(0);
    for (const said of [
      "2 games: Japan",
      "Who leads at the end of each turn",
      "Captures",
      "Steps lost",
      "Decisions",
      "never came up",
    ])
      expect(out).toContain(said);
  });
});
