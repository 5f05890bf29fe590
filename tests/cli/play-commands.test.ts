// @module-tag slow
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Choice, Event } from "../../lib/kernel";
import { openGame } from "../../lib/workspace";
import { campaign, cli, cliJson, game, type Scratch, scratch } from "./harness";

interface PlayDocument {
  ok: boolean;
  error?: { index: number; code: string; message: string; section?: string; nearest: Choice[] };
  events: Event[];
  pending: {
    side: string;
    step: string;
    rule: string;
    prompt: string;
    options: Choice[];
    also: unknown[];
  } | null;
  standing: { over: boolean; winner: string | null; score: Record<string, number> };
  state: Record<string, unknown>;
  hash: string;
}

let folder: Scratch;
beforeEach(() => (folder = scratch()));
afterEach(() => folder.remove());
const at = (path: string) => join(folder.path, path);
const write = (path: string, value: unknown) => writeFileSync(at(path), JSON.stringify(value));
const play = (...argv: string[]) => cliJson<PlayDocument>(["play", ...argv], { cwd: folder.path });

describe("setup", () => {
  it("sets the scenario up and counts what stands where", async () => {
    const { status, json } = await cliJson<Record<string, unknown>>(["setup", ...campaign]);
    expect(status).toBe(0);
    expect(json).toMatchObject({ ok: true, summary: { turn: 2, victoryPoints: 5 }, state: { turn: 2 } });
    expect((await cli(["setup", ...campaign])).out).toContain("victory points: 5");
  });

  it("takes the file of a scenario", async () => {
    writeFileSync(at("mine.json"), openGame("fire-in-the-sky").files["scenarios/short-campaign.json"]!);
    const { json } = await cliJson(["setup", ...game, "--scenario", "mine.json"], { cwd: folder.path });
    expect(json).toMatchObject({ ok: true, state: { turn: 2 } });
  });

  it("plays a scenario by the overrides that it brings", async () => {
    const text = openGame("fire-in-the-sky").files["scenarios/short-campaign.json"]!;
    const overrides = { "parameters.json": { victory: { japanWinsAt: 7 } } };
    write("mine.json", { ...(JSON.parse(text) as object), overrides });
    const { status, json } = await play(...game, "--scenario", "mine.json");
    expect(status).toBe(0);
    expect((json.standing as unknown as { text: string }).text).toContain("Japan wins at 7");
  });

  it("says what keeps a scenario from standing", async () => {
    const text = openGame("fire-in-the-sky").files["scenarios/short-campaign.json"]!;
    const scenario = JSON.parse(text) as { setup: Record<string, unknown> };
    scenario.setup.manila = { units: { "j-land-8": 500 } };
    write("mine.json", scenario);
    const { status, json } = await cliJson<{ ok: boolean; diagnostics: { path: string }[] }>(
      ["setup", ...game, "--scenario", "mine.json"],
      { cwd: folder.path },
    );
    expect(status).toBe(1);
    expect(json.ok).toBe(false);
    expect(json.diagnostics.some(({ path }) => path === "mine.json")).toBe(true);
  });

  it("turns optional rules on and off, and knows their names", async () => {
    const options = async (...argv: string[]) =>
      (await cliJson<{ state: { options: string[] } }>(["setup", ...campaign, ...argv])).json.state.options;
    expect(await options()).toContain("oomph-in-your-hits");
    expect(await options("--no-option", "oomph-in-your-hits")).toEqual([]);
    expect(await cliJson(["setup", ...campaign, "--option", "omph-in-your-hits"])).toMatchObject({
      status: 2,
      json: { error: { hint: "Did you mean “oomph-in-your-hits”?" } },
    });
  });
});

describe("play", () => {
  it("starts and prints who is to choose", async () => {
    const { status, json } = await play(...campaign, "--seed", "4");
    expect(status).toBe(0);
    expect(json.ok).toBe(true);
    expect(json.pending).toMatchObject({ side: "japan", rule: expect.any(String) as string, also: [] });
    expect(json.pending!.options.length).toBeGreaterThan(1);
    expect(json.standing).toMatchObject({ over: false, score: { victoryPoints: 5 } });
    expect(json.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it("plays a script, partly given choices included", async () => {
    const start = await play(...campaign, "--seed", "4");
    write("script.json", { seed: 4, choices: [{ side: "japan", choice: start.json.pending!.options[0] }] });
    const { status, json } = await play(...campaign, "--script", "script.json");
    expect(status).toBe(0);
    expect(json.hash).not.toBe(start.json.hash);
    expect(json.events.length).toBeGreaterThan(0);
  });

  it("reports in which section of a script the trouble is", async () => {
    const moves = [{ choices: [{ all: true, to: "berlin" }] }];
    write("s.json", { sections: [{ title: "Set-up", side: "japan", moves }] });
    const { json } = await play(...campaign, "--script", "s.json");
    expect(json.error).toMatchObject({ index: 0, code: "illegal", section: "Set-up" });
    const { out } = await cli(["play", ...campaign, "--script", "s.json"], { cwd: folder.path });
    expect(out).toContain("In section “Set-up”:\nChoice 1: ");
  });

  it("refuses an illegal choice with the nearest legal ones, and what is left is the state before it", async () => {
    const start = await play(...campaign, "--seed", "4");
    write("script.json", { seed: 4, choices: [{ side: "japan", choice: { to: "kury", all: true } }] });
    const { status, json } = await play(...campaign, "--script", "script.json");
    expect(status).toBe(1);
    expect(json.error).toMatchObject({ index: 0, code: "illegal", nearest: expect.any(Array) as Choice[] });
    expect(start.json.pending!.options).toContainEqual(json.error!.nearest[0]);
    expect(json.hash).toBe(start.json.hash);
    const { out } = await cli(["play", ...campaign, "--script", at("script.json")]);
    expect(out).toContain("The nearest legal options:");
  });

  it.each([
    { script: { dice: [1], choices: [] }, code: "dice-left-over" },
    {
      script: { seed: 1, choices: [], expect: [{ after: 0, pointer: "/turn", equals: 3 }] },
      code: "expectation",
    },
    { script: { seed: 1, choices: [{ side: "allies", choice: {} }] }, code: "not-your-decision" },
  ])("reports $code", async ({ script, code }) => {
    write("script.json", script);
    const { status, json } = await play(...campaign, "--script", "script.json");
    expect(status).toBe(1);
    expect(json.error!.code).toBe(code);
  });

  it.each([
    { file: "none.json", text: undefined, status: 2 },
    { file: "bad.json", text: "{", status: 1 },
    { file: "odd.json", text: '{ "choices": 3 }', status: 1 },
  ])("says what is wrong with $file", async ({ file, text, status }) => {
    if (text !== undefined) writeFileSync(at(file), text);
    const found = await play(...campaign, "--script", file);
    expect(found.status).toBe(status);
    expect(found.json.error!.message).toContain(file);
  });

  it("takes game, scenario, layers and options from the script", async () => {
    const head = { game: "fire-in-the-sky", scenario: "short-campaign", layers: [], options: [], seed: 4 };
    write("script.json", { ...head, choices: [] });
    const { status, json } = await play("--script", "script.json");
    expect(status).toBe(0);
    expect(json.state.options).toEqual([]);
  });

  it("lets bots finish the game, the same way each time", async () => {
    const argv = [...campaign, "--seed", "12", "--bots", "random,random"];
    const once = await play(...argv);
    expect(once.json.pending).toBeNull();
    expect(once.json.standing.over).toBe(true);
    expect((await play(...argv)).json.hash).toBe(once.json.hash);
    const brief = await cli(["play", ...argv, "--brief"]);
    expect(brief.out).toMatch(/Turn 2 \(\d+ events\)/);
  });

  it.each([
    { argv: ["--bots", "random,random,random"], message: "Name one bot for all sides, or 2" },
    { argv: ["--bots", "clever"], message: "There is no bot “clever”." },
    { argv: ["--interactive"], message: "--json cannot be combined" },
  ])("refuses $argv", async ({ argv, message }) => {
    const { status, json } = await play(...campaign, ...argv);
    expect(status).toBe(2);
    expect(json.error!.message).toContain(message);
  });

  it("asks for what is missing", async () => {
    expect(await play(...game)).toMatchObject({
      status: 2,
      json: { error: { message: "Which scenario? Add --scenario ID." } },
    });
    expect(await play()).toMatchObject({
      status: 2,
      json: { error: { hint: expect.stringContaining("fire-in-the-sky") as string } },
    });
  });
});

describe("simulate", () => {
  it("plays every game to its end and reports the results", async () => {
    const argv = ["simulate", ...campaign, "--games", "3", "--seed", "9", "--bots", "random,random"];
    const { status, json } = await cliJson<Record<string, number> & { wins: Record<string, number> }>(argv);
    expect(status).toBe(0);
    expect(json).toMatchObject({ games: 3, unfinished: 0, seed: 9, bots: ["random", "random"], threads: 1 });
    expect(Object.values(json.wins).reduce((sum, n) => sum + n, 0)).toBe(3);
    expect(json.decisions).toBeGreaterThan(100);
    expect(json.turns).toBeGreaterThanOrEqual(3);
    for (const speed of ["seconds", "gamesPerSecond", "decisionsPerSecond"])
      expect(json[speed]).toBeGreaterThan(0);
    const { out } = await cli(argv);
    expect(out).toContain("95 % interval");
  });

  it("reports games that do not end in time", async () => {
    const { json } = await cliJson(["simulate", ...campaign, "--games", "2", "--cap", "10"]);
    expect(json).toMatchObject({ games: 2, unfinished: 2, decisions: 20 });
  });
});

describe("interactive play", () => {
  const session = async (lines: string[], argv: string[] = []) =>
    (await cli(["play", ...campaign, "--seed", "4", ...argv], { lines, cwd: folder.path })).out;

  it("shows the board, the question with its rule, and numbered options", async () => {
    const out = await session(["quit"]);
    expect(out).toContain("Turn 2, Japanese player turn");
    expect(out).toMatch(/Turn 2 · Japan · .+ \(\S+\)/);
    expect(out).toMatch(/^ +1 {2}\S/m);
    expect(out).toContain("Japan> quit");
    expect(out.split("\n").every((line) => line.length <= 100)).toBe(true);
  });

  it("takes a number or a part of an option, and narrows the list", async () => {
    const start = await play(...campaign, "--seed", "4");
    const [first] = start.json.pending!.options;
    const byNumber = await session(["1", "save a.json"]);
    expect(byNumber).toContain("Saved 1 choice to a.json.");
    const saved = JSON.parse(readFileSync(at("a.json"), "utf8")) as { choices: unknown[]; seed: number };
    expect(saved).toMatchObject({ seed: 4, choices: [{ side: "japan", choice: first }] });
    const out = await session(["/kure", "/", "no such thing", "999", "/zzz"]);
    expect(out).toContain("with “kure” (of ");
    expect(out).toContain("“no such thing” is not a command");
    expect(out).toContain("There is no option 999");
    expect(out).toContain("No option contains “zzz”.");
  });

  it("undoes, redoes, logs and explains", async () => {
    const out = await session([
      "undo",
      "1",
      "undo",
      "redo",
      "redo",
      "log 5",
      "why 1",
      "why 9999",
      "why not",
      "standing",
      "board",
      "help",
    ]);
    expect(out).toContain("Nothing to undo.");
    expect(out).toContain("Undone: Japan, ");
    expect(out).toContain("Nothing to redo.");
    expect(out).toContain("There is no option 9999.");
    expect(out).toContain("Give the number of an option, such as: why 3.");
    expect(out).toContain("save FILE");
  });

  it("saves a script that plays on to the same place", async () => {
    const out = await session(["auto turn", "save a.json", "save b.json"]);
    expect(out).toMatch(/The random bot made \d+ choices\./);
    const replayed = await play("--script", "a.json");
    expect(replayed.status).toBe(0);
    expect(replayed.json.state.turn).toBe(3);
    const gone = await cli(["play", "--script", "a.json", "--interactive"], {
      lines: ["undo", "quit"],
      cwd: folder.path,
    });
    expect(gone.out).toContain("Undone: ");
    const again = await session(["1", "save a.json", "save! a.json", "save nowhere/c.json"]);
    expect(again).toContain("a.json already exists. Use save! a.json to replace it.");
    expect(again).toContain("Saved 1 choice to a.json.");
    expect(again).toContain("nowhere/c.json was not saved: its folder does not exist.");
  });

  it("saves the position as a scenario that is played from there", async () => {
    const out = await session(["auto turn", "1", "scenario Turning_Point.json", "board", "quit"]);
    expect(out).toContain("Saved the scenario “turning-point” to Turning_Point.json.");
    const saved = JSON.parse(readFileSync(at("Turning_Point.json"), "utf8")) as Record<string, unknown>;
    expect(saved).toMatchObject({ id: "turning-point", title: "Turning Point", rule: "19.0" });
    const { status, json } = await play(...game, "--scenario", "Turning_Point.json", "--seed", "2");
    expect(status).toBe(0);
    expect(json.state.turn).toBe(3);
    const there = await cli(["play", ...game, "--scenario", "Turning_Point.json", "--seed", "2"], {
      lines: ["board", "quit"],
      cwd: folder.path,
    });
    const board = (text: string) => text.slice(text.lastIndexOf("> board"), text.lastIndexOf("> quit"));
    expect(board(there.out).split("\n").slice(1, -1)).toEqual(board(out).split("\n").slice(1, -1));
    const again = await session(["1", "scenario Turning_Point.json", "scenario! Turning_Point.json"]);
    expect(again).toContain(
      "Turning_Point.json already exists. Use scenario! Turning_Point.json to replace it.",
    );
    expect(again).toContain("Saved the scenario “turning-point” to Turning_Point.json.");
  });

  it("says what a scenario file must be, and that a finished game is none", async () => {
    const out = await session(["scenario", "scenario here", "auto game", "scenario end.json"]);
    expect(out).toContain("Give a file name, such as: scenario turning-point.json.");
    expect(out).toContain("Use a file name such as turning-point.json");
    expect(out).toContain("The game is over. Undo choices first: undo.");
  });

  it("plays a saved position by its own optional rules alone", async () => {
    await session(["1", "scenario mid.json", "quit"]);
    const argv = [...game, "--scenario", "mid.json", "--no-option", "oomph-in-your-hits"];
    const { status, json } = await cliJson<{ diagnostics: { message: string; pointer: string }[] }>(
      ["setup", ...argv],
      { cwd: folder.path },
    );
    expect(status).toBe(1);
    expect(json.diagnostics.at(-1)).toMatchObject({
      pointer: "/recommendedOptions",
      message: expect.stringContaining("“oomph-in-your-hits” is off") as string,
    });
  });

  it("plays to the end and stays there until asked to quit", async () => {
    const out = await session(["auto game", "1", "why", "undo", "auto game", "log 2", "quit"]);
    expect(out).toContain("The game is over.");
    expect(out).toContain("over> 1\nThe game is over. Type help for the list of commands.");
    expect(out).toContain("Undone: ");
  });

  it("refuses what it does not understand without losing the game", async () => {
    const out = await session([
      "undo x",
      "log 0",
      "auto year",
      "auto game clever",
      "save",
      "constructor",
      "1",
    ]);
    expect(out).toContain("Give the number of choices to undo, such as: undo 3.");
    expect(out).toContain("Give the number of events to show, such as: log 40.");
    expect(out).toContain("Say how far to play: auto step, turn or game.");
    expect(out).toContain("There is no bot “clever”.");
    expect(out).toContain("Give a file name, such as: save battle.json.");
    expect(out).toContain("“constructor” is not a command");
  });
});
