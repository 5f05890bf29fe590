import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { assemble } from "../../lib/documents";
import { createWorkspace, openWorkspace } from "../../lib/workspace";

let root = "";
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "sandtable-new-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const json = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;

describe("createWorkspace", () => {
  it("makes a workspace that opens with its layer on", () => {
    const made = createWorkspace(join(root, "mine"), "fire-in-the-sky");
    expect(made.files).toEqual([
      "sandtable.json",
      "layers/my-variant/layer.json",
      "README.md",
      ".gitignore",
      ".gitattributes",
    ]);
    const { game, files, layers, without, problems } = openWorkspace(made.path);
    expect({ game, layers, problems }).toEqual({
      game: "fire-in-the-sky",
      layers: ["my-variant"],
      problems: [],
    });
    const draft = assemble(files, { layers, without });
    expect(draft.layers.filter(({ on }) => on).map(({ id }) => id)).toEqual(["errata-2005", "my-variant"]);
    expect(draft.layerProblems).toEqual([]);
  });

  it("copies a scenario under a name of its own, with a schema that is found", () => {
    const { path, files } = createWorkspace(join(root, "mine"), "fire-in-the-sky", {
      from: "short-campaign",
    });
    expect(files).toContain("scenarios/my-short-campaign.json");
    const copy = join(path, "scenarios/my-short-campaign.json");
    expect(json(copy)).toMatchObject({
      id: "my-short-campaign",
      title: "My Short Campaign Game",
      copiedFrom: "short-campaign",
    });
    const members = Object.keys(json(copy));
    expect(members.indexOf("copiedFrom")).toBe(members.indexOf("title") + 1);
    for (const file of files.filter((name) => name.endsWith(".json"))) {
      const schema = resolve(dirname(join(path, file)), json(join(path, file)).$schema as string);
      expect(existsSync(schema), `${file} → ${schema}`).toBe(true);
    }
  });

  it("copies it with the errata that are on: their layer would not find the copy", () => {
    const { path } = createWorkspace(join(root, "mine"), "fire-in-the-sky", { from: "campaign" });
    const { files, layers } = openWorkspace(path);
    const draft = assemble(files, { layers });
    const copy = draft.documents.get("scenarios/my-campaign.json")!.value as { reactionForce: object };
    expect(copy.reactionForce).toEqual(
      (draft.documents.get("scenarios/campaign.json")!.value as { reactionForce: object }).reactionForce,
    );
    expect(copy.reactionForce).toHaveProperty("reacted", true);
  });

  it("is called what it is to be called, in its manifest and in its README", () => {
    const title = "What if the oil lasts";
    const { path } = createWorkspace(join(root, "mine"), "fire-in-the-sky", { title });
    expect(json(join(path, "sandtable.json"))).toMatchObject({ title });
    expect(readFileSync(join(path, "README.md"), "utf8").split("\n")[0]).toBe(`# ${title}`);
  });

  it("shows a change that would work", () => {
    const { path } = createWorkspace(join(root, "mine"), "fire-in-the-sky");
    const example = /```json\n([^`]+)```/.exec(readFileSync(join(path, "README.md"), "utf8"))?.[1];
    writeFileSync(join(path, "layers/my-variant/parameters.json"), example!);
    const { files, layers } = openWorkspace(path);
    const draft = assemble(files, { layers });
    expect(draft.dangling).toEqual([]);
    expect(draft.documents.get("parameters.json")!.patches).toHaveLength(1);
  });

  it("takes an empty folder, and no other", () => {
    mkdirSync(join(root, "empty"));
    createWorkspace(join(root, "empty"), "fire-in-the-sky");
    expect(() => createWorkspace(join(root, "empty"), "fire-in-the-sky")).toThrow("is not empty");
    writeFileSync(join(root, "file"), "");
    expect(() => createWorkspace(join(root, "file"), "fire-in-the-sky")).toThrow("is not a folder");
  });

  it("says why a folder cannot be made, and leaves nothing behind", () => {
    writeFileSync(join(root, "file"), "");
    expect(() => createWorkspace(join(root, "file/a/b"), "fire-in-the-sky")).toThrow(
      "was not created: a part of the path is not a folder.",
    );
    createWorkspace(join(root, "a/b/c"), "fire-in-the-sky");
    expect(existsSync(join(root, "a/b/c/sandtable.json"))).toBe(true);
  });

  // Node's own mkdir with "recursive" goes round for ever where the system denies a folder in this way.
  it.runIf(existsSync("/proc/self"))("comes back from places where no folder can be made", () => {
    expect(() => createWorkspace("/proc/sandtable/x", "fire-in-the-sky")).toThrow("was not created");
  });

  it("leaves nothing behind when the scenario is unknown", () => {
    expect(() => createWorkspace(join(root, "mine"), "fire-in-the-sky", { from: "long" })).toThrow(
      "There is no scenario “long”.",
    );
    expect(existsSync(join(root, "mine"))).toBe(false);
  });
});
