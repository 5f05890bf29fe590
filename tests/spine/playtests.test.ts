import { describe, expect, it } from "vitest";
import { games } from "../../lib/games";
import { readScript, runScript } from "../../lib/playtest";
import { recommended, rulesetOf, shipped } from "../support/shipped";

/** Every playtest that ships with a game is green, and its log is made of sentences. */

const every = Object.keys(games).flatMap((id) =>
  Object.keys(shipped(id).playtests).map((playtest): [string, string] => [id, playtest]),
);

describe("shipped playtests", () => {
  it("each game has one", () => {
    for (const id of Object.keys(games)) expect(every.some(([game]) => game === id)).toBe(true);
  });

  it.each(every)("%s: %s", (id, playtest) => {
    const read = readScript(shipped(id).playtests[playtest]!);
    if (!read.ok) expect.fail(JSON.stringify(read.error));
    const script = read.value;
    // One of a variant is played with its layers on.
    const scenario = shipped(id, script.layers).scenarios[script.scenario!]!;
    const ruleset = rulesetOf(id, script.scenario!, script.layers);
    const run = runScript(ruleset, script, { scenario, options: script.options ?? recommended(scenario) });
    expect(run.error).toBeUndefined();
    expect(run.played).toBe(script.choices.length);
    expect(script.expect?.length ?? 0).toBeGreaterThan(0);
    const texts = new Set(run.events.map(({ text }) => text));
    expect([...texts].filter((text) => !/^[A-Z0-9+-].*\.$/.test(text))).toEqual([]);
  });
});
