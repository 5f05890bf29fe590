// @module-tag slow
import { describe, expect, it } from "vitest";
import { Window } from "./support/desk";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const patch = "layers/my-variant/parameters.json";
const base = '{\n  "hits": {\n    "hitOn": 4\n  },\n  "turns": 20\n}\n';
const theirs = base.replace("20", "18");
const mine = base.replace("4", "6");
const both = theirs.replace("4", "6");

const notice = (window: Window) =>
  window.page
    .getByRole("alert")
    .filter({ hasText: `${patch} was changed on disk while you were editing it` });

/** What stands on one side of the comparison. */
const side = async (window: Window, which: "original" | "modified"): Promise<string> =>
  (await window.page.getByTestId("diff-editor").locator(`.editor.${which} .view-line`).allTextContents())
    .join("\n")
    .replaceAll("\u00a0", " ");

async function compare(window: Window): Promise<void> {
  await notice(window).getByRole("button", { name: "Compare" }).click();
  await expect.poll(() => side(window, "original")).toContain('"turns": 18');
  await expect.poll(() => side(window, "modified")).toContain('"hitOn": 6');
}

describe("a document that was changed on disk while unsaved text stands", () => {
  const visit = useVisit(studio, async () => {
    const workspace = await studio.workspace();
    workspace.write(patch, base);
    const window = await Window.on(studio, workspace);
    return { workspace, window, page: window.page };
  });

  /** The document as it was at first, changed here and then on disk. */
  async function conflict(): Promise<{ workspace: Workspace; window: Window }> {
    const { workspace, window } = await visit();
    await window.document(patch);
    workspace.write(patch, base);
    await window.shows('"hitOn": 4');
    await window.shows('"turns": 20');
    await window.statusIs(/All saved/);
    await window.typeOver("4", "6");
    workspace.write(patch, theirs);
    return { workspace, window };
  }

  it("is shown side by side, and nothing is written before somebody says what, also by hand", async () => {
    const { workspace, window } = await conflict();
    await compare(window);
    expect(await side(window, "original")).toContain('"hitOn": 4');
    expect(await side(window, "modified")).toContain('"turns": 20');
    await window.page.keyboard.press("Control+s");
    await window.statusIs(/1 file not saved/);
    expect(workspace.read(patch)).toBe(theirs);

    // It is put together by hand: a change of theirs is taken over beside mine.
    const here = window.page.getByTestId("diff-editor").locator(".editor.modified");
    await here.locator(".view-line", { hasText: "turns" }).click();
    await window.page.keyboard.press("End");
    await window.page.keyboard.press("Backspace");
    await window.page.keyboard.press("Backspace");
    await window.page.keyboard.type("18");
    await expect.poll(() => side(window, "modified")).toContain('"turns": 18');
    await window.page.getByTestId("compare-bar").getByRole("button", { name: "Keep mine" }).click();
    await window.save();
    expect(workspace.read(patch)).toBe(both);
  });

  it("is taken as it is on disk, and undo brings mine back, which can still be saved", async () => {
    const { workspace, window } = await conflict();
    await notice(window).getByRole("button", { name: "Use the version on disk" }).click();
    await window.shows('"turns": 18');
    await window.statusIs(/All saved/);
    await window.undo();
    await window.shows('"hitOn": 6');
    await window.save();
    expect(workspace.read(patch)).toBe(mine);
  });

  it("is no conflict any more when the other takes the change back, or makes the same", async () => {
    const { workspace, window } = await conflict();
    await notice(window).waitFor();
    workspace.write(patch, base);
    await notice(window).waitFor({ state: "detached" });
    await window.statusIs(/1 file not saved/);
    workspace.write(patch, mine);
    await window.statusIs(/All saved/);
    expect(workspace.read(patch)).toBe(mine);
  });

  it("by a tab that was killed: what it held is taken up beside what is on disk now", async () => {
    studio.allow(/^crashed:/);
    const workspace = await studio.workspace();
    workspace.write(patch, base);
    const person = await studio.person();
    const open = (): Promise<Window> => Window.on(studio, workspace, person);
    const first = await open();
    await first.document(patch);
    await first.typeOver("4", "6");
    await first.keptInBrowser();
    const crashed = first.page.waitForEvent("crash");
    const session = await person.newCDPSession(first.page);
    // It cannot answer any more.
    void session.send("Page.crash").catch(() => undefined);
    await crashed;
    workspace.write(patch, theirs);
    const second = await open();
    await second.page.getByRole("button", { name: "Restore" }).click();
    await compare(second);
    expect(workspace.read(patch)).toBe(theirs);
    await second.page.getByTestId("compare-bar").getByRole("button", { name: "Keep mine" }).click();
    await second.save();
    expect(workspace.read(patch)).toBe(mine);
  });
});
