// @module-tag slow
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GAMES, shippedModule } from "../export/vassal/support";
import { textOf } from "../export/support";
import { chromiumFlags, findHeadless } from "./support/chromium";

/** What a module is made of, read by somebody else's parser and drawn. */

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findHeadless(), args: chromiumFlags });
  page = await browser.newPage();
});
afterAll(() => browser?.close());

const textsOf = (game: string, kind: RegExp): [string, string][] =>
  [...shippedModule(game).files].flatMap(([path, bytes]) => (kind.test(path) ? [[path, textOf(bytes)]] : []));

describe.each(GAMES)("the files of the module of %s", (game) => {
  it("are XML to a browser too", async () => {
    const texts = textsOf(game, /\.(xml|svg)$|^moduledata$/);
    expect(texts.length).toBeGreaterThan(150);
    const broken = await page.evaluate(
      (all) =>
        all.flatMap(([path, text]) => {
          const kind = path.endsWith(".svg") ? "image/svg+xml" : "application/xml";
          const read = new DOMParser().parseFromString(text, kind);
          const error = read.querySelector("parsererror");
          return error ? [`${path}: ${error.textContent}`] : [];
        }),
      texts,
    );
    expect(broken).toEqual([]);
  });

  it("are drawings whose words stand within them, and that ask for nothing", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const wrong = await page.evaluate(
      (all) =>
        all.flatMap(([path, text]) => {
          document.body.innerHTML = text.slice(text.indexOf("<svg"));
          const svg = document.body.querySelector("svg")!;
          const { left, right, top, bottom, width, height } = svg.getBoundingClientRect();
          const found: string[] = [];
          if (width !== Number(svg.getAttribute("width")) || height !== Number(svg.getAttribute("height")))
            found.push(`${path}: not of its size`);
          for (const words of svg.querySelectorAll("text")) {
            const box = words.getBoundingClientRect();
            const isIn =
              box.left >= left - 1 &&
              box.right <= right + 1 &&
              box.top >= top - 1 &&
              box.bottom <= bottom + 1;
            if (!isIn) found.push(`${path}: “${words.textContent}”`);
          }
          return found;
        }),
      textsOf(game, /\.svg$/),
    );
    expect(wrong).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("are charts with nothing but headings, words and tables", async () => {
    const charts = textsOf(game, /\.html$/);
    expect(charts.length).toBeGreaterThan(6);
    const tags = await page.evaluate(
      (all) =>
        all.flatMap(([, text]) => {
          const read = new DOMParser().parseFromString(text, "text/html");
          return [...read.body.querySelectorAll("*")].map(({ tagName }) => tagName.toLowerCase());
        }),
      charts,
    );
    const known = ["b", "br", "h1", "h2", "p", "span", "table", "tbody", "td", "th", "tr"];
    expect([...new Set(tags)].sort()).toEqual(known);
  });
});
