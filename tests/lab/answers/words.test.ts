import { describe, expect, it } from "vitest";
import {
  type Answers,
  answersOf,
  decisionSentence,
  differenceSentence,
  failureSentences,
  decisiveSentence,
  turnedSentence,
  variantSentence,
} from "../../../lib/lab/answers";
import type { MeasureDifference } from "../../../lib/lab/answers";
import { comparedLines, context, planOf, record, variant } from "./synthetic";

const run = { players: ["steady", "steady"], seed: 1 };
const wins = (given: Partial<MeasureDifference>): MeasureDifference => ({
  measure: "wins/japan",
  title: "Japan wins",
  share: true,
  from: 0.41,
  to: 0.47,
  difference: 0.06,
  low: 0.032,
  high: 0.088,
  chance: 0.0001,
  corrected: 0.0001,
  pairs: 4000,
  differing: 900,
  always: null,
  judged: given.corrected === undefined ? 0.0001 : given.corrected,
  shared: 0.2,
  deviation: 0.9,
  gain: 1.2,
  effect: 0.12,
  ...given,
});

describe("a difference in words", () => {
  it("says how far the wins go, how surely, and who played", () => {
    expect(differenceSentence(wins({}), run)).toBe(
      "Japan’s share of wins goes from 41 % to 47 % (95 % interval of the difference 3 to 9 points, 4,000 paired games, steady against steady, seeds from 1).",
    );
    expect(differenceSentence(wins({ measure: "wins/allies", title: "Allies win" }), run)).toMatch(
      /^Allies’ share of wins goes/,
    );
    expect(differenceSentence(wins({ from: 0.41, to: 0.41 }), run)).toMatch(
      /^Japan’s share of wins stays at 41 % \(95 % interval/,
    );
  });

  it("of a run that may stop at any game gives the interval that holds at every look", () => {
    const always = { mean: 0.06, low: -0.01, high: 0.13, chance: 0.2 };
    const stop = { measure: { wins: "japan" }, least: 50 };
    const found = wins({ always, judged: 0.2 });
    expect(differenceSentence(found, { ...run, stop })).toMatch(
      /\(95 % interval at every look −1 to 13 points, .*\); not significant\.$/,
    );
    expect(differenceSentence(wins({ always: null, differing: 9 }), { ...run, stop })).toContain(
      "9 pairs differ, too few for an interval",
    );
  });

  it("says when it is not significant, by what is left after the correction for several variants", () => {
    expect(differenceSentence(wins({ low: -0.01, corrected: 0.2 }), run)).toMatch(
      /difference −1 to 9 points, .*\); not significant\.$/,
    );
    expect(differenceSentence(wins({ corrected: 0.06 }), run)).toMatch(/not significant\.$/);
  });

  it("reports a score in its own unit, and when too few pairs differ to say more", () => {
    const score = { measure: "score/points", title: "Points", share: false, from: 12.4, to: 13.1 };
    expect(differenceSentence(wins({ ...score, low: 0.3, high: 1.1 }), run)).toMatch(
      /^Points: 12\.4 become 13\.1 on average \(95 % interval of the difference 0\.30 to 1\.10, /,
    );
    const few = { ...score, low: null, high: null, corrected: null, differing: 3, pairs: 50 };
    expect(differenceSentence(wins(few), run)).toContain(
      "3 pairs differ, too few for an interval (50 paired games",
    );
    expect(differenceSentence(wins({ ...few, differing: 0 }), run)).toContain("the same in every game");
  });
});

describe("a run in words", () => {
  const compared = (games: number, bonus: number, stop?: Answers["stop"]): Answers =>
    answersOf(
      planOf({
        purpose: "compare",
        variants: [variant("as it is"), variant("bonus")],
        games,
        ...(stop && { stop }),
      }),
      comparedLines(games, bonus),
      () => context,
    );

  it("gives shares with their intervals", () => {
    const answers = answersOf(planOf(), [record({}), record({ game: 1, winner: null })], () => context);
    expect(variantSentence(answers.variants[0]!)).toBe(
      "2 games: Red 50 % (95 % interval: 9 to 91 %), Blue 0 % (95 % interval: 0 to 66 %), draws 50 % (95 % interval: 9 to 91 %).",
    );
    const none = answersOf(planOf(), [], () => context);
    expect(variantSentence(none.variants[0]!)).toBe("No game is complete yet.");
  });

  it("says when and why it stopped, that it continues, or that all games were played without a decision", () => {
    const stop = { measure: { wins: "red" }, least: 50 };
    const decided = compared(400, 0.5, stop);
    expect(decisionSentence(decided)).toBe(
      `Decided after ${decided.decision!.after} pairs of games: the difference is significant, although it was tested after every game.`,
    );
    expect(decisionSentence(compared(60, 0, stop))).toBe(
      "All 60 games per variant were played without a decision.",
    );
    const begun = answersOf(
      planOf({ purpose: "compare", variants: [variant("as it is"), variant("bonus")], games: 400, stop }),
      comparedLines(60, 0),
      () => context,
    );
    expect(decisionSentence(begun)).toBe("Not decided yet; at most 400 games per variant will be played.");
    expect(decisionSentence(compared(60, 0))).toBeUndefined();
  });

  it("names games where the change decided by the number and seed that replay them", () => {
    const [comparison] = compared(300, 0.3).comparisons;
    const [first] = comparison!.telling;
    const sentence = decisiveSentence(first!, context.names.side);
    expect(sentence).toMatch(
      new RegExp(
        `^Game ${first!.game} \\(seed ${first!.seed}\\): (Red wins|a draw) instead of (Blue|a draw)\\. The two games diverge on turn \\d`,
      ),
    );
    expect(turnedSentence(comparison!)).toBe(
      `The winner changes in ${comparison!.turned} of 300 pairs of games.`,
    );
  });

  it("reports what is in no result, with seeds", () => {
    const answers = answersOf(
      planOf(),
      [
        record({ game: 0, seed: 5, ended: "cap", winner: null }),
        {
          variant: 0,
          game: 1,
          seed: 6,
          trouble: "rules",
          message: "No such base.",
          step: "sail",
          decisions: 3,
        },
      ],
      () => context,
    );
    expect(failureSentences(answers.variants[0]!)).toEqual([
      "1 game did not end and is excluded: game 0 (seed 5).",
      "1 game failed and is excluded: game 1 (seed 6). The first: No such base.",
    ]);
  });
});
