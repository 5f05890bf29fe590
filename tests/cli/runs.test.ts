// @module-tag slow
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dataHashOf } from "../../lib/lab/make-plan";
import type { Plan } from "../../lib/lab/plan";
import { programVersion, packageRoot } from "../../lib/workspace";
import { TinyDisk } from "../browser/support/tiny-disk";
import { binary, campaign, cli, cliJson, game, type Scratch, scratch } from "./harness";

interface RunDocument {
  ok: boolean;
  games: number;
  unfinished: number;
  digest: string;
  state: string;
  done: number;
  of: number;
  troubles: unknown[];
  run: string;
}

let folder: Scratch;
beforeEach(() => (folder = scratch()));
afterEach(() => folder.remove());

const here = () => ({ cwd: folder.path });
const at = (path: string) => join(folder.path, path);
const short = [...campaign, "--seed", "3", "--cap", "60"];
const script = join(packageRoot(), "lib/cli/sandtable.mjs");
const lines = (run: string) =>
  readFileSync(at(`${run}/games.jsonl`), "utf8")
    .split("\n")
    .slice(0, -1)
    .sort();

/** More games than a quick machine has played before somebody interrupts it. */
const MANY = 300;

/** A simulation as a process of its own, ended in this way once it has stored so many games. */
async function interrupted(run: string, after: number, signal: NodeJS.Signals) {
  const args = ["simulate", ...short, "--games", String(MANY), "--threads", "2", "--out", run, "--json"];
  const child = spawn(process.execPath, [script, ...args], { cwd: folder.path });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  const closed = once(child, "close") as Promise<[code: number | null]>;
  const kept = () => (existsSync(at(`${run}/games.jsonl`)) ? lines(run).length : 0);
  while (kept() < after && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill(signal);
  const [status] = await closed;
  return { status, out, err };
}

describe("simulate --out", () => {
  it("says the same as without it, and keeps every game", async () => {
    const counted = await cliJson<RunDocument>(["simulate", ...short, "--games", "5"], here());
    const { status, json } = await cliJson<RunDocument>(
      ["simulate", ...short, "--games", "5", "--out", "kept"],
      here(),
    );
    expect(status).toBe(0);
    expect(json).toMatchObject({ ok: true, state: "over", done: 5, of: 5, troubles: [], run: "kept" });
    const speed = /seconds|PerSecond/;
    for (const [member, value] of Object.entries(counted.json))
      if (!speed.test(member))
        expect({ [member]: json[member as keyof RunDocument] }).toEqual({ [member]: value });
    expect(lines("kept")).toHaveLength(5);
    expect(JSON.parse(readFileSync(at("kept/plan.json"), "utf8"))).toMatchObject({
      version: 1,
      engine: programVersion(),
      players: ["random", "random"],
      seed: 3,
      games: 5,
      cap: 60,
    });
  });

  it("prints the result in words, and where it is stored", async () => {
    const { out, status } = await cli(["simulate", ...short, "--games", "2", "--out", "kept"], here());
    expect(status).toBe(0);
    expect(out).toContain("Short Campaign Game: 2 games, seed 3, random against random.");
    expect(out).toContain("2 games did not end and are excluded.");
    expect(out).toContain("Saved in kept.");
  });

  it("puts the run of a workspace among its runs, where check does not stumble over it", async () => {
    await cli(["new", "mine", ...game], here());
    const { json } = await cliJson<RunDocument>(
      ["simulate", "mine", "--scenario", "short-campaign", "--cap", "20", "--games", "2", "--out"],
      here(),
    );
    expect(json.run).toMatch(/^mine\/runs\/short-campaign-[0-9a-f]{8}$/);
    expect((await cliJson<{ ok: boolean }>(["check", "mine"], here())).json.ok).toBe(true);
    const { out } = await cli(["runs", "mine"], here());
    expect(out).toMatch(
      /^short-campaign-[0-9a-f]{8} {2}2 of 2 {2}over {2}.*Short Campaign Game, random against random, seed 1\n/,
    );
  });

  it("refuses a folder in which something is, and a shipped game without a folder", async () => {
    writeFileSync(at("file"), "");
    const full = await cliJson(["simulate", ...short, "--games", "1", "--out", "."], here());
    expect(full.json).toMatchObject({ ok: false, error: { code: "exists", message: ". is not empty." } });
    const nowhere = await cliJson(["simulate", ...short, "--games", "1", "--out"], here());
    expect(nowhere).toMatchObject({
      status: 2,
      json: { error: { hint: "Name a folder with --out DIR." } },
    });
  });
});

describe("simulate --resume", { timeout: 180_000 }, () => {
  it("resumes a killed run, and gives the same games", async () => {
    await cliJson(["simulate", ...short, "--games", String(MANY), "--out", "whole"], here());
    const killed = await interrupted("kept", 20, "SIGKILL");
    expect(killed.out).toBe("");
    const before = lines("kept").length;
    expect(before).toBeLessThan(MANY);
    const { status, json } = await cliJson<RunDocument>(["simulate", "--resume", "kept"], here());
    expect({ status, done: json.done, games: json.games }).toEqual({ status: 0, done: MANY, games: MANY });
    expect(lines("kept")).toEqual(lines("whole"));
    // There is nothing left to play, and so nothing is.
    const again = await cliJson<RunDocument>(["simulate", "--resume", "kept"], here());
    expect(again.json).toMatchObject({ ok: true, done: MANY, digest: json.digest });
  });

  it("is printed by a run that was interrupted, which keeps the games under way", async () => {
    const { status, out, err } = await interrupted("kept", 10, "SIGINT");
    expect(err).toContain("Finishing the games in progress.");
    expect(status).toBe(1);
    const output = JSON.parse(out) as RunDocument;
    expect(output).toMatchObject({ ok: false, state: "paused", of: MANY, run: "kept" });
    expect(output.done).toBe(lines("kept").length);
    expect(output.games).toBe(output.done);
    const { out: text } = await cli(["runs", "kept"], here());
    expect(text).toContain(`kept  ${output.done} of ${MANY}  unfinished`);
  });

  it("says when the run was begun by another version, and plays on", async () => {
    await cliJson(["simulate", ...short, "--games", "2", "--out", "kept"], here());
    const plan = readFileSync(at("kept/plan.json"), "utf8");
    writeFileSync(at("kept/plan.json"), plan.replace(`"engine":"${programVersion()}"`, '"engine":"0.0.9"'));
    const { status, err } = await cliJson(["simulate", "--resume", "kept"], here());
    expect(status).toBe(0);
    expect(err).toContain("The run was started with version 0.0.9 of the program");
  });

  it("says when the run's documents are older than a change of their shape, and plays on in the present one", async () => {
    await cliJson(["simulate", ...short, "--games", "2", "--out", "kept"], here());
    const whole = lines("kept");
    const plan = JSON.parse(readFileSync(at("kept/plan.json"), "utf8")) as Plan;
    const variants = plan.variants.map((variant) => {
      const documents = JSON.parse(variant.documents!) as { "parameters.json": { hits: { hitOn: unknown } } };
      documents["parameters.json"].hits.hitOn = 5;
      const old = { ...variant, documents: JSON.stringify(documents) };
      return { ...old, dataHash: dataHashOf(old) };
    });
    writeFileSync(at("kept/plan.json"), JSON.stringify({ ...plan, variants }));
    writeFileSync(at("kept/games.jsonl"), "");
    const { status, err } = await cliJson(["simulate", "--resume", "kept"], here());
    expect(status).toBe(0);
    expect(err).toContain(
      "older than the change “0002-hit-numbers-by-type” and were converted to the current format.",
    );
    expect(lines("kept")).toEqual(whole);
  });

  it("takes nothing that the run's own plan says", async () => {
    await cliJson(["simulate", ...short, "--games", "2", "--out", "kept"], here());
    for (const more of [
      ["--seed", "4"],
      ["--scenario", "campaign"],
      ["--games", "9"],
      ["--out", "x"],
    ]) {
      const { status, json } = await cliJson(["simulate", "--resume", "kept", ...more], here());
      expect({ status, json }).toMatchObject({ status: 2, json: { error: { code: "usage" } } });
    }
    const missing = await cliJson(["simulate", "--resume", "nowhere"], here());
    expect(missing.json).toMatchObject({ error: { message: "nowhere does not exist." } });
  });
});

describe.skipIf(!TinyDisk.allowed())("a disk that becomes full during a run", () => {
  it("ends it with the reason; what was kept is sound", () => {
    // The plan takes the most of it, the documents being in it; the games do not find room for all.
    const disk = new TinyDisk(folder.path, 320);
    const [program, ...args] = disk.wrapper;
    const simulate = [process.execPath, script, "simulate", ...short, "--games", "400", "--out", at("kept")];
    const report = `err=$("$@" 2>&1 >/dev/null); echo "status $?"; echo "$err"; tail -c1 kept/games.jsonl | od -An -c`;
    const said = execFileSync(
      program!,
      [...args, "sh", "-c", `cd ${folder.path}; ${report}`, "sh", ...simulate],
      {
        encoding: "utf8",
      },
    );
    expect(said).toMatch(/^status 1\n/);
    expect(said).toContain("the disk is full. Games saved before are unchanged.");
    expect(said).toContain("Free some disk space and resume the run.");
    expect(said.trim().endsWith("\\n")).toBe(true);
  });
});

describe("runs", () => {
  it("lists what is known of each for programs", async () => {
    await cliJson(["simulate", ...short, "--games", "2", "--out", "a"], here());
    const { json } = await cliJson<{ ok: boolean; runs: object[] }>(["runs", "."], here());
    expect(json.ok).toBe(true);
    expect(json.runs).toMatchObject([
      {
        id: "a",
        path: "a",
        state: "over",
        done: 2,
        of: 2,
        troubles: [],
        purpose: "simulate",
        seed: 3,
        cap: 60,
      },
    ]);
    expect(json.runs).toMatchObject([{ variants: [{ game: "fire-in-the-sky", layers: ["errata-2005"] }] }]);
    // The documents would be half a book.
    expect(JSON.stringify(json.runs).length).toBeLessThan(2000);
  });

  it("says when there are none", async () => {
    expect((await cli(["runs", "."], here())).out).toContain("No runs here.");
    expect((await cliJson(["runs", "nowhere"], here())).status).toBe(2);
  });
});

describe("replay", { timeout: 180_000 }, () => {
  it("prints a game again as play does, and that it is the same", async () => {
    await cliJson(["simulate", ...campaign, "--games", "2", "--seed", "5", "--out", "kept"], here());
    const line = JSON.parse(lines("kept")[1]!) as { game: number; seed: number; hash: string };
    const { out, status } = await cli(["replay", "kept", "--game", "1"], here());
    expect(status).toBe(0);
    expect(out).toContain(`game 1, seed ${line.seed}, random against random`);
    expect(out).toContain("It is the same game, choice by choice.");
    const played = await cli(
      ["play", ...campaign, "--bots", "random", "--seed", String(line.seed), "--brief"],
      here(),
    );
    const story = played.out.split("\n").slice(2, -2).join("\n");
    expect(out).toContain(story);
    const { json } = await cliJson<Record<string, unknown>>(["replay", "kept", "--game", "1"], here());
    expect(json).toMatchObject({ ok: true, same: true, kept: line, line });
  });

  it("says when it is another game now", async () => {
    await cliJson(["simulate", ...short, "--games", "2", "--out", "kept"], here());
    const text = readFileSync(at("kept/games.jsonl"), "utf8");
    writeFileSync(at("kept/games.jsonl"), text.replace(/"decisions":60/, '"decisions":59'));
    const { json, status } = await cliJson(["replay", "kept", "--game", "0"], here());
    expect(status).toBe(1);
    expect(json).toMatchObject({
      ok: false,
      same: false,
      differs: expect.stringContaining("Another version") as string,
    });
  });

  it("says what there is when there is no such game", async () => {
    await cliJson(["simulate", ...short, "--games", "2", "--out", "kept"], here());
    const none = await cliJson(["replay", "kept", "--game", "2"], here());
    expect(none.json).toMatchObject({
      error: { message: "kept has no game 2.", hint: "Games go from 0 to 1." },
    });
    const variant = await cliJson(["replay", "kept", "--game", "0", "--variant", "1"], here());
    expect(variant.json).toMatchObject({ error: { hint: "The run has one variant, 0." } });
  });
});

describe("--queue", () => {
  it("says which Redis is not there", async () => {
    const { status, json } = await cliJson(
      ["simulate", ...short, "--games", "1", "--queue", "redis://127.0.0.1:1"],
      here(),
    );
    expect(status).toBe(1);
    expect(json).toMatchObject({
      error: {
        code: "queue",
        message: expect.stringContaining("Redis cannot be reached at redis://127.0.0.1:1") as string,
        hint: expect.stringContaining("leave out --queue") as string,
      },
    });
    const worker = await binary(["worker", "--queue", "redis://127.0.0.1:1"]);
    expect(worker.status).toBe(1);
    expect(worker.err).toContain("Redis cannot be reached");
  });
});
