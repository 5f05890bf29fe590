import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE, PUT } from "../../app/api/workspaces/[id]/files/[...path]/route";
import { documentPath, folderOf, newWorkspace, readObject } from "../../lib/server";
import { documentFolders, readTree, versionOf, WorkspaceError } from "../../lib/workspace";
import { params, request, said, useHome } from "./support";

const home = useHome();
let id = "";
let folder = "";
beforeEach(() => {
  id = newWorkspace({ title: "Trial", game: "fire-in-the-sky" });
  folder = folderOf(id);
});

const layer = "layers/my-variant/layer.json";
const put = (path: string, body: unknown, headers?: Record<string, string>): Promise<Response> =>
  PUT(request("PUT", "/", body, headers), params({ id, path: path.split("/") }));
const remove = (path: string, version?: string): Promise<Response> =>
  DELETE(
    request("DELETE", "/", undefined, version === undefined ? {} : { "if-match": version }),
    params({ id, path: path.split("/") }),
  );

describe("paths of documents", () => {
  it.each(["sandtable.json", layer, "scenarios/a.json", "tables/b c.json", "layers/é/tables/x.json"])(
    "%s is one",
    (path) => {
      expect(documentPath(path.split("/"))).toBe(path);
    },
  );

  it.each([
    "",
    "README.md",
    "package.json",
    "sandtable.json/x",
    ".git/config.json",
    "node_modules/a.json",
    "units.json",
    "layers",
    "layers/.json",
    "layers/a.txt",
    "layers/../../escaped.json",
    "layers/../sandtable.json",
    "layers/./a.json",
    "layers//a.json",
    "layers/..",
    "layers/.. /a.json",
    "layers/.../a.json",
    "layers/..\\..\\escaped.json",
    "layers/%2e%2e/\0/a.json",
    "layers/a\0.json",
    "layers/a.json\0",
    "layers/C:/a.json",
    "layers/a:b.json",
    "layers/a*.json",
    "layers/line\nbreak.json",
    `layers/${"a".repeat(300)}.json`,
    "/etc/a.json",
    "layers/trailing./a.json",
  ])("%j writes and deletes nothing", async (path) => {
    const before = readdirSync(home.path, { recursive: true }).sort();
    const [wrote, removed] = [await put(path, { text: "{}", expected: null }), await remove(path)];
    for (const response of [wrote, removed]) {
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
    expect(readdirSync(home.path, { recursive: true }).sort()).toEqual(before);
  });

  it.each([
    ["scenarios/package.json", "package.json belongs to another program"],
    ["layers/mine/tsconfig.json", "tsconfig.json belongs to another program"],
    ["node_modules/x.json", "it is in node_modules, which is never read"],
    ["scenarios/node_modules/x.json", "it is in node_modules, which is never read"],
    ["layers/1/2/3/4/5/6/7/8/x.json", "it is more than 8 folders deep"],
    ["layers/a.json/x.json", "a.json is the name of a document, not of a folder"],
    ["scenario/x.json", "documents belong in layers, scenarios, battles"],
    ["tables/.x.json", ".x.json is a hidden file or folder"],
  ])("%s would never be read back: refused, with the reason", async (path, why) => {
    const response = await put(path, { text: "{}", expected: null });
    expect(response.status).toBe(403);
    expect((await said(response)).error.message).toContain(
      `“${path}” cannot be a document of a workspace: ${why}`,
    );
    expect(readTree(folder).files).not.toHaveProperty([path]);
  });

  it("what may be saved is read back, as deep as that goes", async () => {
    const path = "layers/1/2/3/4/5/6/7/x.json";
    expect((await put(path, { text: "{}", expected: null })).status).toBe(200);
    expect(readTree(folder, documentFolders).files).toHaveProperty([path], "{}");
  });

  it("a link is not followed", async () => {
    symlinkSync("/tmp", join(folder, "tables"));
    expect((await put("tables/escaped.json", { text: "{}", expected: null })).status).toBe(403);
    expect(existsSync("/tmp/escaped.json")).toBe(false);
  });
});

describe("saving", () => {
  it("a new file, then over the version that was loaded", async () => {
    const first = await said(await put("tables/mine.json", { text: "{}", expected: null }));
    expect(first.version).toBe(versionOf("{}"));
    const second = await put("tables/mine.json", { text: "[1]\r\n", expected: first.version });
    expect(second.status).toBe(200);
    expect(readFileSync(join(folder, "tables/mine.json"), "utf8")).toBe("[1]\r\n");
  });

  it.each([null, "0".repeat(64)])(
    "never over what somebody else has written (expected %s)",
    async (expected) => {
      const before = readFileSync(join(folder, layer), "utf8");
      const response = await put(layer, { text: "{}", expected });
      expect(response.status).toBe(409);
      const { error } = await said(response);
      expect(error.code).toBe("conflict");
      expect(error.disk).toEqual({ text: before, version: versionOf(before) });
      expect(readFileSync(join(folder, layer), "utf8")).toBe(before);
    },
  );

  it("a file that was deleted meanwhile is a conflict with nothing", async () => {
    const response = await put("tables/gone.json", { text: "{}", expected: versionOf("{}") });
    expect(response.status).toBe(409);
    expect((await said(response)).error.disk).toBeNull();
  });

  it.each([
    ["no JSON", "{", 400],
    ["no object", "[]", 400],
    ["no text", { expected: null }, 400],
    ["a text of another kind", { text: 5, expected: null }, 400],
    ["a version of another kind", { text: "", expected: 5 }, 400],
    ["a text beyond the bound", { text: "x".repeat(17 * 1024 * 1024), expected: null }, 413],
  ])("%s is refused", async (_what, body, status) => {
    expect((await put("tables/mine.json", body)).status).toBe(status);
    expect(existsSync(join(folder, "tables"))).toBe(false);
  });

  it("another page's request writes nothing", async () => {
    const body = { text: "{}", expected: null };
    const foreign: Record<string, string>[] = [
      { origin: "http://evil.example" },
      { "sec-fetch-site": "cross-site" },
      { "x-sandtable": "" },
    ];
    for (const headers of foreign) {
      expect((await put("tables/mine.json", body, headers)).status).toBe(403);
    }
    expect(existsSync(join(folder, "tables"))).toBe(false);
  });

  it("a workspace that was never opened here is not touched", async () => {
    const response = await PUT(
      request("PUT", "/", { text: "{}", expected: null }),
      params({ id: "000000000000", path: ["sandtable.json"] }),
    );
    expect(response.status).toBe(404);
  });
});

describe("deleting", () => {
  it("the version that was loaded", async () => {
    const version = versionOf(readFileSync(join(folder, layer), "utf8"));
    expect((await remove(layer, version)).status).toBe(200);
    expect(existsSync(join(folder, layer))).toBe(false);
    expect((await remove(layer, version)).status).toBe(200);
  });

  it.each([undefined, "0".repeat(64)])("never another one (if-match %s)", async (version) => {
    const response = await remove(layer, version);
    expect(response.status).toBe(409);
    expect((await said(response)).error.disk?.text).toContain("My variant");
    expect(existsSync(join(folder, layer))).toBe(true);
  });

  it("not the file that makes the folder a workspace", async () => {
    const version = versionOf(readFileSync(join(folder, "sandtable.json"), "utf8"));
    expect((await remove("sandtable.json", version)).status).toBe(403);
    expect(existsSync(join(folder, "sandtable.json"))).toBe(true);
  });
});

describe("bodies", () => {
  it("are refused as soon as there is more than the bound, however much would follow", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1000;
        controller.enqueue(new Uint8Array(1000).fill(32));
      },
    });
    const body = { method: "POST", body: endless, duplex: "half" } as RequestInit;
    await expect(readObject(new Request("http://localhost/", body), 5000)).rejects.toThrow(WorkspaceError);
    expect(sent).toBeLessThan(20_000);
  });

  it("of just the bound are read", async () => {
    const text = '{"a":"b"}';
    expect(
      await readObject(new Request("http://localhost/", { method: "POST", body: text }), text.length),
    ).toEqual({ a: "b" });
  });

  it("a member called __proto__ stays a member", async () => {
    const body = await readObject(
      new Request("http://localhost/", { method: "POST", body: '{"__proto__":{"text":"x"}}' }),
      100,
    );
    expect(body.text).toBeUndefined();
  });

  it("nothing is left lying in the home", () => {
    writeFileSync(join(home.path, "marker"), "");
    expect(readdirSync(home.path).sort()).toEqual([".recent.json", "marker", "trial"]);
  });
});
