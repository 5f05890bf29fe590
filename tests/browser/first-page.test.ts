import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findings } from "./support/axe";
import { useStudio } from "./support/studio";
import { Window } from "./support/desk";

const studio = useStudio();

describe("the first page", () => {
  it("shows the games with their scenarios and where their values come from", async () => {
    const page = await studio.page();
    const game = page.getByRole("article", { name: /^Fire in the Sky/ }).first();
    await game.getByRole("button", { name: "Edit a copy: Short Campaign" }).waitFor();
    await game
      .getByText(/\d+ % printed/)
      .first()
      .waitFor();
    await page.getByText("None yet.").waitFor();
  });

  it("makes a workspace from a scenario, which then opens with the copy in it", async () => {
    const page = await studio.page();
    await page.getByRole("button", { name: "Edit a copy: Short Campaign" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("Oil lasts");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.waitForURL(/\/w\/[0-9a-f]{12}(\?|$)/);
    const window = new Window(page);
    await window.ready();
    await page.getByRole("heading", { name: "Oil lasts" }).waitFor();
    await window.document("scenarios/my-short-campaign.json");
    expect(existsSync(join(studio.home, "oil-lasts/sandtable.json"))).toBe(true);
  });

  it("plays a first game and looks inside without a folder, and makes a workspace of it with what was changed", async () => {
    const page = await studio.page();
    const folders = () => readdirSync(studio.home).filter((name) => !name.startsWith(".")).length;
    const before = folders();
    const begin = page.getByRole("region", { name: "Change a wargame and see the effect at once" });
    await begin.getByRole("link", { name: "Play now" }).click();
    // The game is begun: Japan is asked, and the other side is played by the studio.
    await page
      .getByText(/Operational Movement/)
      .first()
      .waitFor();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/play.png` });
    await page.getByRole("link", { name: "Sandtable" }).click();
    await page
      .getByRole("region", { name: /^Change a wargame/ })
      .getByRole("link", { name: "Look inside" })
      .click();
    const window = new Window(page);
    await window.ready();
    await page.getByText("This is the game as shipped.").waitFor();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/look.png` });
    // Without a folder: the lab says what to do, nothing fails on what is compared with, and exports are made.
    await page.getByRole("tab", { name: "Lab", exact: true }).click();
    await page.getByText(/This game has no folder yet: make a workspace to use the lab/).waitFor();
    await page.getByRole("tab", { name: /^What changed/ }).click();
    const against = page.getByLabel("Against");
    await against.locator("optgroup[label='Other games']").waitFor({ state: "attached" });
    await expect.poll(() => against.locator("optgroup[label='This workspace']").count()).toBe(0);
    await page.getByRole("banner").getByRole("button", { name: "Export" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Play aids to print").click();
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    await dialog.getByText(/is in your downloads/).waitFor({ timeout: 60_000 });
    await dialog.getByRole("link", { name: "Open play aids" }).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await expect
      .poll(() => page.getByText(/not available for comparison|was not opened here/).count())
      .toBe(0);
    await page.getByRole("button", { name: "Help" }).click();
    await page.getByRole("heading", { name: "Marks" }).waitFor();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/help.png` });
    const [tutorial] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: /^A variant in a quarter of an hour/ }).click(),
    ]);
    const picture = tutorial.getByRole("main").getByRole("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await findings(tutorial)).toEqual([]);
    await tutorial.close();
    await page.getByRole("button", { name: "Close" }).click();
    expect(folders()).toBe(before);
    await page.getByRole("button", { name: "Make it mine" }).click();
    await page.waitForURL(/\/w\/[0-9a-f]{12}/);
    await window.ready();
    expect(folders()).toBe(before + 1);
    await page.getByRole("link", { name: "Sandtable" }).click();
    await page.getByText("no changes yet").first().waitFor();
  });

  it("copies a workspace, and takes one off the list without removing its folder", async () => {
    const workspace = await studio.workspace("Source");
    const page = await studio.page();
    await page.getByRole("button", { name: "Copy Source" }).click();
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.waitForURL(/\/w\//);
    await page.getByRole("heading", { name: "Source (copy)" }).waitFor();
    await page.getByRole("link", { name: "Sandtable" }).click();
    await page.getByRole("link", { name: "Source (copy)" }).waitFor();
    await page.getByRole("button", { name: "Remove Source from this list" }).click();
    await page.getByRole("link", { name: "Source", exact: true }).waitFor({ state: "detached" });
    expect(existsSync(join(workspace.folder, "sandtable.json"))).toBe(true);
  });

  it("opens a folder anywhere, and says what is wrong with one that is no workspace", async () => {
    const workspace = await studio.workspace("Elsewhere");
    const folder = join(studio.home, "deep in", "other place");
    cpSync(workspace.folder, folder, { recursive: true });
    studio.allow(/status of 404/);
    const page = await studio.page();
    await page.getByRole("button", { name: /Open a folder/ }).click();
    const path = page.getByRole("textbox", { name: /Path of a folder/ });
    await path.fill(join(studio.home, "nowhere"));
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("alert").filter({ hasText: "does not exist" }).waitFor();
    await path.fill(folder);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.waitForURL(/\/w\//);
    await new Window(page).ready();
  });

  it("shows a workspace whose folder is gone", async () => {
    const workspace = await studio.workspace("Doomed");
    rmSync(workspace.folder, { recursive: true });
    studio.allow(/status of 404/);
    const page = await studio.page();
    const row = page.getByRole("listitem").filter({ hasText: "no longer exists" });
    await row.getByRole("button", { name: /^Remove .* from this list$/ }).waitFor();
    await page.goto(studio.server.address + workspace.address);
    await page.getByRole("heading", { name: "This workspace cannot be opened" }).waitFor();
    await page.getByRole("link", { name: "To the start page" }).click();
    await page.getByRole("heading", { name: "Your workspaces" }).waitFor();
  });
});
