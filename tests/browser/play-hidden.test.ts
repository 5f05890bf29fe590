// @module-tag slow
import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/kernel";
import type { Message } from "../../components/play/protocol";
import { Table } from "./support/play";
import { useStudio } from "./support/studio";

const studio = useStudio();

/** Everything that the worker sends to the page, recorded for the test alone. */
declare global {
  interface Window {
    sent: string[];
  }
}

/** A table that records everything that is sent to the page. */
class RecordedTable extends Table {
  static async begin(): Promise<RecordedTable> {
    const workspace = await studio.workspace();
    const person = await studio.person({ viewport: { width: 1440, height: 900 } });
    await person.addInitScript(() => {
      window.sent = [];
      const { Worker: Own } = window;
      window.Worker = class extends Own {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          this.addEventListener("message", ({ data }: MessageEvent<{ type?: string }>) => {
            // Only the worker of the table knows the game, and it sends it by this message.
            if (data.type === "table") window.sent.push(JSON.stringify(data));
          });
        }
      };
    });
    const page = await person.newPage();
    await page.goto(studio.server.address + workspace.address);
    const table = new RecordedTable(page);
    await table.ready();
    await table.showPlay();
    return table;
  }

  sent(): Promise<string[]> {
    return this.page.evaluate(() => window.sent);
  }

  /** Records only what is sent from now on. */
  async forget(): Promise<void> {
    await this.page.evaluate(() => (window.sent = []));
  }

  /** The page's document and all that was sent to it since `forget`. */
  async known(): Promise<string> {
    return [...(await this.sent()), await this.page.content()].join("\n");
  }

  async knows(id: string): Promise<boolean> {
    return new Set((await this.known()).match(/[\w-]+/g)).has(id);
  }

  /** The options that were last sent to the page. */
  async offered(): Promise<Choice[]> {
    const news = (await this.sent()).map((text) => JSON.parse(text) as Message);
    const last = news.findLast((message) => message.type === "table");
    return last?.table?.shown?.decisions[0]?.options.map(({ choice }) => choice) ?? [];
  }

  /** Take the first option of the kind; says what it was. */
  async take(is: (choice: Choice) => boolean): Promise<Choice> {
    const offered = await this.offered();
    const index = offered.findIndex(is);
    if (index < 0) throw new Error(`Nothing of the kind is offered: ${JSON.stringify(offered.slice(0, 5))}`);
    const before = await this.choices();
    await this.options.nth(index).click();
    await expect.poll(async () => (await this.isCurtain()) || (await this.choices()) !== before).toBe(true);
    return offered[index]!;
  }

  isCurtain(): Promise<boolean> {
    return this.page.getByText(/Hand over to that player/).isVisible();
  }

  async lift(name: string): Promise<void> {
    await this.page.getByRole("button", { name: `I play ${name}` }).click();
    await this.options.first().waitFor();
  }
}

describe("hot seat with hidden Task Forces (18.1.4)", () => {
  it("hides from Japan who sails, in the window and in the page's data; the Allies see their own", async () => {
    const table = await RecordedTable.begin();
    const { page } = table;
    await page.getByLabel("Hide from each side what it must not know").check();
    await page.getByText(/^Optional rules/).click();
    await page.getByLabel("Allies are just a little sneakier").check();
    await page.getByLabel("Start", { exact: true }).selectOption("set-up");
    await page.getByLabel("Turn", { exact: true }).selectOption("3");
    await page.getByLabel("Phase", { exact: true }).selectOption("allies operational-movement");
    await page.getByLabel("Seed").fill("7");
    await page.getByRole("button", { name: "Start game", exact: true }).click();

    // Nothing of the game is behind the curtain, though bots set up there what may stand where one likes.
    for (;;) {
      await page.getByText("Hand over to that player").waitFor({ timeout: 60_000 });
      expect(await table.sent()).not.toEqual([]);
      expect(await table.known()).not.toMatch(/\bu-(dd|ca|cl|air|land)-\d/);
      expect(await table.diary.count()).toBe(0);
      expect(await table.board.count()).toBe(0);
      if (await page.getByRole("button", { name: "I play Allies" }).isVisible()) {
        await table.lift("Allies");
        if ((await table.phase()).includes("Operational Movement")) break;
        await table.forget();
      }
      await table.bots("Finish this step");
    }

    // A ship that has others of its type beside it sails under a marker.
    await table.take(({ form }) => form === "pearl-harbor");
    const { add, type } = await table.take((choice) => choice.type === "u-ca");
    const ship = String(add);
    expect(ship).toMatch(new RegExp(`^${String(type)}-\\d+$`));
    await table.take(({ under }) => under !== undefined);
    await table.take(({ to }) => to === "midway");
    expect(await table.knows(ship)).toBe(true);
    await table.diary.getByText(/In the hidden Task Force/).waitFor();

    // At the curtain everything is gone from the page, and nothing more of the game is sent.
    await table.forget();
    await table.option(/^\d?\s*Done$/i).click();
    await page.getByText(/Japan must decide/).waitFor();
    expect(await table.knows(ship)).toBe(false);
    expect(await table.known()).not.toMatch(/hidden Task Force:|\bu-(dd|ca|cl)-\d/);
    await page.keyboard.press("u");
    await page.keyboard.press("1");
    expect(await table.isCurtain()).toBe(true);

    // Japan looks: at the board, at the diary, back in time and forth again.
    await table.lift("Japan");
    await table.board.waitFor();
    await table.diary
      .getByText(/Task Force/)
      .first()
      .waitFor();
    const back = page.getByRole("button", { name: /^Undo choice/ });
    if (await back.isEnabled()) expect(await back.getAttribute("aria-label")).not.toContain("Allies: add");
    await page.getByRole("button", { name: "Tracks and boxes" }).click();
    await page.getByRole("button", { name: "Map", exact: true }).click();
    expect(await table.knows(ship)).toBe(false);
    expect(await table.known()).not.toMatch(/In the hidden Task Force/);

    // Back at the Allies' side of the table all of it is there again.
    await page.getByRole("button", { name: "Players" }).click();
    await page.getByRole("button", { name: "Change players" }).click();
    await page.getByText(/Japan must decide/).waitFor();
    expect(await table.knows(ship)).toBe(false);
    await table.lift("Japan");
    await page.getByRole("button", { name: "Players" }).click();
    await page.getByRole("dialog").getByLabel("Japan").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Change players" }).click();
    await table.options.first().waitFor({ timeout: 60_000 });
    await table.diary
      .getByText(/In the hidden Task Force/)
      .first()
      .waitFor();
    expect(await table.isCurtain()).toBe(false);
  });
});
