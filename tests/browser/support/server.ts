import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { packageRoot } from "../../../lib/workspace";

/** The studio as `npm start` runs it, in a process of its own. */
export class StudioServer {
  private child: ChildProcess | undefined;
  /** What it has said. */
  output = "";
  port = 0;

  /** `home`: where it keeps workspaces. `wrapper`: what its command is put behind. `tree`: whose studio it is. */
  constructor(
    readonly home: string,
    private readonly wrapper: readonly string[] = [],
    private readonly tree: string = packageRoot(),
  ) {}

  get pid(): number {
    if (this.child?.pid === undefined) throw new Error("The studio does not run.");
    return this.child.pid;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start it, on the port that it had before where there is one. */
  async start(): Promise<void> {
    const [command, ...args] = [...this.wrapper, process.execPath, join(this.tree, "lib/build/start.mjs")];
    const child = spawn(command!, args, {
      env: { ...process.env, PORT: String(this.port), SANDTABLE_HOME: this.home, BROWSER: "none" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    this.output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (this.output += text));
    }
    for (;;) {
      const port = /Sandtable is at http:\/\/127\.0\.0\.1:(\d+)/.exec(this.output)?.[1];
      if (port !== undefined) return void (this.port = Number(port));
      if (child.exitCode !== null) throw new Error(`The studio did not start.\n${this.output}`);
      await Promise.race([once(child.stdout, "data"), once(child, "close")]);
    }
  }

  /** Ask it to stop, or give it no time to. Returns its exit status. */
  async stop(signal: "SIGINT" | "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<number | null> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    await once(child, "close");
    return child.exitCode;
  }
}
