// @module-tag slow
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { picture } from "./support/pictures";
import { useStudio } from "./support/studio";

const studio = useStudio();

/** Somebody who does what the tour says, and finds what it speaks of by what is written on it. */
class Visitor {
  constructor(readonly page: Page) {}

  get tour(): Locator {
    return this.page.getByRole("complementary", { name: "Tour" });
  }

  /** Waits for a step, and says what it asks for. */
  async step(title: string, timeout = 60_000): Promise<string> {
    const words = this.tour.getByRole("paragraph").filter({ hasText: new RegExp(`^${title} .{12}`) });
    await words.waitFor({ timeout });
    return words.innerText();
  }

  /** What is to be pressed, as it is marked in the window. */
  get marked(): Locator {
    return this.page.locator("[data-tour]");
  }

  /** Waits until the mark stands on what is called like this. */
  async markOn(name: string | RegExp): Promise<Locator> {
    const control = this.marked
      .filter({ hasText: name })
      .or(this.page.locator(`[data-tour][aria-label^="${String(name)}"]`));
    await control.first().waitFor();
    return control.first();
  }

  async carry(from: Locator, to: Locator): Promise<void> {
    const { mouse } = this.page;
    // What is marked may stand below the edge by now: on a slow machine panes come after the mark.
    await from.scrollIntoViewIfNeeded();
    // A map that has just been opened still finds its size.
    let before = "";
    const isStill = async (): Promise<boolean> => {
      const now = JSON.stringify([await from.boundingBox(), await to.boundingBox()]);
      const same = now === before;
      before = now;
      return same;
    };
    await expect.poll(isStill, { interval: 300, timeout: 10_000 }).toBe(true);
    const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
    await mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    // Whoever carries something looks where its place is now, and lets go over it.
    let aimed = "";
    const isOver = async (): Promise<boolean> => {
      const earlier = aimed;
      const { x, y, width, height } = (await to.boundingBox())!;
      aimed = JSON.stringify([x, y]);
      await mouse.move(x + width / 2, y + height / 2, { steps: 4 });
      return aimed === earlier;
    };
    await expect.poll(isOver, { interval: 100, timeout: 10_000 }).toBe(true);
    await mouse.up();
  }
}

describe("the first ten minutes", () => {
  it("lead from the first page to the printed one, by what the screen says alone", async () => {
    studio.empty();
    const page = await studio.page("/", { viewport: { width: 1440, height: 900 }, isNew: true });
    await page.getByRole("button", { name: "Start the tour" }).click();
    const visitor = new Visitor(page);

    // ---- the map --------------------------------------------------------------------------------
    // The scenario stands on its map already.
    await visitor.step("Move a unit");
    await visitor.carry(
      page.getByRole("button", { name: /^Truk: 1 counter/ }),
      page.getByRole("button", { name: /^Gilbert Islands:/ }),
    );
    await picture(page, "tour-map");

    // ---- the turn track -----------------------------------------------------------------------------
    const track = await visitor.step("Open the turn track");
    await (await visitor.markOn(/“(.*?)”/.exec(track)![1]!)).click();
    const date = await visitor.step("Change a date");
    const [, title = "", turn = ""] = /“(.*?)” from Turn (\d+)/.exec(date) ?? [];
    await picture(page, "tour-track");
    await visitor.carry(await visitor.markOn(title), page.locator(`tr[data-turn="${Number(turn) - 1}"] th`));

    // ---- a table, broken and mended -------------------------------------------------------------------
    const table = await visitor.step("Open a table");
    const [document, sheet] = [...table.matchAll(/“(.*?)”/g)].map(([, name]) => name!);
    await (await visitor.markOn(document!)).click();
    await (await visitor.markOn(sheet!)).click();
    const cell = await visitor.step("Make a mistake on purpose");
    const [, value = "", wrong = ""] = /number (\S+), type (\S+) and/.exec(cell) ?? [];
    await (await visitor.markOn(value)).click();
    // A word half typed is no step done.
    await page.keyboard.type(wrong);
    await page.waitForTimeout(700);
    await expect.poll(() => visitor.tour.innerText()).toContain("Make a mistake on purpose");
    await page.keyboard.press("Enter");
    await visitor.step("See the problem and fix it");
    await page
      .getByText(/have no counter/)
      .first()
      .waitFor();
    await picture(page, "tour-problems");
    await visitor.tour.getByRole("button", { name: "Leave the tour" }).click();
    await expect.poll(() => visitor.marked.count()).toBe(0);
    await page.getByRole("button", { name: "Resume the tour" }).click();
    await (await visitor.markOn("Undo")).click();
    await visitor.step("Save");
    await (await visitor.markOn("Save")).click();

    // ---- a turn against the bot ------------------------------------------------------------------------
    await visitor.step("Start a game");
    // A reload does not lose the step.
    await page.reload();
    await visitor.step("Start a game");
    const play = page.getByRole("tab", { name: "Play", exact: true });
    await play.click();
    // What was changed is played, not another scenario of the game.
    await page.getByRole("heading", { name: /^Play My Training/ }).waitFor();
    await page.locator("select[data-tour]").selectOption("steady");
    await (await visitor.markOn("Start game")).click();
    await visitor.step("Play a turn");
    await visitor.marked.click();
    await (await visitor.markOn("Bots")).click();
    await picture(page, "tour-play");
    await (await visitor.markOn("Finish this player turn")).click();

    // ---- the lab -------------------------------------------------------------------------------------------
    await visitor.step("Ask the lab whether the change matters");
    await (await visitor.markOn("Lab")).click();
    await (await visitor.markOn(/Compare/)).click();
    await page.getByLabel("Games per variant, at most").fill("10");
    await page.getByLabel("Pairs with other players").fill("0");
    // The mark may still stand on the question of that name.
    await visitor.marked.and(page.getByRole("button", { name: /^Compare/ })).click();

    // ---- on paper ------------------------------------------------------------------------------------------
    await visitor.step("Print the game", 150_000);
    await picture(page, "tour-lab");
    await (await visitor.markOn("Export")).click();
    await (await visitor.markOn("Play aids to print")).click();
    await (await visitor.markOn("Export")).click();
    await visitor.step("End of the tour");
    expect(
      await page
        .getByRole("dialog")
        .getByText(/is in your downloads/)
        .innerText(),
    ).toMatch(/files/);
    await picture(page, "tour-print");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await visitor.tour.getByRole("button", { name: "Done" }).click();
    await visitor.tour.waitFor({ state: "detached" });
  }, 300_000);
});
