import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { chromiumFlags, findChromium } from "./chromium";

/** A browser with a profile that outlives it, as a person's own; it can be killed without a word. */
export class PersistentBrowser {
  private readonly profile = mkdtempSync(join(tmpdir(), "sandtable-profile-"));
  private child: ReturnType<typeof spawn> | undefined;

  async start(): Promise<BrowserContext> {
    // A profile is for one browser at a time; a test that failed may have left one.
    await this.kill();
    const flags = [
      ...chromiumFlags,
      `--user-data-dir=${this.profile}`,
      "--remote-debugging-port=0",
      "about:blank",
    ];
    const child = spawn(await findChromium(), flags, { stdio: ["ignore", "ignore", "pipe"], detached: true });
    this.child = child;
    const closed = once(child, "close");
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
    for (;;) {
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address !== undefined) return (await chromium.connectOverCDP(address)).contexts()[0]!;
      if (child.exitCode !== null) throw new Error(`The browser did not start.\n${said}`);
      await Promise.race([once(child.stderr, "data"), closed]);
    }
  }

  /** All of it, at once, as when the power fails. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child) return;
    // Its processes are a group of their own.
    process.kill(-child.pid!, "SIGKILL");
    await once(child, "close");
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
