// @module-tag slow
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alone } from "../../lib/lab/alone";
import { Conductor } from "../../lib/lab/conduct";
import type { GameLine } from "../../lib/lab/record/types";
import { MemoryStore } from "../../lib/lab/store";
import { packageRoot } from "../../lib/workspace";
import { shortPlan, textOf } from "../lab/crew/support";
import { chromiumFlags, findHeadless } from "./support/chromium";

/** The studio's crew of workers on a page with nothing else, in a real Chromium. */

const plan = shortPlan({ games: 10, cap: 400 });
let folder = "";
let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sandtable-lab-crew-"));
  await build({
    absWorkingDir: packageRoot(),
    entryPoints: {
      page: "tests/browser/support/lab-crew.page.ts",
      "games.worker": "components/lab/crew/games.worker.ts",
    },
    outdir: folder,
    bundle: true,
    format: "esm",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  const script = (name: string) => readFileSync(join(folder, `${name}.js`), "utf8");
  const answers: Record<string, [type: string, body: () => string]> = {
    "/": ["text/html", () => `<!doctype html><script type="module" src="/page.js"></script>`],
    "/page.js": ["text/javascript", () => script("page")],
    // Under the name by which the crew asks for it.
    "/games.worker.ts": ["text/javascript", () => script("games.worker")],
    "/plan": ["application/json", () => JSON.stringify(plan)],
  };
  server = createServer(({ url = "/" }, response) => {
    const answer = answers[url];
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": answer[0] }).end(answer[1]());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  browser = await chromium.launch({ executablePath: await findHeadless(), args: chromiumFlags });
  page = await browser.newPage();
  const { port } = server.address() as { port: number };
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => typeof window.playPlan === "function");
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("games played by workers of Chromium", () => {
  it("are those that Node plays, on one worker and on two", async () => {
    const here = new MemoryStore();
    await new Conductor({ plan, store: here, openCrew: alone }).play();
    for (const size of [1, 2]) {
      const { state, lines } = await page.evaluate((n) => window.playPlan(n), size);
      expect(state).toBe("over");
      expect(textOf(lines as GameLine[])).toBe(textOf(here.kept()));
    }
  });
});
