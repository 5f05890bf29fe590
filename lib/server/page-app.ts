import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PageApp } from "../export";
import { games } from "../games";
import { packageRoot, WorkspaceError } from "../workspace";

/** Characters of the answer: ten times what the largest game needs. */
const LARGEST = 32 * 1024 * 1024;
/** The first time it is bundled, which takes seconds; a machine at its limits may take a minute. */
const LONGEST_MS = 120_000;

/** The code of a page for a game, bundled when it is first asked for. A process of its own does it, where the bundler is. */
export async function pageAppOf(game: string): Promise<PageApp> {
  if (!Object.hasOwn(games, game))
    throw new WorkspaceError("unknown-game", `There is no game “${game}”.`, game);
  const script = join(packageRoot(), "lib/build/page-app.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [script, game], {
    maxBuffer: LARGEST,
    timeout: LONGEST_MS,
  });
  return JSON.parse(stdout) as PageApp;
}
