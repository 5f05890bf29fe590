// @module-tag slow
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alone } from "../../../lib/lab/alone";
import { Conductor } from "../../../lib/lab/conduct";
import { MemoryStore } from "../../../lib/lab/store";
import { packageRoot } from "../../../lib/workspace";
import { keptGames, planOf } from "../../../lib/workspace/runs";
import { shortPlan, textOf, threadCode } from "./support";

/** How often the process that conducts is killed; RUN_KILLS=200 for the whole proof. */
const KILLS = Number(process.env.RUN_KILLS ?? 5);

let home = "";
let script = "";
let code: URL;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "sandtable-run-kills-"));
  const file = pathToFileURL(join(packageRoot(), "lib/build/bundle.mjs")).href;
  const { bundle } = (await import(file)) as {
    bundle(name: string, entries: Record<string, string>): Promise<string>;
  };
  const child = "tests/lab/crew/conducting.child.ts";
  script = join(await bundle("lab-conducting", { conducting: child }), "conducting.mjs");
  code = await threadCode();
}, 60_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Let a process conduct the run, and kill it when it has said so much. What it said, whole lines only. */
async function conduct(folder: string, killAfter: number): Promise<string[]> {
  const child = spawn(process.execPath, [script, folder, code.href], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  let trouble = "";
  const whole = (): string[] => said.split("\n").slice(0, -1);
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
    if (whole().length >= killAfter) child.kill("SIGKILL");
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => (trouble += text));
  await once(child, "close");
  expect(trouble).toBe("");
  return whole();
}

describe(`${KILLS} kills of the process that conducts a run`, () => {
  it(
    "lose no game that was reported as finished, and the run continues to the same end",
    { timeout: 600_000 },
    async () => {
      const folder = join(home, "run");
      const plan = shortPlan({ games: 60, seed: 31, cap: 25 });
      for (let i = 0; i < KILLS; i++) {
        const before = i === 0 ? 0 : [...keptGames(folder, plan)].length;
        const said = await conduct(folder, before + 1 + Math.floor(Math.random() * 12));
        const kept = new Set([...keptGames(folder, plan)].map(({ game, variant }) => `${game} ${variant}`));
        for (const game of said) if (/^\d/.test(game)) expect(kept.has(game)).toBe(true);
        expect(kept.size).toBeGreaterThan(before === 120 ? 119 : before);
      }
      const end = await conduct(folder, Infinity);
      expect(end.at(-1)).toBe("over");
      const whole = new MemoryStore();
      await new Conductor({ plan, store: whole, openCrew: alone }).play();
      expect(planOf(folder, "run")).toEqual(plan);
      expect(textOf(keptGames(folder, plan))).toBe(textOf(whole.kept()));
    },
  );
});
