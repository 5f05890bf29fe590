// @module-tag slow
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/**
 * The README's five minutes and the tutorial, run as they stand: ```sh blocks line by line (exit status
 * 0, or 1 where the block says “fails”), and ```json blocks with `file=` written before what follows.
 */

const root = join(import.meta.dirname, "../..");
const bin = join(root, "lib/cli/sandtable.mjs");

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

/** Play a document in an empty folder that sees the repository's data; returns how much was run. */
function tour(document: string): { commands: number; files: number } {
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
        const ran = spawnSync(process.execPath, [bin, ...args], { cwd: folder, encoding: "utf8" });
        expect(ran.status, `${line}\n${ran.stdout}\n${ran.stderr}`).toBe(info === "fails" ? 1 : 0);
        expect(ran.stdout.length).toBeGreaterThan(0);
        commands++;
      }
    }
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
  return { commands, files };
}

// A process a command; on a machine with much else to do they take their time.
describe("documents that contain commands", { timeout: 300_000 }, () => {
  it("the README's five minutes work", () => {
    expect(tour("README.md").commands).toBeGreaterThan(8);
  });

  it("a run of the lab works", () => {
    expect(tour("docs/lab.md").commands).toBeGreaterThan(2);
  });

  it("the variant at the command line works", () => {
    const { commands, files } = tour("docs/command-line.md");
    expect(commands).toBeGreaterThan(7);
    expect(files).toBeGreaterThan(3);
  });
});
