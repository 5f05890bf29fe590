import { describe, expect, it } from "vitest";
import type { Wish } from "../../../components/lab/protocol";
import { newsFacts } from "../../../components/lab/worker/facts";
import { openable, partingOf } from "../../../components/lab/worker/openable";
import { planOf, RefusedRun } from "../../../components/lab/worker/planning";
import { bookOf, updateOf } from "../../../components/lab/worker/rulesets";
import { lobbyOf } from "../../../components/lab/worker/lobby";
import { Numbers } from "../../../components/lab/worker/numbers";
import "../../../lib/games";
import { hash } from "../../../lib/kernel";
import { openVariants, recordGame } from "../../../lib/lab/play";
import { readPlan } from "../../../lib/lab/read-plan";
import { Sitting } from "../../../lib/play";
import { openGame } from "../../../lib/workspace";

const GAME = "fire-in-the-sky";
const { files } = openGame(GAME);
const texts = (change: Record<string, string> = {}) => ({
  kind: "texts" as const,
  texts: { game: GAME, files: { ...files, ...change }, own: [], layers: [], without: [] },
});
const withOil = (oil: number): Record<string, string> => {
  const path = "scenarios/short-campaign.json";
  return { [path]: files[path]!.replace('"oil": 12', `"oil": ${oil}`) };
};
const present = bookOf(texts(withOil(16)));
const wish: Wish = {
  scenario: "short-campaign",
  question: { kind: "play" },
  options: undefined,
  players: ["random", "random"],
  games: 4,
  seed: 7,
  stop: undefined,
  robustness: 0,
  engine: "0.1.0",
};
const refusalOf = (wanted: Partial<Wish>): RefusedRun => {
  try {
    planOf({ ...wish, ...wanted }, present);
  } catch (error) {
    if (error instanceof RefusedRun) return error;
    throw error;
  }
  throw new Error("It was not refused.");
};

describe("a plan of what is asked", () => {
  it("plays the ruleset as it is, with what its scenario recommends, and is one for the command line as well", () => {
    const { plan, refused } = planOf(wish, present);
    expect(refused).toEqual([]);
    expect(plan).toMatchObject({ purpose: "simulate", games: 4, seed: 7, players: ["random", "random"] });
    expect(plan.variants.map(({ title }) => title)).toEqual(["Short Campaign Game"]);
    expect(plan.variants[0]!.options.length).toBeGreaterThan(0);
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual({ ok: true, value: plan });
  });

  it("compares a copied scenario with what it was copied from", () => {
    const [path] = Object.keys(withOil(16));
    const copy = JSON.parse(files[path!]!.replace('"oil": 12', '"oil": 16')) as Record<string, unknown>;
    const mine = JSON.stringify({ ...copy, id: "mine", title: "Mine", copiedFrom: "short-campaign" });
    const question = { kind: "compare", source: texts(), title: "the game with its errata" } as const;
    const { plan } = planOf(
      { ...wish, scenario: "mine", question },
      bookOf(texts({ "scenarios/mine.json": mine })),
    );
    expect(plan.variants.map(({ scenario }) => scenario)).toEqual([
      "scenarios/mine.json",
      "scenarios/mine.json",
    ]);
    expect(plan.variants.map(({ documents }) => /"oil":(1[26])\b/.exec(documents!)?.[1])).toContain("12");
  });

  it("plays an unchanged copy, and a copy of a copy, just as what it was copied from", () => {
    const origin = JSON.parse(files["scenarios/short-campaign.json"]!) as Record<string, unknown>;
    // As the first page, the studio and the command line write them.
    const mine = { ...origin, id: "mine", title: "Mine", copiedFrom: "short-campaign" };
    const named = { id: "again", title: "Again", copiedFrom: "mine" };
    const again = { ...named, ...origin, ...named };
    const own = bookOf(
      texts({ "scenarios/mine.json": JSON.stringify(mine), "scenarios/again.json": JSON.stringify(again) }),
    );
    const question = { kind: "compare", source: texts(), title: "the game as shipped" } as const;
    for (const scenario of ["mine", "again"]) {
      expect(() => planOf({ ...wish, scenario, question }, own)).toThrow(/every game would be the same/);
    }
    const lost = JSON.stringify({ ...mine, copiedFrom: "gone" });
    expect(() =>
      planOf({ ...wish, scenario: "mine", question }, bookOf(texts({ "scenarios/mine.json": lost }))),
    ).toThrow("It has no scenario like “Mine”, nor one that it was copied from.");
  });

  it("compares from what was before to what is now, and stops only where two are compared", () => {
    const stop = { measure: { wins: "japan" }, least: 2 };
    const question = { kind: "compare", source: texts(), title: "the game with its errata" } as const;
    const { plan } = planOf({ ...wish, question, stop }, present);
    expect(plan.variants.map(({ title }) => title)).toEqual([
      "The game with its errata",
      "The current ruleset",
    ]);
    const oils = plan.variants.map(({ documents }) => /"oil":(1[26])\b/.exec(documents!)?.[1]);
    expect(oils).toEqual(["12", "16"]);
    expect(plan.stop).toEqual(stop);
    expect(plan.robustness).toBeUndefined();
    const asked = planOf({ ...wish, question, robustness: 3 }, present).plan;
    expect(asked.robustness!.games).toBe(3);
    expect(asked.robustness!.players).toContainEqual(["bold", "bold"]);
    expect(planOf({ ...wish, robustness: 3 }, present).plan.robustness).toBeUndefined();
    expect(planOf({ ...wish, stop }, present).plan.stop).toBeUndefined();
  });

  it("searches the values of a number, and refuses a range that is not allowed", () => {
    const place = "parameters.json#/victory/japanWinsAt";
    const search = { side: "allies", share: 0.5, within: 1 };
    const asked = (values: number[]) =>
      planOf({ ...wish, question: { kind: "balance", numbers: [{ place, values }], search } }, present);
    const { plan } = asked([16, 12, 20]);
    expect(plan).toMatchObject({ purpose: "balance", search: { ...search, values: 3 } });
    expect(plan.variants.map(({ setting }) => setting![place])).toEqual([12, 16, 20]);
    expect(() => asked([1, 1.5, 2])).toThrow("must be a whole number");
  });

  it("searches a bid: its layers are given one after the other, whatever is on in the workspace", () => {
    const layer = (id: string) =>
      JSON.stringify({
        ...{ id, kind: "variant", title: id, reason: "A bid.", citations: [] },
        ...{ requires: [], conflicts: [], default: false },
      });
    const own = {
      "sandtable.json": JSON.stringify({ title: "Bids", game: GAME, layers: ["fifteen"] }),
      "layers/fifteen/layer.json": layer("fifteen"),
      "layers/fifteen/scenarios/short-campaign.json": '{"tracks":{"oil":15}}',
      "layers/sixteen/layer.json": layer("sixteen"),
      "layers/sixteen/scenarios/short-campaign.json": '{"tracks":{"oil":16}}',
    };
    const layers = ["fifteen", "sixteen"].map((id) => ({ id, title: `Oil ${id}` }));
    const search = { side: "japan", share: 0.5, within: 1 };
    const question = { kind: "bid", layers, from: { game: GAME, shipped: files, own }, search } as const;
    const { plan } = planOf({ ...wish, question }, present);
    expect(plan).toMatchObject({ purpose: "balance", search: { ...search, values: 3 } });
    expect(plan.variants.map(({ title }) => title)).toEqual([
      "Nothing given",
      "With Oil fifteen",
      "With Oil fifteen, Oil sixteen",
    ]);
    expect(plan.variants.map(({ setting }) => setting)).toEqual([{ Bid: 0 }, { Bid: 1 }, { Bid: 2 }]);
    expect(plan.variants.map(({ documents }) => /"oil":(1\d)\b/.exec(documents!)?.[1])).toEqual([
      ...["12", "15", "16"],
    ]);
    expect(newsFacts(plan).placeTitles).toEqual({ Bid: "Bid" });
    const gone = { ...question, layers: [...layers, { id: "gone", title: "Gone" }] };
    expect(refusalOf({ question: gone }).message).toMatch(/There is no layer “gone”/);
  });

  it("plays with the optional rules that are chosen, every variant with those that it has", () => {
    const lobby = lobbyOf(present, "short-campaign");
    expect(lobby.recommended).toEqual(["oomph-in-your-hits"]);
    const recommended = planOf({ ...wish, options: ["oomph-in-your-hits"] }, present).plan;
    expect(recommended).toEqual(planOf(wish, present).plan);
    expect(planOf({ ...wish, options: [] }, present).plan.variants[0]!.options).toEqual([]);
    const some = ["ranger", "armored-decks", "gone"];
    const rules = JSON.parse(files["options.json"]!) as { options: Record<string, unknown> };
    delete rules.options.ranger;
    const without = texts({ "options.json": JSON.stringify(rules) });
    const question = { kind: "compare", source: without, title: "without Ranger" } as const;
    const { variants } = planOf({ ...wish, question, options: some }, present).plan;
    expect(variants.map(({ options }) => options)).toEqual([["armored-decks"], ["armored-decks", "ranger"]]);
    const place = "parameters.json#/hits/hitOn/air-strike";
    const sweep = { kind: "sweep", numbers: [{ place, values: [4, 5] }] } as const;
    const swept = planOf({ ...wish, question: sweep, options: some }, present).plan.variants;
    expect(swept.map(({ options }) => options.length)).toEqual([2, 2]);
  });

  it("compares the ruleset with itself, optional rules switched on and off", () => {
    const question = { kind: "switched", options: ["oomph-in-your-hits", "ranger"] } as const;
    const { plan } = planOf({ ...wish, question }, present);
    expect(plan.purpose).toBe("compare");
    const [asItIs, other] = plan.variants;
    expect([asItIs!.title, asItIs!.options]).toEqual(["The current ruleset", ["oomph-in-your-hits"]]);
    expect(other!.options).toEqual(["ranger"]);
    expect(other!.title).toMatch(/^With Ranger to the rescue, without .*Oomph/i);
    expect(other!.documents).toBe(asItIs!.documents);
    expect(newsFacts(plan).options).toEqual({
      all: [],
      besides: [[expect.stringMatching(/oomph/i)], ["Ranger to the rescue"]],
    });
    expect(newsFacts(planOf(wish, present).plan).options).toMatchObject({ besides: [] });
    expect(refusalOf({ question: { kind: "switched", options: ["gone"] } }).field).toBe("question");
  });

  it("refuses to compare what plays alike", () => {
    const question = { kind: "compare", source: texts(withOil(16)), title: "the same" } as const;
    expect(refusalOf({ question })).toMatchObject({
      field: "question",
      message: expect.stringMatching(/every game would be the same/) as string,
    });
  });

  it("says at which field something is wrong", () => {
    expect(refusalOf({ scenario: "nowhere" }).field).toBe("scenario");
    expect(refusalOf({ players: ["random", "clever"] }).field).toBe("players");
    const broken = texts({ "parameters.json": "{" });
    const question = { kind: "compare", source: broken, title: "another" } as const;
    expect(refusalOf({ question })).toMatchObject({
      field: "question",
      message: expect.stringMatching(/^Another cannot be played/) as string,
    });
    const sweep = { kind: "sweep", numbers: [{ place: "parameters.json#/nothing", values: [1] }] } as const;
    expect(refusalOf({ question: sweep })).toMatchObject({
      field: "question",
      message: expect.stringMatching(/there is no value there/) as string,
    });
  });

  it("tries what the scenario begins with, tables and units as well as parameters", () => {
    const start = "scenarios/short-campaign.json#/tracks/oil";
    const cell = "tables/transport-costs.json#/seaDeployment/land";
    const rating = "units.json#/naval/j-ca/defense";
    const question = { kind: "sensitivity", places: [start, cell, rating] } as const;
    const { plan } = planOf({ ...wish, question }, present);
    const settings = plan.variants.slice(1).map(({ setting }) => setting);
    expect(settings.slice(0, 4)).toEqual([
      { [start]: 15 },
      { [start]: 17 },
      { [cell]: 0.25 },
      { [cell]: 0.75 },
    ]);
    expect(settings.slice(4).flatMap((each) => Object.keys(each!))).toEqual([rating, rating]);
    expect(newsFacts(plan).placeTitles).toMatchObject({ [start]: "Tracks: Oil Points" });
    const other = { ...question, places: ["scenarios/campaign.json#/tracks/oil"] };
    expect(refusalOf({ question: other }).message).toMatch(/not part of what is played/);
  });

  it("sweeps a number, and reports which values the rules refuse", () => {
    const place = "parameters.json#/hits/hitOn/air-strike";
    const question = { kind: "sweep", numbers: [{ place, values: [4, 5, 0] }] } as const;
    const { plan, refused } = planOf({ ...wish, question }, present);
    expect(plan.variants.map(({ setting }) => setting?.[place]).sort()).toEqual([4, 5]);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/ 0: /);
  });
});

describe("the lab's lobby", () => {
  it("lists the players and the questions", () => {
    const lobby = lobbyOf(present, "short-campaign");
    expect(lobby.trouble).toBeUndefined();
    expect(lobby.sides.map(({ id }) => id).sort()).toEqual(["allies", "japan"]);
    expect(lobby.players.map(({ id }) => id)).toContain("random");
    expect(lobby.scores).toEqual([{ id: "victoryPoints", title: expect.any(String) as string }]);
    expect(lobby.parameters.length).toBeGreaterThan(20);
  });

  it("finds a number by parts of its name, the parameters first, and says what it is now", () => {
    const numbers = new Numbers();
    const found = numbers.find(present, "short-campaign", "oil");
    expect(found.length).toBeGreaterThan(2);
    expect(found[0]!.place).toMatch(/^parameters\.json#/);
    const start = numbers.find(present, "short-campaign", "short-campaign oil");
    expect(start.map(({ value }) => value)).toContain(16);
    expect(numbers.at(present, "short-campaign", start[0]!.place)).toEqual(start[0]);
    expect(() => numbers.at(present, "short-campaign", "parameters.json#/oil")).toThrow(/not a number/);
    expect(numbers.find(present, "short-campaign", "no such words at all")).toEqual([]);
  });

  it("finds what the scenario begins with by its bare name", () => {
    const found = new Numbers().find(present, "short-campaign", "oil points");
    expect(found[0]).toMatchObject({
      place: "scenarios/short-campaign.json#/tracks/oil",
      title: "Tracks: Oil Points",
      value: 16,
    });
  });

  it("lists the numbers of each document that is played, and the parts of it", () => {
    const numbers = new Numbers();
    const documents = numbers.documents(present, "short-campaign").map(({ document }) => document);
    expect(documents.slice(0, 2)).toEqual(["parameters.json", "scenarios/short-campaign.json"]);
    expect(documents).toEqual(expect.arrayContaining(["units.json", "tables/combat.json", "bases.json"]));
    expect(documents.filter((path) => /^(scenarios\/campaign|battles|playtests)/.test(path))).toEqual([]);
    const { numbers: starts, branches } = numbers.of(
      present,
      "short-campaign",
      "scenarios/short-campaign.json",
    );
    const tracks = branches.find(({ pointer }) => pointer === "/tracks")!;
    expect(tracks).toMatchObject({ title: "Tracks" });
    expect(starts.filter(({ place }) => place.includes("#/tracks/"))).toHaveLength(tracks.count);
    const units = numbers.of(present, "short-campaign", "units.json");
    expect(units.branches).toContainEqual({
      pointer: "/naval/j-cv-akagi-kaga",
      title: "Naval units: Akagi, Kaga",
      count: expect.any(Number) as number,
    });
    expect(units.numbers.map(({ title }) => title)).toContain("Naval units: Akagi, Kaga: Firepower");
  });
});

describe("a game of a run, to view", () => {
  const question = { kind: "compare", source: texts(), title: "before" } as const;
  const { plan } = planOf({ ...wish, question }, present);
  const variantOf = openVariants(plan);

  it("is a line of play with the same dice", () => {
    const { scenario, line, apart } = openable(plan, variantOf(1), { variant: 1, game: 2 }, true);
    expect([scenario, apart, line.rolled]).toEqual(["short-campaign", undefined, []]);
    expect(line.opening.options).toEqual([...plan.variants[1]!.options]);
    expect(line.choices.length).toBeGreaterThan(100);
  });

  it("brings the data by which it was played where those of the workspace are others, and holds on them", () => {
    const key = { variant: 0, game: 2 };
    const { line, apart } = openable(plan, variantOf(0), key, false);
    expect(apart).toMatchObject({ title: "“Before”", documents: plan.variants[0]!.documents });
    const sitting = new Sitting();
    sitting.onUpdate(updateOf(texts(withOil(16)).texts));
    const seats = {};
    sitting.obey({ do: "resume", line, at: line.choices.length, seats, hidden: false, apart: apart! });
    while (sitting.work(1000, () => performance.now()));
    expect([sitting.refused, sitting.broken]).toEqual([undefined, undefined]);
    const record = recordGame(variantOf(0), key).line;
    expect(record).toMatchObject({ hash: hash(sitting.session!.game!) });
  });

  it("parts from the other of its pair where the first choice is another one", () => {
    const { at, choices } = partingOf(variantOf, { variant: 1, game: 0 });
    const [one, other] = [0, 1].map(
      (variant) => openable(plan, variantOf(variant), { variant, game: 0 }, true).line.choices,
    );
    expect(one!.slice(0, at)).toEqual(other!.slice(0, at));
    expect(one![at]).not.toEqual(other![at]);
    expect(choices.map((choice) => choice?.side)).toEqual([one![at]?.side, other![at]?.side]);
    expect(choices[0]!.words).not.toBe("");
  });
});
