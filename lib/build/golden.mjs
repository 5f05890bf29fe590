import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./bundle.mjs";
import { ensure } from "./ensure.mjs";

const vitest = (...args) =>
  spawnSync(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "tests/golden", ...args],
    {
      cwd: root,
      stdio: "inherit",
    },
  ).status;

ensure();
// The golden texts are file snapshots of the tests beside them. A text that was missing fails the first
// run; the second shows whether all is well, and that the same game comes out again.
process.stdout.write("> Writing the golden texts\n");
vitest("--update");
process.stdout.write("\n> Playing them again\n");
process.exitCode = vitest() ?? 1;
process.stdout.write("Review what changed: git diff tests/golden\n");
