// @module-tag slow
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openWorkspace } from "../../lib/workspace";
import { Bench, commandsOn, gameId } from "./support";

/** Folders in which something is not the ordinary file that its name promises. */

let bench: Bench;
beforeEach(() => void (bench = new Bench()));
afterEach(() => bench.close());

const everyCommand = async (): Promise<void> => {
  for (const command of commandsOn("mine")) await bench.run(...command);
};
const problems = async () =>
  ((await bench.run("check", "mine")).json.diagnostics ?? []).filter(({ severity }) => severity !== "info");
const reported = async () => (await problems()).map(({ code, path, message }) => ({ code, path, message }));

describe("a folder with nearly the name of one that is read", () => {
  it("is reported with the suggested name; files with unrelated names are ignored", async () => {
    mkdirSync(bench.at("mine/scenario"));
    writeFileSync(bench.at("mine/scenario/winter.json"), "{}");
    mkdirSync(bench.at("mine/Layer/house-rules"), { recursive: true });
    writeFileSync(bench.at("mine/Layer/house-rules/layer.json"), "{}");
    mkdirSync(bench.at("mine/notes"));
    writeFileSync(bench.at("mine/notes/ideas.json"), "{}");
    mkdirSync(bench.at("mine/table"));
    expect(await reported()).toEqual([
      {
        code: "workspace/misspelt-folder",
        path: "mine/Layer",
        message: "The folder Layer is not read. Did you mean layers?",
      },
      {
        code: "workspace/misspelt-folder",
        path: "mine/scenario",
        message: "The folder scenario is not read. Did you mean scenarios?",
      },
    ]);
    await everyCommand();
  });
});

describe("links", () => {
  it("in a circle are not followed", async () => {
    symlinkSync(bench.at("mine"), bench.at("mine/layers/again"));
    symlinkSync("loop", bench.at("mine/tables"));
    symlinkSync("b.json", bench.at("mine/a.json"));
    symlinkSync("a.json", bench.at("mine/b.json"));
    const links = (await reported()).map(({ message }) => message);
    expect(links).toEqual([
      "a.json is a link; links are not followed.",
      "b.json is a link; links are not followed.",
    ]);
    await everyCommand();
  });

  it("to nowhere, and to other people's files, are reported and not read", async () => {
    symlinkSync("/etc/passwd", bench.at("mine/layers/my-variant/units.json"));
    symlinkSync("gone", bench.at("mine/layers/my-variant/bases.json"));
    const found = await reported();
    expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual([
      "workspace/unreadable mine/layers/my-variant/bases.json",
      "workspace/unreadable mine/layers/my-variant/units.json",
    ]);
    expect(JSON.stringify(openWorkspace(bench.at("mine")).files)).not.toContain("root:");
    await everyCommand();
  });

  it("as the workspace's own file are refused", async () => {
    bench.write("elsewhere.json", "{}");
    rmSync(bench.at("mine/sandtable.json"));
    symlinkSync(bench.at("elsewhere.json"), bench.at("mine/sandtable.json"));
    const { json, status } = await bench.run("check", "mine");
    expect(status).not.toBe(0);
    expect(json.error?.message).toMatch(/sandtable.json is a link; links are not followed/);
    await everyCommand();
  });
});

describe("folders named like documents", () => {
  it("are reported where a document was expected", async () => {
    mkdirSync(bench.at("mine/layers/my-variant/bases.json"));
    mkdirSync(bench.at("mine/scenarios/x.json"));
    bench.write("mine/scenarios/x.json/inner.json", "{}");
    expect(await reported()).toEqual([
      {
        code: "workspace/unreadable",
        path: "mine/layers/my-variant/bases.json",
        message: "layers/my-variant/bases.json is a folder, not a file.",
      },
      {
        code: "workspace/unreadable",
        path: "mine/scenarios/x.json",
        message: "scenarios/x.json is a folder, not a file.",
      },
    ]);
    await everyCommand();
    expect((await bench.run("setup", "mine", "--scenario", "mine/scenarios/x.json")).status).not.toBe(0);
    expect((await bench.run("check", "mine/scenarios/x.json")).status).not.toBe(0);
  });

  it("are no workspace as sandtable.json", async () => {
    rmSync(bench.at("mine/sandtable.json"));
    mkdirSync(bench.at("mine/sandtable.json"));
    const { json } = await bench.run("check", "mine");
    expect(json.error?.message).toMatch(/sandtable.json is a folder, not a file/);
    await everyCommand();
  });
});

describe("files that nobody can read", () => {
  const mine = "mine/layers/my-variant/parameters.json";

  it.runIf(process.platform !== "win32")("because they are pipes", async () => {
    expect(spawnSync("mkfifo", [bench.at(mine)]).status).toBe(0);
    expect(await reported()).toEqual([
      {
        code: "workspace/unreadable",
        path: mine,
        message: "layers/my-variant/parameters.json is not a regular file.",
      },
    ]);
    await everyCommand();
  });

  it.runIf(process.getuid?.() !== 0 && process.platform !== "win32")("because they may not", async () => {
    bench.write(mine, "{}");
    chmodSync(bench.at(mine), 0);
    expect((await reported())[0]).toMatchObject({ code: "workspace/unreadable", path: mine });
    mkdirSync(bench.at("mine/tables"), { mode: 0 });
    await everyCommand();
    chmodSync(bench.at("mine/tables"), 0o755);
  });
});

describe("names", () => {
  it(
    "that mean something elsewhere are those of layers, scenarios and documents",
    { timeout: 180_000 },
    async () => {
      const names = [
        "__proto__",
        "constructor",
        "toString",
        "ünïcode 🚢",
        "with\nbreak",
        "-dash",
        "a&b;c",
        "CON",
      ];
      for (const name of names) {
        bench.write(`mine/layers/${name}/layer.json`, "{}");
        bench.write(`mine/layers/${name}/parameters.json`, '{ "hits": { "hitOn": { "air-strike": 6 } } }');
        bench.write(`mine/scenarios/${name}.json`, "{}");
        bench.write(`mine/${name}.json`, "{}");
      }
      const paths = new Set((await problems()).map(({ path }) => path));
      for (const name of names)
        expect([...paths]).toEqual(
          expect.arrayContaining([
            `mine/layers/${name}/layer.json`,
            `mine/scenarios/${name}.json`,
            `mine/${name}.json`,
          ]),
        );
      await everyCommand();
      await bench.run("migrate", "mine", "--write");
      for (const [i, name] of names.entries()) {
        await bench.run("setup", "mine", "--scenario", name);
        await bench.run("show", "mine", "--doc", `${name}.json`);
        if (i % 2 === 0) await bench.run("check", "mine", `--layer=${name}`);
        else await bench.run("diff", gameId, `mine+${name}`);
      }
      expect(({} as Record<string, unknown>).hits).toBeUndefined();
    },
  );

  it("that differ in case alone are both reported", async () => {
    bench.write("mine/Parameters.json", "{}");
    bench.write("mine/layers/my-variant/Bases.json", "{}");
    bench.write("mine/layers/My-Variant/layer.json", "{}");
    const found = await reported();
    expect(found).toContainEqual({
      code: "schema/unknown-document",
      path: "mine/Parameters.json",
      message: "The document Parameters.json is not read. Did you mean parameters.json?",
    });
    expect(found.map(({ code, path }) => `${code} ${path}`)).toContain(
      "layer/unknown-document mine/layers/my-variant/Bases.json",
    );
    expect(found.map(({ path }) => path)).toContain("mine/layers/My-Variant/layer.json");
    await everyCommand();
  });

  it.runIf(process.platform === "linux")("whose bytes are no text", async () => {
    const folder = Buffer.from(`${bench.at("mine/scenarios")}/`);
    writeFileSync(Buffer.concat([folder, Buffer.from([0xff, 0xfe]), Buffer.from(".json")]), "{}");
    expect((await reported()).map(({ code }) => code)).toContain("workspace/unreadable");
    await everyCommand();
  });
});

describe("paths with “..”", () => {
  it.each([
    ["show", "mine", "--doc", "../../../etc/passwd"],
    ["show", "mine", "--doc", "layers/../sandtable.json"],
    ["setup", "mine", "--scenario", "../parameters"],
    ["setup", "mine", "--scenario", "..\\parameters"],
    ["check", "mine", "--layer", ".."],
    ["check", "mine", "--layer", "../my-variant"],
    ["diff", "..", "mine"],
    ["diff", "../../data", "mine"],
    ["check", "--game", "../schemas"],
    ["check", "--game", "."],
    ["play", "mine", "--script", "../../../../../../etc/passwd"],
    ["new", "x", "--game", ".."],
    ["new", "x", "--game", gameId, "--from", "../game"],
    ["new", "x", "--game", gameId, "--from", "../../../package"],
    ["simulate", "mine", "--scenario", "../x", "--games", "1"],
  ])("%j is refused", async (...argv) => {
    const { status, json } = await bench.run(...argv);
    expect(status).not.toBe(0);
    expect(json.error?.message ?? json.diagnostics?.[0]?.message).toMatch(/\S/);
  });

  it("in documents lead nowhere", async () => {
    bench.write(
      "mine/sandtable.json",
      JSON.stringify({ title: "T", game: `../${gameId}`, layers: ["../errata-2005", ".."], without: ["."] }),
    );
    await everyCommand();
    bench.write(
      "mine/sandtable.json",
      JSON.stringify({ title: "T", game: gameId, layers: ["../my-variant", ".."], without: ["."] }),
    );
    bench.write(
      "mine/scenarios/out.json",
      JSON.stringify({ id: "../out", overrides: { "../../package.json": { name: "x" }, "..": {}, "": {} } }),
    );
    const found = await problems();
    expect(found.filter(({ path }) => path === "mine/sandtable.json").map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(["/layers/0", "/layers/1", "/without/0"]),
    );
    expect(found.filter(({ path }) => path === "mine/scenarios/out.json").length).toBeGreaterThan(2);
    await everyCommand();
    await bench.run("setup", "mine", "--scenario", "out");
  });
});
