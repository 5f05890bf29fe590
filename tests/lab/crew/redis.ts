import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { packageRoot } from "../../../lib/workspace";

/** A Redis of its own for a test, on a port that is free, which keeps nothing. */
export class RedisServer {
  private constructor(
    private child: ChildProcess,
    private readonly start: () => Promise<ChildProcess>,
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** Throws where there is none and none can be installed: then the queue is unproven, which no test may hide. */
  static async open(): Promise<RedisServer> {
    const file = pathToFileURL(join(packageRoot(), "lib/build/redis.mjs")).href;
    const { ensureRedis } = (await import(file)) as { ensureRedis(): string };
    const program = ensureRedis();
    const folder = mkdtempSync(join(tmpdir(), "sandtable-redis-"));
    const port = await freePort();
    const start = async (): Promise<ChildProcess> => {
      const options = { port, bind: "127.0.0.1", save: "", appendonly: "no", dir: folder };
      const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
      const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
      let said = "";
      child.stdout.setEncoding("utf8");
      for await (const text of child.stdout) {
        said += text as string;
        if (said.includes("Ready to accept connections")) break;
      }
      if (!said.includes("Ready to accept connections")) throw new Error(`Redis did not start: ${said}`);
      return child;
    };
    return new RedisServer(await start(), start, folder, port);
  }

  get address(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** It ends without a word and comes back with nothing in it. */
  async forgetEverything(): Promise<void> {
    await this.vanish();
    await this.comeBack();
  }

  async comeBack(): Promise<void> {
    this.child = await this.start();
  }

  async vanish(): Promise<void> {
    const closed = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await closed;
  }

  async close(): Promise<void> {
    await this.vanish();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error()),
      );
    });
  });
}
