import { describe, expect, it } from "vitest";
import { hash, line as choicesOf } from "../../../lib/kernel";
import { openPlan } from "../../../lib/lab/play";
import { replay } from "../../../lib/lab/record/replay";
import { recordText } from "../../../lib/lab/record/text";
import type { GameRecord } from "../../../lib/lab/record/types";
import { runScript } from "../../../lib/playtest";
import { planOf, shippedVariant } from "../support";

const steady = planOf([shippedVariant("fire-in-the-sky", "short-campaign")], {
  players: ["steady", "random"],
  games: 2,
});
const javaSea = planOf([shippedVariant("fire-in-the-sky-2e", "java-sea")], { games: 2 });

describe.each([
  ["the Short Campaign", steady],
  ["the Java Sea", javaSea],
])("a game of %s, played again from its line", (_name, plan) => {
  const line = openPlan(plan)({ variant: 0, game: 1 }) as GameRecord;
  const again = replay(plan, JSON.parse(recordText(line)) as GameRecord);

  it("is the same game, with and without its diary", () => {
    expect(again.differs).toBeUndefined();
    expect(recordText(again.line)).toBe(recordText(line));
    expect(hash(again.game!)).toBe(line.hash);
  });

  it("has its diary and all its choices, with which people can step through it", () => {
    const { game, variant } = again;
    expect(game!.table.events.length).toBeGreaterThan(line.decisions / 10);
    const choices = choicesOf(game!);
    expect(choices).toHaveLength(line.decisions);
    const { ruleset, plan: played } = variant;
    const { scenario, options } = played;
    const run = runScript(ruleset, { seed: line.seed, choices }, { scenario, options });
    expect(run.error).toBeUndefined();
    expect(hash(run.game!)).toBe(line.hash);
  });

  it("is reported when it differs from its line", () => {
    const otherHash = replay(plan, { ...line, hash: "0123456789abcdef" });
    expect(otherHash.differs).toMatch(
      /^It took another course, although it ended the same way\. Another version/,
    );
    const otherEnd = replay(plan, { ...line, ended: "cap", winner: null });
    expect(otherEnd.differs).toMatch(
      /^It ended differently: it did not end before, .* now\. Another version/,
    );
    const otherPlan = replay({ ...plan, seed: 99 }, line);
    expect(otherPlan.differs).toMatch(/another plan/);
  });
});
