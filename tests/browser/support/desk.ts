import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Studio, Workspace } from "./studio";

/** One window of the studio on a workspace, handled as a person would. */
export class Window {
  constructor(readonly page: Page) {}

  /** Of a person of their own, or one more of a person who is there. */
  static async on(studio: Studio, workspace: Workspace, person?: BrowserContext): Promise<Window> {
    const page = await (person ?? (await studio.person())).newPage();
    await page.goto(studio.server.address + workspace.address);
    const window = new Window(page);
    await window.ready();
    return window;
  }

  /** Read, checked and shown. */
  async ready(): Promise<void> {
    await this.page.getByText(/^Checked in /).waitFor();
  }

  get explorer(): Locator {
    return this.page.getByRole("navigation", { name: "Documents" });
  }

  get editor(): Locator {
    return this.page.getByTestId("text-editor");
  }

  get problems(): Locator {
    return this.page.getByRole("region", { name: "Problems" });
  }

  /** What the status line says of the files. */
  get status(): Locator {
    return this.page.getByRole("contentinfo").getByRole("status");
  }

  /** Open a file from the explorer and wait for its text. */
  async document(file: string): Promise<void> {
    await this.explorer.locator(`[role=treeitem][title="${file}"]`).click({ position: { x: 110, y: 8 } });
    await this.inFront(file);
    await this.asText();
  }

  /** The document in front as text, whatever it opened in. */
  async asText(): Promise<void> {
    const text = this.page
      .getByRole("group", { name: "View" })
      .getByRole("button", { name: "Text", exact: true });
    if (await text.isVisible()) await text.click();
    await this.editor.locator(".view-line").first().waitFor();
  }

  /** Ask the palette, opened by its keys, for something and take the first that is found. */
  async palette(keys: string, wanted: string): Promise<void> {
    await this.page.keyboard.press(keys);
    const dialog = this.page.getByRole("dialog");
    await dialog.getByRole("combobox").fill(wanted);
    await dialog.getByRole("option").first().waitFor();
    await this.page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
  }

  /** Wait for the tab of a file to be the one in front. */
  async inFront(file: string): Promise<void> {
    await this.page.locator(`[role=tab][title="${file}"][aria-selected=true]`).waitFor();
  }

  /** Take the first fix that the editor offers at the cursor. */
  async fixHere(words: RegExp): Promise<void> {
    await this.page.keyboard.press("Control+.");
    await this.page.locator(".action-widget").getByText(words).first().waitFor();
    await this.page.keyboard.press("Enter");
  }

  /** A line of the list of completions. */
  suggestion(label: string): Locator {
    return this.page.locator(".suggest-widget.visible").getByText(label).first();
  }

  /** The text that is shown; of a long one the part on the screen. */
  text(): Promise<string> {
    return this.editor.locator(".view-lines").evaluate((lines) =>
      [...lines.querySelectorAll<HTMLElement>(".view-line")]
        .sort((a, b) => parseFloat(a.style.top) - parseFloat(b.style.top))
        .map((line) => line.textContent.replaceAll("\u00a0", " "))
        .join("\n"),
    );
  }

  async shows(text: string): Promise<void> {
    await expect.poll(() => this.text(), { timeout: 20_000 }).toContain(text);
  }

  async showsNot(text: string): Promise<void> {
    await expect.poll(() => this.text(), { timeout: 20_000 }).not.toContain(text);
  }

  /** Select a stretch of the text by the keyboard, from the first place where it stands in a line. */
  async select(stretch: string): Promise<void> {
    const lines = (await this.text()).split("\n");
    const line = lines.findIndex((each) => each.includes(stretch));
    if (line < 0) throw new Error(`“${stretch}” is not on the screen.`);
    await this.editor.locator(".view-lines").click({ position: { x: 2, y: 2 } });
    await this.page.keyboard.press("Control+Home");
    await this.times("ArrowDown", line);
    await this.page.keyboard.press("Home");
    await this.page.keyboard.press("Home");
    const indent = await this.caretColumn();
    await this.times(
      indent <= lines[line]!.indexOf(stretch) ? "ArrowRight" : "ArrowLeft",
      Math.abs(lines[line]!.indexOf(stretch) - indent),
    );
    await this.times("Shift+ArrowRight", stretch.length);
  }

  /** Twice “Home” is the margin or the first letter; wherever it is, at most the width of the indent. */
  private async caretColumn(): Promise<number> {
    // The editor draws the caret with the next frame.
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const [caret, margin, width] = await this.editor.evaluate((editor) => [
      editor.querySelector(".cursor")!.getBoundingClientRect().left,
      editor.querySelector(".view-lines")!.getBoundingClientRect().left,
      (() => {
        const probe = document.createElement("span");
        probe.textContent = "0".repeat(100);
        editor.querySelector(".view-line")!.append(probe);
        const { width: wide } = probe.getBoundingClientRect();
        probe.remove();
        return wide / 100;
      })(),
    ]);
    return Math.round((caret! - margin!) / width!);
  }

  private async times(key: string, count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.page.keyboard.press(key);
  }

  /** Type over a stretch of the text. */
  async typeOver(stretch: string, text: string): Promise<void> {
    await this.select(stretch);
    await this.page.keyboard.type(text);
  }

  /** Replace the whole text by one from the clipboard, as somebody does who copies an example. */
  async pasteAll(text: string): Promise<void> {
    await this.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await this.editor.click();
    await this.page.keyboard.press("Control+a");
    await this.paste(text);
  }

  /** For a window that may use the clipboard. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((each) => navigator.clipboard.writeText(each), text);
    await this.page.keyboard.press("Control+v");
  }

  async undo(): Promise<void> {
    await this.page.keyboard.press("Control+z");
  }

  async save(): Promise<void> {
    await this.page.keyboard.press("Control+s");
    await this.statusIs(/All saved/);
  }

  async statusIs(words: RegExp): Promise<void> {
    await expect.poll(() => this.status.textContent(), { timeout: 30_000 }).toMatch(words);
  }

  /** Until the text as it is now lies in the browser's own store. */
  async keptInBrowser(): Promise<void> {
    const text = (await this.text()).replace(/\s/g, "");
    await expect
      .poll(() =>
        this.page.evaluate(
          () =>
            new Promise<string>((resolve, reject) => {
              const opening = indexedDB.open("keyval-store");
              opening.onerror = () => reject(new Error("The store cannot be opened."));
              opening.onsuccess = () => {
                const all = opening.result.transaction("keyval").objectStore("keyval").getAll();
                all.onsuccess = () => {
                  const kept = all.result as { files: Record<string, { text: string | null }> }[];
                  const texts = kept.flatMap(({ files }) =>
                    Object.values(files).map((file) => file.text ?? ""),
                  );
                  resolve(texts.join("").replace(/\s/g, ""));
                  opening.result.close();
                };
              };
            }),
        ),
      )
      .toContain(text);
  }

  get problemLines(): Locator {
    return this.problems.locator('[role=treeitem][aria-level="2"]');
  }

  /** Messages of the problems in the list, in its order. */
  problemList(): Promise<string[]> {
    return this.problemLines.allTextContents();
  }

  async hasProblem(words: RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.problemList()).filter((each) => words.test(each)).length, {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
  }

  async hasNoProblem(words: RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.problemList()).filter((each) => words.test(each)), { timeout: 20_000 })
      .toEqual([]);
  }
}
