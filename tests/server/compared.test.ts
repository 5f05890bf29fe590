import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as getGame } from "../../app/api/games/[game]/route";
import { GET as getHistory } from "../../app/api/workspaces/[id]/history/route";
import { GET as getTexts } from "../../app/api/workspaces/[id]/texts/route";
import { GET as getVersions } from "../../app/api/workspaces/[id]/versions/route";
import { GET as getVersion } from "../../app/api/workspaces/[id]/versions/[version]/route";
import {
  type ComparedTexts,
  folderOf,
  listWorkspaces,
  newWorkspace,
  type VersionList,
} from "../../lib/server";
import { params, request, said, useHome } from "./support";

useHome();
const LAYER = "layers/my-variant/layer.json";
let id = "";
let folder = "";
beforeEach(() => {
  id = newWorkspace({ title: "Trial", game: "fire-in-the-sky" });
  folder = folderOf(id);
});

const ask = (headers?: Record<string, string>): Request => request("GET", "/", undefined, headers);
const texts = async (response: Response): Promise<ComparedTexts> => (await response.json()) as ComparedTexts;
const versions = async (of = id): Promise<VersionList> =>
  (await (await getVersions(ask(), params({ id: of }))).json()) as VersionList;
const git = (...argv: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...argv], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
function commit(title: string): string {
  git("add", "-A");
  git("commit", "-qm", title);
  return git("rev-parse", "HEAD");
}

describe("what a page compares with", () => {
  it("are the texts of a workspace, which is not thereby opened", async () => {
    const other = newWorkspace({ title: "Other", game: "fire-in-the-sky" });
    const found = await texts(await getTexts(ask(), params({ id })));
    expect(found).toMatchObject({ game: "fire-in-the-sky", layers: ["my-variant"] });
    expect(found.own).toContain(LAYER);
    expect(found.files).toHaveProperty(["units.json"]);
    expect(listWorkspaces()[0]!.id).toBe(other);
  });

  it("are those of a shipped game, and of nothing else on the disk", async () => {
    const found = await texts(await getGame(ask(), params({ game: "fire-in-the-sky-2e" })));
    expect(found.own).toEqual([]);
    expect(found.files["game.json"]).toContain("fire-in-the-sky-2e");
    for (const game of ["..", "../lib", "fire-in-the-sky/layers", folder, ""])
      expect((await getGame(ask(), params({ game }))).status).toBe(404);
  });

  it("is not given to other sites", async () => {
    for (const headers of [
      { host: "evil.example" },
      { origin: "http://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      const asked = ask(headers as unknown as Record<string, string>);
      expect((await getTexts(asked, params({ id }))).status).toBe(403);
      expect((await getVersions(asked, params({ id }))).status).toBe(403);
      expect((await getVersion(asked, params({ id, version: "0".repeat(40) }))).status).toBe(403);
      expect((await getGame(asked, params({ game: "fire-in-the-sky" }))).status).toBe(403);
    }
    expect((await getTexts(ask(), params({ id: "0123456789ab" }))).status).toBe(404);
    expect((await getVersions(ask(), params({ id: "0123456789ab" }))).status).toBe(404);
  });
});

describe("versions of a workspace", () => {
  it("are those that git keeps, the last one first, each with its texts", async () => {
    git("init", "-q", "-b", "main");
    const first = commit("As it was made");
    const before = readFileSync(join(folder, LAYER), "utf8");
    writeFileSync(join(folder, LAYER), before.replace("My variant", "Émile's"));
    const second = commit("Another title");
    const { versions: found } = await versions();
    expect(found.map(({ id: hash, title }) => [hash, title])).toEqual([
      [second, "Another title"],
      [first, "As it was made"],
    ]);
    expect(Number.isNaN(Date.parse(found[0]!.when))).toBe(false);
    const of = async (version: string) => texts(await getVersion(ask(), params({ id, version })));
    expect((await of(first)).files[LAYER]).toBe(before);
    expect((await of(second)).files[LAYER]).toContain("Émile's");
    expect((await of(second)).files).toHaveProperty(["units.json"]);
  });

  it("are none where git keeps none, with the reason", async () => {
    expect(await versions()).toEqual({
      versions: [],
      why: expect.stringContaining("not in a git repository") as string,
    });
  });

  it("that are not listed are refused, also when git knows them", async () => {
    git("init", "-q", "-b", "main");
    commit("First");
    git("checkout", "-q", "-b", "aside");
    writeFileSync(join(folder, "README.md"), "# Aside\n");
    const aside = commit("Aside");
    git("checkout", "-q", "main");
    for (const version of [aside, "main", "HEAD", "--all", "", `${aside}:README.md`, "f".repeat(40)]) {
      const response = await getVersion(ask(), params({ id, version }));
      expect(response.status).toBe(404);
      expect((await said(response)).error.code).toBe("no-version");
    }
  });

  it("bring no links along", async () => {
    git("init", "-q", "-b", "main");
    execFileSync("ln", ["-s", "/etc/hostname", join(folder, "layers/my-variant/bases.json")]);
    const version = commit("With a link");
    const found = await texts(await getVersion(ask(), params({ id, version })));
    expect(found.own).not.toContain("layers/my-variant/bases.json");
  });
});

describe("the history of a workspace", () => {
  const history = (limit: string, of = id, headers?: Record<string, string>): Promise<Response> =>
    getHistory(request("GET", `/?limit=${limit}`, undefined, headers), params({ id: of }));

  it("is given to the studio alone, for a workspace that is known and a number that is bounded", async () => {
    git("init", "-q", "-b", "main");
    const first = commit("As it was made");
    const found = (await (await history("5")).json()) as { history: { entries: { id: string }[] } };
    expect(found.history.entries.map((entry) => entry.id)).toEqual([first]);
    for (const limit of ["0", "51", "2.5", "all"]) expect((await history(limit)).status).toBe(400);
    expect((await history("5", "0123456789ab")).status).toBe(404);
    expect((await history("5", id, { origin: "http://evil.example" })).status).toBe(403);
  });

  it("where there is none says why, and what to do", async () => {
    const why = async (of?: string): Promise<unknown> => (await history("5", of)).json();
    expect(await why()).toMatchObject({
      why: expect.stringContaining("not in a git repository") as string,
      hint: expect.stringContaining("git init") as string,
    });
    expect(await why("game-fire-in-the-sky")).toMatchObject({
      why: "A game without a folder has no history.",
    });
  });
});
