import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { Window } from "./desk";
import type { PersonOptions, Studio, Workspace } from "./studio";

/** A window in which somebody is for the first time, with the live preview beside the editor. */
export class Previewed extends Window {
  static async open(studio: Studio, workspace: Workspace, options: PersonOptions = {}): Promise<Previewed> {
    const window = new Previewed(
      await studio.page(workspace.address, {
        isNew: true,
        viewport: { width: 1440, height: 900 },
        ...options,
      }),
    );
    await window.ready();
    return window;
  }

  get pane(): Locator {
    return this.page.getByRole("region", { name: "Live preview" });
  }

  tab(name: RegExp): Locator {
    return this.pane.getByRole("tab", { name });
  }

  async show(name: RegExp): Promise<void> {
    await this.tab(name).click();
    await this.page
      .locator("[data-pane=preview] [role=tab][aria-selected=true]", { hasText: name })
      .waitFor();
  }

  /** The stack of a place on the previewed map. */
  async stackIs(place: string, words: RegExp): Promise<void> {
    const stack = this.pane.getByRole("button", { name: new RegExp(`^${place}: \\d+ counter`) }).first();
    await expect.poll(() => stack.getAttribute("aria-label"), { timeout: 20_000 }).toMatch(words);
  }

  /** Figures of a line of a side's forces, as they stand in their columns. */
  async forcesAre(side: string, name: string, figures: string[]): Promise<void> {
    const row = this.pane
      .getByRole("table", { name: side })
      .getByRole("row")
      .filter({ has: this.page.getByRole("rowheader", { name, exact: true }) });
    await expect.poll(() => row.getByRole("cell").allTextContents(), { timeout: 20_000 }).toEqual(figures);
  }

  /** What the engine and the rules say. */
  get said(): Locator {
    return this.pane.getByRole("region", { name: "Rule checks" });
  }

  async says(words: RegExp): Promise<void> {
    await expect.poll(() => this.said.textContent(), { timeout: 20_000 }).toMatch(words);
  }

  get changes(): Locator {
    return this.pane.getByRole("tree", { name: "Changes" }).getByRole("treeitem");
  }

  async changesAre(words: RegExp[]): Promise<void> {
    await expect.poll(() => this.changes.count(), { timeout: 20_000 }).toBe(words.length);
    const shown = await this.changes.allTextContents();
    words.forEach((each, i) => expect(shown[i]!.trim()).toMatch(each));
  }

  /** Whether the preview has the window to itself. */
  async isFull(): Promise<boolean> {
    const { width } = (await this.pane.boundingBox())!;
    return width === this.page.viewportSize()!.width;
  }

  async becomesFull(is: boolean): Promise<void> {
    await expect.poll(() => this.isFull()).toBe(is);
  }
}
