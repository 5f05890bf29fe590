import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import type { PlacedDiagnostic } from "../../lib/cli/diagnose";
import { createChecker, type Diagnostic } from "../../lib/diagnostics";
import type { FileMap } from "../../lib/documents";
import { games } from "../../lib/games";
import { createWorkspace, openGame } from "../../lib/workspace";
import { cliJson, scratch } from "../cli/harness";

/** Bad input is fed as people feed it: to the library, to the reader of folders, and to every command. */

export const gameId = "fire-in-the-sky";
export const shippedFiles: FileMap = openGame(gameId).files;

/** A document of JSON as commands answer it. */
export interface CliOutput {
  ok?: boolean;
  error?: { code: string; message: string; hint?: string; index?: number };
  diagnostics?: PlacedDiagnostic[];
  files?: unknown[];
  broken?: string[];
  changes?: unknown[];
}

export interface Ran {
  status: number | null;
  json: CliOutput;
  err: string;
}

/** What stands in a folder: every name with its content, so that nothing can be written unseen. */
export function fingerprint(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const stat = lstatSync(path, { throwIfNoEntry: false });
      // A name whose bytes are no text cannot be asked for.
      if (!stat) return path;
      const content = entry.isFile()
        ? createHash("sha256").update(readFileSync(path)).digest("hex")
        : entry.isSymbolicLink()
          ? readlinkSync(path)
          : "";
      return `${path} ${stat.mode} ${entry.isDirectory() ? "" : stat.mtimeMs} ${content}`;
    })
    .sort();
}

/** A folder with a workspace "mine" in it, whose layer "my-variant" is on, and a scenario of its own. */
export class Bench {
  private readonly folder = scratch();
  readonly path = this.folder.path;

  constructor() {
    createWorkspace(this.at("mine"), gameId, { from: "short-campaign" });
    this.write("empty.json", '{ "choices": [] }');
  }

  at(path: string): string {
    return join(this.path, path);
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), content);
  }

  remove(path: string): void {
    rmSync(this.at(path), { recursive: true, force: true });
  }

  /** Lets a file be this for a while. */
  async during<T>(path: string, content: string | Uint8Array, act: () => Promise<T>): Promise<T> {
    const before = existsSync(this.at(path)) ? readFileSync(this.at(path)) : undefined;
    this.write(path, content);
    try {
      return await act();
    } finally {
      if (before === undefined) this.remove(path);
      else this.write(path, before);
    }
  }

  /** Runs a command, which must end in an orderly way and leave every file as it was. */
  async run(...argv: string[]): Promise<Ran> {
    const before = fingerprint(this.path);
    const ran = await cliJson<CliOutput>(argv, { cwd: this.path });
    expect(fingerprint(this.path), `“${argv.join(" ")}” writes something`).toEqual(before);
    orderly(argv, ran);
    return ran;
  }

  close(): void {
    this.folder.remove();
  }
}

/** A command may refuse and complain, but never fail by itself. */
function orderly(argv: readonly string[], { status, json, err }: Ran): void {
  const context = `“${argv.join(" ")}”: ${JSON.stringify(json.error ?? {})} ${err}`;
  expect([0, 1, 2], context).toContain(status);
  expect(["internal", "engine"], context).not.toContain(json.error?.code);
  expect(err, context).not.toMatch(/\n +at /);
  if (status !== 0) expect(json.ok ?? false, context).toBe(false);
  for (const one of json.diagnostics ?? []) complete(one);
}

/** A problem says what, where and what to do. */
function complete(one: Diagnostic): void {
  expect(one).toMatchObject({
    code: expect.stringMatching(/^[a-z]+\/[a-z0-9/-]+$/) as string,
    message: expect.stringMatching(/\S/) as string,
    hint: expect.stringMatching(/\S/) as string,
    file: expect.stringMatching(/\S/) as string,
    pointer: expect.stringMatching(/^(?:$|\/)/) as string,
  });
  expect(one.code).not.toBe("internal/check-crashed");
  expect(one.range.start.line).toBeGreaterThan(0);
  expect(one.range.start.column).toBeGreaterThan(0);
}

/** One bench for all tests of a file; what a test writes it takes away. */
export function sharedBench(): { get(): Bench } {
  let bench: Bench | undefined;
  beforeAll(() => void (bench = new Bench()));
  afterAll(() => bench?.close());
  return {
    get: () => {
      if (!bench) throw new Error("The bench stands only while tests run.");
      return bench;
    },
  };
}

/** Every command that reads a workspace; none of them may fail, whatever stands in it. */
export function commandsOn(workspace: string): string[][] {
  const scenario = ["--scenario", "my-short-campaign"];
  return [
    ["check", workspace],
    ["show", workspace, "--doc", "parameters.json"],
    ["setup", workspace, ...scenario],
    ["play", workspace, ...scenario, "--script", "empty.json"],
    ["simulate", workspace, ...scenario, "--games", "1", "--cap", "3"],
    ["diff", gameId, workspace],
    ["migrate", workspace],
  ];
}

/** A workspace as it is made, with its layer on. */
const ownFiles: FileMap = {
  "sandtable.json": JSON.stringify({ title: "Mine", game: gameId, layers: ["my-variant"] }),
  "layers/my-variant/layer.json": JSON.stringify({
    $schema: "../../schemas/common/layer.schema.json",
    id: "my-variant",
    kind: "variant",
    title: "Mine",
    reason: "To feed it what it cannot eat.",
    citations: [],
    requires: [],
    conflicts: [],
    default: false,
  }),
};

const checker = createChecker(games[gameId]);

/** The problems of a check in the library. */
export function problemsOf(files: FileMap): Diagnostic[] {
  const { diagnostics } = checker.check({ ...shippedFiles, ...ownFiles, ...files });
  diagnostics.forEach(complete);
  return diagnostics;
}

/** A text after some lines, to see that places are counted right. */
export const lines = (...all: string[]): string => all.join("\n");
