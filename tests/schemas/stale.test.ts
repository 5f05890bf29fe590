import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { root } from "./support/files";

it("lib/documents/generated is what the schemas give", () => {
  const run = spawnSync(process.execPath, ["lib/build/generate.mjs", "--check"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(run.stdout + run.stderr).toBe("");
  expect(run.status).toBe(0);
});
