import { describe, expect, it } from "vitest";
import { answerTo } from "../../components/play/answers";
import { check } from "../../lib/diagnostics";
import type { FireInTheSkyScenario } from "../../lib/documents/generated/types";
import { games } from "../../lib/games";
import { edited, fed, files, seated } from "./support";

const game = games["fire-in-the-sky"];
const kept = (sitting = seated()): FireInTheSkyScenario =>
  answerTo(sitting, { of: "scenario", id: "kept", title: "Kept" }) as unknown as FireInTheSkyScenario;

describe("a position that is kept as a scenario", () => {
  it("brings no note that is false of it: where its counters lie is no custom of naming", () => {
    const before = check(files, game);
    const text = JSON.stringify(kept(), null, 2);
    const after = check({ ...files, "scenarios/kept.json": text }, game);
    expect(kept().position).toBeDefined();
    expect(after.diagnostics.map(({ message }) => message)).toEqual(
      before.diagnostics.map(({ message }) => message),
    );
  });

  it("says by its title which scenario was played, and plays on with what that overrides", () => {
    const path = "scenarios/short-campaign.json";
    const overrides = { "parameters.json": { oil: { merchantmenFraction: 0.75 } } };
    const first = '"title":';
    const changed = edited(path, first, `"overrides": ${JSON.stringify(overrides)},\n  ${first}`);
    const { summary, overrides: found } = kept(seated({}, fed(changed)));
    expect(summary).toMatch(/^A game of “Short Campaign Game”, continued from this moment: Turn 2/);
    expect(found).toEqual(overrides);
  });
});
