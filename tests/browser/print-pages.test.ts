// @module-tag slow
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { edited, GAME, pagesOf, printed, source } from "../export/print/support";
import { findings } from "./support/axe";
import { chromiumFlags, findHeadless } from "./support/chromium";

/** Every page that is printed, opened in a browser and made a PDF of. */

const gameIds = ["fire-in-the-sky", "fire-in-the-sky-2e"] as const;
/** Those of the later edition begin with "2e-": its links are not followed here. */
const files = new Map(
  gameIds.flatMap((game) =>
    [...printed(source({}, {}, game))].map(([path, html]): [string, string] => [
      `${game === GAME ? "" : "2e-"}${basename(path)}`,
      html,
    ]),
  ),
);
let folder: string;
let browser: Browser;
let page: Page;
const troubles: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandtable-print-"));
  for (const [name, html] of files) await writeFile(join(folder, name), html);
  browser = await chromium.launch({ executablePath: await findHeadless(), args: chromiumFlags });
  page = await browser.newPage();
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("request", (request) => {
    if (!request.url().startsWith("file:")) troubles.push(`asked for ${request.url()}`);
  });
  await page.emulateMedia({ media: "print" });
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What sticks out of its page, of the room above the foot, or of its cell. */
const outside = (): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const slack = 1;
    for (const sheet of document.querySelectorAll(".page")) {
      const room = sheet.querySelector(".room")!;
      const foot = sheet.querySelector("footer")!.getBoundingClientRect();
      const { left, right } = room.getBoundingClientRect();
      const { top, bottom } = sheet.getBoundingClientRect();
      const label = sheet.getAttribute("aria-label") ?? "";
      const judge = (box: DOMRect, low: number, words: string): void => {
        if (box.width === 0 && box.height === 0) return;
        const isIn =
          box.left >= left - slack &&
          box.right <= right + slack &&
          box.top >= top &&
          box.bottom <= low + slack;
        if (!isIn) wrong.push(`${label}: “${words.slice(0, 40)}”`);
      };
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim() ?? "";
        // The large map is drawn once and seen through windows: what is drawn there is not on this sheet.
        if (words === "" || node.parentElement?.closest("defs")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const inFoot = node.parentElement?.closest("footer") !== null;
        for (const box of range.getClientRects()) judge(box, inFoot ? bottom : foot.top, words);
      }
      for (const each of sheet.querySelectorAll("table, tr, h1, h2, p, .room > svg"))
        judge(each.getBoundingClientRect(), foot.top, each.tagName);
      for (const cell of sheet.querySelectorAll("td, th, footer span"))
        if (cell.scrollWidth > cell.clientWidth + slack) wrong.push(`${label}: cut “${cell.textContent}”`);
    }
    return wrong;
  });

/** What each page is and is of: its foot, whether it holds anything, and whether a heading stands last on it. */
const feet = (): Promise<{ foot: string; isEmpty: boolean; endsWithHeading: boolean }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".page")].map((sheet) => {
      const room = sheet.querySelector(".room")!;
      return {
        foot: [...sheet.querySelectorAll("footer span")].map(({ textContent }) => textContent).join(" | "),
        isEmpty: room.childElementCount === 0 || room.getBoundingClientRect().height === 0,
        endsWithHeading: /^H[12]$/.test(room.lastElementChild?.tagName ?? ""),
      };
    }),
  );

/** Counters without the code of their nation in letters: they would differ by their colours alone. */
const uncoded = (): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-counter]")]
      .filter((counter) => {
        const words = [...counter.querySelectorAll("text")].map(({ textContent }) => textContent);
        return !words.some((word) => word !== null && /^(JA|US|BR|NE)$/.test(word));
      })
      .map((counter) => counter.getAttribute("data-counter")),
  );

/** Pages of a PDF with their sizes in points. */
function pdfPages(pdf: Buffer): [number, number][] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\/Type\s*\/Page\b(?!s)[^]*?\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(
    ([, width, height]) => [Number(width), Number(height)],
  );
}

const sizes: Record<string, [number, number]> = { a4: [595, 842], letter: [612, 792] };

describe("printed pages", () => {
  it.each([...files.keys()])("%s fits its paper, page for page", async (name) => {
    troubles.length = 0;
    await page.goto(pathToFileURL(join(folder, name)).href);
    expect(await outside()).toEqual([]);
    // Where the reader's machine has no narrower face.
    await page.addStyleTag({ content: '* { font-family: "DejaVu Sans" !important; }' });
    expect(await outside()).toEqual([]);
    await page.reload();
    const shown = await feet();
    const edition = name.startsWith("2e-") ? "Later edition" : "Rules 1.1, 2005";
    shown.forEach(({ foot, isEmpty, endsWithHeading }, i) => {
      expect(foot).toContain(edition);
      expect(foot).toContain("Sandtable 9.8.7");
      expect(foot).toContain(`page ${i + 1} of ${shown.length}`);
      expect({ isEmpty, endsWithHeading }, foot).toEqual({ isEmpty: false, endsWithHeading: false });
    });
    expect(await uncoded()).toEqual([]);
    const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(shown.length);
    expect(pages).toHaveLength(pagesOf(files.get(name)!).length);
    const [short, long] = sizes[name.includes("letter") ? "letter" : "a4"]!;
    for (const size of pages) {
      const [less, more] = [...size].sort((a, b) => a - b);
      expect(Math.abs(less! - short)).toBeLessThanOrEqual(1);
      expect(Math.abs(more! - long)).toBeLessThanOrEqual(1);
    }
    expect(troubles).toEqual([]);
  });

  it("hold words of any length inside the paper", async () => {
    const long = "Wide words ".repeat(30) + "W".repeat(120);
    const words = {
      ...edited("game.json", ["", { title: long, edition: long }]),
      ...edited("map.json", ["", { title: long }], ["/boxes/convoy-escort", { name: long }]),
      ...edited("bases.json", ["/bases/truk", { name: long }]),
      ...edited("units.json", ["/naval/j-dd", { name: long }]),
      ...edited("scenarios/campaign.json", ["", { title: long, summary: long }]),
      ...edited("tables/combat.json", ["/types/air-strike", { title: long }]),
    };
    for (const [path, html] of printed(source(words))) {
      if (!path.includes("a4")) continue;
      await writeFile(join(folder, "long.html"), html);
      await page.goto(pathToFileURL(join(folder, "long.html")).href);
      expect(await outside(), path).toEqual([]);
    }
  });

  it.each([
    "index.html",
    "set-up-campaign-allies-a4.html",
    "combat-tables-a4.html",
    "reinforcements-letter.html",
  ])("%s can be read by everybody", async (name) => {
    await page.goto(pathToFileURL(join(folder, name)).href);
    expect(await findings(page)).toEqual([]);
  });

  it("has links that lead to what they name", async () => {
    await page.goto(pathToFileURL(join(folder, "index.html")).href);
    await page.getByRole("link", { name: "Tracks, Letter" }).click();
    expect(await page.title()).toContain("Tracks");
  });
});
