import { describe, expect, it } from "vitest";
import { picture } from "./support/pictures";
import { Table } from "./support/play";
import { useStudio } from "./support/studio";

const studio = useStudio();

describe("Flat Top in the studio", () => {
  it("is played by one side, which sees its own: boxes between which counters are dragged, plots, weather", async () => {
    const page = await studio.page("/w/game-flat-top", { viewport: { width: 1440, height: 900 } });
    const table = new Table(page);
    await table.ready();
    await table.showPlay();
    await table.scenario("training");
    await page.keyboard.press("f");
    await expect.poll(() => page.getByLabel(/^Hide from each side/).isChecked()).toBe(true);
    await page.getByLabel("Japan", { exact: true }).selectOption({ label: "Bot: random" });
    await table.begin(7);
    await page.getByRole("note", { name: "Key: Weather by night" }).waitFor();
    // The ships begin in the Task Force of the scenario (4.1).
    await table.choose(table.option("Done"));
    await table.choose(table.option("Place Task Force 1"));
    // The planes begin in the boxes of the scenario (4.2).
    await table.choose(table.option("Done"));

    await table.board.getByRole("button", { name: "Air operations", exact: true }).click();
    const carrier = table.board.getByRole("region", { name: "Yorktown, Task Force 1", exact: true });
    const readying = carrier.getByRole("region", { name: "Readying", exact: true });
    const ready = carrier.getByRole("region", { name: "Ready", exact: true });
    await expect.poll(() => readying.locator("[draggable]").count()).toBe(3);
    await readying.getByText("Wildcat", { exact: true }).waitFor();
    await expect.poll(() => table.board.getByText("Rabaul").count()).toBe(0);
    const planes = readying.locator("[draggable]").first();
    await planes.hover();
    await page.mouse.down();
    await ready.hover();
    await expect.poll(() => ready.getAttribute("data-may")).toBe("true");
    await ready.hover({ position: { x: 30, y: 30 } });
    await page.mouse.up();
    // Several numbers and loads lead there: the rest is asked.
    await expect
      .poll(() => table.options.allInnerTexts())
      .toContainEqual(expect.stringContaining("Ready at Yorktown 2 Wildcat with GP"));
    await table.choose(table.option("Ready at Yorktown 2 Wildcat with GP"));
    await carrier.getByText("2 of 9", { exact: true }).waitFor();
    await picture(page, "dark-deck");

    await table.board.getByRole("button", { name: "Tracks and boxes", exact: true }).click();
    await table.board
      .getByRole("region", { name: "Air Record Sheet, Allies" })
      .getByText("no planes in flight")
      .waitFor();
    await table.board
      .getByRole("region", { name: "Ammunition Record Sheet, Allies" })
      .getByText("CV Yorktown, ammunition 16 of 16", { exact: true })
      .waitFor();
    expect(await table.board.getByRole("region", { name: /Sheet, Japan/ }).count()).toBe(0);

    await table.board.getByRole("button", { name: "Plots", exact: true }).click();
    const row = table.board.getByRole("row").filter({ hasText: "CV Yorktown" });
    await row.getByRole("button", { name: "On the map" }).click();
    await table.board.getByLabel("Overlay").selectOption({ label: "Ships seen by planes here" });
    await page.getByRole("note", { name: "Key: Ships seen by planes here" }).getByText("3: exact").waitFor();
    for (let i = 0; i < 4; i++) await table.board.getByRole("button", { name: "Zoom in" }).click();
    await picture(page, "dark-sight");
  });
});
