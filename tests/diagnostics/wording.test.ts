import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../lib/diagnostics";
import { type BrokenCase, filesOf, sharedChecker, shippedFiles } from "./support";

/* Texts that once were no good English, or said what is not so. */

const base = shippedFiles();

function reported(broken: Omit<BrokenCase, "about" | "base">, code: string): Diagnostic[] {
  const { files, layers } = filesOf({ about: "", base: "", ...broken }, base);
  return sharedChecker.check(files, { layers }).diagnostics.filter((each) => each.code === code);
}

const changed = (file: string, pointer: string, value: string | number) => ({
  files: { [file]: { set: { [pointer]: value } } },
});

describe("an id that names nothing", () => {
  it("is set beside the number of things that there are, each noun in the plural", () => {
    const [problem] = reported(changed("battles/atoll.json", "/place", "nowhere-at-all"), "ref/dangling");
    expect(problem!.hint).toMatch(/^\d+ hexes and places are known in bases\.json and map\.json\.$/);
  });

  it("is set beside each id once, though the rules and a document both know it", () => {
    const [problem] = reported(changed("game.json", "/nations/us/side", "germany"), "ref/dangling");
    expect(problem!.hint).toBe("Known in game.json: japan and allies.");
  });

  it("is reported with the name of what holds it, not with its number in a list", () => {
    const inList = reported(
      changed("parameters.json", "/returnPorts/us/0", "nowhere-at-all"),
      "ref/dangling",
    );
    expect(inList[0]!.message).toBe('There is no place "nowhere-at-all" (in "us").');
    const when = { is: "option", id: "no-such-rule" };
    const modifiers = {
      "air-strike": {
        modifiers: { odd: { title: "Odd", hits: 1, rule: "12.1", when: { is: "all", of: [when] } } },
      },
    };
    const inCondition = reported({ patches: { "tables/combat.json": { types: modifiers } } }, "ref/dangling");
    expect(inCondition.map(({ message }) => message)).toEqual([
      'There is no optional rule "no-such-rule" (in "odd").',
    ]);
  });
});

it("a bad value of a layer is not blamed on a layer that is off and patches the same value", () => {
  // The layer that is off adds ships to the group: to a group that is a text now, and so lacks all the rest.
  const patches = { "schedules/allies.json": { turns: { "2": { "british-fleet": "late" } } } };
  const off = JSON.parse(base["layers/force-z-reinforced/schedules/allies.json"]!) as { turns: object };
  expect(off.turns).toHaveProperty(["2", "british-fleet"]);
  const { files, layers } = filesOf({ about: "", base: "", patches }, base);
  const problems = sharedChecker.check(files, { layers }).diagnostics;
  expect(problems.filter(({ severity }) => severity === "error").map(({ file }) => file)).toEqual([
    "layers/broken/schedules/allies.json",
  ]);
});

describe("a fix that takes a number from the format or the rules says so", () => {
  const fixesOf = (file: string, pointer: string, value: number, code: string) =>
    reported(changed(file, pointer, value), code).flatMap(({ fixes = [] }) =>
      fixes.map(({ title }) => title),
    );
  it.each([
    ["bases.json", "/bases/rabaul/airCapacity", 99, /^Change it to \d+, the largest allowed$/],
    ["bases.json", "/bases/rabaul/airCapacity", -1, /^Change it to 0, the smallest allowed$/],
    ["units.json", "/naval/j-dd/transport", 0.3, /^Change it to 0\.25, the nearest allowed$/],
  ])("%s %s %d", (file, pointer, value, title) => {
    expect(fixesOf(file, pointer, value, "schema/out-of-range")).toEqual([expect.stringMatching(title)]);
  });

  it("half a counter", () => {
    expect(fixesOf("units.json", "/naval/j-dd/count", 2.4, "schema/wrong-type")).toEqual([
      "Change it to 2, the nearest whole number",
    ]);
  });

  it("a base worth nothing", () => {
    expect(
      fixesOf("bases.json", "/bases/rabaul/victoryPoints", 0, "rule/fire-in-the-sky/base-points"),
    ).toEqual(["Set it to 1, the minimum for a base"]);
  });
});
