// @module-tag slow
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "./harness";

/**
 * The README's five minutes and the tutorial, run as they stand: ```sh blocks line by line (exit status
 * 0, or 1 where the block says “fails”), and ```json blocks with `file=` written before what follows.
 */

const root = join(import.meta.dirname, "../..");

interface Block {
  language: string;
  info: string;
  text: string;
}

function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w+)?([^\n]*)\n([\s\S]*?)^```$/gm)].map(([, language, info, text]) => ({
    language: language ?? "",
    info: info!.trim(),
    text: text!,
  }));
}

/** Games of a simulation: enough for all that is asked of one afterwards. The rest would show nothing else. */
const GAMES = 8;
const fewer = (args: readonly string[]): string[] =>
  args.map((arg, i) => (args[i - 1] === "--games" ? String(Math.min(Number(arg), GAMES)) : arg));

/** Play a document in an empty folder that sees the repository's data; returns how much was run. */
async function tour(document: string): Promise<{ commands: number; files: number }> {
  const outside = mkdtempSync(join(tmpdir(), "sandtable-tour-"));
  // What a document writes beside the checkout is not written into it.
  const folder = join(outside, "checkout");
  mkdirSync(folder);
  let commands = 0;
  let files = 0;
  try {
    symlinkSync(join(root, "data"), join(folder, "data"));
    for (const { language, info, text } of blocksOf(readFileSync(join(root, document), "utf8"))) {
      const file = /^file=(\S+)$/.exec(info)?.[1];
      if (file) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
        files++;
      }
      if (language !== "sh") continue;
      for (const line of text.trim().split("\n")) {
        const [npx, name, ...args] = line.split(" ");
        expect([npx, name]).toEqual(["npx", "sandtable"]);
        const ran = await cli(fewer(args), { cwd: folder });
        expect(ran.status, `${line}\n${ran.out}\n${ran.err}`).toBe(info === "fails" ? 1 : 0);
        expect(ran.out.length).toBeGreaterThan(0);
        commands++;
      }
    }
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
  return { commands, files };
}

describe("documents that contain commands", { timeout: 300_000 }, () => {
  it("the README's five minutes work", async () => {
    expect((await tour("README.md")).commands).toBeGreaterThan(8);
  });

  it("a run of the lab works", async () => {
    expect((await tour("docs/lab.md")).commands).toBeGreaterThan(2);
  });

  it("the variant at the command line works", async () => {
    const { commands, files } = await tour("docs/command-line.md");
    expect(commands).toBeGreaterThan(7);
    expect(files).toBeGreaterThan(3);
  });
});
