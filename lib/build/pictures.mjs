import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./bundle.mjs";
import { ensureBrowsers } from "./chromium.mjs";
import { ensure } from "./ensure.mjs";
import { buildStudio } from "./studio.mjs";

/** Takes the pictures of the tutorial anew: its tests go through it and take them on the way. */
const say = (text) => process.stdout.write(`${text}\n`);
ensure();
await buildStudio(say);
ensureBrowsers(say);
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const tests = [
  "ten-minutes",
  "story",
  "story-play",
  "story-lab",
  "story-send",
  "flat-top",
  "forlorn-hopes",
  "pacific-war",
].map((name) => `tests/browser/${name}.test.ts`);
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "--project", "browser", "--retry=0", ...tests],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PICTURES: "1" },
  },
);
process.exitCode = status ?? 1;
