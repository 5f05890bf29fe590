// @module-tag slow
import type { BrowserContext, CDPSession } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { versionOf } from "../../lib/workspace";
import { makeText, numberOf } from "../reliability/texts";
import { Window } from "./support/desk";
import { PersistentBrowser } from "./support/persistent";
import { useStudio, type Workspace } from "./support/studio";

/** How often a tab is killed while somebody types; TAB_KILLS=100 for the whole proof. */
const TAB_KILLS = Number(process.env.TAB_KILLS ?? 3);
/** One of so many kills is of the whole browser. */
const BROWSER_EVERY = 3;
/** A share of SERVER_KILLS (see tests/reliability) is of the whole server. */
const SERVER_KILLS = Math.ceil(Number(process.env.SERVER_KILLS ?? 30) / 20);
/** What may be lost with a tab: what was typed in its last second (milliseconds). */
const MAY_BE_LOST = 1000;

const studio = useStudio();
const browser = new PersistentBrowser();
afterAll(() => browser.end());

const path = "playtests/kills.json";
const address = (workspace: Workspace): string =>
  `${studio.server.address}/api/workspaces/${workspace.id}/files/${path}`;

async function save(workspace: Workspace, text: string, expected: string | null): Promise<boolean> {
  const headers = { "x-sandtable": "1" };
  const request = { method: "PUT", headers, body: JSON.stringify({ text, expected }) };
  // A server that is killed does not answer; what was saved shows on disk.
  const response = await fetch(address(workspace), request).catch(() => undefined);
  if (response) expect(response.status).toBe(200);
  return response !== undefined;
}

describe(`${SERVER_KILLS} kills of the server during saves`, () => {
  it(
    "tear no document, lose none that was said to be saved, and the save that broke off can be sent again",
    async () => {
      const workspace = await studio.workspace("Kills");
      let number = 0;
      let version: string | null = null;
      for (let i = 0; i < SERVER_KILLS; i++) {
        const killed = new Promise<void>((resolve, reject) => {
          setTimeout(
            () => void studio.server.stop("SIGKILL").then(() => resolve(), reject),
            50 + Math.random() * 200,
          );
        });
        let saved = number;
        for (;;) {
          const text = makeText(number + 1);
          if (!(await save(workspace, text, version))) break;
          saved = ++number;
          version = versionOf(text);
        }
        await killed;
        const there = version === null ? saved : numberOf(workspace.read(path));
        expect([saved, saved + 1]).toContain(there);
        await studio.server.start();
        // As the page does: from the version that it knows of, whether or not the save had come to its end.
        const again = makeText(++number);
        expect(await save(workspace, again, version)).toBe(true);
        expect(workspace.read(path)).toBe(again);
        version = versionOf(again);
      }
    },
    60_000 + SERVER_KILLS * 10_000,
  );
});

/** Types digits until it is stopped; returns what was typed, and when. */
function typing(window: Window): { keys: { key: string; at: number }[]; stop(): Promise<void> } {
  const keys: { key: string; at: number }[] = [];
  let on = true;
  const type = async (): Promise<void> => {
    while (on) {
      const key = String(Math.floor(Math.random() * 10));
      keys.push({ key, at: performance.now() });
      await window.page.keyboard.press(key);
    }
  };
  // The last key meets a page that is no more.
  const done = type().catch(() => undefined);
  return {
    keys,
    stop: () => {
      on = false;
      return done;
    },
  };
}

/** The longest time between two keys: while the machine lets the page do nothing, it cannot save either. */
const longestPause = (keys: readonly { at: number }[]): number =>
  Math.max(0, ...keys.slice(1).map(({ at }, i) => at - keys[i]!.at));

const open = async (context: BrowserContext, workspace: Workspace): Promise<Window> => {
  const window = new Window(await context.newPage());
  await window.page.goto(studio.server.address + workspace.address);
  await window.ready();
  return window;
};

describe(`${TAB_KILLS} kills of the tab while somebody types`, () => {
  it(
    "lose at most what was typed in the last second",
    async () => {
      const workspace = await studio.workspace("Typing");
      await studio.api(`/api/workspaces/${workspace.id}/files/${path}`, {
        method: "PUT",
        body: JSON.stringify({ text: "{}\n", expected: null }),
      });
      let context = await browser.start();
      let window = await open(context, workspace);
      await window.document(path);
      const losses: number[] = [];
      for (let i = 1; i <= TAB_KILLS; i++) {
        await window.editor.locator(".view-lines").click();
        await window.page.keyboard.press("Control+a");
        const session = await context.newCDPSession(window.page);
        const { keys, stop } = typing(window);
        // It is in the middle of typing: some keys are older than what may be lost, and the next one is on its way.
        const typedFor = MAY_BE_LOST + 50 + Math.random() * 500;
        await expect
          .poll(() => performance.now() - (keys[0]?.at ?? Infinity) - longestPause(keys), {
            interval: 5,
            timeout: 60_000,
          })
          .toBeGreaterThan(typedFor);
        const killed = performance.now();
        if (i % BROWSER_EVERY === 0) await browser.kill();
        else await crash(session, window);
        await stop();

        if (i % BROWSER_EVERY === 0) context = await browser.start();
        else await window.page.close();
        window = await open(context, workspace);
        await window.page.getByRole("button", { name: "Restore" }).click();
        await window.document(path);
        const text = (await window.text()).trim();
        const typed = keys.map(({ key }) => key).join("");
        expect(typed.startsWith(text), `kill ${i}: ${text} of ${typed}`).toBe(true);
        const firstLost = keys[text.length];
        const lost = firstLost ? killed - firstLost.at : 0;
        losses.push(Math.round(lost));
        expect(lost, `kill ${i}: ${text} of ${typed}`).toBeLessThanOrEqual(MAY_BE_LOST + longestPause(keys));
        expect(workspace.read(path)).toBe("{}\n");
      }
      process.stdout.write(`Typing lost with each kill, in milliseconds: ${losses.join(" ")}\n`);
    },
    60_000 + TAB_KILLS * 20_000,
  );
});

/** Ends the process of the page. */
async function crash(session: CDPSession, window: Window): Promise<void> {
  const crashed = window.page.waitForEvent("crash");
  // It cannot answer any more.
  void session.send("Page.crash").catch(() => undefined);
  await crashed;
}
