import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cut, findings } from "./support/axe";
import { useStudio } from "./support/studio";
import { useVisit } from "./support/visit";
import { Window } from "./support/desk";

const studio = useStudio();
const layer = "layers/my-variant/layer.json";

/** What axe finds and what is cut off, also in a window of half a screen. */
async function wrongs(page: Page): Promise<string[]> {
  const found = [...(await findings(page)), ...(await cut(page))];
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 820, height: 1000 });
  const narrow = [...(await findings(page)), ...(await cut(page))];
  await page.setViewportSize(before);
  return [...found, ...narrow.map((each) => `At 820 × 1000: ${each}`)];
}

const small = { width: 1024, height: 768 };

/** Goes on with Tab until the element that has the focus is seen again; fails where the focus cannot be seen. */
async function walk(page: Page): Promise<string[]> {
  const seen: string[] = [];
  for (let i = 0; i < 400; i++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const known = element.dataset.walked !== undefined;
      element.dataset.walked = "";
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const own = element.closest(".monaco-editor") === null && element !== document.body;
      const visible = (outlineStyle !== "none" && parseFloat(outlineWidth) >= 1) || boxShadow !== "none";
      const name = element.getAttribute("aria-label") ?? element.textContent.trim();
      return { known, name, unseen: own && !visible };
    });
    if (at.unseen) throw new Error(`The focus cannot be seen on “${at.name}”.`);
    if (at.known) return seen;
    seen.push(at.name);
  }
  throw new Error("The walk does not end.");
}

describe("the first page", () => {
  const visit = useVisit(studio, async () => ({
    page: await studio.page("/", { viewport: small, colorScheme: "light" }),
  }));

  it("is accessible and whole in both themes at 1024 × 768 and 820 × 1000", async () => {
    await studio.workspace("A workspace with a rather long name, as people give them to what they care for");
    const { page } = await visit();
    await page.getByRole("article").first().waitFor();
    expect(await wrongs(page)).toEqual([]);
    await page.getByRole("button", { name: "New workspace", exact: true }).first().click();
    await page.getByRole("dialog").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /Open a folder/ }).click();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });

  it("has the system's theme until it is changed by a button, and remembers that", async () => {
    const { page } = await visit();
    await page.reload();
    await page.getByRole("button", { name: "Use the dark theme" }).waitFor();
    const theme = (): Promise<string | undefined> =>
      page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBe("light");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    await page.getByRole("button", { name: "Use the light theme" }).waitFor();
    expect(await theme()).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByRole("button", { name: "Use the dark theme" }).click();
    await page.reload();
    await page.getByRole("button", { name: "Use the light theme" }).waitFor();
    expect(await theme()).toBe("dark");
  });

  it("of a missing workspace is accessible too", async () => {
    studio.allow(/status of 404/);
    const { page } = await visit();
    await page.goto(`${studio.server.address}/w/000000000000`);
    await page.getByRole("heading", { name: "This workspace cannot be opened" }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it("is reached with the keyboard alone, and so a workspace is made", async () => {
    await studio.workspace();
    const { page } = await visit();
    await page.goto(studio.server.address);
    await page.getByRole("article").first().waitFor();
    const reached = await walk(page);
    expect(reached).toEqual(expect.arrayContaining(["Open a folder …", "New workspace"]));
    await page.getByRole("button", { name: "New workspace", exact: true }).first().focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/w\//);
  });
});

describe("a workspace", () => {
  const visit = useVisit(studio, async () => {
    const workspace = await studio.workspace();
    const window = await Window.on(studio, workspace);
    return { workspace, window, page: window.page };
  });

  it("is reached with the keyboard alone, all around the editor", async () => {
    const { window } = await visit();
    const buttons = await window.page.locator("button:not([disabled]):visible").evaluateAll((all) =>
      all
        // What stands in a tree is reached by its arrows.
        .filter((each) => each.closest(".monaco-editor") === null && (each as HTMLElement).tabIndex >= 0)
        .map((each) => each.getAttribute("aria-label") ?? each.textContent.trim()),
    );
    expect(buttons.length).toBeGreaterThan(8);
    expect(await walk(window.page)).toEqual(expect.arrayContaining(buttons));
  });

  it("has a tab that is closed with Delete", async () => {
    const { window } = await visit();
    await window.document(layer);
    await window.page.getByRole("tab").first().focus();
    await window.page.keyboard.press("Delete");
    await window.page.getByText("Open a document on the left").waitFor();
  });

  it("is accessible and whole in both themes with an editor, problems and a conflict at 1024 × 768 and 820 × 1000", async () => {
    const { workspace, window } = await visit();
    await window.page.setViewportSize(small);
    await window.document(layer);
    await window.typeOver("false", "5");
    await window.hasProblem(/default|true or false|5/);
    workspace.write(layer, workspace.read(layer).replace("My variant", "Theirs"));
    await window.page.getByRole("alert").first().waitFor();
    expect(await wrongs(window.page)).toEqual([]);
  });
});
