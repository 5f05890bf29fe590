import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Job } from "../../lib/cli/crew/job";
import { simulate } from "../../lib/cli/crew/tallies";
import { emptyTally, type Tally } from "../../lib/playtest";
import { type Scratch, scratch } from "./harness";

/** Threads that play nothing, to see how threads are served. */

let folder: Scratch;
beforeEach(() => (folder = scratch()));
afterEach(() => folder.remove());

const job: Job = {
  game: "fire-in-the-sky",
  documents: "{}",
  scenario: "{}",
  options: [],
  seed: 1,
  bots: ["random", "random"],
  cap: 10,
};

function worker(body: string): URL {
  const file = join(folder.path, "worker.mjs");
  writeFileSync(file, `export default (task) => { ${body} };`);
  return pathToFileURL(file);
}

const tallyOf = (games: string): string => {
  const tally: Tally = { ...emptyTally(["japan", "allies"]), games: -1 };
  return JSON.stringify(tally).replace('"games":-1', `"games":${games}`);
};

describe("simulate", () => {
  it("hands every game out once", async () => {
    const done: number[] = [];
    const url = worker(`return { done: ${tallyOf("task.to - task.from")} };`);
    const tally = await simulate(job, {
      games: 101,
      threads: 3,
      thread: url,
      onProgress: (n) => void done.push(n),
    });
    expect(tally.games).toBe(101);
    expect(done.at(-1)).toBe(101);
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });

  it.each([
    {
      what: "reports a failure",
      body: 'return { failed: "Game 3 stands still." };',
      error: "Game 3 stands still.",
    },
    {
      what: "passes an error of ours on",
      body: 'return { failed: "a mistake", unforeseen: true };',
      error: "a mistake",
    },
    {
      what: "notices a thread that ends early",
      body: "process.exit(3)",
      error: "thread stopped: worker exited with code: 3",
    },
  ])("$what", async ({ body, error }) => {
    await expect(simulate(job, { games: 8, threads: 2, thread: worker(body) })).rejects.toThrow(error);
  });
});
