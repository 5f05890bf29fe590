import { describe, expect, it } from "vitest";
import { checks } from "../../../lib/games/flat-top/checks";
import { applyMergePatch, type Json } from "../../../lib/documents";
import type { Documents } from "../../../lib/games/types";
import { createChecker } from "../../../lib/diagnostics";
import { shipped } from "../../support/shipped";
import { documents } from "./support";

/** The documents of a scenario with its own overrides, other scenarios left out. */
function worldOf(scenario: string): Documents {
  const path = `scenarios/${scenario}.json`;
  const { overrides = {} } = documents[path] as { overrides?: Record<string, Json> };
  const world = Object.fromEntries(
    Object.entries(documents).filter(([each]) => !each.startsWith("scenarios/") || each === path),
  );
  for (const [target, patch] of Object.entries(overrides))
    world[target] = applyMergePatch(world[target]!, patch);
  return world;
}

const scenarios = Object.keys(documents).flatMap((path) => /^scenarios\/(.+)\.json$/.exec(path)?.[1] ?? []);

describe("the checks of Flat Top", () => {
  it.each(scenarios)("find nothing in %s as shipped", (scenario) => {
    const world = worldOf(scenario);
    expect(
      checks.flatMap((check) => check.run(world).map((found) => ({ code: check.code, ...found }))),
    ).toEqual([]);
  });

  it("find after each of several edits what they find in documents that they have not seen before", () => {
    const { files, game } = shipped("flat-top");
    const edits: [path: string, from: string | RegExp, to: string][] = [
      ["scenarios/training.json", '"count": 4', '"count": 40'],
      ["charts/combat-results.json", '"1-2": "*"', '"1-2": "7"'],
      ["map.json", '"terrain": "sea"', '"terrain": "see"'],
    ];
    const checker = createChecker(game);
    let now = files;
    const counts = [checker.check(now).diagnostics.length];
    for (const [path, from, to] of edits) {
      const text = now[path]!.replace(from, to);
      expect(text, path).not.toBe(now[path]);
      now = { ...now, [path]: text };
      const report = checker.check(now);
      expect(report, `${path}: ${to}`).toEqual(createChecker(game).check(now));
      counts.push(report.diagnostics.length);
    }
    expect(new Set(counts).size).toBe(counts.length);
  });
});
