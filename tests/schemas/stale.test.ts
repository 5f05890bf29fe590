import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
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

it("the validators compile nothing at run time and load nothing", () => {
  const text = readFileSync(join(root, "lib/documents/generated/validators.js"), "utf8");
  expect(text).not.toMatch(/new Function|\beval\(|\bimport\b/);
  // ajv keeps the source of two helpers as strings; nothing else may speak of require.
  expect(text.replace(/\.code='require\("ajv[^']*'/g, "")).not.toMatch(/\brequire\(/);
});
