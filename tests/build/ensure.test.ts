import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../../lib/workspace";

interface Ensure {
  isCurrent(lock: string, installed: string | undefined, stamp: string | undefined): boolean;
}
interface NodeVersion {
  nodeProblem(version?: string): string | undefined;
}
const load = (file: string) =>
  import(pathToFileURL(join(packageRoot(), "lib/build", file)).href) as Promise<unknown>;
const { isCurrent } = (await load("ensure.mjs")) as Ensure;
const { nodeProblem } = (await load("node-version.mjs")) as NodeVersion;

const lock = (packages: object) => JSON.stringify({ packages: { "": { name: "sandtable" }, ...packages } });
const installed = (packages: object) => JSON.stringify({ packages });
const a = { "node_modules/a": { version: "1.0.0" } };

describe("isCurrent", () => {
  it.each([
    { what: "nothing is installed", lock: lock(a), there: undefined, current: false },
    { what: "all is installed", lock: lock(a), there: installed(a), current: true },
    { what: "a package is missing", lock: lock(a), there: installed({}), current: false },
    {
      what: "a version is another",
      lock: lock(a),
      there: installed({ "node_modules/a": { version: "2.0.0" } }),
      current: false,
    },
    {
      what: "a package is there that the lock file no longer names",
      lock: lock(a),
      there: installed({ ...a, "node_modules/b": { version: "1.0.0" } }),
      current: false,
    },
    {
      what: "only a package for another system is missing",
      lock: lock({ ...a, "node_modules/b": { version: "1.0.0", optional: true } }),
      there: installed(a),
      current: true,
    },
  ])("$what: $current", ({ lock, there, current }) => {
    expect(isCurrent(lock, there, undefined)).toBe(current);
  });

  it("trusts the stamp of an installation of this very lock file", () => {
    const stamp = createHash("sha256").update(lock(a)).digest("hex");
    expect(isCurrent(lock(a), installed({}), stamp)).toBe(true);
    expect(isCurrent(lock({}), installed(a), stamp)).toBe(false);
  });
});

describe("nodeProblem", () => {
  it.each(["20.9.0", "20.20.2", "22.0.0", "100.1.2"])("%s will do", (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
  it.each(["20.8.1", "18.20.0", "8.0.0"])("%s will not", (version) => {
    expect(nodeProblem(version)).toContain(`this is ${version}`);
  });
});
