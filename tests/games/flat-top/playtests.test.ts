import { describe, expect, it } from "vitest";
import { flatTopModule } from "../../../lib/games/flat-top/module";
import { readScript, runScript } from "../../../lib/playtest";
import { documents, rulesOf } from "./support";

describe("playtests", () => {
  it.each(["strike-on-a-carrier", "training-whole"])("%s plays as written", (name) => {
    const read = readScript(documents[`playtests/${name}.json`]!);
    if (!read.ok) throw new Error(read.error);
    const { expect: expected = [], choices } = read.value;
    expect(expected.length).toBeGreaterThan(15);
    const ruleset = { module: flatTopModule, rules: rulesOf("training") };
    const { played, error } = runScript(ruleset, read.value, {
      scenario: documents["scenarios/training.json"]!,
      options: [],
    });
    expect(error).toBeUndefined();
    expect(played).toBe(choices.length);
  });
});
