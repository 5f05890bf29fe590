import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compareDrafts } from "../../lib/compare";
import { assemble } from "../../lib/documents";
import {
  createWorkspace,
  listVersions,
  openVersion,
  openWorkspace,
  saveFile,
  versionOf,
} from "../../lib/workspace";

let home = "";
let folder = "";
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "sandtable-git-"));
  folder = join(home, "mine");
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function git(cwd: string, ...args: string[]): string {
  const who = ["-c", "user.name=A Designer", "-c", "user.email=designer@example.org"];
  return execFileSync("git", [...who, ...args], { cwd, encoding: "utf8" }).trim();
}
/** As git is set up on Windows: line ends of its own in the folder, plain ones in the repository. */
function init(cwd: string): void {
  git(cwd, "init", "--quiet");
  git(cwd, "config", "core.autocrlf", "true");
  git(cwd, "config", "core.safecrlf", "false");
}

describe("a folder under git with core.autocrlf, as on Windows", () => {
  it("shows no changes that nobody made, and of an edit one line", () => {
    createWorkspace(folder, "fire-in-the-sky", { from: "short-campaign" });
    init(folder);
    git(folder, "add", ".");
    git(folder, "commit", "--quiet", "-m", "begun");
    const clone = join(home, "clone");
    git(home, "-c", "core.autocrlf=true", "clone", "--quiet", "mine", "clone");
    git(clone, "config", "core.autocrlf", "true");
    const file = "scenarios/my-short-campaign.json";
    const text = readFileSync(join(clone, file), "utf8");
    expect(text).toBe(readFileSync(join(folder, file), "utf8"));
    saveFile(clone, file, text, { expected: versionOf(text) });
    expect(git(clone, "status", "--porcelain")).toBe("");
    saveFile(clone, file, text.replace("My Short Campaign", "My War"), { expected: versionOf(text) });
    expect(git(clone, "diff", "--numstat")).toBe(`1\t1\t${file}`);
  });

  it("a workspace without .gitattributes keeps the line ends of the checkout, and versions differ in nothing", async () => {
    createWorkspace(folder, "fire-in-the-sky", { from: "short-campaign" });
    rmSync(join(folder, ".gitattributes"));
    init(folder);
    git(folder, "add", ".");
    git(folder, "commit", "--quiet", "-m", "begun");
    const clone = join(home, "clone");
    git(home, "-c", "core.autocrlf=true", "clone", "--quiet", "mine", "clone");
    git(clone, "config", "core.autocrlf", "true");
    const file = "layers/my-variant/layer.json";
    const text = readFileSync(join(clone, file), "utf8");
    expect(text).toContain("\r\n");
    const [version] = await listVersions(clone);
    const then = await openVersion(clone, version!.id);
    const now = openWorkspace(clone);
    const draft = ({ files, layers }: typeof now) => assemble(files, { layers });
    expect(compareDrafts(draft(then), draft(now))).toEqual([]);
    saveFile(clone, file, text.replace("My variant", "Oil lasts"), { expected: versionOf(text) });
    expect(git(clone, "diff", "--numstat")).toBe(`1\t1\t${file}`);
  });
});

describe("versions of a folder", () => {
  it("that no longer exists: the message names the folder, not git", async () => {
    createWorkspace(folder, "fire-in-the-sky");
    init(folder);
    rmSync(folder, { recursive: true });
    await expect(listVersions(folder)).rejects.toMatchObject({
      code: "missing",
      message: `${folder} does not exist.`,
    });
  });

  it("where git is not installed: the message says so", async () => {
    createWorkspace(folder, "fire-in-the-sky");
    const path = process.env.PATH;
    process.env.PATH = join(home, "nothing-here");
    try {
      await expect(listVersions(folder)).rejects.toMatchObject({ code: "no-version" });
      await expect(listVersions(folder)).rejects.toThrow("need git, which is not installed");
    } finally {
      process.env.PATH = path;
    }
  });
});
