import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";
import { packageRoot } from "../../lib/workspace";
import { chromiumFlags, findHeadless } from "../browser/support/chromium";
import { staticSite } from "../browser/support/static-site";
import { type Row, timesOf } from "./support";

const GAMES = ["fire-in-the-sky", "flat-top", "forlorn-hopes", "pacific-war"];
/** What comes with the page; the rest is opened from it. */
const LOADED = ["index.html", "app.css", "app.js", "worker.js", "data.js"];
const VISITS = 5;

/** An exported page from a server that only hands out files: until it is there, and until the first choice can be made. */
export default async function exportedPage(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "sandtable-page-"));
  const browser = await chromium.launch({ executablePath: await findHeadless(), args: chromiumFlags });
  try {
    const rows: Row[] = [];
    for (const game of GAMES) rows.push(...(await rowsOf(browser, folder, game)));
    return rows;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rowsOf(browser: Browser, folder: string, game: string): Promise<Row[]> {
  const sandtable = (...argv: string[]): void =>
    void execFileSync(process.execPath, [join(packageRoot(), "lib/cli/sandtable.mjs"), ...argv], {
      cwd: folder,
    });
  sandtable("new", game, "--game", game);
  sandtable("export", game, "--format", "page", "--out", `${game}-out`);
  const pages = join(folder, `${game}-out/page`);
  const site = await staticSite(pages);
  try {
    const visits: { loaded: number; asked: number }[] = [];
    for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, site.address));
    const size = LOADED.reduce((sum, file) => sum + gzipSync(readFileSync(join(pages, file))).length, 0);
    return [
      { name: `${game}: what is loaded, after gzip`, value: size / 1024, unit: "KiB" },
      {
        name: `${game}: to the first page`,
        value: timesOf(visits.map(({ loaded }) => loaded)).median,
        unit: "ms (median)",
      },
      {
        name: `${game}: from Start game to the first choice`,
        value: timesOf(visits.map(({ asked }) => asked)).median,
        unit: "ms (median)",
      },
    ];
  } finally {
    site.close();
  }
}

/** Somebody who has not been there before opens the page and begins the training scenario by hand. */
async function visit(browser: Browser, address: string): Promise<{ loaded: number; asked: number }> {
  const person = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page: Page = await person.newPage();
    const opened = performance.now();
    await page.goto(address, { waitUntil: "commit" });
    const play = page.getByRole("button", { name: /^Play: Training/ });
    await play.waitFor();
    const loaded = performance.now() - opened;
    await play.click();
    const begin = page.getByRole("button", { name: "Start game", exact: true });
    await begin.waitFor();
    const begun = performance.now();
    await begin.click();
    await page.getByRole("list", { name: "Options" }).getByRole("button").first().waitFor();
    return { loaded, asked: performance.now() - begun };
  } finally {
    await person.close();
  }
}
