import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlacedDiagnostic } from "../../lib/cli/diagnose";
import { packageRoot } from "../../lib/workspace";
import { cli, cliJson, game, type Scratch, scratch } from "./harness";

interface CheckDocument {
  ok: boolean;
  diagnostics: PlacedDiagnostic[];
  suppressed: (PlacedDiagnostic & { reason: string })[];
  counts: { error: number; warning: number; info: number; suppressed: number };
  ms: number;
}

let folder: Scratch;
beforeEach(() => (folder = scratch()));
afterEach(() => folder.remove());

const at = (path: string) => join(folder.path, path);
const write = (path: string, value: unknown) => {
  mkdirSync(join(at(path), ".."), { recursive: true });
  writeFileSync(at(path), typeof value === "string" ? value : JSON.stringify(value, null, 2));
};
const newWorkspace = () => cli(["new", "mine", ...game, "--from", "short-campaign"], { cwd: folder.path });
const checkMine = (...more: string[]) =>
  cliJson<CheckDocument>(["check", "mine", ...more], { cwd: folder.path });

describe("games", () => {
  it("lists what can be played, and with what", async () => {
    const { status, json } = await cliJson<{ games: Record<string, { id: string }[]>[] }>(["games"]);
    expect(status).toBe(0);
    const [found] = json.games.filter((one) => (one.id as unknown) === "fire-in-the-sky");
    expect(found).toMatchObject({
      title: expect.stringContaining("Fire in the Sky") as string,
      playable: true,
    });
    expect(found!.scenarios!.map(({ id }) => id)).toContain("short-campaign");
    expect(found!.layers).toContainEqual(
      expect.objectContaining({ id: "errata-2005", kind: "errata", on: true }),
    );
    expect(found!.options).toContainEqual(
      expect.objectContaining({ id: "oomph-in-your-hits", rule: "18.3.2" }),
    );
    const [pacific] = json.games.filter((one) => (one.id as unknown) === "pacific-war");
    expect(pacific!.scenarios).toContainEqual(expect.objectContaining({ id: "strategic-1941-45" }));
    const { out } = await cli(["games"]);
    expect(out).toContain("--game fire-in-the-sky");
  });
});

describe("check", () => {
  it("finds the shipped data clean", async () => {
    const { status, json } = await cliJson<CheckDocument>(["check", "--all"]);
    expect(json.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(json.ok).toBe(true);
    expect(status).toBe(0);
    expect(json.ms).toBeTypeOf("number");
  });

  it("finds a new workspace clean, from inside and from outside", async () => {
    await newWorkspace();
    expect(await checkMine()).toMatchObject({
      status: 0,
      json: { ok: true, counts: { error: 0, warning: 0 } },
    });
    const inside = await cliJson<CheckDocument>(["check"], { cwd: at("mine/layers") });
    expect(inside).toMatchObject({ status: 0, json: { ok: true } });
  });

  it("says which file of the workspace is wrong, and where it lies", async () => {
    await newWorkspace();
    write("mine/layers/my-variant/parameters.json", { hits: { hitOn: { "air-strike": "often" } } });
    const { status, json } = await checkMine();
    expect(status).toBe(1);
    expect(json.ok).toBe(false);
    expect(json.diagnostics.find(({ severity }) => severity === "error")).toMatchObject({
      file: "layers/my-variant/parameters.json",
      path: join("mine", "layers/my-variant/parameters.json"),
      pointer: "/hits/hitOn/air-strike",
      range: { start: { line: 4 } },
      game: "fire-in-the-sky",
    });
    const { out } = await cli(["check", "mine"], { cwd: folder.path });
    expect(out).toContain("mine/layers/my-variant/parameters.json:4:");
  });

  it("reports only what a file has wrong when it is given a file", async () => {
    await newWorkspace();
    write("mine/layers/my-variant/parameters.json", { hits: { hitOn: { "air-strike": "often" } } });
    write("mine/layers/my-variant/units.json", "{");
    const one = await cliJson<CheckDocument>(["check", at("mine/layers/my-variant/units.json")]);
    expect(one.json.diagnostics.map(({ code }) => code)).toEqual([expect.stringMatching(/^syntax\//)]);
    const good = await cliJson<CheckDocument>(["check", at("mine/sandtable.json")]);
    expect(good).toMatchObject({ status: 0, json: { ok: true, diagnostics: [] } });
  });

  it("checks a file from anywhere as a guest of a game", async () => {
    cpSync(join(packageRoot(), "data/fire-in-the-sky/scenarios/short-campaign.json"), at("guest.json"));
    const clean = await cliJson<CheckDocument>(["check", "guest.json", ...game], { cwd: folder.path });
    expect(clean.json.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const broken = readFileSync(at("guest.json"), "utf8").replace('"japan"', '"japam"');
    writeFileSync(at("guest.json"), broken);
    const { status, json } = await cliJson<CheckDocument>(["check", "guest.json", ...game], {
      cwd: folder.path,
    });
    expect(status).toBe(1);
    expect(json.diagnostics[0]).toMatchObject({ file: "scenarios/short-campaign.json", path: "guest.json" });
    expect(await cli(["check", "guest.json"], { cwd: folder.path })).toMatchObject({ status: 2 });
  });

  it("reports files that cannot be read, and checks the others", async () => {
    await newWorkspace();
    symlinkSync("/etc/hostname", at("mine/scenarios/link.json"));
    const { status, json } = await checkMine();
    expect(status).toBe(1);
    expect(json.diagnostics[0]).toMatchObject({ code: "workspace/unreadable", file: "scenarios/link.json" });
  });

  it("reports only what is new since a baseline", async () => {
    await newWorkspace();
    write("mine/layers/my-variant/parameters.json", { hits: { hitOn: { "air-strike": "often" } } });
    expect(await checkMine("--write-baseline", "known.json")).toMatchObject({ status: 0 });
    expect(await checkMine("--baseline", "known.json")).toMatchObject({ status: 0, json: { ok: true } });
    write("mine/layers/my-variant/bases.json", { bases: { manila: { victoryPoints: "many" } } });
    const { status, json } = await checkMine("--baseline", "known.json");
    expect(status).toBe(1);
    expect(json.diagnostics.every(({ file }) => file === "layers/my-variant/bases.json")).toBe(true);
    write("other.json", {});
    expect(await checkMine("--baseline", "other.json")).toMatchObject({
      status: 1,
      json: { error: { message: "other.json is not a baseline." } },
    });
  });

  it("shows what a workspace accepts, with its reason", async () => {
    await newWorkspace();
    const clean = await checkMine();
    const [known] = clean.json.diagnostics;
    if (!known) return expect(clean.json.suppressed).toEqual([]);
    const manifest = JSON.parse(readFileSync(at("mine/sandtable.json"), "utf8")) as { suppress: unknown[] };
    manifest.suppress.push({ code: known.code, reason: "Known, and kept for the next edition." });
    write("mine/sandtable.json", manifest);
    const { json } = await checkMine();
    expect(json.counts.suppressed).toBe(
      clean.json.diagnostics.filter(({ code }) => code === known.code).length,
    );
    expect(json.suppressed[0]).toMatchObject({
      code: known.code,
      reason: "Known, and kept for the next edition.",
    });
  });

  it("reports a workspace of an unknown game", async () => {
    write("mine/sandtable.json", { title: "x", game: "fire-in-the-skies", layers: [] });
    const { status, json } = await checkMine();
    expect(status).toBe(1);
    expect(json.diagnostics.map(({ code }) => code)).toContain("workspace/unknown-game");
  });
});

describe("show", () => {
  it("merges layers and says who set what", async () => {
    const argv = ["show", ...game, "--doc", "tables/transport-costs.json"];
    const { json } = await cliJson<{ document: Record<string, unknown>; origins: Record<string, unknown> }>(
      argv,
    );
    expect(json.document.merchantAswDie).toBe(0.5);
    expect(json.origins["/merchantAswDie"]).toEqual({
      file: "layers/errata-2005/tables/transport-costs.json",
      pointer: "/merchantAswDie",
      layer: "errata-2005",
    });
    expect(json.origins[""]).toMatchObject({ layer: "base" });
    const printed = await cliJson<typeof json>([...argv, "--no-layer", "errata-2005"]);
    expect(printed.json.document.merchantAswDie).toBe(1);
  });

  it("finds a document without its ending, and guesses at a misspelt one", async () => {
    expect((await cli(["show", ...game, "--doc", "bases"])).out).toContain('"singapore"');
    const { status, json } = await cliJson<{ error: { hint: string } }>([
      "show",
      ...game,
      "--doc",
      "basis.json",
    ]);
    expect(status).toBe(2);
    expect(json.error.hint).toBe("Did you mean “bases.json”?");
  });
});

describe("diff", () => {
  interface Changes {
    changes: { file: string; pointer: string; from: unknown; to: unknown; rule: string; reason: string }[];
  }

  it("reports what the errata change, with rule and reason", async () => {
    const { status, json } = await cliJson<Changes>([
      "diff",
      "fire-in-the-sky-errata-2005",
      "fire-in-the-sky",
    ]);
    expect(status).toBe(0);
    const cost = json.changes.find(({ pointer }) => pointer === "/merchantAswDie");
    expect(cost).toMatchObject({
      file: "tables/transport-costs.json",
      kind: "changed",
      from: 1,
      to: 0.5,
      rule: "2.3",
    });
    expect(cost!.reason).toMatch(/^Errata of the 2005 rulebook: /);
    expect(
      json.changes.some(
        ({ file, pointer }) => file === "tables/combat.json" && pointer.includes("air-supremacy"),
      ),
    ).toBe(true);
    expect(json.changes.every(({ pointer }) => !pointer.startsWith("/sources"))).toBe(true);
  });

  it("is the same backwards, and empty of equals", async () => {
    const { json } = await cliJson<Changes>(["diff", "fire-in-the-sky", "fire-in-the-sky-errata-2005"]);
    expect(json.changes.find(({ pointer }) => pointer === "/merchantAswDie")).toMatchObject({
      from: 0.5,
      to: 1,
    });
    expect(
      (await cliJson<Changes>(["diff", "fire-in-the-sky", "fire-in-the-sky+errata-2005"])).json.changes,
    ).toEqual([]);
  });

  it("compares a workspace with the game, giving the layer, and no sentence that says nothing", async () => {
    await newWorkspace();
    write("mine/layers/my-variant/bases.json", { bases: { manila: { victoryPoints: 7 } } });
    const { json } = await cliJson<Changes>(["diff", "fire-in-the-sky", "mine"], { cwd: folder.path });
    expect(json.changes.find(({ file }) => file === "bases.json")).toMatchObject({
      pointer: "/bases/manila/victoryPoints",
      to: 7,
      reason: "My variant",
    });
    const without = await cliJson<Changes>(["diff", "fire-in-the-sky", "mine-my-variant"], {
      cwd: folder.path,
    });
    expect(without.json.changes.map(({ file }) => file)).toEqual(["scenarios/my-short-campaign.json"]);
  });

  it("guesses at misspelt names", async () => {
    expect(await cliJson(["diff", "fire-in-the-sky", "fire-in-the-sky+errata-2006"])).toMatchObject({
      status: 2,
      json: { error: { message: "There is no layer “errata-2006”.", hint: "Did you mean “errata-2005”?" } },
    });
    expect(await cliJson(["diff", "fire-in-the-sky", "flat-tap"])).toMatchObject({ status: 2 });
  });
});

describe("new", () => {
  it("makes a workspace and says what is in it", async () => {
    const { status, json } = await cliJson<{ path: string; files: string[] }>(["new", "mine", ...game], {
      cwd: folder.path,
    });
    expect(status).toBe(0);
    expect(json.path).toBe(at("mine"));
    for (const file of json.files) expect(readFileSync(at(`mine/${file}`), "utf8")).not.toBe("");
  });

  it.each([
    {
      argv: ["new", "mine", "--game", "fire-in-the-skye"],
      status: 2,
      hint: "Did you mean “fire-in-the-sky”?",
    },
    {
      argv: ["new", "mine", ...game, "--from", "short-campain"],
      status: 2,
      hint: "Did you mean “short-campaign”?",
    },
    { argv: ["new", ".", ...game], status: 1, hint: "Name a folder that does not exist yet." },
  ])("refuses $argv", async ({ argv, status, hint }) => {
    write("something.txt", "here");
    expect(await cliJson(argv, { cwd: folder.path })).toMatchObject({
      status,
      json: { ok: false, error: { hint } },
    });
  });
});

describe("migrate", () => {
  it("says what is old, and changes it only when asked to", async () => {
    await newWorkspace();
    expect(await cliJson(["migrate", "mine"], { cwd: folder.path })).toMatchObject({
      status: 0,
      json: { ok: true, written: false, files: [] },
    });
    const frozen = frozenDocument();
    write(`mine/${frozen.path}`, frozen.text);
    const dry = await cliJson<{ files: { file: string; applied: string[] }[] }>(["migrate", "mine"], {
      cwd: folder.path,
    });
    expect(dry.status).toBe(1);
    expect(dry.json.files.map(({ file }) => file)).toEqual([frozen.path]);
    expect(readFileSync(at(`mine/${frozen.path}`), "utf8")).toBe(frozen.text);
    const wet = await cliJson<typeof dry.json>(["migrate", "mine", "--write"], { cwd: folder.path });
    expect(wet).toMatchObject({ status: 0, json: { written: true } });
    expect(readFileSync(at(`mine/${frozen.path}`), "utf8")).not.toBe(frozen.text);
    expect(await cli(["migrate", "mine"], { cwd: folder.path })).toMatchObject({ status: 0 });
  });
});

/** A document of an old shape, as the first migration expects it. */
function frozenDocument(): { path: string; text: string } {
  const scenario = { id: "old", control: [{ base: "wake", side: "japan" }] };
  return { path: "scenarios/old.json", text: JSON.stringify(scenario, null, 2) };
}
