import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { decodeCsv } from "../../../lib/export/csv/decode";
import { readCsv } from "../../../lib/export/csv/read";
import { answersCsv, answersOf } from "../../../lib/lab/answers";
import { makePlan, variantOf } from "../../../lib/lab/make-plan";
import { openPlan } from "../../../lib/lab/play";
import { reportOf } from "../../../lib/lab/report";
import type { Documents } from "../../../lib/games";
import { reportOfLines } from "../../support/report";
import { shipped } from "../../support/shipped";
import { comparedLines, context, planOf, record, variant } from "./synthetic";

const { document } = parseHTML("<!doctype html><html><body></body></html>");
const settings = {
  date: "22 November 2026",
  document: document as unknown as Document,
  command: "sandtable compare a b --games 120",
};
const documents: Documents = {
  "game.json": { title: "Islands & <atolls>", sides: { red: { name: "Red" }, blue: { name: "Blue" } } },
  "scenarios/war.json": { title: "The war" },
};
const plan = planOf({ purpose: "compare", games: 120, variants: [variant("as it is"), variant("bonus")] });
const lines = comparedLines(120, 0.3);
const answers = answersOf(plan, lines, () => context);

describe("a report", () => {
  const html = reportOf(plan, answers, documents, settings);

  it("is one page that needs and runs nothing, whatever names contain", () => {
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain("Islands &amp; &lt;atolls&gt;");
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|https?:|url\(/);
    expect(html).toContain("default-src 'none'");
    const evil = {
      ...documents,
      "game.json": {
        title: "<script>alert(1)</script>",
        sides: { red: { name: "</svg><script>", colour: "red;}</style>" } },
      },
    };
    expect(reportOf(plan, answers, evil, settings)).not.toMatch(/<script|<\/style>[\s\S]*<\/style>/);
  });

  it("says what the change does, and by which data, players, seeds and program it was found", () => {
    expect(html).toContain("Red’s share of wins goes from");
    for (const said of [
      "hash of bonus",
      "hash of as it is",
      "steady against steady",
      "layers house",
      "master seed 1",
      "Sandtable 0.1.0",
      settings.date,
      settings.command,
    ])
      expect(html).toContain(said);
    expect(html.match(/<svg /g)!.length).toBeGreaterThan(8);
    expect(html).toContain("Games where the change decided");
    expect(html).toContain("9.1 Typhoons");
  });

  it("is fit for paper and for the dark", () => {
    expect(html).toContain("@media print");
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).not.toContain("var(--chart-");
  });

  it("reports games that are in no result", () => {
    const one = planOf({ games: 2 });
    const broken = answersOf(one, [record({}), record({ game: 1, seed: 99, ended: "cap" })], () => context);
    expect(reportOf(one, broken, documents, settings)).toContain(
      "1 game did not end and is excluded: game 1 (seed 99).",
    );
    const none = answersOf(one, [], () => context);
    expect(reportOf(one, none, documents, settings)).toContain("No game is complete yet.");
  });
});

describe("the files of a run", () => {
  const files = new Map(answersCsv(plan, lines, answers, context).map(({ path, bytes }) => [path, bytes]));
  const rowsOf = (path: string): string[][] => {
    const decoded = decodeCsv(files.get(path)!);
    if (!("text" in decoded)) throw new Error("not decoded");
    return readCsv(decoded.text).rows.map((row) => [...row]);
  };

  it("hold each kind of answer, and all games", () => {
    expect([...files.keys()]).toEqual([
      "wins.csv",
      "scores.csv",
      "turns.csv",
      "leads.csv",
      "captures.csv",
      "losses.csv",
      "resources.csv",
      "decisions.csv",
      "rules.csv",
      "comparison.csv",
      "games.csv",
    ]);
  });

  it("have whole numbers that a spreadsheet can calculate with", () => {
    const [head, first] = rowsOf("wins.csv");
    expect(head).toEqual(["Variant", "Who", "Games", "Share", "95 % from", "95 % to"]);
    const red = answers.variants[0]!.outcomes.wins[0]!;
    expect(first).toEqual(["as it is", "Red", ...[red.count, red.rate, red.low, red.high].map(String)]);
    const games = rowsOf("games.csv");
    expect(games).toHaveLength(241);
    expect(games[0]!.slice(0, 6)).toEqual(["Variant", "Game", "Seed", "Ended", "Winner", "Rule"]);
    const wins = games.filter((row) => row[0] === "as it is" && row[4] === "Red");
    expect(wins).toHaveLength(red.count);
  });
});

describe("a run of Fire in the Sky", () => {
  const { game, draft } = shipped("fire-in-the-sky");
  const all = Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
  const real = makePlan({
    engine: "0.1.0",
    purpose: "simulate",
    variants: [
      variantOf({
        definition: game,
        documents: all,
        scenario: "scenarios/short-campaign.json",
        options: [],
        layers: ["errata-2005"],
        title: "as it is",
      }),
    ],
    players: ["steady", "random"],
    seed: 3,
    games: 1,
    cap: 20_000,
  });

  it("has its answers under the names of the game", () => {
    const play = openPlan(real);
    const html = reportOfLines(real, [play({ variant: 0, game: 0 })], settings);
    for (const said of [
      "Fire in the Sky",
      "Japan",
      "Victory Points",
      "Oil Points",
      "Lae",
      "Rules that were never used",
      "Who leads",
    ])
      expect(html).toContain(said);
    expect(html).not.toMatch(/undefined|NaN/);
  });
});
