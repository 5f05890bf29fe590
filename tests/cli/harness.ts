import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createColors } from "picocolors";
import { runProgram } from "../../lib/cli/program";
import { packageRoot } from "../../lib/workspace";

export interface Ran {
  status: number | null;
  out: string;
  err: string;
}

/** Run a command line in this process; `lines` is what somebody types. */
export async function cli(
  argv: string[],
  { cwd = packageRoot(), lines = [] as string[] } = {},
): Promise<Ran> {
  const typed = lines.slice();
  let out = "";
  let err = "";
  const status = await runProgram(argv, {
    io: {
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      progress: () => undefined,
      ask: (prompt) => {
        const line = typed.shift() ?? null;
        out += `${prompt}${line ?? ""}\n`;
        return Promise.resolve(line);
      },
      colours: createColors(false),
      terminal: false,
      cwd,
      onInterrupt: () => () => undefined,
      close: () => undefined,
    },
  });
  return { status, out, err };
}

/** The same with --json: the parsed document. */
export async function cliJson<T = Record<string, unknown>>(
  argv: string[],
  options?: Parameters<typeof cli>[1],
): Promise<{ status: number | null; json: T; err: string }> {
  const { status, out, err } = await cli([...argv, "--json"], options);
  return { status, json: JSON.parse(out) as T, err };
}

/** Run the real program as a process of its own. */
export function binary(
  argv: string[],
  { input = "", env = {}, cwd = packageRoot(), script = join(packageRoot(), "lib/cli/sandtable.mjs") } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, [script, ...argv], {
      cwd,
      env: { ...process.env, ...env },
    });
    let out = "";
    let err = "";
    child.stdout!.on("data", (data: Buffer) => (out += data.toString()));
    child.stderr!.on("data", (data: Buffer) => (err += data.toString()));
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, out, err }));
    child.stdin!.end(input);
  });
}

/** A folder that is gone after the test. */
export interface Scratch {
  path: string;
  remove(): void;
}

export function scratch(): Scratch {
  const path = mkdtempSync(join(tmpdir(), "sandtable-cli-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export const game = ["--game", "fire-in-the-sky"];
export const campaign = [...game, "--scenario", "short-campaign"];
