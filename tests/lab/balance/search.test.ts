import { describe, expect, it } from "vitest";
import { evenAnswer, type EvenAnswer } from "../../../lib/lab/answers/even";
import { evenSentences } from "../../../lib/lab/answers/even-words";
import { Search } from "../../../lib/lab/balance/search";
import { balanceVariants } from "../../../lib/lab/balance/variants";
import { Conductor } from "../../../lib/lab/conduct";
import type { OpenCrew } from "../../../lib/lab/crew";
import { variantOf } from "../../../lib/lab/make-plan";
import type { GameKey, Plan, SearchPlan } from "../../../lib/lab/plan";
import { openPlan } from "../../../lib/lab/play";
import { readPlan } from "../../../lib/lab/read-plan";
import { recordText } from "../../../lib/lab/record/text";
import type { GameRecord } from "../../../lib/lab/record/types";
import { seedOf } from "../../../lib/lab/seed";
import { MemoryStore } from "../../../lib/lab/store";
import { documentsOf } from "../../../lib/lab/variant-documents";
import { withNumber } from "../../../lib/lab/numbers";
import { shipped } from "../../support/shipped";
import { planOf, shortCampaign } from "../support";

type Searched = Plan & { search: SearchPlan };
/** The chance that red wins at a value, and that a game is a draw. */
type MadeUp = (value: number, second: number) => { wins: number; draws?: number };

/** A search over a made-up game whose number goes from 0 up, with a second one where there are several rows. */
function searched(seed: number, games: number, search: Partial<SearchPlan> = {}, rows = 1): Searched {
  const values = search.values ?? 15;
  const [whole] = [shortCampaign()];
  return {
    ...planOf(
      Array.from({ length: values * rows }, (_, i) => ({
        ...whole,
        setting: { "a.json#/x": i % values, ...(rows > 1 && { "a.json#/y": Math.floor(i / values) }) },
      })),
    ),
    seed,
    games,
    search: { side: "red", share: 0.5, values, within: 3, ...search },
  };
}

const record = (key: GameKey, seed: number, winner: string | null): GameRecord => ({
  ...key,
  seed,
  ended: "over",
  winner,
  rule: null,
  score: {},
  turns: null,
  decisions: 1,
  hash: "",
  tracks: {},
  taken: [],
  lost: {},
  spent: {},
  asked: {},
  rules: {},
});

/** A game of a made-up game: its seed is its luck. */
function madeUp(plan: Searched, key: GameKey, game: MadeUp): GameRecord {
  const seed = seedOf(plan, key);
  const luck = seed / 2 ** 32;
  const values = plan.search.values;
  const { wins, draws = 0 } = game(key.variant % values, Math.floor(key.variant / values));
  return record(key, seed, luck < wins ? "red" : luck < wins + draws ? null : "blue");
}

function play(plan: Searched, game: MadeUp): EvenAnswer {
  const search = new Search(plan);
  while (!search.isOver) for (const key of [...search.round]) search.add(madeUp(plan, key, game));
  return evenAnswer(plan, search, (place) => place, "Red");
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const seeds = Array.from({ length: 100 }, (_, i) => i + 1);

describe("a search over games whose answer is known", () => {
  const holds = (answer: EvenAnswer, truth: number): boolean => {
    const { low, high } = answer.rows[0]!;
    return (low ?? -Infinity) <= truth && truth <= (high ?? Infinity);
  };

  it.each<[string, MadeUp, number, Partial<SearchPlan>]>([
    // 0.8 of a logistic curve and half of the draws: 35 % at 5.726.
    [
      "falls, with draws, and 35 % are wanted",
      (value) => ({ wins: 0.8 * logistic(0.7 * (4.6 - value)), draws: 0.2 }),
      5.726,
      { share: 0.35 },
    ],
    ["jumps", (value) => ({ wins: value < 6.5 ? 0.3 : 0.7 }), 6.5, {}],
  ])(
    "has the truth in its interval with 92 of 100 seeds or more: it %s",
    { tags: ["slow"] },
    (_, game, truth, search) => {
      const answers = seeds.map((seed) => play(searched(seed, 300, search), game));
      expect(answers.filter((answer) => holds(answer, truth)).length).toBeGreaterThanOrEqual(92);
      // An interval that says nothing would hold the truth as well.
      const bounded = answers.filter(({ rows: [row] }) => row!.low !== null && row!.high !== null);
      expect(bounded.length).toBeGreaterThan(60);
      const near = answers.filter(({ rows: [row] }) => Math.abs(row!.value! - truth) <= 2);
      expect(near.length).toBeGreaterThan(90);
    },
  );

  it("takes fewer games the steeper the share rises, and stops when the interval is narrow enough", () => {
    const gamesOf = (slope: number): number =>
      play(searched(1, 2000), (value) => ({ wins: logistic(slope * (value - 8.3)) })).games;
    expect(gamesOf(2)).toBeLessThan(200);
    expect(gamesOf(0.5)).toBeGreaterThan(gamesOf(2));
    const answer = play(searched(1, 2000), (value) => ({ wins: logistic(value - 8.3) }));
    expect(answer).toMatchObject({ isOver: true, rows: [{ verdict: "found", rises: true }] });
    const [row] = answer.rows;
    expect(row!.high! - row!.low!).toBeLessThanOrEqual(3);
    expect(evenSentences(answer)[0]).toMatch(
      /^Red’s share of wins is 50 % at a\.json#\/x 8 \(95 % interval: between \d and \d+\)\. It rises with the number\.$/,
    );
  });

  it("says when no value is even, and when the share rises and falls", () => {
    expect(play(searched(3, 600), () => ({ wins: 0.75 })).rows[0]).toMatchObject({
      verdict: "higher",
      value: null,
    });
    expect(play(searched(3, 600), () => ({ wins: 0.2 })).rows[0]).toMatchObject({ verdict: "lower" });
    const peaks = seeds
      .slice(0, 20)
      .map((seed) => play(searched(seed, 800), (value) => ({ wins: value > 4 && value < 10 ? 0.9 : 0.1 })));
    const turns = peaks.filter(({ rows: [row] }) => row!.verdict === "turns");
    expect(turns.length).toBeGreaterThanOrEqual(15);
    expect(evenSentences(turns[0]!)[0]).toContain("does not simply rise or fall");
  });

  it("finds the line of even pairs of two numbers", () => {
    const { rows, second } = play(searched(5, 1500, {}, 3), (value, other) => ({
      wins: logistic(0.9 * (value - 4 - 3 * other)),
    }));
    expect(second).toEqual({ place: "a.json#/y", title: "a.json#/y" });
    expect(rows.map(({ at }) => at)).toEqual([0, 1, 2]);
    rows.forEach(({ value, low, high }, i) => {
      expect(Math.abs(value! - 4 - 3 * i)).toBeLessThanOrEqual(1);
      expect(low! <= 4 + 3 * i && high! >= 4 + 3 * i).toBe(true);
    });
  });
});

describe("a search as it is played", () => {
  const game: MadeUp = (value) => ({ wins: logistic(0.6 * (value - 8)) });

  it("asks for the same games in whatever order they come back", () => {
    const plan = searched(9, 200);
    const [forth, back] = [new Search(plan), new Search(plan)];
    while (!forth.isOver) {
      expect(back.round).toEqual(forth.round);
      const round = [...forth.round];
      for (const key of round) forth.add(madeUp(plan, key, game));
      for (const key of round.reverse()) back.add(madeUp(plan, key, game));
    }
    expect(back.isOver).toBe(true);
  });

  it("has no two games with the same dice", () => {
    const plan = searched(9, 100);
    const keys = [0, 1, 2].flatMap((variant) => [0, 1, 2].map((number) => ({ variant, game: number })));
    expect(new Set(keys.map((key) => seedOf(plan, key))).size).toBe(9);
  });

  it("leaves games out that did not end", () => {
    const plan = searched(9, 40);
    const search = new Search(plan);
    while (!search.isOver)
      for (const key of [...search.round]) search.add({ ...madeUp(plan, key, game), ended: "cap" });
    expect(search.games).toBe(40);
    expect(evenAnswer(plan, search, String, "Red").rows[0]!.curve).toEqual([]);
  });
});

describe("a search in the lab", () => {
  const { game: definition } = shipped("fire-in-the-sky");
  const place = "parameters.json#/victory/japanWinsAt";
  const base = () => {
    const whole = shortCampaign();
    return {
      definition,
      documents: documentsOf({ variants: [whole] }, 0),
      scenario: whole.scenario,
      options: whole.options,
      layers: [],
      title: "as it is",
    };
  };
  const variantsOf = (values: number[], second?: { place: string; values: number[] }) =>
    balanceVariants(base(), { place, values }, second);
  const made = variantsOf([14, 10, 12, 16, 18]);
  const variants = made.ok ? made.value : [];
  const plan: Searched = {
    ...planOf(variants, { purpose: "balance", games: 60 }),
    search: { side: "japan", share: 0.5, values: 5, within: 1 },
  };

  it("keeps the documents once, and plays each value by them", () => {
    expect(variants.map(({ setting }) => setting)).toEqual(
      [10, 12, 14, 16, 18].map((at) => ({ [place]: at })),
    );
    expect(variants.map(({ documents }) => documents !== undefined)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    const at16 = withNumber(
      documentsOf(plan, 0),
      { document: "parameters.json", pointer: "/victory/japanWinsAt" },
      16,
    );
    expect(documentsOf(plan, 3)).toEqual(at16);
    expect(new Set(variants.map(({ dataHash }) => dataHash)).size).toBe(5);
    const whole = variantOf({ ...base(), documents: at16, setting: variants[3]!.setting });
    const key = { variant: 3, game: 0 };
    const [short, alike] = [plan, { ...plan, variants: variants.with(3, whole) }].map((each) =>
      recordText(openPlan({ ...each, cap: 40 })(key)),
    );
    expect(short).toBe(alike);
  });

  it("refuses what cannot be searched, with the reason", () => {
    const why = (result: ReturnType<typeof variantsOf>): string => (result.ok ? "" : result.error);
    expect(why(variantsOf([1, 1.5, 2]))).toContain(
      "must be a whole number, not 1.5. Give a range within that.",
    );
    expect(why(variantsOf([1, 2]))).toContain("at least three values");
    expect(why(variantsOf(Array.from({ length: 300 }, (_, i) => i)))).toContain("at most 201");
    expect(why(variantsOf([1, 2, 3], { place, values: [1, 2] }))).toBe("The two numbers must differ.");
    expect(why(balanceVariants(base(), { place: "parameters.json#/none", values: [1, 2, 3] }))).toContain(
      "there is no value there",
    );
  });

  it("is read back from a plan, and refused when a setting was changed", () => {
    const text = JSON.stringify(plan);
    expect(readPlan(JSON.parse(text))).toEqual({ ok: true, value: plan });
    const refusal = (from: string, to: string): string => {
      const read = readPlan(JSON.parse(text.replace(from, to)));
      return read.ok ? "" : read.error;
    };
    expect(
      refusal(
        '"setting":{"parameters.json#/victory/japanWinsAt":12}',
        '"setting":{"parameters.json#/victory/japanWinsAt":13}',
      ),
    ).toContain("do not match");
    expect(refusal('"side":"japan"', '"side":"nobody"')).toContain("must be one of japan, allies");
    expect(refusal('"values":5', '"values":4')).toContain("rows must be equally long");
  });

  it("is conducted to its end, and resumed with the same games", async () => {
    const game: MadeUp = (value) => ({ wins: [0.7, 0.6, 0.5, 0.4, 0.3][value]! });
    const openCrew: OpenCrew = () =>
      Promise.resolve({
        size: 2,
        play: async (games, onLine, signal) => {
          for (const key of games) {
            await Promise.resolve();
            if (signal.aborted) return;
            const line = madeUp(plan, key, game);
            onLine({ ...line, winner: line.winner === "red" ? "japan" : "allies" });
          }
        },
        close: () => Promise.resolve(),
      });
    const run = async (store: MemoryStore, budget = Infinity): Promise<string[]> => {
      const conductor = new Conductor({
        plan,
        store,
        openCrew,
        onProgress: ({ done }) => {
          if (done >= budget) conductor.pause();
        },
      });
      const progress = await conductor.play();
      expect(progress.state).toBe(budget === Infinity ? "over" : "paused");
      return [...store.kept()].map((line) => recordText(line)).sort();
    };
    const whole = await run(new MemoryStore());
    expect(whole).toHaveLength(60);
    const store = new MemoryStore();
    expect((await run(store, 27)).length).toBeLessThan(60);
    expect(await run(store)).toEqual(whole);
  });
});
