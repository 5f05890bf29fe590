import type { BrowserContextOptions, Locator } from "playwright-core";
import { expect } from "vitest";
import { Window } from "./desk";
import type { Studio, Workspace } from "./studio";

/** A window in which documents are looked at in other ways than as text. */
export class Editors extends Window {
  static async open(
    studio: Studio,
    workspace: Workspace,
    options: BrowserContextOptions = {},
  ): Promise<Editors> {
    const editors = new Editors(
      await studio.page(workspace.address, {
        viewport: { width: 1440, height: 900 },
        permissions: ["clipboard-read", "clipboard-write"],
        ...options,
      }),
    );
    await editors.ready();
    return editors;
  }

  /** Open a document in one of its views. */
  async view(file: string, view: string): Promise<void> {
    await this.document(file);
    await this.page
      .getByRole("group", { name: "View" })
      .getByRole("button", { name: view, exact: true })
      .click();
  }

  async canUndo(words: RegExp): Promise<void> {
    const button = this.page.getByRole("button", { name: /^Undo(:|$)/ });
    await expect.poll(() => button.getAttribute("aria-label"), { timeout: 20_000 }).toMatch(words);
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  // ---- the grid ----------------------------------------------------------------------------------

  get grid(): Locator {
    return this.page.getByRole("grid");
  }

  heading(column: string): Locator {
    return this.grid.getByRole("columnheader").filter({ hasText: new RegExp(`^${column}`) });
  }

  row(id: string): Locator {
    return this.grid
      .getByRole("row")
      .filter({ has: this.page.getByRole("gridcell", { name: id, exact: true }) });
  }

  /** A cell by what its row is called and by the title of its column. */
  async cell(id: string, column: string): Promise<Locator> {
    const at = await this.heading(column).first().getAttribute("aria-colindex");
    return this.row(id).locator(`[role=gridcell][aria-colindex="${at}"]`);
  }

  /** What a cell says, without its letter. */
  async holds(id: string, column: string, text: string): Promise<void> {
    const cell = (await this.cell(id, column)).locator("span").first();
    await expect.poll(() => cell.textContent(), { timeout: 20_000 }).toBe(text);
  }

  /** Type over a cell and go on with Enter. */
  async type(id: string, column: string, text: string): Promise<void> {
    await (await this.cell(id, column)).click();
    await this.page.keyboard.type(text);
    await this.page.keyboard.press("Enter");
  }

  /** The ids of the rows that are in sight, in their order. */
  ids(): Promise<string[]> {
    return this.grid.locator('[role=gridcell][aria-colindex="1"] > span:first-child').allTextContents();
  }

  // ---- the clipboard -----------------------------------------------------------------------------

  copied(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  // ---- the pane of layers ------------------------------------------------------------------------

  get layers(): Locator {
    return this.page.getByRole("region", { name: "Layers of the value" });
  }

  async showLayers(): Promise<void> {
    await this.page.getByRole("button", { name: "Layers", exact: true }).first().click();
    await this.layers.waitFor();
  }

  async layersSay(words: RegExp): Promise<void> {
    await expect.poll(() => this.layers.textContent(), { timeout: 20_000 }).toMatch(words);
  }
}

export const small: BrowserContextOptions = { viewport: { width: 1024, height: 768 } };
