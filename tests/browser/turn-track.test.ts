// @module-tag slow
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./support/axe";
import { Editors, small } from "./support/editors";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const patch = "layers/my-variant/schedules/japan.json";

async function track(): Promise<{ workspace: Workspace; window: Editors; page: Page }> {
  const workspace = await studio.workspace();
  const window = await Editors.open(studio, workspace);
  await window.view("schedules/japan.json", "Turn track");
  await yamato(window).first().waitFor();
  return { workspace, window, page: window.page };
}

const yamato = (window: Editors): Locator =>
  window.page.getByRole("button", { name: /^Turn \d+: Yamato and Musashi/ });

const turnRow = (window: Editors, turn: number): Locator => window.page.locator(`tr[data-turn="${turn}"]`);

async function arrivesOn(window: Editors, turn: number): Promise<void> {
  await expect
    .poll(() => yamato(window).textContent(), { timeout: 20_000 })
    .toMatch(new RegExp(`^Turn ${turn}:`));
}

describe("the turn track", () => {
  const visit = useVisit(studio, track);

  it("has an arrival dragged to another turn, which is announced before the drop, and undone", async () => {
    const { workspace, window } = await visit();
    const row = turnRow(window, 4);
    const card = (await yamato(window).boundingBox())!;
    await window.page.mouse.move(card.x + 20, card.y + 8);
    await window.page.mouse.down();
    const to = (await row.boundingBox())!;
    let at = 0;
    // A hand is never quite still.
    const over = async (): Promise<string | null> => {
      await window.page.mouse.move(to.x + 120 + (at++ % 2), to.y + 12, { steps: 2 });
      return row.textContent();
    };
    await expect.poll(over).toContain("Yamato and Musashi arrives on Turn 4.");
    await expect.poll(() => row.getAttribute("data-over")).toBe("yes");
    await window.page.mouse.up();
    await arrivesOn(window, 4);
    await yamato(window).getByText("My variant").waitFor();
    await window.canUndo(/^Undo: Yamato and Musashi: Turn 3 to Turn 4$/);
    await window.save();
    expect(JSON.parse(workspace.read(patch))).toMatchObject({
      turns: { "3": { yamato: null }, "4": { yamato: { title: "Yamato and Musashi" } } },
    });
    await window.undo();
    await arrivesOn(window, 3);
    await window.save();
  });

  it("has an arrival walked to and moved with the keys, which keeps the focus", async () => {
    const { window } = await visit();
    await yamato(window).focus();
    await window.press("Alt+ArrowDown");
    await arrivesOn(window, 4);
    const focused = (): Promise<string | null | undefined> =>
      window.page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toMatch(/^Turn 4: Yamato/);
    await window.page
      .getByText("Yamato and Musashi arrives on Turn 4 instead of Turn 3.", { exact: true })
      .waitFor();
    await window.press("Alt+ArrowUp");
    await arrivesOn(window, 3);
    await expect.poll(focused).toMatch(/^Turn 3: Yamato/);
    await window.press("ArrowRight");
    await expect.poll(focused).toMatch(/^Turn \d+: US/);
    await window.save();
  });

  it("has its value shown in the pane of layers", async () => {
    const { window } = await visit();
    await window.showLayers();
    await yamato(window).click();
    await window.layersSay(/turns › 3 › yamato/);
  });

  it("marks on the arrival and lists above what the counter mix forfeits", async () => {
    const { workspace, window } = await visit();
    const again = { nation: "japan", title: "Again", units: { "j-bb-yamato-musashi": 1 } };
    workspace.write(patch, JSON.stringify({ turns: { "5": { again } } }));
    const forfeits = window.page.getByRole("list", { name: "Arrivals forfeited for lack of counters" });
    await forfeits
      .getByText(/BB \(Yamato, Musashi\): 1 counter, 2 arriving; 1 without a counter\./)
      .waitFor();
    const card = window.page.getByRole("button", { name: /^Turn 5: Again/ });
    await card.getByText("Forfeited: no counter is left").waitFor();
    expect(
      await yamato(window)
        .getByText(/Forfeited/)
        .count(),
    ).toBe(0);
  });

  it("counts among what is forfeited what a scenario has in use", async () => {
    const { workspace, window } = await visit();
    const more = { nation: "japan", title: "More", units: { "j-dd": 3 } };
    workspace.write(patch, JSON.stringify({ turns: { "5": { more } } }));
    await window.page.getByRole("button", { name: /^Turn 5: More/ }).waitFor();
    const forfeits = window.page.getByRole("list", { name: "Arrivals forfeited for lack of counters" });
    await expect.poll(() => forfeits.count()).toBe(0);
    await window.page.getByLabel("Counters in use").selectOption({ label: "at the start of Campaign Game" });
    await window.page
      .getByRole("button", { name: /^Turn 5: More/ })
      .getByText("All 3 forfeited, unless losses free a counter")
      .waitFor();
  });

  it("is accessible in both themes at 1024 × 768", async () => {
    const { window } = await visit();
    await window.page.setViewportSize(small.viewport!);
    await yamato(window).focus();
    await window.press("Alt+ArrowDown");
    await arrivesOn(window, 4);
    expect(await findings(window.page)).toEqual([]);
  });
});
