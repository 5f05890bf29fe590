import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games";
import { nextWord, seedState } from "../../../lib/kernel";
import { answersOf, influencesOf, settingTable, sweepOf, turningSentence } from "../../../lib/lab/answers";
import { TurningFold } from "../../../lib/lab/answers/turning";
import { variantOf } from "../../../lib/lab/make-plan";
import { numberAt, numbersAt, numbersIn } from "../../../lib/lab/numbers";
import { sensitivityVariants } from "../../../lib/lab/sensitivity";
import { readSwept, type SweptSource, sweepVariants } from "../../../lib/lab/sweep";
import type { GameLine } from "../../../lib/lab/record/types";
import { shipped } from "../../support/shipped";
import { context, madeUp, planOf, record, variant } from "./synthetic";

const { draft } = shipped("fire-in-the-sky");
const documents = Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
const base: SweptSource = {
  definition: games["fire-in-the-sky"]!,
  documents,
  scenario: "scenarios/short-campaign.json",
  options: [],
  layers: [],
  title: "as it is",
};
const WINS = "parameters.json#/victory/japanWinsAt";
const RANGE = "parameters.json#/deployment/seaRange";

describe("a number of the documents", () => {
  it("is known by what people call it, with the bounds of its schema", () => {
    const found = numberAt(base.definition, documents, "parameters.json#/reaction/allowanceFraction");
    expect(found).toMatchObject({ ok: true, value: { value: 0.5, whole: false, step: 0.25 } });
    expect(numberAt(base.definition, documents, WINS)).toMatchObject({
      ok: true,
      value: {
        value: 20,
        whole: true,
        step: 1,
        title: expect.stringMatching(/^Victory.*: .*Japan/) as string,
      },
    });
  });

  it("is missed in words", () => {
    const why = (place: string) => {
      const found = numberAt(base.definition, documents, place);
      return found.ok ? "" : found.error;
    };
    expect(why("parameters.json#/victory/japanWins")).toContain("there is no value there");
    expect(why("parameters.json#/victory")).toContain("is not a number");
    expect(why("parameter.json#/victory")).toContain("There is no document parameter.json");
    expect(why("victory")).toContain("“victory” is not a place");
  });

  it("of a thing with a name is known by that", () => {
    const found = numbersAt(base.definition, documents, "bases.json#/bases/rabaul");
    expect(found.ok && found.value.map(({ title }) => title)).toContain("Bases: Rabaul: Victory Points");
  });

  it("all of parameters.json are found, and none of how sure they are", () => {
    const found = numbersIn(base.definition, documents, "parameters.json").map(({ pointer }) => pointer);
    expect(found).toEqual(expect.arrayContaining(["/victory/japanWinsAt", "/replacements/values/0"]));
    expect(found.some((pointer) => pointer.startsWith("/sources"))).toBe(false);
    expect(new Set(found).size).toBe(found.length);
  });
});

describe("a sweep", () => {
  it("is read from a place and its values", () => {
    expect(readSwept(`${WINS}=16..24:4`)).toEqual({ ok: true, value: { place: WINS, values: [16, 20, 24] } });
    expect(readSwept(`${WINS}=1..2:0.1`)).toMatchObject({
      ok: true,
      value: { values: { 3: 1.3, length: 11 } },
    });
    expect(readSwept(`${WINS}=18,20`)).toMatchObject({ ok: true, value: { values: [18, 20] } });
    expect(readSwept(WINS).ok).toBe(false);
    expect(readSwept(`${WINS}=9..3`).ok).toBe(false);
    expect(readSwept(`${WINS}=a,b`).ok).toBe(false);
  });

  it("makes a variant for each value, the present one first, and changes nothing else", () => {
    const made = sweepVariants(base, [{ place: WINS, values: [16, 20, 24] }]);
    if (!made.ok) throw new Error(made.error);
    const { variants, refused } = made.value;
    expect(variants.map(({ setting }) => setting![WINS])).toEqual([20, 16, 24]);
    expect(refused).toEqual([]);
    const [same, other] = variants.map((each) => variantOf(each));
    expect(same!.dataHash).toBe(variantOf({ ...base, setting: undefined }).dataHash);
    expect(other!.dataHash).not.toBe(same!.dataHash);
    expect(variants[1]!.documents["units.json"]).toBe(documents["units.json"]);
    expect(documents["parameters.json"]).toMatchObject({ victory: { japanWinsAt: 20 } });
  });

  it("over two places makes a grid", () => {
    const made = sweepVariants(base, [
      { place: WINS, values: [18, 20] },
      { place: RANGE, values: [3, 4, 5] },
    ]);
    if (!made.ok) throw new Error(made.error);
    expect(made.value.variants).toHaveLength(6);
    expect(made.value.variants[0]!.setting).toEqual({ [WINS]: 20, [RANGE]: 4 });
  });

  it("reports values that the schema or the rules do not take, and plays the others", () => {
    const made = sweepVariants(base, [{ place: RANGE, values: [4, 4.5, -1] }]);
    if (!made.ok) throw new Error(made.error);
    expect(made.value.variants).toHaveLength(1);
    expect(made.value.refused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("must be a whole number"),
      expect.stringContaining("at least"),
    ]);
    expect(sweepVariants(base, [{ place: RANGE, values: [-1] }]).ok).toBe(false);
  });

  it("answers with a curve in the order of its values, each with what it does against the first", () => {
    const P = "parameters.json#/bonus";
    const bonuses = [0.2, 0, 0.4];
    const plan = planOf({
      purpose: "sweep",
      games: 150,
      variants: bonuses.map((bonus) => variant(`Bonus ${bonus}`, { [P]: bonus })),
    });
    const lines: GameLine[] = bonuses.flatMap((bonus, at) =>
      Array.from({ length: 150 }, (_, game) => madeUp(game, at, bonus)),
    );
    const answers = answersOf(plan, lines, () => ({ ...context, settingTitle: () => "Bonus" }));
    const sweep = sweepOf(answers, "wins/red")!;
    expect(sweep.parameters).toEqual([{ place: P, title: "Bonus" }]);
    expect(sweep.points.map(({ values }) => values[0])).toEqual([0, 0.2, 0.4]);
    expect(sweep.points[0]!.difference!.difference).toBeLessThan(0);
    expect(sweep.points[1]!.difference).toBeUndefined();
    const values = sweep.points.map(({ answer }) => answer.value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(sweepOf({ ...answers, purpose: "compare" }, "wins/red")).toBeUndefined();
  });
});

describe("a sweep that turns", () => {
  const P = "parameters.json#/bonus";
  const swept = (bonuses: readonly number[], games = 150) =>
    answersOf(
      planOf({
        purpose: "sweep",
        games,
        variants: bonuses.map((_, at) => variant(`Value ${30 + 4 * at}`, { [P]: 30 + 4 * at })),
      }),
      bonuses.flatMap((bonus, at) => Array.from({ length: games }, (_, game) => madeUp(game, at, bonus))),
      () => context,
    );
  const turns = (bonuses: readonly number[]) =>
    swept(bonuses).turning!.find(({ measure }) => measure === "score/points")!.turns;

  it("is warned of, with the value at which it does", () => {
    expect(turns([0, 0.7, 0.1, 0.1])).toMatchObject([{ value: 34, kind: "peak" }]);
    expect(turns([0.7, 0.4, 0, 0.5])).toMatchObject([{ value: 38, kind: "trough" }]);
    expect(turningSentence(swept([0, 0.7, 0.1, 0.1]), "score/points")).toMatch(
      /^Points is not monotonic: it rises up to 34 \(.*\), then falls \(.* all 6 of these with Holm\)/,
    );
  });

  it("is absent if the figure is monotonic, or if only chance turns it", () => {
    expect(turns([0, 0.2, 0.4, 0.8])).toEqual([]);
    expect(turns([0.1, 0.102, 0.1, 0.101])).toEqual([]);
    expect(turningSentence(swept([0, 0.2, 0.4, 0.8]), "score/points")).toBeUndefined();
  });

  it("hardly ever is where nothing differs: at most one of twenty sweeps, though every two values are compared", () => {
    let warned = 0;
    for (let sweep = 0; sweep < 200; sweep++) {
      const fold = new TurningFold(
        [1, 2, 3, 4, 5],
        Array.from({ length: 5 }, () => context),
      );
      const words = seedState(sweep + 1);
      for (let game = 0; game < 60; game++)
        for (let at = 0; at < 5; at++)
          fold.add(record({ variant: at, game, score: { points: nextWord(words) % 7 } }));
      const found = fold.answer().find(({ measure }) => measure === "score/points")!;
      if (found.turns.length > 0) warned++;
    }
    expect(warned).toBeLessThanOrEqual(10);
  });
});

describe("which numbers matter", () => {
  it("tries each number one step down and up, all else as it is", () => {
    const made = sensitivityVariants(base, [WINS, RANGE]);
    if (!made.ok) throw new Error(made.error);
    expect(made.value.variants.map(({ setting }) => setting)).toEqual([
      { [WINS]: 20, [RANGE]: 4 },
      { [WINS]: 19 },
      { [WINS]: 21 },
      { [RANGE]: 3 },
      { [RANGE]: 5 },
    ]);
  });

  it("tries all numbers beneath a place, each once, by steps that people take", () => {
    const starts = "scenarios/short-campaign.json#/tracks";
    const made = sensitivityVariants(base, [
      starts,
      `${starts}/oil`,
      "tables/transport-costs.json#/oilPoint",
    ]);
    if (!made.ok) throw new Error(made.error);
    const [asItIs, ...turned] = made.value.variants.map(({ setting }) => setting!);
    expect(asItIs).toMatchObject({ [`${starts}/oil`]: 12, [`${starts}/transport/us`]: 14 });
    // Quarters of a point may be written, and say nothing of a dozen of them.
    expect(turned).toContainEqual({ [`${starts}/oil`]: 13 });
    expect(turned).toContainEqual({ "tables/transport-costs.json#/oilPoint": 1.25 });
    expect(turned.filter((setting) => Object.hasOwn(setting, `${starts}/oil`))).toHaveLength(2);
  });

  it("tries all parameters when nobody names a place, by the steps of their schema", () => {
    const made = sensitivityVariants(base);
    if (!made.ok) throw new Error(made.error);
    const numbers = numbersIn(base.definition, documents, "parameters.json");
    expect(Object.keys(made.value.variants[0]!.setting!)).toEqual(numbers.map(({ place }) => place));
    for (const { setting } of made.value.variants.slice(1)) {
      const [[place, value] = ["", 0]] = Object.entries(setting!);
      const number = numbers.find((each) => each.place === place)!;
      expect(Math.abs(value - number.value)).toBeCloseTo(number.step, 9);
    }
  });

  it.each([
    [["units.json#/naval/nobody"], /there is no value there/],
    [["units"], /no document units/],
    [["sequence.json"], /no number beneath/],
    [["map.json", "units.json"], /the maximum is 200/],
    [["scenarios/campaign.json#/tracks"], /not part of what is played/],
  ])("refuses %j in words", (places, words) => {
    const made = sensitivityVariants(base, places);
    expect(made.ok ? "" : made.error).toMatch(words);
  });

  it("ranks them by how far they move a figure, and says what is not significantly different from zero", () => {
    const effects = { strong: 0.4, none: 0, weak: 0.004 };
    const places = Object.keys(effects);
    const variants = [variant("as it is", Object.fromEntries(places.map((place) => [place, 5])))];
    const lines: GameLine[] = Array.from({ length: 200 }, (_, game) => madeUp(game));
    for (const [place, effect] of Object.entries(effects)) {
      for (const value of [4, 6]) {
        const at = variants.push(variant(`${place} ${value}`, { [place]: value })) - 1;
        for (let game = 0; game < 200; game++) lines.push(madeUp(game, at, value === 6 ? effect : 0));
      }
    }
    const answers = answersOf(planOf({ purpose: "sensitivity", games: 200, variants }), lines, () => context);
    const found = influencesOf(answers, "score/points");
    expect(found.map(({ place, sure }) => [place, sure])).toEqual([
      ["strong", true],
      ["weak", false],
      ["none", false],
    ]);
    expect(found[0]).toMatchObject({ value: 5, down: { value: 4 }, up: { value: 6 } });
    expect(found[0]!.swing).toBe(found[0]!.up!.found.difference);
    expect(found[2]!.swing).toBe(0);
    const none = settingTable(answers, "score/points")!.rows.find(([title]) => title === "none")!;
    expect(none.slice(2, 4)).toEqual(["at 4: no game differs", "at 6: no game differs"]);
  });
});
