import { cpSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { packageRoot } from "../../lib/workspace";
import { binary, type Scratch, scratch } from "./harness";

/** A small project of its own with the real bundler in it. */
let folder: Scratch;
const at = (path: string) => join(folder.path, path);
const cached = () =>
  readdirSync(at("node_modules/.cache/sandtable/test")).filter((name) => name !== "current");

beforeEach(() => {
  folder = scratch();
  mkdirSync(at("lib/build"), { recursive: true });
  mkdirSync(at("node_modules"));
  cpSync(join(packageRoot(), "lib/build/bundle.mjs"), at("lib/build/bundle.mjs"));
  symlinkSync(join(packageRoot(), "node_modules/esbuild"), at("node_modules/esbuild"));
  writeFileSync(at("part.ts"), "export const part: number = 1;");
  writeFileSync(at("main.ts"), 'import { part } from "./part"; export const value = part;');
  writeFileSync(
    at("run.mjs"),
    `import { bundle } from "./lib/build/bundle.mjs";
     const folder = await bundle("test", { main: "main.ts" });
     const { value } = await import(folder + "/main.mjs");
     process.stdout.write(JSON.stringify({ folder, value }));`,
  );
  settle("part.ts", "main.ts");
});
afterEach(() => folder.remove());

/** A file written a moment ago is built twice, to be sure; these were written long ago. */
function settle(...files: string[]): void {
  for (const file of files) utimesSync(at(file), new Date(), new Date(Date.now() - 60_000));
}

async function run(): Promise<{ folder: string; value: number }> {
  const { out, err } = await binary([], { script: at("run.mjs"), cwd: folder.path });
  expect(err).toBe("");
  return JSON.parse(out) as { folder: string; value: number };
}

describe("bundle", () => {
  it("builds once, and again when a source has changed", async () => {
    const first = await run();
    expect(first.value).toBe(1);
    expect(await run()).toEqual(first);
    writeFileSync(at("part.ts"), "export const part: number = 22;");
    settle("part.ts");
    const changed = await run();
    expect(changed.value).toBe(22);
    expect(changed.folder).not.toBe(first.folder);
    expect(await run()).toEqual(changed);
  });

  it("stands being asked by many at once", async () => {
    const found = await Promise.all([run(), run(), run(), run()]);
    expect(found.map(({ value }) => value)).toEqual([1, 1, 1, 1]);
    expect(cached().some((name) => name.startsWith("."))).toBe(false);
    const after = await run();
    expect(found.map((one) => one.folder)).toContain(after.folder);
  });
});
