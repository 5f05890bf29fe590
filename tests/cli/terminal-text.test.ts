import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createColors } from "picocolors";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { textWidth } from "../../lib/cli/format/layout";
import { markedColours, terminalJson, terminalText } from "../../lib/cli/terminal-text";
import { cli, game, type Scratch, scratch } from "./harness";

const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;
/** Renames the window, clears the screen, colours what follows, and turns the line around. */
const hostile = "\u001b]0;gone\u0007\u001b[2J\u009b31m\u202eManila\r";

describe("text for a terminal", () => {
  it("shows control characters as signs and keeps our own colours", () => {
    const { red, bold } = markedColours(createColors(true));
    const text = red(`a\u001b[2J${bold("b")}c`);
    expect(textWidth(red("abc"))).toBe(3);
    expect(terminalText(text)).toBe("\u001b[31ma␛[2J\u001b[1mb\u001b[22mc\u001b[39m");
    expect(terminalText("\u009b31m\u202e\u007f\ttab\n")).toBe("\\u009b31m\\u202e␡\ttab\n");
  });

  it("colours inside of a colour do not end it", () => {
    const { red, green } = markedColours(createColors(true));
    expect(terminalText(red(`a${green("b")}c`))).toBe(
      "\u001b[31ma\u001b[32mb\u001b[39m\u001b[31mc\u001b[39m",
    );
  });

  it("JSON has no control characters either, and means the same", () => {
    const json = terminalJson({ [hostile]: hostile });
    expect(json).not.toMatch(control);
    expect(JSON.parse(json)).toEqual({ [hostile]: hostile });
  });
});

describe("names with escape sequences in a workspace", () => {
  let folder: Scratch;
  beforeEach(() => (folder = scratch()));
  afterEach(() => folder.remove());
  const write = (path: string, value: unknown): void => {
    const place = join(folder.path, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, JSON.stringify(value));
  };

  it("reach the terminal by no command", async () => {
    const here = { cwd: folder.path };
    await cli(["new", "mine", ...game, "--from", "short-campaign"], here);
    write("mine/layers/my-variant/bases.json", {
      bases: { manila: { name: hostile, victoryPoints: hostile }, [hostile]: { name: hostile } },
    });
    const bad = ["check", "mine"];
    const names = ["setup", "mine", "--scenario", "my-short-campaign"];
    for (const argv of [
      bad,
      names,
      [...bad, "--json"],
      ["diff", "fire-in-the-sky", "mine"],
      ["check", hostile],
    ]) {
      const { out, err } = await cli(argv, here);
      expect(out + err, argv.join(" ")).toMatch(/Manila/);
      expect(out + err, argv.join(" ")).not.toMatch(control);
    }
    write("mine/layers/my-variant/bases.json", { bases: { manila: { name: hostile } } });
    const { out } = await cli(["diff", "fire-in-the-sky", "mine"], here);
    expect(out).toContain("␛]0;gone␇␛[2J");
  });
});
