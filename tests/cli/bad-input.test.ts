// @module-tag slow
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlacedDiagnostic } from "../../lib/cli/diagnose";
import { openGame, packageRoot } from "../../lib/workspace";
import { campaign, cli, cliJson, game, type Scratch, scratch } from "./harness";

interface Output {
  ok: boolean;
  error: { code: string; message: string; hint?: string };
  diagnostics: PlacedDiagnostic[];
}

let folder: Scratch;
beforeEach(async () => {
  folder = scratch();
  await run("new", "mine", ...game);
});
afterEach(() => folder.remove());

const at = (path: string) => join(folder.path, path);
const write = (path: string, value: unknown): void => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), typeof value === "string" ? value : JSON.stringify(value, null, 2));
};
const run = (...argv: string[]) => cliJson<Output>(argv, { cwd: folder.path });
const problems = async (...argv: string[]) =>
  (await run("check", "mine", ...argv)).json.diagnostics.filter(({ severity }) => severity !== "info");
const shippedScenario = () =>
  JSON.parse(openGame("fire-in-the-sky").files["scenarios/short-campaign.json"]!) as Record<string, unknown>;

describe("paths that cannot be", () => {
  it.each([
    [["new", "file/x", ...game], "file/x was not created: a part of the path is not a folder."],
    [
      ["check", "mine", "--write-baseline", "no/where.json"],
      "no/where.json was not saved: its folder does not exist.",
    ],
    [["check", "mine", "--write-baseline", "mine"], "mine was not saved: it is a folder."],
  ])("%j is reported in words", async (argv, message) => {
    write("file", "");
    expect(await run(...argv)).toMatchObject({ status: 1, json: { error: { code: "write", message } } });
  });

  it.each([
    [["check", "mine", "--baseline", "none.json"], "none.json does not exist."],
    [
      ["check", "mine", "--baseline", "a.json", "--write-baseline", "a.json"],
      "Give --baseline or --write-baseline, not both.",
    ],
    [["check", "mine/README.md"], "mine/README.md is not one of the documents that are checked."],
    [["check", "mine/layers"], "mine/layers contains no sandtable.json."],
    [["setup", ...game, "--scenario", "./none.json"], "./none.json does not exist."],
  ])("%j is a wrong call", async (argv, message) => {
    expect(await run(...argv)).toMatchObject({ status: 2, json: { error: { message } } });
  });

  it("points from a folder inside a workspace to the workspace", async () => {
    const { json } = await run("check", "mine/layers");
    expect(json.error.hint).toBe(`It lies in the workspace ${at("mine")}.`);
  });

  it("takes a document with ./ before it", async () => {
    expect((await run("show", ...game, "--doc", "./bases.json")).status).toBe(0);
  });
});

describe("places of problems", () => {
  it("are files of the workspace, also when they cannot be read or are missed", async () => {
    symlinkSync("/etc/hostname", at("mine/layers/my-variant/bases.json"));
    write("mine/layers/other/map.json", {});
    const found = await problems();
    expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual([
      "workspace/unreadable mine/layers/my-variant/bases.json",
      "layer/no-manifest mine/layers/other/layer.json",
    ]);
  });

  it("are the same for related places, and in every command", async () => {
    write("mine/layers/my-variant/bases.json", { bases: { rabaul: { airCapacity: 0 } } });
    for (const command of [
      ["check", "mine"],
      ["setup", "mine", "--scenario", "short-campaign"],
    ]) {
      const { json } = await run(...command);
      const full = json.diagnostics.find(({ code }) => code.endsWith("/air-capacity"));
      expect(full?.path).toMatch(/\.\.\/.*scenarios\/short-campaign\.json$/);
      expect(full?.related?.[0]).toMatchObject({ path: "mine/layers/my-variant/bases.json" });
    }
  });

  it("show only what hinders when something cannot be set up", async () => {
    write("mine/layers/my-variant/parameters.json", { hits: { hitOn: { "air-strike": 0 } } });
    const { out } = await cli(["setup", "mine", "--scenario", "short-campaign"], { cwd: folder.path });
    expect(out).toContain("mine/layers/my-variant/parameters.json:4:21 error");
    expect(out).not.toContain(" info ");
  });
});

describe("causes", () => {
  it("of a misspelt key in a layer are reported with the key that was meant", async () => {
    write("mine/layers/my-variant/parameters.json", { oil: { merchantmanFraction: 1 } });
    const [only, ...others] = await problems();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ code: "schema/unknown-key", file: "layers/my-variant/parameters.json" });
    expect(only!.message).toContain('did you mean "merchantmenFraction"?');
    const text = readFileSync(at("mine/layers/my-variant/parameters.json"), "utf8");
    const edit = only!.fixes?.[0]?.edits[0];
    expect(text.slice(edit!.offset, edit!.offset + edit!.length)).toContain("merchantmanFraction");
  });

  it("of dangling ids are reported at the layer that took the thing away, with the places that name it", async () => {
    write("mine/layers/my-variant/units.json", { naval: { "j-cv-akagi-kaga": null } });
    const found = await problems();
    const related = found.map((each) =>
      each.related?.map(({ path, message }) => `${path.split("/").at(-1)} ${message}`),
    );
    const named = (name: string) => `${name}.json "j-cv-akagi-kaga" is named here.`;
    expect(found).toMatchObject([{ code: "ref/dangling", path: "mine/layers/my-variant/units.json" }]);
    expect(related).toEqual([["midway", "campaign", "short-campaign", "training"].map(named)]);
  });

  it("are not echoed by the layers when the workspace names no game", async () => {
    write("mine/layers/my-variant/parameters.json", { oil: { merchantmenFraction: 1 } });
    write("mine/sandtable.json", {
      $schema: "x/common/workspace.schema.json",
      title: "T",
      game: "fire-in-the-ski",
      layers: [],
    });
    expect((await problems()).map(({ code }) => code)).toEqual(["workspace/unknown-game"]);
    expect(await run("setup", "mine", "--scenario", "short-campaign")).toMatchObject({
      status: 1,
      json: {
        error: {
          code: "no-game",
          message: "mine cannot be played: its game is not one of the shipped games.",
        },
      },
    });
  });

  it("of a document of an earlier version end with the fix", async () => {
    const frozen = join(packageRoot(), "tests/frozen/0001-control-by-base/before.json");
    write("mine/scenarios/old.json", readFileSync(frozen, "utf8"));
    const { out } = await cli(["check", "mine"], { cwd: folder.path });
    expect(out).toContain("scenarios/old.json");
    expect(out.replace(/\s+/g, " ")).toContain("has the format of an earlier version.");
    expect(out.replace(/\s+/g, " ")).toContain("Apply the fix, or run “sandtable migrate --write”");
  });

  it("include a file beside the layers, where nobody reads it", async () => {
    write("mine/layers/parameters.json", {});
    expect((await problems()).map(({ code, file }) => `${code} ${file}`)).toEqual([
      "schema/unknown-document layers/parameters.json",
    ]);
  });
});

describe("a scenario from elsewhere", () => {
  it("may lie under any name, and its problems are reported there", async () => {
    write("Ein Szenario ß.json", shippedScenario());
    const file = ["--scenario", "Ein Szenario ß.json"];
    expect((await run("setup", ...game, ...file)).status).toBe(0);
    expect((await run("check", "Ein Szenario ß.json", ...game)).status).toBe(0);
    write("Ein Szenario ß.json", {
      ...shippedScenario(),
      overrides: { "parameters.json": { hits: { hitON: 6 } } },
    });
    const { status, json } = await run("setup", ...game, ...file);
    expect(status).toBe(1);
    const [only] = json.diagnostics.filter(({ severity }) => severity === "error");
    expect(only).toMatchObject({ path: "Ein Szenario ß.json", code: "schema/unknown-key" });
    expect(only!.message).toContain('did you mean "hitOn"?');
  });

  it("of the workspace itself is read where it lies", async () => {
    write("mine/scenarios/short.json", { ...shippedScenario(), id: "short", title: "Short" });
    const named = await run("setup", "mine", "--scenario", "short");
    const given = await run("setup", "mine", "--scenario", "mine/scenarios/short.json");
    expect(given).toEqual(named);
    expect(given.status).toBe(0);
  });
});

describe("scripts", () => {
  const script = async (text: unknown, ...more: string[]) => {
    write("s.json", text);
    return run("play", ...campaign, "--script", "s.json", ...more);
  };

  it.each([
    ['{"choices": [\n  ],\n}', "s.json:2:4 is not JSON: No comma follows the last member."],
    [{ game: "flat-top", choices: [] }, "s.json is a script for “flat-top”, not for “fire-in-the-sky”."],
    [{ choices: [], expects: [] }, "s.json cannot be played: It has “expects”; did you mean “expect”?"],
    [{ choices: [1] }, 's.json cannot be played: Choice 1 must look like { "side": "…", "choice": { … } }.'],
  ])("%j is refused", async (text, message) => {
    expect(await script(text)).toMatchObject({ status: 1, json: { error: { code: "script", message } } });
  });

  it("say once after which choice an expectation failed", async () => {
    write("s.json", { choices: [], expect: [{ after: 0, pointer: "/tracks/oil", equals: 99 }] });
    const { out, status } = await cli(["play", ...campaign, "--script", "s.json"], { cwd: folder.path });
    expect(status).toBe(1);
    expect(out).toContain("\nAt the start, /tracks/oil is 12; 99 was expected.\n");
  });
});

describe("a mistake of the program", () => {
  it("is one document for programs, too", async () => {
    const io = { out: "", err: "" };
    const { runProgram } = await import("../../lib/cli/program");
    const status = await runProgram(["games", "--json"], {
      io: {
        out: (text) => {
          if (io.err === "") throw new Error("The screen is gone.");
          io.out += text;
        },
        err: (text) => void (io.err += text),
        progress: () => undefined,
        ask: () => Promise.resolve(null),
        colours: (await import("picocolors")).default.createColors(false),
        terminal: false,
        cwd: folder.path,
        onInterrupt: () => () => undefined,
        close: () => undefined,
      },
    });
    expect(status).toBe(1);
    expect(JSON.parse(io.out)).toMatchObject({ ok: false, error: { code: "internal" } });
    expect(io.err).toContain("This is a fault of the program, not of your files.");
  });
});
