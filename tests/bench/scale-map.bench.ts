import type { Page } from "playwright-core";
import { LAYER, LARGE_SCENARIO, largeGame } from "./large-game";
import { type Studio, withStudio } from "./studio-browser";
import { frameRows, memoryRows } from "./studio-frames";
import { pullMap, zoomMap } from "./studio-pan";
import type { Row } from "./support";

/** From the zoom that shows all of the map to about the size of the printed one. */
const STEPS_IN = 8;

/** The map of the generated game in the studio: what a frame costs, and what its page holds. */
export default function map(): Promise<Row[]> {
  return withStudio(measure);
}

async function measure(running: Studio): Promise<Row[]> {
  const address = await running.workspace(largeGame().files);
  return running.visit(address, async (page) => {
    await openPreview(page);
    const rows: Row[] = await memoryRows(page, "the map is open, all of it in view");
    rows.push(...frameRows("map pulled, all of it in view", await pullMap(page)));
    rows.push(...frameRows("map zoomed, all of it in view", await zoomMap(page)));
    const ground = page.getByRole("application").first();
    await ground.focus();
    for (let i = 0; i < STEPS_IN; i++) await ground.press("+");
    rows.push(...frameRows("map pulled, near", await pullMap(page, { x: 500, y: 300 })));
    rows.push(...frameRows("map zoomed, near", await zoomMap(page)));
    rows.push(...(await memoryRows(page, "after pulling and zooming")));
    return rows;
  });
}

/** The preview of the large scenario has the room; its text, which is a document of a layer, has no map of its own. */
async function openPreview(page: Page): Promise<void> {
  await page
    .locator(`[role=treeitem][title="${LAYER}/${LARGE_SCENARIO}"]`)
    .click({ position: { x: 110, y: 8 } });
  await page.getByRole("button", { name: "Preview to full width" }).click();
  await page.locator("[role=application] canvas").first().waitFor();
  // The first drawing, and the playtests that run when documents are loaded, are no part of pulling it.
  await page.getByText(/^Running \d+ of \d+ playtests/).waitFor({ state: "detached" });
  await page.waitForTimeout(1_500);
}
