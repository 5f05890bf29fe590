// @module-tag slow
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { QueueCrew } from "../../../lib/cli/crew/queue";
import { connectTo } from "../../../lib/cli/crew/redis";
import { alone } from "../../../lib/lab/alone";
import { Conductor, type Progress } from "../../../lib/lab/conduct";
import type { OpenCrew } from "../../../lib/lab/crew";
import type { Plan } from "../../../lib/lab/plan";
import { MemoryStore } from "../../../lib/lab/store";
import { packageRoot } from "../../../lib/workspace";
import { RedisServer } from "./redis";
import { shortPlan, textOf } from "./support";

let redis: RedisServer;
const workers: ChildProcess[] = [];
const alive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

beforeAll(async () => {
  redis = await RedisServer.open();
}, 300_000);
afterEach(async () => {
  for (const child of workers.splice(0)) await kill(child);
});
afterAll(() => redis?.close());

/**
 * A worker as another machine would run it, once it is at the queue. A short lease (seconds) is for one that is to be
 * killed: on a busy machine it may run out on one that lives.
 */
async function worker(lease = 30): Promise<ChildProcess> {
  const script = join(packageRoot(), "lib/cli/sandtable.mjs");
  const args = ["worker", "--queue", redis.address, "--threads", "1", "--lease", String(lease)];
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  workers.push(child);
  let said = "";
  child.stderr!.setEncoding("utf8").on("data", (text: string) => (said += text));
  while (!said.includes("At the queue") && alive(child))
    await Promise.race([once(child.stderr!, "data"), once(child, "exit")]);
  expect(said).toContain("At the queue redis://127.0.0.1:");
  return child;
}

async function kill(child: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  if (!alive(child)) return;
  const closed = once(child, "exit");
  child.kill(signal);
  await closed;
}

const atQueue: OpenCrew = (plan) => QueueCrew.open(redis.address, plan);

/** Conducts a run; `at` is called with the progress whenever a game more is done. */
async function run(plan: Plan, openCrew: OpenCrew, at?: (progress: Progress, conductor: Conductor) => void) {
  const store = new MemoryStore();
  const conductor: Conductor = new Conductor({
    plan,
    store,
    openCrew,
    onProgress: (progress) => at?.(progress, conductor),
  });
  const progress = await conductor.play();
  return { progress, store, conductor, text: () => textOf(store.kept(), progress.decided) };
}

describe("a queue on Redis", { timeout: 180_000 }, () => {
  it("gives the same lines with two worker processes as this thread alone", async () => {
    const plan = shortPlan();
    const here = await run(plan, alone);
    await Promise.all([worker(), worker()]);
    const there = await run(plan, atQueue);
    expect(there.progress).toMatchObject({ state: "over", done: 24, troubles: [] });
    expect(there.text()).toBe(here.text());
  });

  it("leaves nothing behind but the plan", async () => {
    await worker();
    const connection = await connectTo(redis.address);
    const before = new Set(await connection.keys("*"));
    await run(shortPlan({ games: 3, seed: 26 }), atQueue);
    const left = (await connection.keys("*")).filter((key) => !before.has(key));
    connection.disconnect();
    // Those of single games end in the number of the job.
    expect(left.filter((key) => /-\d+$/.test(key))).toEqual([]);
    expect(left.some((key) => key.startsWith("sandtable:plan:"))).toBe(true);
  });

  it("gives the unfinished games of a killed worker to another", async () => {
    const plan = shortPlan({ games: 40, cap: 150, seed: 21 });
    const here = await run(plan, alone);
    const [first] = await Promise.all([worker(3), worker(3)]);
    let isKilled = false;
    const there = await run(plan, atQueue, ({ done }) => {
      if (done < 5 || isKilled) return;
      isKilled = true;
      first.kill("SIGKILL");
    });
    expect(isKilled).toBe(true);
    expect(there.progress).toMatchObject({ state: "over", done: 80, troubles: [] });
    expect(there.text()).toBe(here.text());
  });

  it("resumes after a pause, and after Redis has lost everything", async () => {
    const plan = shortPlan({ games: 20, seed: 22 });
    const here = await run(plan, alone);
    await worker();
    let isAsked = false;
    const { store, conductor } = await run(plan, atQueue, ({ done }, conductor) => {
      // Once only: it may go on with these very four.
      if (done !== 4 || isAsked) return;
      isAsked = true;
      conductor.pause();
    });
    expect(conductor.progress.state).toBe("paused");
    expect(conductor.progress.done).toBeLessThan(40);
    await redis.forgetEverything();
    const again = await conductor.play();
    expect(again).toMatchObject({ state: "over", done: 40, failure: undefined });
    expect(textOf(store.kept())).toBe(here.text());
  });

  it("is left at once also while Redis is away, and played on when it is back", async () => {
    const plan = shortPlan({ games: 10, seed: 27 });
    await worker();
    let left: Promise<unknown> = Promise.resolve();
    let vanished: Promise<void> | undefined;
    const { store, progress } = await run(plan, atQueue, ({ done }, conductor) => {
      if (done < 3 || vanished) return;
      vanished = redis.vanish();
      left = conductor.cancel();
    });
    expect(progress).toMatchObject({ state: "cancelled", failure: undefined });
    await Promise.all([left, vanished]);
    await redis.comeBack();
    const again = new Conductor({ plan, store, openCrew: atQueue });
    expect(await again.play()).toMatchObject({ state: "over", done: 20 });
    expect(textOf(store.kept())).toBe((await run(plan, alone)).text());
  });

  it("has a worker finish its games before it ends when it is asked to", async () => {
    const plan = shortPlan({ games: 10, seed: 23 });
    const leaving = await worker();
    let asked = false;
    const there = run(plan, atQueue, ({ done }) => {
      if (done < 2 || asked) return;
      asked = true;
      leaving.kill("SIGTERM");
    });
    await once(leaving, "exit");
    expect(leaving.exitCode).toBe(0);
    await worker();
    expect((await there).progress).toMatchObject({ state: "over", done: 20, troubles: [] });
  });

  it("reports who plays there", async () => {
    const counts: [workers: number, threads: number][] = [];
    const plan = shortPlan({ games: 2, seed: 24 });
    const crew = QueueCrew.open(redis.address, plan, { onWorkers: (...found) => counts.push(found) });
    const over = run(plan, () => crew);
    await crew;
    expect(counts).toEqual([[0, 0]]);
    await worker();
    expect((await over).progress.state).toBe("over");
  });

  it("says why when nobody can play by the plan", async () => {
    await worker();
    const plan = shortPlan({ players: ["random", "random"], seed: 25 });
    const broken = { ...plan, variants: [{ ...plan.variants[0]!, dataHash: "0000000000000000" }] };
    const { progress } = await run(broken, atQueue);
    expect(progress.state).toBe("failed");
    expect(progress.failure?.message).toContain("The plan at the queue cannot be read");
  });

  it("that cannot be reached is reported with its address, without the password in it", async () => {
    const nowhere = "redis://:secret@127.0.0.1:1";
    await expect(connectTo(nowhere)).rejects.toMatchObject({
      code: "queue",
      message: expect.stringMatching(
        /^Redis cannot be reached at redis:\/\/[^s]*127\.0\.0\.1:1.*ECONNREFUSED/,
      ) as string,
    });
    await expect(connectTo("http://127.0.0.1")).rejects.toThrow("is not the address of a queue");
  });
});
