// @module-tag slow
import { describe, it } from "vitest";
import type { BrowserContext } from "playwright-core";
import { Window } from "./support/desk";
import { useStudio, type Workspace } from "./support/studio";

const studio = useStudio();
const layer = "layers/my-variant/layer.json";

async function open(person: BrowserContext, workspace: Workspace): Promise<Window> {
  const window = await Window.on(studio, workspace, person);
  await window.page
    .getByRole("heading", { name: workspace.read("sandtable.json").match(/"title": "(.*)"/)![1]! })
    .waitFor();
  return window;
}

/** As the title of the workspace, which every window shows without opening anything. */
async function writeTitle(window: Window, from: string, to: string): Promise<void> {
  await window.page.bringToFront();
  await window.document("sandtable.json");
  await window.typeOver(from, to);
  await window.save();
}
const showsTitle = (window: Window, title: string): Promise<void> =>
  window.page.getByRole("heading", { name: title, exact: true }).waitFor();

describe("many windows of one browser, which allows a server six connections", () => {
  it("eight on one workspace: all can be used, and all see a save of the first and of the last", async () => {
    const workspace = await studio.workspace("Crowd");
    const person = await studio.person();
    const windows: Window[] = [];
    for (let i = 0; i < 8; i++) windows.push(await open(person, workspace));
    await writeTitle(windows[0]!, "Crowd", "Company");
    for (const window of windows) await showsTitle(window, "Company");
    await writeTitle(windows[7]!, "Company", "Throng");
    for (const window of windows) await showsTitle(window, "Throng");
  });

  it("on two workspaces: each sees what another program writes in its own, and nothing of the other", async () => {
    const person = await studio.person();
    const [left, right] = [await studio.workspace("Left"), await studio.workspace("Right")];
    const [one, two] = [await open(person, left), await open(person, right)];
    left.write("sandtable.json", left.read("sandtable.json").replace("Left", "West"));
    await showsTitle(one, "West");
    await showsTitle(two, "Right");
    right.write("sandtable.json", right.read("sandtable.json").replace("Right", "East"));
    await showsTitle(two, "East");
    await showsTitle(one, "West");
  });

  it("the window that the shared stream came with may die; the others go on seeing what happens", async () => {
    studio.allow(/^crashed:/);
    const workspace = await studio.workspace("Heirs");
    const person = await studio.person();
    const [first, second, third] = [
      await open(person, workspace),
      await open(person, workspace),
      await open(person, workspace),
    ];
    const crashed = first.page.waitForEvent("crash");
    const session = await person.newCDPSession(first.page);
    // It cannot answer any more.
    void session.send("Page.crash").catch(() => undefined);
    await crashed;
    await writeTitle(second, "Heirs", "Orphans");
    await showsTitle(third, "Orphans");
  });

  it("a browser without shared workers has a stream for each window", async () => {
    const workspace = await studio.workspace("Alone");
    const person = await studio.person();
    await person.addInitScript(() => Reflect.deleteProperty(globalThis, "SharedWorker"));
    const [one, two] = [await open(person, workspace), await open(person, workspace)];
    await writeTitle(one, "Alone", "Together");
    await showsTitle(two, "Together");
    await two.document(layer);
    workspace.write(layer, workspace.read(layer).replace("My variant", "From elsewhere"));
    await two.shows("From elsewhere");
  });
});
