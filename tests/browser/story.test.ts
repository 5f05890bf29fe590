import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { Window } from "./support/desk";
import { picture } from "./support/pictures";
import { useStudio, Workspace } from "./support/studio";

const studio = useStudio();
const scenario = "scenarios/short-campaign.json";

/** Takes hold of one thing with the mouse, carries it over another and looks before letting go. */
async function carry(window: Window, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = (await from.boundingBox())!;
  const { mouse } = window.page;
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move((box.x + to.x) / 2, (box.y + to.y) / 2, { steps: 4 });
  await mouse.move(to.x, to.y, { steps: 4 });
}

const middleOf = async (place: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** The files of a folder and of all below it, with their sizes in bytes. */
const filesBelow = (folder: string): Map<string, number> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((path) => [path, statSync(join(folder, path))] as const)
      .filter(([, stat]) => stat.isFile())
      .map(([path, { size }]) => [path, size]),
  );

describe("what if the oil lasts", () => {
  it("a cost in the text, an air unit in the grid, a division on the map, an arrival on the track", async () => {
    // ---- the first page: a workspace from the game -----------------------------------------------
    const page = await studio.page("/");
    await page.getByRole("article").first().waitFor();
    await picture(page, "home");
    await page.getByRole("button", { name: "New workspace", exact: true }).first().click();
    await page.getByLabel("Title").fill("What if the oil lasts");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    const window = new Window(page);
    await window.ready();
    const id = new URL(page.url()).pathname.split("/").at(-1)!;
    const { path } = await studio.api<{ path: string }>(`/api/workspaces/${id}`);
    const workspace = new Workspace(id, path);
    const accepted = (await window.problemList()).length;

    // ---- a cost, in the text ---------------------------------------------------------------------
    await window.document("tables/transport-costs.json");
    await page.getByRole("button", { name: "Edit in My variant" }).click();
    const costs = "layers/my-variant/tables/transport-costs.json";
    await page.locator(`[role=tab][title="${costs}"][aria-selected=true]`).waitFor();
    await window.showsNot("seaDeployment");
    await page.keyboard.type('"oilP');
    await page.locator(".suggest-widget.visible").getByText("oilPoint").first().waitFor();
    await page.keyboard.press("Enter");
    await window.shows('"oilPoint": ');
    await page.keyboard.type("-1");
    await window.hasProblem(/"oilPoint" must be a number from 0 to 1000.*it is -1/);
    await window.editor.locator(".squiggly-error").first().waitFor();
    await picture(page, "problem");
    await window.typeOver("-1", "0.5");
    await window.hasNoProblem(/oilPoint/);

    // ---- an air unit, in the grid ----------------------------------------------------------------
    await window.explorer.locator('[role=treeitem][title="units.json"]').click();
    await page.getByRole("button", { name: "Grid", exact: true }).click();
    await page.getByRole("button", { name: /^Air units/ }).click();
    const number = page
      .getByRole("row", { name: /^j-air / })
      .getByRole("gridcell")
      .nth(3);
    await number.click();
    await page.keyboard.type("2");
    await page.keyboard.press("Enter");
    await window.hasProblem(/Air steps of Japan have no counter at \d+ places/);
    await picture(page, "grid");
    await number.click();
    await page.keyboard.type("16");
    await page.keyboard.press("Enter");
    await window.hasNoProblem(/have no counter/);

    // ---- a division, on the map ------------------------------------------------------------------
    await window.explorer.locator(`[role=treeitem][title="${scenario}"]`).click();
    await page.getByRole("button", { name: "Map", exact: true }).click();
    const army = page.getByRole("button", { name: /^Bangkok: 1 counter, on top Army/ });
    await carry(window, army, await middleOf(page.getByRole("button", { name: /^Wake:/ })));
    await page.getByText("Wake has 10 land Transport factors of one side; its limit is 4").waitFor();
    await picture(page, "map");
    await page.mouse.up();
    await army.waitFor();
    const division = page.getByRole("button", { name: /^Rangoon: 1 counter, on top Division/ });
    await carry(window, division, await middleOf(page.getByRole("button", { name: /^Ceylon:/ })));
    await page.getByText("Legal at Ceylon").waitFor();
    await page.mouse.up();
    await page.getByRole("button", { name: /^Ceylon: 2 counters/ }).waitFor();

    // ---- an arrival, on the turn track -----------------------------------------------------------
    await window.explorer.locator('[role=treeitem][title="schedules/japan.json"]').click();
    await page.getByRole("button", { name: "Turn track", exact: true }).click();
    const yamato = page.getByRole("button", { name: /^Turn 3: Yamato and Musashi/ });
    await carry(window, yamato, await middleOf(page.locator('tr[data-turn="2"] th')));
    await page.getByText("Yamato and Musashi arrives on Turn 2.").waitFor();
    await picture(page, "track");
    await page.mouse.up();
    await page.getByRole("button", { name: /^Turn 2: Yamato and Musashi/ }).waitFor();

    // ---- one history over text, grid, map and turn track -----------------------------------------
    // Four, and the layer's notes of what it found.
    await window.statusIs(/5 files not saved/);
    const undo = page.getByRole("button", { name: /^Undo(:|$)/ });
    const undone: string[] = [];
    while (await undo.isEnabled()) {
      undone.push((await undo.getAttribute("aria-label"))!);
      await undo.click();
    }
    await window.statusIs(/All saved/);
    expect(undone[0]).toMatch(/Yamato and Musashi/);
    expect(undone.at(-1)).toMatch(/transport-costs/);
    const redo = page.getByRole("button", { name: /^Redo/ });
    for (let i = 0; i < undone.length; i++) await redo.click();
    await window.statusIs(/5 files not saved/);

    // ---- saved: a small layer --------------------------------------------------------------------
    const layers = join(workspace.folder, "layers");
    expect([...filesBelow(layers).keys()]).toEqual(["my-variant/layer.json"]);
    await window.save();
    const sizes = [...filesBelow(layers).values()];
    expect(sizes).toHaveLength(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500);
    const layer = (file: string): unknown => workspace.patch(`layers/my-variant/${file}`);
    expect(layer("tables/transport-costs.json")).toEqual({ oilPoint: 0.5 });
    expect(layer("units.json")).toEqual({ air: { "j-air": { count: 16 } } });
    expect(layer("scenarios/short-campaign.json")).toEqual({
      setup: { rangoon: null, ceylon: { units: { "b-land-4": 1 } } },
    });
    expect(layer("schedules/japan.json")).toMatchObject({
      turns: { "2": { yamato: { units: { "j-bb-yamato-musashi": 1 } } }, "3": { yamato: null } },
    });
    expect(await window.problemList()).toHaveLength(accepted);
  });
});
