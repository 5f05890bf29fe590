import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE, GET, PUT } from "../../app/api/workspaces/[id]/rulebook/route";
import { exportFormats } from "../../lib/export";
import { folderOf, loadWorkspace, newWorkspace, otherFiles } from "../../lib/server";
import { binary } from "../cli/harness";
import { params, request, said, useHome } from "./support";

const home = useHome();
let id = "";
let folder = "";
beforeEach(() => {
  id = newWorkspace({ title: "Trial", game: "fire-in-the-sky" });
  folder = folderOf(id);
});

const path = ".sandtable/rulebook/fire-in-the-sky.txt";
const secret = "Quagmire of the seventh heron";
const text = `2.2.3 Bases\n${secret}.\n`;
const call = async (
  method: "GET" | "PUT" | "DELETE",
  { body, of = id, headers = {} }: { body?: unknown; of?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; said: { path?: string; text?: string | null; error?: { code: string } } }> => {
  const response = await { GET, PUT, DELETE }[method](
    request(method, "/", body, headers),
    params({ id: of }),
  );
  return { status: response.status, said: await said(response) };
};

/** All files of a zip, and those of the zips in it. */
const textsIn = (bytes: Uint8Array): string[] =>
  strFromU8(bytes.subarray(0, 2), true) === "PK"
    ? Object.values(unzipSync(bytes)).flatMap(textsIn)
    : [strFromU8(bytes, true)];

describe("a copy of a rulebook in the folder of a workspace", () => {
  it("is kept, read, replaced and removed", async () => {
    expect((await call("GET")).said).toEqual({ path, text: null });
    expect((await call("PUT", { body: { text } })).status).toBe(200);
    expect(readFileSync(join(folder, path), "utf8")).toBe(text);
    expect((await call("GET")).said).toEqual({ path, text });
    await call("PUT", { body: { text: "2.2.3 Bases\nHerons.\n" } });
    expect((await call("GET")).said.text).toBe("2.2.3 Bases\nHerons.\n");
    await call("DELETE");
    expect(existsSync(join(folder, path))).toBe(false);
    expect((await call("GET")).said.text).toBeNull();
    expect((await call("DELETE")).status).toBe(200);
  });

  it("is in nothing that the workspace is: documents, what a bundle takes along, exports of every format, git", async () => {
    await call("PUT", { body: { text } });
    const has = (value: unknown): boolean => JSON.stringify(value).includes(secret);
    expect(has(loadWorkspace(id))).toBe(false);
    const others = otherFiles(id);
    expect(has(others)).toBe(false);
    expect(JSON.stringify(others)).not.toContain(".sandtable");

    const formats = exportFormats().map((format) => format.id);
    const out = join(home.path, "out");
    // A process of its own, which alone can make the code of the page.
    const { status } = await binary(["export", folder, "--format", formats.join(), "--out", out]);
    expect(status).toBe(0);
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const exported = files.flatMap((each) => textsIn(readFileSync(join(each.parentPath, each.name))));
    expect(exported.length).toBeGreaterThan(100);
    expect(exported.some((each) => each.includes("rabaul"))).toBe(true);
    expect(exported.filter((each) => each.includes(secret))).toEqual([]);

    const git = (...args: string[]): string => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
    git("init", "--quiet");
    git("add", "--all");
    expect(git("ls-files")).toContain("sandtable.json");
    expect(git("ls-files")).not.toContain(".sandtable");
  });

  it("is refused where there is no folder, through a link, from elsewhere, and where it is no text", async () => {
    expect((await call("PUT", { body: { text }, of: "game-fire-in-the-sky" })).status).toBe(404);
    expect((await call("PUT", { body: { text: 7 } })).status).toBe(400);
    const foreign = { origin: "http://example.org" };
    expect((await call("PUT", { body: { text }, headers: foreign })).status).toBe(403);
    expect((await call("GET", { headers: foreign })).status).toBe(403);
    expect(existsSync(join(folder, ".sandtable"))).toBe(false);
    const elsewhere = join(home.path, "elsewhere");
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, join(folder, ".sandtable"));
    expect((await call("PUT", { body: { text } })).said.error?.code).toBe("link");
    expect(readdirSync(elsewhere)).toEqual([]);
    writeFileSync(join(folder, "sandtable.json"), '{ "game": "../../escaped" }');
    expect((await call("PUT", { body: { text } })).said.error?.code).toBe("name");
  });
});
