import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { chromiumFlags, findHeadless } from "./chromium";
import { asTexts } from "./as-texts";
import { StudioServer } from "./server";

export interface PersonOptions extends BrowserContextOptions {
  /** Nobody has been here before them. */
  isNew?: boolean;
}

/** A studio with an empty home and a browser, for the tests of one file. */
export class Studio {
  server!: StudioServer;
  home!: string;
  /** Whether its pages run the playtests: seconds of a core for each window, which few tests look at. */
  playtests = process.env["PICTURES"] !== undefined;
  private browser!: Browser;
  private contexts: BrowserContext[] = [];
  /** What pages did that no page may do. */
  private wrongs: string[] = [];
  private allowed: RegExp[] = [];

  /** `wrap`: what the server's command is put behind, when its home is this. `tree`: a copy of the tree, in place of this. */
  constructor(
    private readonly wrap: (home: string) => readonly string[] = () => [],
    private readonly tree?: string,
  ) {}

  async begin(): Promise<void> {
    this.home = mkdtempSync(join(tmpdir(), "sandtable-home-"));
    this.server = new StudioServer(this.home, this.wrap(this.home), this.tree);
    await this.server.start();
    this.browser = await chromium.launch({ executablePath: await findHeadless(), args: chromiumFlags });
  }

  async end(): Promise<void> {
    await this.browser?.close();
    await this.server?.stop();
    rmSync(this.home, { recursive: true, force: true });
  }

  /** Removes what an earlier try of a test has left: a first visit finds an empty home. */
  empty(): void {
    for (const name of readdirSync(this.home))
      rmSync(join(this.home, name), { recursive: true, force: true });
  }

  /** After each test: its pages are closed, and none of them may have done anything wrong. */
  async settle(): Promise<void> {
    const wrongs = this.wrongs.filter((wrong) => !this.allowed.some((pattern) => pattern.test(wrong)));
    for (const context of this.contexts) await context.close();
    this.contexts = [];
    this.wrongs = [];
    this.allowed = [];
    expect(wrongs).toEqual([]);
  }

  /** Pages of this person stay open after a test; who keeps them closes them. */
  keep(person: BrowserContext): void {
    this.contexts = this.contexts.filter((each) => each !== person);
  }

  /** For a test that breaks something on purpose: what its pages may complain of. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /**
   * A person at a browser of their own: windows share a store, and are watched. Unless they are `new` here, they have
   * closed the live preview, so that the editor has the room, and look at documents as texts.
   */
  async person({ isNew = false, ...options }: PersonOptions = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    context.setDefaultTimeout(20_000);
    this.contexts.push(context);
    context.on("page", (page) => this.watch(page));
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      const inside = protocol === "data:" || protocol === "blob:" || origin === this.server.address;
      if (!inside) this.wrongs.push(`asked for ${request.url()}`);
    });
    if (!isNew) {
      await context.addInitScript((views) => {
        if (location.protocol !== "http:" || localStorage.getItem("sandtable.panes") !== null) return;
        localStorage.setItem("sandtable.panes", '{"preview":false}');
        localStorage.setItem("sandtable.views", views);
      }, asTexts);
    }
    if (!this.playtests) await context.addInitScript(withoutPlaytests);
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        reportError(new Error(`policy: ${violatedDirective} ${blockedURI}`)),
      );
    });
    return context;
  }

  private watch(page: Page): void {
    page.on("console", (message) => {
      if (message.type() === "error" || /content security policy/i.test(message.text())) {
        this.wrongs.push(`console: ${message.text()} (${message.location().url})`);
      }
    });
    page.on("pageerror", (error) => this.wrongs.push(`error: ${error.stack ?? error.message}`));
    page.on("crash", () => this.wrongs.push(`crashed: ${page.url()}`));
  }

  async page(path = "/", options: PersonOptions = {}): Promise<Page> {
    const page = await (await this.person(options)).newPage();
    await page.goto(this.server.address + path);
    return page;
  }

  // ---- without a browser ---------------------------------------------------------------------------

  async api<T>(path: string, init: RequestInit = {}): Promise<T> {
    const headers = { "x-sandtable": "1", "content-type": "application/json" };
    const response = await fetch(this.server.address + path, { ...init, headers });
    const body = (await response.json()) as T;
    if (!response.ok) throw new Error(JSON.stringify(body));
    return body;
  }

  /** A new workspace, of Fire in the Sky without another game. */
  async workspace(title = "Trial", from?: string, game = "fire-in-the-sky"): Promise<Workspace> {
    const body = JSON.stringify({ title, game, from });
    const { id } = await this.api<{ id: string }>("/api/workspaces", { method: "POST", body });
    const { path } = await this.api<{ path: string }>(`/api/workspaces/${id}`);
    return new Workspace(id, path);
  }
}

/** In a page: the worker that runs the playtests is asked and does not answer. */
function withoutPlaytests(): void {
  const Started = window.Worker;
  const silent = (): Worker =>
    Object.assign(new EventTarget(), {
      onmessage: null,
      onmessageerror: null,
      onerror: null,
      postMessage: () => undefined,
      terminate: () => undefined,
    }) as Worker;
  window.Worker = class extends Started {
    constructor(url: string | URL, options?: WorkerOptions) {
      if (options?.name === "playtests") return silent();
      super(url, options);
    }
  };
}

/** A workspace on disk. */
export class Workspace {
  constructor(
    readonly id: string,
    readonly folder: string,
  ) {}

  get address(): string {
    return `/w/${this.id}`;
  }

  read = (file: string): string => readFileSync(join(this.folder, file), "utf8");
  /** What a file of a layer changes. */
  patch = (file: string): unknown => JSON.parse(this.read(file));
  write = (file: string, text: string): void => {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
}

/** Call at the top of a file of browser tests. */
export function useStudio(wrap?: (home: string) => readonly string[], tree?: string): Studio {
  const studio = new Studio(wrap, tree);
  beforeAll(() => studio.begin());
  afterEach(() => studio.settle());
  afterAll(() => studio.end());
  return studio;
}
