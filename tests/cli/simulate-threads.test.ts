import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Job } from "../../lib/cli/simulate-job";
import { simulate } from "../../lib/cli/simulate-threads";
import { emptyTally, type Tally } from "../../lib/playtest";
import { scratch } from "./harness";

/** Workers that play nothing, to see how threads are served. */

let folder = scratch();
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
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";\nparentPort.on("message", (task) => { ${body} });`,
  );
  return pathToFileURL(file);
}

const tallyOf = (games: string): string => {
  const tally: Tally = { ...emptyTally(["japan", "allies"]), games: -1 };
  return JSON.stringify(tally).replace('"games":-1', `"games":${games}`);
};

describe("simulate", () => {
  it("hands every game out once", async () => {
    const done: number[] = [];
    const url = worker(`parentPort.postMessage({ tally: ${tallyOf("task.to - task.from")} })`);
    const tally = await simulate(job, {
      games: 101,
      threads: 3,
      worker: url,
      onProgress: (n) => void done.push(n),
    });
    expect(tally.games).toBe(101);
    expect(done.at(-1)).toBe(101);
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });

  it.each([
    {
      what: "reports a failure",
      body: 'parentPort.postMessage({ failed: "Game 3 stands still." })',
      error: "Game 3 stands still.",
    },
    { what: "passes an error of ours on", body: 'throw new Error("a mistake")', error: "a mistake" },
    { what: "notices a thread that ends early", body: "process.exit(3)", error: "ended early (status 3)" },
  ])("$what", async ({ body, error }) => {
    await expect(simulate(job, { games: 8, threads: 2, worker: worker(body) })).rejects.toThrow(error);
  });
});
