import { describe, expect, it } from "vitest";
import { checks } from "../../../lib/games/flat-top/checks";
import { applyMergePatch, type Json } from "../../../lib/documents";
import type { Documents } from "../../../lib/games/types";
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
});
