// @module-tag slow
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorkspace, packageRoot, versionOf } from "../../lib/workspace";
import { numberOf } from "./texts";

/** How often the process that saves is killed; SERVER_KILLS=1000 for the whole proof. */
const KILLS = Number(process.env.SERVER_KILLS ?? 15);
/** So many, if none has hit a save in its middle until then. */
const MOST_KILLS = KILLS * 20;
/** The longest that one is let save before it is killed (milliseconds). */
const LONGEST = 60;

const path = "playtests/kills.json";
let home = "";
let folder = "";
let saver = "";

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "sandtable-kills-"));
  folder = createWorkspace(join(home, "kills"), "fire-in-the-sky").path;
  const file = pathToFileURL(join(packageRoot(), "lib/build/bundle.mjs")).href;
  const { bundle } = (await import(file)) as {
    bundle(name: string, entries: Record<string, string>): Promise<string>;
  };
  saver = join(await bundle("kills", { saver: "tests/reliability/saver.ts" }), "saver.mjs");
}, 60_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const onDisk = (): string | undefined =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined;
const halves = (): string[] =>
  existsSync(join(folder, "playtests"))
    ? readdirSync(join(folder, "playtests")).filter((name) => name.endsWith(".sandtable-tmp"))
    : [];

type Saver = ChildProcessByStdio<Writable, Readable, Readable>;

/** A saver that waits for a message to begin: the next one starts up while one saves. */
const startSaver = (): Saver =>
  spawn(process.execPath, [saver, folder, path], { stdio: ["pipe", "pipe", "pipe"] });

/** Lets it save and kills it at a random moment. Returns the last number that it said was saved. */
async function letSave(child: Saver, after: number): Promise<number> {
  let said = "";
  let trouble = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (said += part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (trouble += part));
  const closed = once(child, "close");
  const text = onDisk();
  child.stdin.write(text === undefined ? "1 new\n" : `${numberOf(text) + 1} ${versionOf(text)}\n`);
  await Promise.race([once(child.stdout, "data"), closed]);
  await new Promise((resolve) => setTimeout(resolve, after));
  child.kill("SIGKILL");
  await closed;
  expect(trouble).toBe("");
  return Number(said.trim().split("\n").at(-1));
}

describe(`${KILLS} kills of the process that saves`, () => {
  it(
    "tear no document: each is one that was sent, and none that was said to be saved is lost",
    async () => {
      let torn = 0;
      let kills = 0;
      let next = startSaver();
      // A proof only if saves were hit in their middle, so it goes on until one was.
      for (; kills < KILLS || (torn === 0 && kills < MOST_KILLS); kills++) {
        const child = next;
        next = startSaver();
        const saved = await letSave(child, Math.random() * LONGEST);
        const number = numberOf(onDisk()!);
        // The answer to the last save may have died with the process.
        expect([saved, saved + 1]).toContain(number);
        const left = halves();
        torn += left.length;
        // They are what the kills hit; without them the disk of the test would fill up.
        for (const name of left) rmSync(join(folder, "playtests", name));
      }
      next.kill("SIGKILL");
      expect(torn).toBeGreaterThan(0);
      process.stdout.write(`${kills} kills, ${torn} of them in the middle of a save\n`);
    },
    60_000 + MOST_KILLS * 2_000,
  );
});
