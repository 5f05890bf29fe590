import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A disk of its own for one server: the server runs where its home is a file system of a few kilobytes, which goes with
 * it whatever happens. Needs Linux and either root or name spaces for users.
 */
export class TinyDisk {
  constructor(
    private readonly home: string,
    readonly kilobytes: number,
  ) {}

  /** Whether this machine lets us have one. */
  static allowed(): boolean {
    try {
      execFileSync("unshare", [...spaces, "mount", "-t", "tmpfs", "tmpfs", "/mnt"], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  }

  /** What the command of a server is put behind. */
  get wrapper(): string[] {
    const mount = `mount -t tmpfs -o size=${this.kilobytes}k tmpfs "$0" && exec "$@"`;
    return ["unshare", ...spaces, "sh", "-c", mount, this.home];
  }

  /** Where a file of it is seen from outside. */
  place(pid: number, path: string): string {
    return join(`/proc/${pid}/root`, this.home, path);
  }

  /** Nothing more fits on it. */
  fill(pid: number): void {
    const place = this.place(pid, "ballast");
    for (let bytes = this.kilobytes * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) {
      try {
        writeFileSync(place, "x".repeat(bytes), { flag: "a" });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    }
  }

  /** Nobody may write on it, not even root; or again. */
  setReadOnly(pid: number, readOnly: boolean): void {
    const options = `remount,${readOnly ? "ro" : "rw"}`;
    const user = process.getuid?.() === 0 ? [] : ["--user", "--preserve-credentials"];
    execFileSync("nsenter", ["--target", String(pid), ...user, "--mount", "mount", "-o", options, this.home]);
  }
}

const spaces = process.getuid?.() === 0 ? ["--mount"] : ["--mount", "--user", "--map-root-user"];
