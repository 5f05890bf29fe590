import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf, forget, listWorkspaces, newWorkspace, openFolder, remember } from "../../lib/server";
import { idOf } from "../../lib/server/known";
import { GET } from "../../app/api/workspaces/route";
import { request, useHome } from "./support";

const home = useHome();
const list = (): string => join(home.path, ".recent.json");

describe("the workspaces that were opened here", () => {
  it.each([
    ["no list", undefined],
    ["an empty file", ""],
    ["a list that was cut short", '[{"path":"/a","open'],
    ["no array", '{"path":"/a"}'],
    ["entries of other kinds", '[null, 1, "x", {"path": 1}, {"opened": "now"}, []]'],
  ])("%s counts as an empty one, and can be written again", (_what, text) => {
    if (text !== undefined) writeFileSync(list(), text);
    expect(listWorkspaces()).toEqual([]);
    const id = newWorkspace({ title: "One", game: "fire-in-the-sky" });
    expect(listWorkspaces().map((each) => each.id)).toEqual([id]);
  });

  it("a list that cannot be read is reported, with its path", async () => {
    mkdirSync(list());
    const response = await GET(request("GET", "/"), {});
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toBe(`The list of workspaces, ${list()}, is a folder, not a file.`);
  });

  it("the one opened last comes first, each once", () => {
    const a = newWorkspace({ title: "A", game: "fire-in-the-sky" });
    const b = newWorkspace({ title: "B", game: "fire-in-the-sky" });
    expect(listWorkspaces().map((each) => each.title)).toEqual(["B", "A"]);
    remember(folderOf(a));
    expect(listWorkspaces().map((each) => each.id)).toEqual([a, b]);
  });

  it("a folder that no longer exists is missing, and so is one that is no longer a workspace", () => {
    const gone = folderOf(newWorkspace({ title: "Gone", game: "fire-in-the-sky" }));
    const odd = folderOf(newWorkspace({ title: "Odd", game: "fire-in-the-sky" }));
    rmSync(gone, { recursive: true });
    rmSync(join(odd, "sandtable.json"));
    expect(listWorkspaces().map((each) => each.missing)).toEqual([true, true]);
  });

  it("forgetting removes nothing on disk", () => {
    const id = newWorkspace({ title: "Kept", game: "fire-in-the-sky" });
    const folder = folderOf(id);
    forget(id);
    expect(listWorkspaces()).toEqual([]);
    expect(() => folderOf(id)).toThrow("was not opened here");
    expect(openFolder(folder)).toBe(id);
  });

  it("only whole paths of workspaces can be opened", () => {
    mkdirSync(join(home.path, "plain"));
    expect(() => openFolder("plain")).toThrow("not an absolute path");
    expect(() => openFolder(join(home.path, "plain"))).toThrow("contains no sandtable.json");
    expect(() => openFolder(join(home.path, "nowhere"))).toThrow("does not exist");
    expect(listWorkspaces()).toEqual([]);
  });

  it.each(["../../etc", "", "000000000000", idOf("/etc")])(
    "an id that was never given out opens nothing: %s",
    (id) => {
      expect(() => folderOf(id)).toThrow("was not opened here");
    },
  );

  it("titles become plain folder names that never collide or leave the home", () => {
    const folder = (title: string): string => folderOf(newWorkspace({ title, game: "fire-in-the-sky" }));
    expect(folder("../../Évil / Plan")).toBe(join(home.path, "evil-plan"));
    expect(folder("Evil plan")).toBe(join(home.path, "evil-plan-2"));
    expect(folder("日本")).toBe(join(home.path, "workspace"));
    expect(folder("x".repeat(120))).toBe(join(home.path, "x".repeat(60)));
  });
});
