import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./bundle.mjs";
import { ensure } from "./ensure.mjs";

ensure();
// The golden texts are file snapshots of the tests beside them; read the difference before you commit it.
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const result = spawnSync(process.execPath, [vitest, "run", "tests/golden", "--update"], {
  cwd: root,
  stdio: "inherit",
});
process.stdout.write("Regenerated tests/golden. Review it with “git diff tests/golden”.\n");
process.exitCode = result.status ?? 1;
