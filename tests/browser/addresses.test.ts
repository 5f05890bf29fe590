// @module-tag slow
import { expect, it } from "vitest";
import { Window } from "./support/desk";
import { useStudio } from "./support/studio";

const studio = useStudio();

it("every document, view, preview, comparison and run has an address and a title; Back moves between them and leaves no work", async () => {
  const workspace = await studio.workspace("Trial");
  const person = await studio.person({ viewport: { width: 1440, height: 900 } });
  const window = await Window.on(studio, workspace, person);
  const { page } = window;
  const address = (): string =>
    decodeURIComponent(page.url().slice((studio.server.address + workspace.address).length));
  const isAt = async (query: string, title: string): Promise<void> => {
    await expect.poll(address).toBe(query);
    await expect.poll(() => page.title()).toBe(`${title} – Trial – Sandtable`);
  };
  const view = (name: string) =>
    page.getByRole("group", { name: "View" }).getByRole("button", { name, exact: true });

  await window.document("bases.json");
  await isAt("?doc=bases.json&view=text", "Bases");
  await view("Map").click();
  await isAt("?doc=bases.json&view=map", "Bases (Map)");
  await window.document("tables/transport-costs.json");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.getByRole("tab", { name: /^What changed/ }).click();
  await page.getByLabel("Against").selectOption({ label: "this workspace as saved" });
  const compared = "?doc=tables/transport-costs.json&view=text&show=changes&against=saved";
  await isAt(compared, "Transport costs – What changed: against this workspace as saved");
  await page.getByRole("tab", { name: "Lab" }).click();
  await page.getByLabel("Scenario of the preview").selectOption("scenarios/short-campaign.json");
  await page.getByRole("button", { name: "Preview to full width" }).click();
  const lab = "?doc=tables/transport-costs.json&view=text&show=lab&scenario=scenarios/short-campaign.json";
  await isAt(`${lab}&full=1`, "Lab: Short Campaign Game");

  // Full width survives a reload; in a new tab of somebody else the address shows the very same.
  await page.reload();
  await window.ready();
  await page.getByRole("button", { name: "Preview back into its pane" }).waitFor();
  await isAt(`${lab}&full=1`, "Lab: Short Campaign Game");
  const other = new Window(
    await studio.page(workspace.address + compared, { viewport: { width: 1440, height: 900 } }),
  );
  await other.inFront("tables/transport-costs.json");
  await expect.poll(() => other.page.getByLabel("Against").inputValue()).toBe("saved");

  // Back and Forward, also over the reload.
  await page.goBack();
  await page.getByRole("button", { name: "Preview to full width" }).waitFor();
  await isAt(lab, "Transport costs – Lab: Short Campaign Game");
  for (let i = 0; i < 20 && !address().includes("against=saved"); i++) await page.goBack();
  await expect.poll(() => page.getByLabel("Against").inputValue()).toBe("saved");
  for (let i = 0; i < 20 && address() !== "?doc=bases.json&view=map"; i++) await page.goBack();
  await window.inFront("bases.json");
  await page.getByRole("application").waitFor();
  expect(await page.getByRole("button", { name: "Preview", exact: true }).getAttribute("aria-pressed")).toBe(
    "false",
  );
  await page.goForward();
  await window.inFront("tables/transport-costs.json");

  // With work in hand Back stays in the workspace, and nothing says that all is saved.
  await page.getByRole("button", { name: "Edit in My variant" }).click();
  await window.inFront("layers/my-variant/tables/transport-costs.json");
  await window.statusIs(/not saved/);
  const stays = page
    .getByRole("alert")
    .filter({ hasText: "1 file is not saved. Back stays in the workspace" });
  const back = async (): Promise<number> => {
    await page.evaluate(() => history.back());
    return stays.count();
  };
  // Each goes back to what was open before, until nothing of the workspace is left to go back to.
  await expect.poll(back, { interval: 150 }).toBe(1);
  await window.statusIs(/not saved/);

  // An address that names nothing says so, and what to do.
  studio.allow(/404/);
  await other.page.goto(
    `${studio.server.address}${workspace.address}?doc=tables/prices.json&view=mpa&show=laboratory`,
  );
  const notice = other.page.getByRole("alert").filter({ hasText: "in the address" });
  await expect
    .poll(() => notice.textContent())
    .toMatch(/no document “tables\/prices.json”.*find one with Ctrl\+P/);
  await expect.poll(() => notice.textContent()).toMatch(/“view=mpa” in the address is not known/);
  await expect.poll(() => notice.textContent()).toMatch(/no preview “laboratory”. Previews: set-up, play/);
  await other.page.goto(`${studio.server.address}/nowhere`);
  await other.page.getByRole("heading", { name: "There is nothing at this address" }).waitFor();
});
