import { describe, expect, it } from "vitest";
import { versionOf } from "../../lib/workspace";
import { useStudio, type Workspace } from "./support/studio";
import { Window } from "./support/desk";

const studio = useStudio();
const patch = "layers/my-variant/parameters.json";
const layer = "layers/my-variant/layer.json";
const patchText = '{\n  "hits": {\n    "hitOn": { "air-strike": 4 }\n  }\n}\n';

async function withPatch(): Promise<Workspace> {
  const workspace = await studio.workspace();
  workspace.write(patch, patchText);
  return workspace;
}

describe("one visit with an editor", () => {
  it("shows problems while typing, at their place, and takes them away with undo", async () => {
    const window = await Window.on(studio, await withPatch());
    await window.hasNoProblem(/comma|expected/i);
    await window.document(patch);
    await window.typeOver("4", "4,,");
    await window.hasProblem(/comma|expected/i);
    await window.editor.locator(".squiggly-error").first().waitFor();
    await window.undo();
    await window.shows('"air-strike": 4');
    await window.hasNoProblem(/comma|expected/i);
    await expect.poll(() => window.editor.locator(".squiggly-error").count()).toBe(0);

    // A value that the rules do not allow is shown with its place; a click goes there.
    await window.typeOver("4", "400");
    await window.hasProblem(/3:30/);
    await window.document(layer);
    await window.problemLines.first().click();
    await window.shows('"air-strike": 400');
    await window.editor.locator(".squiggly-error").first().waitFor();
  });

  it("has one history over all files, and writes just what was typed, on Ctrl-S and on the button", async () => {
    const workspace = await withPatch();
    const window = await Window.on(studio, workspace);
    await window.document(patch);
    await window.typeOver("4", "6");
    await window.document(layer);
    await window.typeOver("My variant", "Longer odds");
    await window.statusIs(/2 files not saved/);
    await window.undo();
    await window.shows("My variant");
    await window.statusIs(/1 file not saved/);
    await window.undo();
    await window.document(patch);
    await window.shows('"air-strike": 4');
    await window.statusIs(/All saved/);
    await window.page.getByRole("button", { name: /^Redo/ }).click();
    await window.shows('"air-strike": 6');

    expect(workspace.read(patch)).toBe(patchText);
    await window.save();
    expect(workspace.read(patch)).toBe(patchText.replace("4", "6"));
    await window.typeOver("6", "5");
    await window.page.getByRole("button", { name: "Save", exact: true }).click();
    await window.statusIs(/All saved/);
    expect(versionOf(workspace.read(patch))).toBe(versionOf(patchText.replace("4", "5")));

    // The game as it was shipped cannot be typed into.
    await window.document("parameters.json");
    await window.page.getByText("Shipped with the game; read-only. Edit it in a layer").first().waitFor();
    const before = await window.text();
    await window.editor.locator(".view-line").first().click();
    await window.page.keyboard.type("x");
    expect(await window.text()).toBe(before);
    await window.statusIs(/All saved/);
  });
});

describe("other programs on the same files", () => {
  const theirs = patchText.replace("4", "3");

  it("a change on disk is taken over where nothing is unsaved; else it is a conflict, which either text resolves", async () => {
    const workspace = await withPatch();
    const window = await Window.on(studio, workspace);
    const notice = window.page.getByRole("alert").filter({ hasText: `${patch} was changed on disk` });
    const conflict = async (mine: string, onDisk: string): Promise<void> => {
      workspace.write(patch, onDisk);
      await notice.waitFor();
      await window.shows(mine);
      await window.page.keyboard.press("Control+s");
      expect(workspace.read(patch)).toBe(onDisk);
    };
    await window.document(patch);
    workspace.write(patch, theirs);
    await window.shows('"air-strike": 3');
    await window.statusIs(/All saved/);

    await window.typeOver("3", "6");
    await conflict('"air-strike": 6', patchText);
    await notice.getByRole("button", { name: "Keep mine" }).click();
    await window.save();
    expect(workspace.read(patch)).toBe(patchText.replace("4", "6"));
    await expect.poll(() => notice.count()).toBe(0);

    await window.typeOver("6", "5");
    await conflict('"air-strike": 5', theirs);
    await notice.getByRole("button", { name: "Use the version on disk" }).click();
    await window.shows('"air-strike": 3');
    await window.statusIs(/All saved/);
    expect(workspace.read(patch)).toBe(theirs);
    await expect.poll(() => notice.count()).toBe(0);
  });

  it("two windows on one workspace see one another's saves", async () => {
    const workspace = await withPatch();
    const person = await studio.person();
    const open = async (): Promise<Window> => {
      const window = await Window.on(studio, workspace, person);
      await window.document(patch);
      return window;
    };
    const one = await open();
    const two = await open();
    await one.page.bringToFront();
    await one.typeOver("4", "6");
    await one.save();
    await two.page.bringToFront();
    await two.shows('"air-strike": 6');
    await two.typeOver("6", "5");
    await one.page.bringToFront();
    await one.typeOver("6", "2");
    await one.save();
    await two.page.bringToFront();
    await two.page.getByRole("alert").filter({ hasText: "changed on disk" }).waitFor();
    await two.shows('"air-strike": 5');
    expect(workspace.read(patch)).toContain('"air-strike": 2');
  });
});
