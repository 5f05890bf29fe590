import fc from "../../support/fast-check";
import { describe, expect, it } from "vitest";
import { openPlan } from "../../../lib/lab/play";
import { readRecord, recordText } from "../../../lib/lab/record/text";
import { type GameLine, isTrouble } from "../../../lib/lab/record/types";
import { planOf, shippedVariant, shortCampaign } from "../support";

const plan = planOf([shortCampaign(), shippedVariant("fire-in-the-sky", "short-campaign", { options: [] })], {
  games: 3,
});
const keys = [0, 1].flatMap((variant) => [0, 1, 2].map((game) => ({ variant, game })));
const lines = keys.map(openPlan(plan));
const texts = lines.map(recordText);

const trouble: GameLine = {
  variant: 1,
  game: 2,
  seed: lines[2]!.seed,
  trouble: "player",
  message: "steady gave the choice 17 in “Land Combat Round”, which is not among the 3 options.",
  step: "land-combat-round",
  decisions: 12,
};

describe("lines of a plan's games", () => {
  it("are the same bytes in any order of play, and for any players", () => {
    const others = openPlan(JSON.parse(JSON.stringify(plan)) as typeof plan);
    const backwards = [...keys].reverse().map((key) => recordText(others(key)));
    expect(backwards.reverse()).toEqual(texts);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("have the same dice in every variant, and each game its own", () => {
    const seeds = lines.map(({ seed }) => seed);
    expect(seeds.slice(0, 3)).toEqual(seeds.slice(3));
    expect(new Set(seeds).size).toBe(3);
  });

  it("take one line of a few kilobytes each", () => {
    for (const text of texts) {
      expect(text).not.toContain("\n");
      expect(text.length).toBeLessThan(6000);
    }
  });
});

describe("readRecord", () => {
  it("reads back what was written, byte for byte", () => {
    for (const text of [...texts, recordText(trouble)]) {
      const read = readRecord(text, plan);
      if (!read.ok) expect.fail(read.error);
      expect(recordText(read.value)).toBe(text);
    }
    const read = readRecord(recordText(trouble));
    expect(read.ok && isTrouble(read.value) && read.value).toEqual(trouble);
  });

  it("refuses a line that was cut off, wherever", () => {
    const text = texts[0]!;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), (at) => {
        expect(readRecord(text.slice(0, at)).ok).toBe(false);
        expect(readRecord(text.slice(at + 1)).ok).toBe(false);
        expect(readRecord(text.slice(0, at) + text).ok).toBe(at === 0);
      }),
      { numRuns: 200 },
    );
  });

  const record = JSON.parse(texts[0]!) as Record<string, unknown>;
  const changed: [what: string, line: unknown, message: RegExp][] = [
    ["another document", { $schema: "x", choices: [] }, /“variant” is missing or invalid/],
    ["a list", [], /an object/],
    ["a member that is missing", { ...record, tracks: undefined }, /“tracks” is missing or invalid/],
    ["a number as text", { ...record, decisions: "3" }, /“decisions” is missing or invalid/],
    ["another end", { ...record, ended: "later" }, /“ended” is missing or invalid/],
    ["a member more", { ...record, extra: 1 }, /has other members than a record/],
    ["another kind of trouble", { ...trouble, trouble: "weather" }, /“trouble” is missing or invalid/],
  ];
  it.each(changed)("refuses %s", (_what, line, refusal) => {
    const read = readRecord(JSON.stringify(line));
    if (read.ok) expect.fail("it was read");
    expect(read.error).toMatch(refusal);
  });

  it("refuses a game of another plan", () => {
    const refusal = (other: Partial<typeof plan>): string => {
      const read = readRecord(texts[5]!, { ...plan, ...other });
      return read.ok ? "it was read" : read.error;
    };
    expect(refusal({ seed: 8 })).toMatch(/another plan: game 2 has seed \d+, here \d+/);
    expect(refusal({ games: 2 })).toMatch(/game 2; the plan has 2/);
    expect(refusal({ variants: [plan.variants[0]!] })).toMatch(/variant 1; the plan has 1/);
    expect(refusal({})).toBe("it was read");
  });
});
