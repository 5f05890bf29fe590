// @module-tag slow
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cli, scratch } from "../cli/harness";
import { Repository } from "../history/repository";
import { cut, findings } from "./support/axe";
import { Previewed } from "./support/preview";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const BASES = "layers/my-variant/bases.json";
const UNITS = "layers/my-variant/units.json";

const capacity = (steps: number): string =>
  `{\n  "bases": {\n    "truk": {\n      "airCapacity": ${steps}\n    }\n  }\n}\n`;

async function workspace(title: string, steps: number): Promise<Workspace> {
  const made = await studio.workspace(title);
  made.write(BASES, capacity(steps));
  return made;
}

const against = (window: Previewed): Locator => window.pane.getByRole("combobox", { name: "Against" });

/** Go by the keys alone to the choice of what is compared with, and type what it begins with. */
async function typeAgainst(window: Previewed, words: string): Promise<void> {
  const { keyboard } = window.page;
  await window.tab(/What changed/).focus();
  const isThere = (): Promise<boolean> => against(window).evaluate((each) => each === document.activeElement);
  for (let i = 0; i < 8 && !(await isThere()); i++) await keyboard.press("Tab");
  expect(await isThere()).toBe(true);
  await keyboard.type(words);
}

/** From the choice on to the list. */
async function toChanges(window: Previewed): Promise<void> {
  const tree = window.pane.getByRole("tree", { name: "Changes" });
  await tree.waitFor();
  for (let i = 0; i < 12; i++) {
    if (await tree.evaluate((each) => each === document.activeElement)) return;
    await window.page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead to the list of changes.");
}

describe("a workspace without a repository", () => {
  const visit = useVisit(studio, async () => {
    const other = await workspace("Stronger Truk", 12);
    other.write(UNITS, '{\n  "naval": { "j-cv-akagi-kaga": { "defense": 8 } }\n}\n');
    const made = await workspace("Trial", 9);
    const window = await Previewed.open(studio, made);
    await window.show(/What changed/);
    return { made, window, page: window.page };
  });

  it("is compared with another workspace and with the other edition, by the keyboard alone", async () => {
    const { window } = await visit();
    const { keyboard } = window.page;
    await window.changes.first().waitFor();
    await against(window)
      .locator("option", { hasText: "Stronger Truk" })
      .first()
      .waitFor({ state: "attached" });

    await typeAgainst(window, "Stronger");
    await window.changesAre([
      /^Units 1$/,
      /^Y.*CV Akagi, Kaga \(Japan\): defense 9, was 82\.1\.1\.1Without My variant/,
      /^Bases 1$/,
      /^Y.*Truk: Air Capacity 9 steps, was 122\.2\.3My variant/,
    ]);
    await expect.poll(() => window.tab(/What changed/).textContent()).toBe("What changed 2");
    await toChanges(window);
    await keyboard.press("End");
    await keyboard.press("Enter");
    await window.inFront(BASES);
    // The editor takes the focus once its text is there.
    const isInEditor = (): Promise<boolean> =>
      window.editor.evaluate((each) => each.contains(document.activeElement));
    await expect.poll(isInEditor, { timeout: 20_000 }).toBe(true);

    await typeAgainst(window, "Later edition");
    await window.pane
      .getByRole("treeitem", { name: /^Transport rating of 64 unit types: half of/ })
      .waitFor();
    await toChanges(window);
    await keyboard.press("Home");
    await keyboard.press("ArrowDown");
    await keyboard.press("ArrowRight");
    const akagi = window.pane.getByRole("treeitem", {
      name: /CV Akagi, Kaga \(Japan\): transport rating 2, was 4/,
    });
    await akagi.waitFor();
    await expect.poll(() => akagi.getAttribute("aria-level")).toBe("3");
    await keyboard.press("ArrowRight");
    await keyboard.press("ArrowLeft");
    await keyboard.press("ArrowLeft");
    await akagi.waitFor({ state: "detached" });
  });

  it("is compared with itself as saved, also after the next save", async () => {
    const { window } = await visit();
    await against(window).selectOption("saved");
    await window.pane.getByText("Nothing differs from this workspace as saved.").waitFor();
    await window.document(BASES);
    await window.typeOver("9", "10");
    await window.changesAre([/^Bases 1$/, /Truk: Air Capacity 10 steps, was 9/]);
    await window.save();
    await window.pane.getByText("Nothing differs from this workspace as saved.").waitFor();
    await window.typeOver("10", "9");
    await window.save();
  });

  it("is compared with a bundle, and says why one cannot be opened", async () => {
    const { made, window } = await visit();
    const out = scratch();
    try {
      await cli(["export", made.folder, "--format", "bundle", "--out", out.path]);
      const [zip] = readdirSync(out.path);
      made.write(BASES, capacity(12));
      const input = window.pane.getByLabel("Bundle to compare with");
      await input.setInputFiles(join(out.path, zip!));
      await window.changesAre([/^Bases 1$/, /Truk: Air Capacity 12 steps, was 9/]);
      const broken = {
        name: "broken.zip",
        mimeType: "application/zip",
        buffer: Buffer.from("PK, but no zip"),
      };
      await input.setInputFiles(broken);
      await window.pane.getByText(/^broken\.zip could not be opened: /).waitFor();
      await against(window).selectOption("errata");
      await window.changesAre([/^Bases 1$/, /Truk: Air Capacity 12 steps, was 6/]);
      made.write(BASES, capacity(9));
      await expect.poll(() => window.changes.last().textContent()).toContain("Air Capacity 9 steps, was 6");
    } finally {
      out.remove();
    }
  });

  it("is accessible and whole in both themes, and has no history", async () => {
    const { window } = await visit();
    await window.changes.first().waitFor();
    await against(window).selectOption("game:fire-in-the-sky-2e");
    const many = window.pane.getByRole("treeitem", { name: /^Transport rating of 64/ });
    const large = window.page.viewportSize()!;
    for (const viewport of [large, { width: 1024, height: 768 }]) {
      await window.page.setViewportSize(viewport);
      if (viewport !== large) await window.palette("Control+Shift+p", "preview: what changed");
      await many.click();
      expect(await findings(window.page)).toEqual([]);
      expect(await cut(window.page)).toEqual([]);
    }
    await window.page.setViewportSize(large);
    await window.show(/^History/);
    await window.pane.getByText(/is not in a git repository.*git init/).waitFor();
  });
});

it("a workspace in a repository has a history by meaning with the recorded answers, and is compared with versions of it, also where there is nothing to go to", async () => {
  const made = await studio.workspace("Balance");
  const repository = new Repository(made);
  repository.write(".gitignore", "runs/\n");
  repository.airCapacity(9);
  await repository.run("nine");
  made.write("scenarios/small.json", made.read("sandtable.json"));
  repository.commit("Nine steps at Truk");
  repository.git("rm", "-qf", "scenarios/small.json");
  repository.airCapacity(2);
  await repository.run("two", { seed: 11 }, 2);
  repository.commit("Two steps");
  repository.airCapacity(3);
  const window = await Previewed.open(studio, made);
  await window.show(/^History/);
  const versions = window.pane.getByRole("list", { name: "Versions, newest first" });
  const listed = versions.locator("> li");
  await expect.poll(() => listed.count(), { timeout: 30_000 }).toBe(3);
  const texts = await listed.allTextContents();
  expect(texts[0]).toMatch(/^Saved, not committed.*BasesTruk: Air Capacity 3 steps, was 2/);
  expect(texts[1]).toMatch(/^Two steps.*Truk: Air Capacity 2 steps, was 9.*Japan wins 50 % \(44 to 56 %\)/);
  expect(texts[1]).toMatch(
    /Japan’s share of wins goes from 33 % to 50 %.*The balance moved with this version\./,
  );
  expect(texts[2]).toContain("Japan wins 33 % (28 to 39 %), Allies win 67 % (61 to 72 %) of 300 games.");
  const chart = window.pane.getByRole("figure", { name: "Wins by version" });
  await chart.getByRole("img", { name: "Share of wins by version" }).waitFor();
  await chart.getByRole("button", { name: "Table" }).click();
  expect(await chart.getByRole("table").getByRole("row").count()).toBe(3);
  await chart.getByRole("button", { name: "Table" }).click();
  expect(await findings(window.page)).toEqual([]);
  expect(await cut(window.page)).toEqual([]);

  // What is saved here, and what is committed elsewhere.
  await window.document(BASES);
  await window.typeOver("3", "4");
  await window.save();
  await expect.poll(() => listed.first().textContent()).toContain("Air Capacity 4 steps, was 2");
  repository.commit("Four steps");
  await window.pane.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => listed.first().textContent()).toMatch(/^Four steps/);

  await listed.last().getByRole("button", { name: "Compare with this version" }).click();
  const differences = [
    /^Bases 1$/,
    /Truk: Air Capacity 4 steps, was 9/,
    /^Set-ups 1$/,
    /The scenario “Balance” is gone/,
  ];
  await window.changesAre(differences);
  await window.changes.last().click();
  await window.page.getByText("scenarios/small.json exists only in the other version.").waitFor();

  await against(window).selectOption("errata");
  await window.changesAre([/^Bases 1$/, /Truk: Air Capacity 4 steps, was 6/]);
  const version = against(window).locator("option", { hasText: "Nine steps at Truk" });
  await version.waitFor({ state: "attached" });
  await against(window).selectOption((await version.getAttribute("value"))!);
  await window.changesAre(differences);
});
