import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../../lib/workspace";

const read = (...path: string[]): string => readFileSync(join(packageRoot(), ...path), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const programs = readdirSync(join(packageRoot(), "lib/build"), { recursive: true })
  .map((name) => `lib/build/${String(name)}`)
  .filter((name) => name.endsWith(".mjs"));

describe("the commands of package.json, on a system without a shell of Unix", () => {
  it("npm start, test, dev and check are programs of Node", () => {
    for (const name of ["start", "test", "dev", "check"])
      expect(scripts[name]).toBe(`node lib/build/${name}.mjs`);
  });

  it("no script uses what only one shell knows", () => {
    // Variables, quotes in the manner of Unix, and what is joined but with &&.
    for (const [name, script] of Object.entries(scripts))
      expect(script, name).not.toMatch(/[$'`;|<>]|(?<!&)&(?!&)/);
  });

  it("no program of theirs runs a shell but npm's batch file on Windows", () => {
    expect(programs).toContain("lib/build/test.mjs");
    for (const program of programs) {
      const text = read(program).replace('shell: process.platform === "win32"', "");
      expect(text, program).not.toMatch(/\bshell:|["'`](?:ba|z|da)?sh["'`]|\bexecSync\(|(?<!\.)\bexec\(/);
    }
  });
});
