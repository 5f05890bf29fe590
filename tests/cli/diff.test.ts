import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cli, cliJson, type Scratch, scratch } from "./harness";

const GAME = "fire-in-the-sky";

let folder: Scratch;
beforeEach(() => (folder = scratch()));
afterEach(() => folder.remove());

const at = (path: string): string => join(folder.path, path);
function write(path: string, value: unknown): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), typeof value === "string" ? value : `${JSON.stringify(value, null, 2)}\n`);
}
const here = () => ({ cwd: folder.path });
const diff = async (...argv: string[]): Promise<string> => {
  const { status, out, err } = await cli(["diff", ...argv], here());
  expect(err).toBe("");
  expect(status).toBe(0);
  return out.replaceAll(/\n {6}(?=\S)/g, " | ").replaceAll(/\n {2}(?=[a-z(“0-9])/g, " ");
};

/** A workspace in which a base has other Victory Points. */
async function workspace(points: number): Promise<void> {
  await cli(["new", "mine", "--game", GAME], here());
  capacities(points);
}
const capacities = (points: number): void =>
  write("mine/layers/my-variant/bases.json", { bases: { manila: { victoryPoints: points } } });

describe("diff in words", () => {
  it("is written as a page of HTML or Markdown, in which what documents say is text", async () => {
    await workspace(7);
    write("mine/layers/my-variant/layer.json", {
      id: "my-variant",
      title: "<b>Mine</b> & *yours*",
      kind: "variant",
      game: GAME,
      reason: "To see.",
    });
    const ours = "mine-my-variant+my-variant";
    const { out: markdown } = await cli(["diff", GAME, ours, "--format", "markdown"], here());
    expect(markdown).toMatch(
      /^# Differences between Fire in the Sky: .* 1941-1945 and My Fire in the Sky: .*, with .*\n\n1 change against Fire in the Sky: .*\.\n\n## Bases\n\n- Manila: /,
    );
    expect(markdown).toContain("\\<b\\>Mine");
    const { out: html } = await cli(["diff", GAME, ours, "--format", "html"], here());
    expect(html).toMatch(/<h2>Bases<\/h2><ul><li>Manila: Victory Points 7, was \d/);
    expect(html).toContain("&lt;b&gt;Mine&lt;/b&gt; &amp; *yours*");
  });

  it("reports what is changed under what it is about, with rule and reason", async () => {
    await workspace(7);
    const out = await diff(GAME, "mine-my-variant+my-variant");
    expect(out).toMatch(/^Bases \(1\)\n {2}Manila: Victory Points 7, was \d \(rule [\d.]+\) \| My variant\n/);
    expect(out).toMatch(/\n1 change\.\n$/);
    expect(await diff("mine", "mine")).toBe("No differences.\n");
  });

  it("counts many of a kind, and lists each of them on request", async () => {
    const short = await diff(GAME, "fire-in-the-sky-2e");
    expect(short).toContain("  Port Capacity of 39 bases: twice what it was\n");
    expect(short).not.toContain("Bombay");
    expect(short).toContain("--all lists each");
    const all = await diff(GAME, "fire-in-the-sky-2e", "--all");
    expect(all).toMatch(/Bombay: Port Capacity 16 \S+( \S+)?, was 8 \(rule 3\.2\.4, was 2\.2\.3\)/);
    expect(all).not.toContain("--all");
  });

  it("prints JSON pointers on request", async () => {
    const out = await diff(`${GAME}:printed`, GAME, "--pointers");
    expect(out).toContain("tables/transport-costs.json\n  /merchantAswDie  1 → 0.5");
  });

  it("gives programs both, each difference with the sentence that reports it", async () => {
    const { json } = await cliJson<{
      changes: { pointer: string; about: string; words: string; from: unknown }[];
      groups: { about: string; items: { words: string }[] }[];
    }>(["diff", GAME, `${GAME}+early-essex`]);
    const turn = "arrives on turn 6 instead of turn 8";
    expect(
      json.changes.filter(({ words }) => words.includes("CV Essex") && words.endsWith(turn)),
    ).toHaveLength(2);
    expect(json.groups.map(({ about }) => about)).toEqual(["modifiers", "arrivals"]);
    expect(json.groups[1]!.items).toHaveLength(10);
    expect(json.changes.every(({ about, words }) => about !== null && words !== null)).toBe(true);
  });
});

describe("names of rulesets", () => {
  it("“:printed” leaves out the errata and nothing else, and layers come after it", async () => {
    await workspace(7);
    const { json } = await cliJson<{ changes: { file: string }[] }>(["diff", "mine:printed", "mine"], here());
    expect(json.changes.map(({ file }) => file)).toContain("tables/transport-costs.json");
    expect(json.changes.map(({ file }) => file)).not.toContain("bases.json");
    expect(await diff("mine:printed+errata-2005", "mine")).toBe("No differences.\n");
    expect(await cli(["diff", GAME, `${GAME}:prined`])).toMatchObject({
      status: 2,
      err: expect.stringContaining("“:printed” leaves out the errata") as string,
    });
  });

  it("may be bundles, which are compared as they were made", async () => {
    await workspace(7);
    await cli(["export", "mine", "--format", "bundle", "--out", "out"], here());
    const [zip] = execFileSync("ls", [at("out")], { encoding: "utf8" }).split("\n");
    expect(await diff(`out/${zip}`, "mine")).toBe("No differences.\n");
    capacities(8);
    expect(await diff(`out/${zip}`, "mine")).toContain("Manila: Victory Points 8, was 7");
    expect(await diff(`out/${zip}-my-variant`, GAME)).not.toContain("Manila");
    writeFileSync(at("broken.zip"), "PK no zip");
    expect(await cli(["diff", "broken.zip", GAME], here())).toMatchObject({ status: 1 });
  });

  it("that are unknown are refused", async () => {
    expect(await cli(["diff", "nowhere", GAME], here())).toMatchObject({ status: 2 });
    expect(await cli(["diff", `${GAME}@HEAD`, GAME], here())).toMatchObject({
      status: 2,
      err: expect.stringContaining("is a shipped game and has no versions") as string,
    });
  });
});

describe("versions of a folder", () => {
  const git = (...argv: string[]): string =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...argv], {
      cwd: at("mine"),
      encoding: "utf8",
    });
  const commit = (title: string): void => {
    git("add", "-A");
    git("commit", "-qm", title);
  };

  async function repository(): Promise<void> {
    await workspace(7);
    git("init", "-q", "-b", "main");
    commit("Seven");
    git("tag", "v1-my-variant");
    capacities(8);
    commit("Eight");
    git("branch", "printed");
    capacities(9);
  }

  it("are named as git names them, with layers behind", async () => {
    await repository();
    expect(await diff("mine@HEAD~1", "mine")).toContain("Manila: Victory Points 9, was 7");
    expect(await diff("mine@HEAD", "mine")).toContain("Manila: Victory Points 9, was 8");
    expect(await diff("mine@printed", "mine@HEAD")).toBe("No differences.\n");
    // The longest name that git knows counts; what is left are layers.
    expect(await diff("mine@v1-my-variant", "mine")).toContain("9, was 7");
    expect(await diff("mine@v1-my-variant-my-variant", "mine-my-variant")).toBe("No differences.\n");
    expect(await diff("mine@main:printed", "mine@main")).toContain("convoy escort die 0.5");
  });

  it("are read in a folder of a larger repository, whatever git is configured to do", async () => {
    await workspace(7);
    execFileSync("git", ["init", "-q"], { cwd: folder.path });
    execFileSync("git", ["add", "-A"], { cwd: folder.path });
    const author = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
    execFileSync("git", [...author, "commit", "-qm", "All"], { cwd: folder.path });
    capacities(8);
    process.env.GIT_DIR = "/nowhere";
    try {
      expect(await diff("mine@HEAD", "mine")).toContain("Manila: Victory Points 8, was 7");
    } finally {
      delete process.env.GIT_DIR;
    }
  });

  it("that git does not know are refused, with those it knows", async () => {
    await repository();
    const { status, err } = await cli(["diff", "mine@v9", "mine"], here());
    expect(status).toBe(2);
    expect(err).toMatch(
      /mine has no version “v9”\.\nThe latest are [0-9a-f]{8} \(\d{4}-\d\d-\d\d, Eight\), [0-9a-f]{8} .*Seven/,
    );
    for (const name of ["mine@--output=x", "mine@", "mine@HEAD:sandtable.json"])
      expect(await cli(["diff", name, "mine"], here())).toMatchObject({ status: 2 });
  });

  it("are refused where git keeps none", async () => {
    await workspace(7);
    const { status, err } = await cli(["diff", "mine@HEAD", "mine"], here());
    expect(status).toBe(2);
    expect(err).toMatch(/mine is not in a git repository/);
    git("init", "-q");
    expect((await cli(["diff", "mine@HEAD", "mine"], here())).err).toContain("There are no commits yet.");
  });

  it("in which the folder was no workspace yet are refused", async () => {
    mkdirSync(at("mine"));
    git("init", "-q");
    write("mine/README.md", "Soon.");
    commit("Notes");
    git("tag", "early");
    await cli(["new", "other", "--game", GAME], here());
    write("mine/sandtable.json", { title: "Mine", game: GAME, layers: [], without: [], suppress: [] });
    expect(await cli(["diff", "mine@early", "mine"], here())).toMatchObject({
      status: 2,
      err: expect.stringContaining("contains no sandtable.json") as string,
    });
  });
});
