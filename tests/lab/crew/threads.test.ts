// @module-tag slow
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { threads } from "../../../lib/cli/crew/threads";
import { alone } from "../../../lib/lab/alone";
import { Conductor } from "../../../lib/lab/conduct";
import type { OpenCrew } from "../../../lib/lab/crew";
import type { Plan } from "../../../lib/lab/plan";
import { isTrouble } from "../../../lib/lab/record/types";
import { type Decided, MemoryStore } from "../../../lib/lab/store";
import { shortPlan, textOf, threadCode } from "./support";

let code: URL;
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sandtable-threads-"));
  code = await threadCode();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(plan: Plan, openCrew: OpenCrew, stop?: () => (game: number) => boolean) {
  const store = new MemoryStore();
  const asks = stop?.();
  const progress = await new Conductor({
    plan,
    store,
    openCrew,
    stop:
      asks &&
      ((line): Decided | undefined =>
        asks(line.decisions) ? { after: line.game + 1, reason: "That is enough." } : undefined),
  }).play();
  return { progress, store, text: textOf(store.kept(), progress.decided) };
}

/** A thread whose code is `body`, given a task `{ game, variant }`. */
function madeThread(body: string): URL {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  const record = `{ ...task, seed: 1, ended: "over", winner: null, rule: null, score: {}, turns: null, decisions: 1,
    hash: "0123456789abcdef", tracks: {}, taken: [], lost: {}, spent: {}, asked: {}, rules: {} }`;
  writeFileSync(file, `export default (task) => { ${body} return { done: ${record} }; };`);
  return pathToFileURL(file);
}

describe("threads", { timeout: 120_000 }, () => {
  it("give the same lines on one and on two as this thread alone", async () => {
    const plan = shortPlan();
    const [here, one, two] = [
      await run(plan, alone),
      await run(plan, threads(code, 1)),
      await run(plan, threads(code, 2)),
    ];
    expect(here.progress).toMatchObject({ state: "over", done: 24, troubles: [] });
    expect(one.text).toBe(here.text);
    expect(two.text).toBe(here.text);
    expect(
      new Set(here.text.split("\n").map((line) => (JSON.parse(line) as { hash: string }).hash)).size,
    ).toBe(24);
  });

  it("stop at the same game, however many they are", async () => {
    const plan = shortPlan({ games: 40, cap: 20 });
    // Decided by the sum over the games in order: whoever counts them in another order stops elsewhere.
    const enough = () => {
      let sum = 0;
      return (decisions: number): boolean => (sum += decisions) >= 380;
    };
    const [here, one, two] = [
      await run(plan, alone, enough),
      await run(plan, threads(code, 1), enough),
      await run(plan, threads(code, 2), enough),
    ];
    expect(here.progress.decided?.after).toBe(10);
    expect(one.progress.decided).toEqual(here.progress.decided);
    expect(two.progress.decided).toEqual(here.progress.decided);
    expect(two.text).toBe(here.text);
  });

  it("that die are replaced; a game that kills two is reported with its seed", async () => {
    const plan = shortPlan({ games: 10 });
    const deadly = madeThread("if (task.game === 4 && task.variant === 1) process.exit(3);");
    const { progress, store } = await run(plan, threads(deadly, 2));
    expect(progress).toMatchObject({ state: "over", done: 20 });
    expect(progress.troubles).toMatchObject([{ game: 4, variant: 1, trouble: "crash" }]);
    expect(progress.troubles[0]!.message).toContain("exited with code: 3");
    expect([...store.kept()].filter(isTrouble)).toHaveLength(1);
  });

  it("whose code cannot be loaded fail, and no game is blamed", async () => {
    const file = join(folder, "broken.mjs");
    writeFileSync(file, "this is no program");
    const { progress } = await run(shortPlan(), threads(pathToFileURL(file), 2));
    expect(progress).toMatchObject({ state: "failed", done: 0, troubles: [] });
  });

  it("fail with the reason when nobody can play by the plan", async () => {
    const plan = shortPlan();
    const variants = [{ ...plan.variants[0]!, scenario: "scenarios/nowhere.json" }];
    const { progress } = await run({ ...plan, variants }, threads(code, 2));
    expect(progress.state).toBe("failed");
    expect(progress.failure?.message).toContain("scenarios/nowhere.json");
  });
});
