// @module-tag slow
import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { column, pdfOf } from "../support/pdf";
import { exportFormats } from "../../lib/export";
import { findings } from "./support/axe";
import { Window } from "./support/desk";
import { dropFiles } from "./support/drop";
import { Table } from "./support/play";
import { useStudio } from "./support/studio";

const studio = useStudio();

/** Stands in the attached text alone; nothing that leaves the browser may have it. */
const secret = "Quagmire of the seventh heron";

/** Made up, with titles of the game's list: out of order, with contents, and a reference at the start of a line. */
const copy = `Contents
2.0 Game Components ..... 1
2.2.3 Bases ..... 2
2.2.4 Entry Hexes ..... 3

2.2.4 Entry Hexes
Who enters here leaves his boots outside.

2.2.3 Bases
A base is wherever herons sleep. It holds as many as rule
2.2.4 allows. ${secret}.

2.2.3.1 Home Bases
Herons return to these.
`;

const pane = (page: Page): Locator => page.getByRole("region", { name: "Rules", exact: true });
const attach = async (page: Page, name: string, mimeType: string, text: string): Promise<void> =>
  pane(page)
    .getByLabel("Your copy of the rulebook", { exact: true })
    .and(page.locator("input"))
    .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });

/** All files of a zip, and those of the zips in it: "a.zip!b.json". */
const textsIn = (zip: Uint8Array, inside = ""): { path: string; text: string }[] =>
  Object.entries(unzipSync(zip)).flatMap(([name, bytes]) => {
    const path = `${inside}${name}`;
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
    return isZip ? textsIn(bytes, `${path}!`) : [{ path, text: strFromU8(bytes, true) }];
  });

describe("a rule number", () => {
  it("opens its rule from a problem and the keyboard; a copy is attached, searched, kept, and never leaves", async () => {
    const workspace = await studio.workspace();
    workspace.write(
      "layers/many/layer.json",
      JSON.stringify({
        ...{ id: "many", kind: "variant", title: "Many", reason: "To see what fits.", citations: [] },
        ...{ requires: [], conflicts: [], default: false },
      }),
    );
    workspace.write(
      "layers/many/scenarios/short-campaign.json",
      '{ "setup": { "rabaul": { "airSteps": { "japan": 7 } } } }\n',
    );
    const sound = workspace.read("sandtable.json");
    const manifest = JSON.parse(sound) as { layers: string[] };
    workspace.write("sandtable.json", JSON.stringify({ ...manifest, layers: [...manifest.layers, "many"] }));
    const page = await studio.page(workspace.address, { viewport: { width: 1440, height: 900 } });
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    const window = new Window(page);
    await window.ready();
    const rules = pane(page);

    // From a problem, by the pointer; the line is not opened by it.
    const problem = window.problems.getByRole("treeitem", { name: /capacity/ }).first();
    const number = problem.locator("[data-rule]");
    const cited = (await number.innerText()).trim();
    await number.click();
    await rules.getByRole("heading", { name: new RegExp(`^${cited.replaceAll(".", "\\.")} `) }).waitFor();
    expect(await page.getByRole("tab", { selected: true, name: /bases/ }).count()).toBe(0);
    await rules
      .getByRole("region", { name: "Checks" })
      .getByText(/problems? now/)
      .waitFor();
    expect(await rules.getByRole("region", { name: "Values" }).getByRole("button").count()).toBeGreaterThan(
      0,
    );
    expect(await rules.getByRole("region", { name: "Your copy" }).count()).toBe(0);

    // Escape closes it; the keyboard opens the rule of the line again, and a value of it opens in the text.
    await page.keyboard.press("Escape");
    await rules.waitFor({ state: "detached" });
    await window.problems.getByRole("tree").focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Alt+u");
    await rules.getByRole("article").waitFor();

    // All rules, one of them, its place in the list, its rulings.
    await rules.getByRole("button", { name: "All rules" }).click();
    await rules.getByRole("searchbox").fill("bases");
    await rules.getByRole("button", { name: "2.2.3 Bases" }).click();
    const article = rules.getByRole("article", { name: "Rule 2.2.3" });
    await article.waitFor();
    await article.getByRole("list", { name: "Rules above it" }).getByText("The Map").waitFor();
    await article.getByRole("region", { name: "Rules below it" }).getByText("Home Bases").waitFor();
    await article.getByRole("button", { name: "Next rule: 2.2.3.1 Home Bases" }).click();
    await rules.getByRole("article", { name: "Rule 2.2.3.1" }).waitFor();
    await rules.getByRole("button", { name: "Previous rule: 2.2.3 Bases" }).click();
    const link = article.getByRole("region", { name: "Rulings" }).getByRole("link").first();
    expect(await link.getAttribute("href")).toMatch(/^\/help\/rulings#2-the-pieces-and-the-map$/);

    // What is no text is refused with the reason.
    await attach(page, "scan.bin", "application/octet-stream", "\0\0");
    await rules
      .getByRole("alert")
      .getByText(/^scan\.bin was not attached: it is not text/)
      .waitFor();
    await attach(page, "herons.txt", "text/plain", copy);
    const foot = rules.getByText(/^herons\.txt: 3 of \d+ rules found$/);
    await foot.waitFor();
    await rules.getByText(/^Not found: \d+$/).waitFor();
    const text = rules.getByRole("region", { name: "Your copy", exact: true });
    await text.getByText(`It holds as many as rule 2.2.4 allows. ${secret}.`).waitFor();
    expect(await text.innerText()).not.toContain("boots");
    await text.getByRole("button", { name: "Show what stands before" }).click();
    await text.getByText(/leaves his boots outside/).waitFor();
    await text.getByRole("button", { name: "Show what follows" }).click();
    await text.getByText(/Herons return/).waitFor();
    expect(await findings(page)).toEqual([]);

    // The search finds the text; the store keeps it over a reload.
    await rules.getByRole("searchbox").fill("seventh heron");
    await rules.getByText("0 rules, 1 place in the text").waitFor();
    await rules.getByRole("list", { name: "In the text" }).getByRole("button").click();
    await text.getByText(secret).waitFor();
    // What has errors would not be exported.
    workspace.write("sandtable.json", sound);
    await page.reload();
    await window.ready();
    await page.keyboard.press("Alt+u");
    await foot.waitFor();

    // Nothing that is exported or sent has it.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Export", exact: true });
    const formats = dialog.getByRole("checkbox");
    await expect.poll(() => formats.count()).toBe(exportFormats().length);
    for (const format of await formats.all()) await format.check();
    const coming = page.waitForEvent("download", { timeout: 90_000 });
    await dialog.getByRole("button", { name: "Export" }).click();
    const exported = textsIn(new Uint8Array(readFileSync(await (await coming).path())));
    // Each format has brought its files, and the zips of bundle and module are unpacked as well.
    expect(exported.filter(({ path }) => path.includes("!")).length).toBeGreaterThan(10);
    expect(exported.some(({ text: each }) => each.includes("bases"))).toBe(true);
    expect(exported.filter(({ text: each }) => each.includes(secret)).map(({ path }) => path)).toEqual([]);
    expect(sent.length).toBeGreaterThan(5);
    expect(sent.filter((each) => each.includes(secret.slice(0, 8)))).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).click();

    // A PDF that is dropped on the window replaces it, and opens the rules; what is no PDF inside is refused.
    const words = "A base is a house of herons, in";
    await dropFiles(page, "main", { "broken.pdf": "%PDF-1.7 and nothing else" });
    await rules.getByText(/^broken\.pdf was not attached: it is not a sound PDF/).waitFor();
    await dropFiles(page, "main", {
      "herons.pdf": pdfOf([
        [
          ...column(330, 720, [
            "2.2.4 Entry Hexes",
            ...Array<string>(4).fill("Boots stand outside of them, in a row"),
          ]),
          ...column(60, 720, [
            "2.2.3 Bases",
            words,
            "two columns of a page, which",
            "are read one after the other,",
            "as herons walk.",
          ]),
        ],
      ]),
    });
    await rules.getByText(/^herons\.pdf: 2 of \d+ rules found$/).waitFor();
    await rules.getByRole("searchbox").fill("2.2.3");
    await rules.getByRole("button", { name: "2.2.3 Bases", exact: true }).click();
    await text.getByText(`${words} two columns of a page, which are read`).waitFor();
    expect(await text.innerText()).not.toContain("Boots");

    // HTML replaces it; then it is removed, for good.
    await attach(page, "herons.html", "text/html", `<h2>2.2.3 Bases</h2><p>A <i>heron</i> house.</p>`);
    await rules.getByText(/^herons\.html: 1 of/).waitFor();
    // It moves to the folder, from which a new visit reads it, too.
    await rules.getByRole("button", { name: "Keep in the folder" }).click();
    await rules.getByText(/folder of this workspace, where git ignores it/).waitFor();
    const kept = ".sandtable/rulebook/fire-in-the-sky.txt";
    expect(workspace.read(kept)).toBe("# 2.2.3 Bases\n\nA heron house.");
    await page.reload();
    await window.ready();
    await page.keyboard.press("Alt+u");
    await rules.getByText(`${kept}: 1 of`).waitFor();
    expect(await findings(page)).toEqual([]);
    await rules.getByRole("button", { name: "Remove", exact: true }).click();
    await rules.getByText(/^Attach your own copy/).waitFor();
    await page.reload();
    await window.ready();
    await page.keyboard.press("Alt+u");
    await rules.getByText(/^Attach your own copy/).waitFor();
  });

  it("opens its rule from the question, the options and the diary of a game, over a full window too", async () => {
    const table = new Table(
      await studio.page("/w/game-forlorn-hopes", { viewport: { width: 1024, height: 768 } }),
    );
    const { page } = table;
    await table.ready();
    await table.showPlay();
    await table.scenario("training");
    await page.keyboard.press("f");
    await table.begin(1);
    const rules = pane(page);
    const chip = table.question.locator("button.rule").first();
    const cited = await chip.innerText();
    await chip.click();
    await rules.getByRole("article", { name: `Rule ${cited}` }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => chip.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.getByRole("region", { name: "Diary" }).locator("span.rule").last().click();
    await rules.getByRole("article").waitFor();
    expect(await rules.getByRole("heading", { level: 3 }).innerText()).toMatch(/^\d/);
    expect(await findings(page)).toEqual([]);
  });
});
