import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { packageRoot } from "../../lib/workspace";
import { binary, campaign, game, type Scratch, scratch } from "./harness";

/** The real program as a process of its own: few tests, for what only a process shows. */

let folder: Scratch;
beforeEach(() => (folder = scratch()));
afterEach(() => folder.remove());

interface Simulated {
  digest: string;
  wins: object;
  standing: object;
  turns: number;
  decisions: number;
  threads: number;
}

describe("the program", () => {
  it("prints one JSON document and nothing else", async () => {
    const { status, out, err } = await binary(["games", "--json"]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(Object.keys(JSON.parse(out) as object)).toEqual(["games"]);
  });

  it("plays the same games on one thread and on two", async () => {
    const argv = ["simulate", ...campaign, "--games", "6", "--seed", "5", "--json"];
    const [one, two] = await Promise.all([
      binary([...argv, "--threads", "1"]),
      binary([...argv, "--threads", "2"]),
    ]);
    const read = ({ out, status }: typeof one) => {
      expect(status).toBe(0);
      const { digest, wins, standing, turns, decisions, threads } = JSON.parse(out) as Simulated;
      return { threads, results: { digest, wins, standing, turns, decisions } };
    };
    expect([read(one).threads, read(two).threads]).toEqual([1, 2]);
    expect(read(two).results).toEqual(read(one).results);
  });

  it("plays by hand from lines on stdin, and stops at their end", async () => {
    const { status, out } = await binary(["play", ...campaign, "--seed", "4"], { input: "1\nundo\n" });
    expect(status).toBe(0);
    expect(out).toContain("Japan> 1\n");
    expect(out).toContain("Undone: Japan, ");

    expect(out).not.toMatch(/\u001b/);
  });

  it.each([
    { argv: ["check", ...game, "--json"], status: 0 },
    { argv: [], status: 2 },
    { argv: ["chek"], status: 2 },
    { argv: ["--help"], status: 0 },
    { argv: ["--version"], status: 0 },
    { argv: ["check", "nowhere"], status: 2 },
  ])("$argv ends with $status", async ({ argv, status }) => {
    expect((await binary(argv)).status).toBe(status);
  });

  it("says in one line what to do when it is not installed", async () => {
    for (const part of [
      "lib/cli/sandtable.mjs",
      "lib/build/bundle.mjs",
      "lib/build/node-version.mjs",
      "package.json",
    ]) {
      mkdirSync(join(folder.path, part, ".."), { recursive: true });
      cpSync(join(packageRoot(), part), join(folder.path, part));
    }
    const { status, out, err } = await binary(["games"], {
      script: join(folder.path, "lib/cli/sandtable.mjs"),
    });
    expect(status).toBe(1);
    expect(out).toBe("");
    expect(err).toMatch(/^Sandtable is not installed yet: run “npm install” in .*\n$/);
  });
});
