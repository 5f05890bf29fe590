import { describe, expect, it } from "vitest";
import {
  answersOf,
  type MeasureDifference,
  playersSentence,
  robustnessSentences,
  robustnessWords,
} from "../../../lib/lab/answers";
import { robustnessTable } from "../../../lib/lab/answers/robustness-words";
import { standingsOf } from "../../../lib/lab/answers/robustness";
import type { GameLine } from "../../../lib/lab/record/types";
import { comparedLines, context, madeUp, planOf, record, shuffled, variant } from "./synthetic";

const OTHERS = ["bold", "cautious"];
const plan = planOf({
  purpose: "compare",
  games: 200,
  variants: [variant("as it is"), variant("bonus")],
  robustness: { players: OTHERS.map((player) => [player, player]), games: 100 },
});

/** Lines of the run, and of the others where each has a bonus of its own. */
const linesOf = (own: number, others: readonly number[]): GameLine[] => [
  ...comparedLines(200, own),
  ...others.flatMap((bonus, cast) =>
    Array.from({ length: 100 }, (_, game) => [
      madeUp(game, 2 + 2 * cast),
      madeUp(game, 3 + 2 * cast, bonus),
    ]).flat(),
  ),
];

const asked = (own: number, others: readonly number[]) =>
  answersOf(plan, linesOf(own, others), () => context);

const verdict = (answers: ReturnType<typeof asked>): string | undefined =>
  answers.robustness![0]!.verdicts.find(({ measure }) => measure === "score/points")?.verdict;

describe("the same question asked of other players", () => {
  it("holds where all of them show it", () => {
    const answers = asked(0.4, [0.4, 0.5]);
    expect(verdict(answers)).toBe("holds");
    expect(robustnessSentences(answers).at(-1)).toBe(
      "Points: the difference holds with all players tried (bold and cautious).",
    );
  });

  it("is a habit of the player where none of them does", () => {
    const answers = asked(0.8, [0, 0]);
    expect(verdict(answers)).toBe("habit");
    expect(robustnessSentences(answers).at(-1)).toContain(
      "only with these players (steady), and with none of the others (bold and cautious). Treat it as a property",
    );
  });

  it("depends on the player where one of them does not", () => {
    expect(verdict(asked(0.8, [0.8, 0]))).toBe("depends");
  });

  it("is reported where only other players show a difference, and where none does", () => {
    expect(verdict(asked(0, [0.8, 0]))).toBe("others");
    expect(verdict(asked(0, [0, 0]))).toBe("none");
  });

  it("leaves the run's own answers as they are, in any order of lines", () => {
    const lines = linesOf(0.4, [0.4, 0]);
    const all = answersOf(plan, shuffled(lines, 3), () => context);
    const alone = { ...plan };
    delete alone.robustness;
    const own = answersOf(
      alone,
      lines.filter((line) => line.variant < 2),
      () => context,
    );
    expect({ ...all, robustness: undefined, received: 0 }).toEqual({
      ...own,
      robustness: undefined,
      received: 0,
    });
    expect(all.robustness).toEqual(answersOf(plan, lines, () => context).robustness);
  });

  it("shows the run and each of the others in a row, and says when not all were asked", () => {
    const answers = asked(0.4, [0.4, 0.5]);
    const { rows } = robustnessWords(answers)!;
    expect(rows.filter(([figure]) => figure === "Points").map(([, who, pairs]) => [who, pairs])).toEqual([
      ["steady (the run)", 200],
      ["bold", 100],
      ["cautious", 100],
    ]);
    expect(robustnessTable(answers).rows).toHaveLength(2 * 4);
    const begun = answersOf(plan, comparedLines(200, 0.4), () => context);
    expect(robustnessSentences(begun)[0]).toContain("have not all been tried yet");
    expect(playersSentence(answers)).toMatch(/^These are games of steady against itself/);
  });

  it("drops pairs of which a game did not end", () => {
    const lines = [...linesOf(0.4, [0.4, 0.4]).filter(({ variant: at, game }) => at !== 3 || game !== 5)];
    lines.push(record({ variant: 3, game: 5, ended: "cap", winner: null }));
    const [answer] = answersOf(plan, lines, () => context).robustness!;
    expect(answer!.others.map(({ pairs, dropped }) => [pairs, dropped])).toEqual([
      [99, 1],
      [100, 0],
    ]);
  });
});

describe("how another player stands to an answer", () => {
  const found = (given: Partial<MeasureDifference>): MeasureDifference => ({
    measure: "score/points",
    title: "Points",
    share: false,
    from: 1,
    to: 5,
    difference: 4,
    low: 3,
    high: 5,
    chance: 1e-6,
    corrected: 1e-6,
    judged: 1e-6,
    pairs: 300,
    differing: 200,
    always: null,
    shared: 0,
    deviation: 8,
    gain: 1,
    effect: 0.5,
    ...given,
  });

  it.each([
    ["the same way, more than chance", { difference: 2, low: 0.5, high: 3.5, chance: 0.01 }, "holds"],
    ["the other way, more than chance", { difference: -2, low: -3.5, high: -0.5, chance: 0.01 }, "differs"],
    ["near zero, and clearly less", { difference: 0, low: -1, high: 1, chance: 1 }, "differs"],
    ["near zero, from few pairs", { difference: 1, low: -4, high: 6, chance: 0.7 }, "open"],
    ["too few pairs", { low: null, high: null, chance: null, pairs: 5, differing: 4 }, "open"],
    ["no pair of many differs", { low: null, high: null, chance: null, pairs: 20, differing: 0 }, "differs"],
  ] as const)("%s: it %s", (_title, given, standing) => {
    expect(standingsOf(found({}), [found(given)])).toEqual([standing]);
  });
});
