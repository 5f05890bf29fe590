import { describe, expect, it } from "vitest";
import { check, createChecker } from "../../lib/diagnostics";
import { editFiles } from "../../lib/documents";
import { games } from "../../lib/games";
import * as language from "../../lib/language";
import { kinds } from "../../lib/documents/generated/kinds";
import { schemasIn } from "../../lib/diagnostics";
import { shipped } from "../support/shipped";

const game = games["fire-in-the-sky"]!;
const { files } = shipped(game.id);
const battle = "battles/java-sea.json";

/** What a check says of the battle once something in its text is another. */
function problemsAfter(from: string, to: string) {
  expect(files[battle]).toContain(from);
  const changed = { ...files, [battle]: files[battle]!.replace(from, to) };
  return check(changed, game).diagnostics.filter(({ file }) => file === battle);
}

describe("a battle among the documents", () => {
  it.each(["fire-in-the-sky", "fire-in-the-sky-2e"])("is shipped in order with %s", (id) => {
    const all = shipped(id);
    const names = Object.keys(all.files).filter((path) => path.startsWith("battles/"));
    expect(names.length).toBeGreaterThanOrEqual(3);
    const reported = check(all.files, all.game).diagnostics;
    expect(reported.filter(({ file }) => file.startsWith("battles/"))).toEqual([]);
  });

  it("is reported for unknown ids, at their place and with the nearest id", () => {
    const [wrong] = problemsAfter('"n-cl": 1', '"n-cx": 1');
    expect(wrong).toMatchObject({ code: "ref/dangling", pointer: "/forces/allies/taskForces/0/units/n-cx" });
    expect(problemsAfter('"place": "surabaya"', '"place": "surabay"')[0]).toMatchObject({
      pointer: "/place",
    });
  });

  it("is reported once for what the engine finds wrong with it", () => {
    const [only, ...others] = problemsAfter('"n-land-abda": 1', '"n-land-abda": 40');
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      code: "setup/fire-in-the-sky",
      pointer: "/forces/allies/base/units/n-land-abda",
      rule: "2.1",
    });
    expect(problemsAfter('"scenario": "short-campaign"', '"scenario": "short"')[0]).toMatchObject({
      pointer: "/scenario",
    });
  });

  it("is reported when the game has ended before it", () => {
    const parameters = files["parameters.json"]!.replace('"lastTurn": 16', '"lastTurn": 7');
    expect(parameters).not.toBe(files["parameters.json"]);
    const reported = check({ ...files, "parameters.json": parameters }, game).diagnostics;
    const [only, ...others] = reported.filter(({ file }) => file.startsWith("battles/"));
    expect(others).toEqual([]);
    expect(only).toMatchObject({ file: "battles/atoll.json", pointer: "/turn", rule: "16.0" });
    expect(only!.message).toContain("fought in Turn 8, but the game ends with Turn 7");
  });

  it("says nothing of a unit that was renamed with it, and is counted among the uses", () => {
    const checker = createChecker(game);
    checker.check(files);
    const world = { draft: checker.draft!, files, game, schemas: schemasIn(checker.draft!), kinds };
    const at = files[battle]!.indexOf('"n-cl"') + 2;
    const uses = language.references(world, battle, at);
    expect(uses.map(({ file }) => file)).toContain(battle);
    const renamed = language.rename(world, battle, at, "n-cruiser");
    if (!renamed.ok) throw new Error(renamed.message);
    const after = editFiles(files, renamed.edits);
    expect(after[battle]).toContain('"n-cruiser": 1');
    expect(check(after, game).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("is set up again when it or the scenario on which it rests is another, and for no other scenario", () => {
    const made: unknown[] = [];
    const source = game.battles!;
    const counting = {
      ...game,
      battles: {
        ...source,
        setUp: (...given: Parameters<typeof source.setUp>) => {
          made.push(given[1]);
          return source.setUp(...given);
        },
      },
    };
    const checker = createChecker(counting);
    checker.check(files);
    const all = Object.keys(files).filter((path) => path.startsWith("battles/")).length;
    expect(made).toHaveLength(all);
    const after = (path: string): number => {
      made.length = 0;
      checker.check({ ...files, [path]: files[path]!.replace('"title": "', '"title": "The ') });
      checker.check(files);
      return made.length;
    };
    expect(after("scenarios/campaign.json")).toBe(0);
    expect(after("scenarios/short-campaign.json")).toBeGreaterThan(0);
    // Once with the edit, once without it.
    expect(after(battle)).toBe(2);
  });

  it("does not keep the game from being played when it is wrong", () => {
    const checker = createChecker(game);
    const report = checker.check({ ...files, [battle]: files[battle]!.replace('"n-cl": 1', '"n-cx": 1') });
    expect(report.ok).toBe(false);
    expect(checker.gameOf("scenarios/short-campaign.json")).toBeDefined();
  });
});
