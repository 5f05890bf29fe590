import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { documentsAsPlayed } from "./played";
import { games } from "../../lib/games";
import { makePlan, variantOf } from "../../lib/lab/make-plan";
import type { Plan } from "../../lib/lab/plan";
import { createWorkspace } from "../../lib/workspace";
import { RunFolder } from "../../lib/workspace/runs";
import { recordOf } from "../lab/crew/support";

const GAME = "fire-in-the-sky";
const SCENARIO = "scenarios/short-campaign.json";

/** A workspace in a repository: below its root in a folder made for the test, or one that is there already. */
export class Repository {
  readonly home: string;
  readonly folder: string;

  constructor(made?: { folder: string }) {
    this.home = made?.folder ?? mkdtempSync(join(tmpdir(), "sandtable-history-"));
    this.folder = made?.folder ?? join(this.home, "variants/mine");
    if (!made) createWorkspace(this.folder, GAME, {});
    this.git("init", "--quiet", "--initial-branch=main");
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
  }

  git(...args: string[]): string {
    const who = ["-c", "user.name=A Designer", "-c", "user.email=designer@example.org"];
    return execFileSync("git", [...who, ...args], { cwd: this.home, encoding: "utf8" }).trim();
  }

  write(path: string, value: unknown): void {
    const at = join(this.folder, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, typeof value === "string" ? value : `${JSON.stringify(value, null, 2)}\n`);
  }

  /** Another number in the workspace's own layer. */
  airCapacity(steps: number): void {
    this.write("layers/my-variant/bases.json", { bases: { truk: { airCapacity: steps } } });
  }

  commit(title: string): string {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--allow-empty", "--message", title);
    return this.git("rev-parse", "HEAD");
  }

  /** A run with the data as they are on disk, of which every third game, or every `every`th, is won by Japan. */
  async run(name: string, changes: Partial<Plan> = {}, every = 3): Promise<Plan> {
    const plan = makePlan({
      engine: "0.1.0",
      purpose: "simulate",
      variants: [
        variantOf({
          definition: games[GAME]!,
          documents: documentsAsPlayed(this.folder, SCENARIO),
          scenario: SCENARIO,
          options: [],
          layers: ["my-variant"],
          title: "as it is",
        }),
      ],
      players: ["steady", "steady"],
      seed: 7,
      games: 300,
      cap: 1000,
      ...changes,
    });
    const run = RunFolder.create(join(this.folder, "runs", name), name, plan);
    const kept = Array.from({ length: plan.games }, (_, game) =>
      run.keep({
        ...recordOf({ game, variant: 0 }, plan),
        winner: game % every === 0 ? "japan" : "allies",
      }),
    );
    run.close();
    await Promise.all(kept);
    return plan;
  }
}
