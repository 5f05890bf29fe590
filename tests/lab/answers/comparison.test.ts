import { sampleCorrelation, sampleStandardDeviation, sampleVariance } from "simple-statistics";
import { describe, expect, it } from "vitest";
import { answersOf, correctionSentence, neededFor, pairsTable, RunAnswers } from "../../../lib/lab/answers";
import { decided, sequenceOf, StopWatch } from "../../../lib/lab/answers/stop";
import { addTo, holm, noSums, numbersForWidth } from "../../../lib/lab/statistics";
import { pairedMeans, pairedRates } from "../../../lib/playtest/paired";
import { count, type Counts } from "../../../lib/playtest/statistics";
import { comparedLines, context, madeUp, planOf, record, shuffled, variant } from "./synthetic";

const two = (given = {}) =>
  planOf({ purpose: "compare", variants: [variant("as it is"), variant("bonus")], ...given });

describe("a comparison", () => {
  const lines = comparedLines(300, 0.3);
  const plan = two({ games: 300 });
  const [comparison] = answersOf(plan, lines, () => context).comparisons;
  const measure = (name: string) => comparison!.measures.find((each) => each.measure === name)!;

  it("takes wins in pairs, with Tango's interval", () => {
    let [onlyNew, onlyOld] = [0, 0];
    for (let game = 0; game < 300; game++) {
      const [one, other] = [madeUp(game).winner === "red", madeUp(game, 1, 0.3).winner === "red"];
      if (other && !one) onlyNew++;
      if (one && !other) onlyOld++;
    }
    const { difference, low, high } = pairedRates(onlyNew, onlyOld, 300)!;
    expect(measure("wins/red")).toMatchObject({ difference, low, high, pairs: 300, title: "Red wins" });
    expect(measure("wins/red").to - measure("wins/red").from).toBeCloseTo(difference, 12);
    expect(low).toBeGreaterThan(0);
  });

  it("takes scores and all else in pairs, with Student's interval, narrower than of games that share nothing", () => {
    const differences: Counts = {};
    for (let game = 0; game < 300; game++)
      count(differences, madeUp(game, 1, 0.3).score.points! - madeUp(game).score.points!);
    const { difference, low, high } = pairedMeans(differences)!;
    const found = measure("score/points");
    expect(found.difference).toBeCloseTo(difference, 10);
    expect(found.low).toBeCloseTo(low!, 10);
    expect(found.high).toBeCloseTo(high!, 10);
    expect(found.shared).toBeGreaterThan(0.2);
    expect(comparison!.measures.map((each) => each.measure)).toEqual(
      expect.arrayContaining([
        "wins/draw",
        "turns",
        "end/oil",
        "taken/red",
        "lost/blue",
        "spent/oil",
        "decisions",
      ]),
    );
  });

  it("gives the interval for those who look at it all the time beside, which is wider", () => {
    const { always, low, high } = measure("wins/red");
    expect(always!.low).toBeLessThan(low!);
    expect(always!.high).toBeGreaterThan(high!);
  });

  it("corrects the chances of all figures but the one that was asked for, and says so", () => {
    const { measures } = comparison!;
    const [asked, ...others] = measures;
    expect(asked!.judged).toBe(asked!.chance);
    const known = others.filter(({ chance }) => chance !== null);
    const chances = holm(known.map(({ chance }) => chance!));
    expect(known.map(({ judged }) => judged)).toEqual(chances);
    const answers = answersOf(plan, lines, () => context);
    expect(correctionSentence(answers)).toMatch(
      new RegExp(`^The question was Red wins.* ${others.length} other figures are corrected`),
    );
    // Who looks after every game has the chance that holds there.
    const stop = { measure: { score: "points" }, least: 50 };
    const looked = answersOf(two({ games: 300, stop }), comparedLines(300, 0.02), () => context);
    const score = looked.comparisons[0]!.measures.find((each) => each.measure === "score/points")!;
    expect(score.judged).toBe(score.always!.chance);
    expect(score.judged).toBeGreaterThan(score.chance!);
  });

  it("says what the pairs share, what that gains, and how large the difference is", () => {
    const found = measure("score/points");
    const [one, other] = [0, 0.3].map((bonus, number) =>
      Array.from({ length: 300 }, (_, game) => madeUp(game, number, bonus).score.points!),
    );
    const apart = other!.map((value, i) => value - one![i]!);
    expect(found.shared).toBeCloseTo(sampleCorrelation(one!, other!), 10);
    expect(found.deviation).toBeCloseTo(sampleStandardDeviation(apart), 10);
    expect(found.effect).toBeCloseTo(found.difference / sampleStandardDeviation(one!), 10);
    expect(found.gain).toBeCloseTo(
      (sampleVariance(one!) + sampleVariance(other!)) / sampleVariance(apart),
      10,
    );
    const answers = answersOf(plan, lines, () => context);
    const { pairs, unpaired } = neededFor(answers, found, 0.1);
    expect(pairs).toBe(numbersForWidth(found.deviation!, 0.1));
    expect(unpaired! / pairs!).toBeCloseTo(found.gain!, 1);
    expect(pairsTable(answers, 1).columns.map(({ title }) => title)).toContain("Pairs for a width of 1.00");
  });

  it("drops pairs of which a game did not end, and says how many", () => {
    const broken = lines.map((line) =>
      line.game === 7 && line.variant === 1 ? { ...line, ended: "cap" as const } : line,
    );
    const [found] = answersOf(plan, broken, () => context).comparisons;
    expect(found).toMatchObject({ pairs: 299, dropped: 1 });
  });

  it("shows three games that the change decided, as most of them turned", () => {
    const { telling, turned } = comparison!;
    expect(turned).toBeGreaterThan(3);
    expect(telling.map(({ why }) => why)).toEqual(["early", "typical", "far"]);
    expect(new Set(telling.map(({ game }) => game)).size).toBe(3);
    for (const { game, seed, winners } of telling) {
      expect(winners).toEqual([madeUp(game).winner, madeUp(game, 1, 0.3).winner]);
      expect(winners[0]).not.toBe(winners[1]);
      expect(seed).toBe(madeUp(game).seed);
    }
    const earliest = Math.min(...telling.map(({ parted }) => parted!));
    expect(telling[0]!.parted).toBe(earliest);
  });

  it("is the same in any order of lines", () => {
    const printed = JSON.stringify(answersOf(plan, lines, () => context));
    expect(JSON.stringify(answersOf(plan, shuffled(lines, 5), () => context))).toBe(printed);
    const oneAfterTheOther = [...lines].sort((a, b) => b.variant - a.variant || a.game - b.game);
    expect(JSON.stringify(answersOf(plan, oneAfterTheOther, () => context))).toBe(printed);
  });

  it("of several variants takes each against the first and corrects their chances", () => {
    const bonuses = [0, 0.05, 0.3, 0];
    const many = planOf({
      purpose: "compare",
      games: 200,
      variants: bonuses.map((bonus) => variant(`${bonus}`)),
    });
    const all = bonuses.flatMap((bonus, number) =>
      Array.from({ length: 200 }, (_, game) => madeUp(game, number, bonus)),
    );
    const { comparisons } = answersOf(many, all, () => context);
    const wins = comparisons.map(({ measures }) => measures.find((each) => each.measure === "wins/red")!);
    expect(comparisons.map(({ against }) => against)).toEqual(["0", "0", "0"]);
    const least = wins.toSorted((a, b) => a.chance! - b.chance!)[0]!;
    expect(least.corrected).toBeCloseTo(Math.min(1, least.chance! * 3), 12);
    expect(wins[2]).toMatchObject({ difference: 0, chance: 1, corrected: 1 });
  });
});

describe("the stop of a comparison", () => {
  const stop = { measure: { wins: "red" }, least: 50 };

  it("comes when the interval leaves out zero, at the same pair in any order", () => {
    const plan = two({ games: 400, stop });
    const lines = comparedLines(400, 0.5);
    const after = [1, 2, 3].map((seed) => {
      const watch = new StopWatch(plan);
      for (const line of shuffled(lines, seed)) watch.onLine(line);
      return watch.onLine(lines[0]!)!;
    });
    expect(after[0]).toMatchObject({ reason: "apart" });
    expect(after[0]!.after).toBeGreaterThanOrEqual(50);
    expect(after[0]!.after).toBeLessThan(400);
    expect(after[1]).toEqual(after[0]);
    expect(after[2]).toEqual(after[0]);
  });

  it("ends the answers there, whatever else has been played", () => {
    const plan = two({ games: 400, stop });
    const lines = comparedLines(400, 0.5);
    const answers = answersOf(plan, shuffled(lines, 9), () => context);
    const { after } = answers.decision!;
    expect(answers.variants.map(({ outcomes }) => outcomes.games)).toEqual([after, after]);
    expect(answers.comparisons[0]!.pairs).toBe(after);
    // A run that was stopped there says the same.
    const short = lines.filter(({ game }) => game < after);
    const stopped = answersOf(plan, short, () => context);
    expect({ ...stopped, received: 0, ahead: 0 }).toEqual({ ...answers, received: 0, ahead: 0 });
  });

  it("does not come where nothing differs, unless the interval is narrow enough", () => {
    const lines = comparedLines(400, 0.02);
    const run = new RunAnswers(two({ games: 400, stop }), () => context);
    expect(lines.map((line) => run.onLine(line)).at(-1)).toBeUndefined();
    const narrow = two({ games: 400, stop: { measure: { score: "points" }, within: 1, least: 20 } });
    const sums = noSums();
    for (let i = 0; i < 200; i++) addTo(sums, i % 2 === 0 ? 1 : -1);
    expect(decided(narrow, [sums])).toMatchObject({ reason: "narrow" });
  });

  it("does not come before the least number of games, nor from pairs of which none differs", () => {
    const plan = two({ games: 400, stop: { ...stop, least: 100 } });
    const sums = noSums();
    for (let i = 0; i < 99; i++) addTo(sums, 1);
    expect(decided(plan, [sums])).toBeUndefined();
    addTo(sums, 1);
    addTo(sums, 0);
    expect(decided(plan, [sums])).toMatchObject({ reason: "apart" });
    const same = noSums();
    for (let i = 0; i < 300; i++) addTo(same, 0);
    expect(decided(plan, [same])).toBeUndefined();
  });

  it("never comes before the fiftieth game, whatever an older plan says: the interval does not hold there", () => {
    const plan = two({ games: 400, stop: { ...stop, least: 5 } });
    const sums = noSums();
    for (let i = 0; i < 49; i++) addTo(sums, i % 4 === 0 ? 0 : 1);
    expect(decided(plan, [sums])).toBeUndefined();
    addTo(sums, 1);
    expect(decided(plan, [sums])).toMatchObject({ reason: "apart" });
  });

  it("of several variants waits for all, each with its share of the error", () => {
    const three = planOf({ variants: [variant("a"), variant("b"), variant("c")], stop });
    expect(sequenceOf(three).error).toBe(0.025);
    const [clear, open] = [noSums(), noSums()];
    for (let i = 0; i < 200; i++) {
      addTo(clear, i % 3 === 0 ? 0 : 1);
      addTo(open, i % 2 === 0 ? 1 : -1);
    }
    expect(decided(three, [clear, open])).toBeUndefined();
    expect(decided(three, [clear, clear])).toMatchObject({ reason: "apart" });
  });

  it("counts no pair of which a game did not end", () => {
    const plan = two({ games: 60, stop: { ...stop, least: 50 } });
    const watch = new StopWatch(plan);
    let found;
    for (let game = 0; game < 60; game++) {
      watch.onLine(record({ game, winner: "blue" }));
      found = watch.onLine(record({ game, variant: 1, winner: "red", ended: game < 20 ? "cap" : "over" }));
    }
    expect(found).toBeUndefined();
  });
});
