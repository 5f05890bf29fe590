import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { packageRoot } from "../../lib/workspace";
import { chromiumFlags, findHeadless } from "../browser/support/chromium";
import { asTexts } from "../browser/support/as-texts";
import { StudioServer } from "../browser/support/server";
import { installClock } from "./studio-clock";

/** The built studio with an empty home, and a browser. */
export class Studio {
  private constructor(
    private readonly home: string,
    private readonly server: StudioServer,
    private readonly browser: Browser,
  ) {}

  static async begin(): Promise<Studio> {
    const load = (file: string): Promise<unknown> =>
      import(pathToFileURL(join(packageRoot(), "lib/build", file)).href) as Promise<unknown>;
    const { buildStudio } = (await load("studio.mjs")) as { buildStudio(say: () => void): Promise<void> };
    const { ensureBrowsers } = (await load("chromium.mjs")) as { ensureBrowsers(say: () => void): void };
    ensureBrowsers(() => undefined);
    // A window of the whole browser loads pages of its own, beside the studio and on the same cores.
    const executablePath = await findHeadless();
    await buildStudio(() => undefined);
    const home = mkdtempSync(join(tmpdir(), "sandtable-bench-"));
    const server = new StudioServer(home);
    await server.start();
    return new Studio(home, server, await chromium.launch({ executablePath, args: chromiumFlags }));
  }

  async end(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
    rmSync(this.home, { recursive: true, force: true });
  }

  get address(): string {
    return this.server.address;
  }

  /** A person who has been nowhere yet, and looks at documents as texts. */
  async person(): Promise<BrowserContext> {
    const context = await this.browser.newContext({ viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(120_000);
    await context.addInitScript(installClock);
    await context.addInitScript((views) => {
      if (location.protocol === "http:") localStorage.setItem("sandtable.views", views);
    }, asTexts);
    return context;
  }

  /** A page at an address of the studio, or at another; the person leaves with it. */
  async visit<T>(path: string, look: (page: Page) => Promise<T>): Promise<T> {
    const person = await this.person();
    try {
      const page = await person.newPage();
      await page.goto(new URL(path, this.server.address).href, { waitUntil: "commit" });
      return await look(page);
    } finally {
      await person.close();
    }
  }

  /** The address of a new workspace with files of its own beside the game's. */
  async workspace(files: Readonly<Record<string, string>>, game = "fire-in-the-sky"): Promise<string> {
    const body = JSON.stringify({ title: "Bench", game });
    const { id } = await this.ask<{ id: string }>("/api/workspaces", { method: "POST", body });
    const { path } = await this.ask<{ path: string }>(`/api/workspaces/${id}`);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), text);
    }
    return `/w/${id}`;
  }

  private async ask<T>(path: string, init: RequestInit = {}): Promise<T> {
    const headers = { "x-sandtable": "1", "content-type": "application/json" };
    const response = await fetch(this.server.address + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }
}

/** Starts the built studio for one suite. */
export async function withStudio<T>(look: (studio: Studio) => Promise<T>): Promise<T> {
  const studio = await Studio.begin();
  try {
    return await look(studio);
  } finally {
    await studio.end();
  }
}
