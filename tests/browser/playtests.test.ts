// @module-tag slow
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { parseDocument, rangeOf } from "../../lib/documents";
import { openGame } from "../../lib/workspace";
import { cut, findings } from "./support/axe";
import { Window } from "./support/desk";
import { type Studio, useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
studio.playtests = true;
const costs = "layers/my-variant/tables/transport-costs.json";
const printedCosts = '{\n  "seaDeployment": {\n    "naval": 1\n  }\n}\n';
const example = "playtests/example-of-play.json";
const own = "playtests/mine.json";
const elsewhere = "playtests/elsewhere.json";

/** A playtest that says which turn the Short Campaign begins with; it is the second. */
const turnIs = (turn: number, more: object = {}): string =>
  JSON.stringify(
    {
      title: "The first turn",
      description: "The Short Campaign begins with Turn 2.",
      scenario: "short-campaign",
      seed: 1,
      choices: [],
      expect: [
        { after: 0, pointer: "/outcome", equals: null },
        { after: 0, pointer: "/turn", equals: turn },
      ],
      ...more,
    },
    undefined,
    2,
  );

/** A window of the studio with its results of playtests. */
class Playtests extends Window {
  static async over(
    workspace: Workspace,
    options: Parameters<Studio["page"]>[1] = { viewport: { width: 1440, height: 900 } },
  ): Promise<Playtests> {
    const window = new Playtests(await studio.page(workspace.address, options));
    await window.ready();
    return window;
  }

  row(path: string): Locator {
    return this.explorer.locator(`[data-row="${path}"]`);
  }

  get heading(): Locator {
    return this.explorer.locator('[data-row="section Playtests"]');
  }

  /** Above the text of a playtest. */
  get bar(): Locator {
    return this.page.getByRole("region", { name: "This playtest" });
  }

  get failing(): Locator {
    return this.page
      .getByRole("contentinfo")
      .getByRole("button", { name: /playtests? (fails?|differs? because of your change)$/ });
  }

  async stands(
    path: string,
    word: "passes" | "fails" | "differs because of your change" | "not run",
  ): Promise<void> {
    await this.row(path).getByRole("img", { name: word, exact: true }).waitFor({ timeout: 40_000 });
  }

  /** Counts from now on how often a playtest has been played to its end. */
  async runsOf(path: string): Promise<() => Promise<number>> {
    const handle = await this.row(path).evaluateHandle((row) => {
      const count = { ends: 0 };
      const isRunning = (): boolean => row.querySelector('[aria-label="running"]') !== null;
      let before = isRunning();
      new MutationObserver(() => {
        const now = isRunning();
        if (before && !now) count.ends++;
        before = now;
      }).observe(row, { subtree: true, childList: true, attributes: true });
      return count;
    });
    return () => handle.evaluate(({ ends }) => ends);
  }

  async total(words: string): Promise<void> {
    await this.page.getByRole("contentinfo").getByText(words, { exact: true }).waitFor({ timeout: 40_000 });
  }

  async barSays(words: RegExp): Promise<void> {
    await this.bar.filter({ hasText: words }).waitFor();
  }

  /** The cursor stands on the line on which the text of a playtest sets a value. */
  async standsAt(path: string, text: string, pointer: string): Promise<void> {
    await this.inFront(path);
    const { line } = rangeOf(parseDocument(path, text), pointer).start;
    await expect.poll(() => this.editor.locator(".active-line-number").textContent()).toBe(String(line));
  }
}

interface Opened {
  workspace: Workspace;
  window: Playtests;
  page: Page;
}

describe("playtests", () => {
  const visit = useVisit(studio, async (): Promise<Opened> => {
    const workspace = await studio.workspace();
    workspace.write(costs, printedCosts);
    workspace.write(elsewhere, turnIs(2, { layers: [] }));
    const window = await Playtests.over(workspace);
    return { workspace, window, page: window.page };
  });

  /** One of one's own that fails. */
  async function failing(): Promise<Playtests> {
    const { workspace, window } = await visit();
    workspace.write(own, turnIs(3));
    await window.stands(own, "fails");
    await window.total("1 of 7 playtests fails");
    return window;
  }

  it("of the game pass at first, differ where an edit is felt, open there, pass once it is undone, and can be made one's own", async () => {
    const { window } = await visit();
    await window.total("6 playtests pass");
    // What is made for other layers is neither run nor counted.
    await window.stands(elsewhere, "not run");
    await window.stands(example, "passes");
    await window.heading.filter({ hasText: "6 of 6 pass" }).waitFor();

    await window.document(costs);
    await window.typeOver("1", "0.5");
    // The game's playtests differ by what was changed; that is no failure.
    await window.stands(example, "differs because of your change");
    await window.failing.waitFor();
    await expect.poll(() => window.row(example).getAttribute("title")).toMatch(/29\.5; 29 was expected/);

    await window.failing.click();
    const first = "playtests/campaign-turn-1.json";
    await window.inFront(first);
    await window.barSays(/Differs.* because of your change.*28\.5 was expected/);

    await window.row(example).click();
    await window.barSays(/After choice 12, \/tracks\/transport\/japan is 29\.5; 29 was expected/);
    const text = openGame("fire-in-the-sky").files[example]!;
    const { expect: expected } = JSON.parse(text) as { expect: { after: number; pointer: string }[] };
    const at = expected.findIndex(({ after, pointer }) => after === 12 && pointer.endsWith("/japan"));
    await window.standsAt(example, text, `/expect/${at}`);

    // Away from there, and back by the button.
    await window.page.keyboard.press("Control+Home");
    await window.standsAt(example, text, "");
    await window.bar.getByRole("button", { name: "Show it" }).click();
    await window.standsAt(example, text, `/expect/${at}`);

    await window.document(costs);
    await window.undo();
    await window.total("6 playtests pass");
    await window.row(example).click();
    await window.barSays(/Passes: 165 choices, .* ms/);
    await expect.poll(() => window.bar.getByRole("button", { name: "Show it" }).count()).toBe(0);

    // Made one's own it holds by the change.
    await window.document(costs);
    await window.typeOver("1", "0.5");
    await window.stands(example, "differs because of your change");
    await window.row(example).click();
    await window.bar.getByRole("button", { name: "Make it my playtest" }).click();
    await window.stands(example, "passes");
    await window.barSays(/Passes: 165 choices, .* ms/);
    const undo = window.page.getByRole("button", { name: /^Undo(:|$)/ });
    await undo.click();
    await window.stands(example, "differs because of your change");
    await undo.click();
    await window.total("6 playtests pass");
    await window.statusIs(/All saved/);
  });

  it("are found, opened and run again with the keyboard alone", async () => {
    const window = await failing();
    await window.palette("Control+Shift+P", "next failing playtest");
    await window.standsAt(own, turnIs(3), "/expect/1");

    await window.page.keyboard.press("Control+Home");
    await window.standsAt(own, turnIs(3), "");
    await window.page.keyboard.press("Alt+1");
    await expect
      .poll(() => window.page.evaluate(() => document.activeElement?.getAttribute("data-row")))
      .toBe(own);
    await window.page.keyboard.press("Enter");
    await window.standsAt(own, turnIs(3), "/expect/1");

    await window.failing.focus();
    await window.page.keyboard.press("Enter");
    await expect
      .poll(() => window.page.evaluate(() => document.activeElement?.closest("footer") === null))
      .toBe(true);

    const again = window.bar.getByRole("button", { name: "Run again" });
    await again.focus();
    const runs = await window.runsOf(own);
    await window.page.keyboard.press("Enter");
    await expect.poll(runs).toBe(1);
    const others = await window.runsOf(example);
    await window.palette("Control+Shift+P", "Run all playtests");
    await expect.poll(runs).toBe(2);
    await expect.poll(others).toBe(1);
  });

  it("have marks and bars that are accessible and whole in both themes at 1024 × 768", async () => {
    const window = await failing();
    const large = window.page.viewportSize()!;
    await window.page.setViewportSize({ width: 1024, height: 768 });
    await window.failing.click();
    await window.barSays(/Fails.*After|At the start, \/turn is 2; 3 was expected/);
    await window.editor.locator(".view-line").first().waitFor();
    expect(await findings(window.page)).toEqual([]);
    expect(await cut(window.page)).toEqual([]);
    await window.page.setViewportSize(large);
  });

  it("of one's own are run when their file comes, and again after each edit of its text", async () => {
    const window = await failing();
    await window.heading.filter({ hasText: "6 of 7 pass" }).waitFor();

    await window.row(own).click();
    await window.standsAt(own, turnIs(3), "/expect/1");
    await window.typeOver("3", "2");
    await window.stands(own, "passes");
    await window.barSays(/Passes: 0 choices/);
    await window.total("7 playtests pass");

    await window.typeOver("short", "long");
    await window.stands(own, "not run");
    await window.barSays(/Not run: There is no scenario “long-campaign”/);
    await window.total("6 of 7 playtests pass, 1 not run");
  });
});
