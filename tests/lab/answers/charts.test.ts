import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { answersOf, influencesOf, sweepOf } from "../../../lib/lab/answers";
import {
  capturesChart,
  curveChart,
  differencesChart,
  lossesChart,
  scoreChart,
  sensitivityChart,
  spreadsChart,
  sweepChart,
  themeOf,
  versionsChart,
  winsChart,
} from "../../../lib/lab/charts";
import { wholeTicks } from "../../../lib/lab/charts/bars";
import { comparedLines, context, madeUp, planOf, variant } from "./synthetic";

const { document } = parseHTML("<!doctype html><html><body></body></html>");
const theme = themeOf([
  { id: "red", colour: "#b03a2e" },
  { id: "blue", colour: "#2f5d8a" },
]);
const place = { document: document as unknown as Document, theme };

const answers = answersOf(
  planOf({ purpose: "compare", games: 120, variants: [variant("as it is"), variant("bonus")] }),
  comparedLines(120, 0.3),
  () => context,
);
const [one, other] = answers.variants;
const P = "parameters.json#/bonus";
const turned = (purpose: "sweep" | "sensitivity", settings: number[]) =>
  answersOf(
    planOf({ purpose, games: 60, variants: settings.map((value) => variant(`${value}`, { [P]: value })) }),
    settings.flatMap((value, at) => Array.from({ length: 60 }, (_, game) => madeUp(game, at, value / 10))),
    () => context,
  );

const spreads = {
  title: "Points",
  along: "Month",
  lines: Array.from({ length: 44 }, (_, n) => ({
    id: `m${n}`,
    title: `Month ${n}`,
    least: n,
    mean: n + 2,
    most: n + 5,
  })),
};

const charts: [string, SVGElement][] = [
  ["wins", winsChart([{ label: "as it is", wins: one!.outcomes.wins }], place)],
  [
    "wins of two",
    winsChart(
      [one, other].map((each) => ({ label: each!.title, wins: each!.outcomes.wins })),
      place,
    ),
  ],
  [
    "wins by version",
    versionsChart(
      [one, other].map((each, i) => ({ label: `version ${i}`, wins: each!.outcomes.wins })),
      place,
    ),
  ],
  ["score", scoreChart(one!.outcomes.scores[0]!, place)],
  ["curve", curveChart([{ label: "Points", curve: one!.curves[0]! }], one!.turns, place)],
  [
    "curves",
    curveChart(
      [one, other].map((each) => ({ label: each!.title, curve: each!.curves[1]! })),
      one!.turns,
      place,
    ),
  ],
  ["captures", capturesChart(one!.places, one!.outcomes.games, one!.turns, place)!],
  ["losses", lossesChart(one!.losses, place)!],
  [
    "differences",
    differencesChart(
      answers.comparisons[0]!.measures.slice(0, 3).map((found) => ({ label: found.title, found })),
      "Points of the hundred",
      place,
    ),
  ],
  ["sweep", sweepChart(sweepOf(turned("sweep", [1, 2, 3]), "wins/red")!, place)],
  ["sensitivity", sensitivityChart(influencesOf(turned("sensitivity", [3, 2, 5]), "score/points"), place)!],
  ["spreads", spreadsChart(spreads, place)],
];
const chart = (name: string): SVGElement => charts.find(([each]) => each === name)![1];

describe.each(charts)("the chart of %s", (_name, svg) => {
  it("carries its looks in attributes alone, so that no policy of a page is touched", () => {
    expect(svg.localName).toBe("svg");
    expect(svg.querySelectorAll("style, script, foreignObject, image")).toHaveLength(0);
    expect(svg.outerHTML).not.toMatch(/ (style|class)=/);
  });

  it("has every colour from the theme, and no part of a colour that nobody gave", () => {
    const given = new Set([
      theme.ink,
      theme.quiet,
      theme.line,
      theme.ground,
      theme.accent,
      ...Object.values(theme.sides),
    ]);
    for (const element of [svg, ...svg.querySelectorAll("*")]) {
      for (const name of ["fill", "stroke"]) {
        const colour = element.getAttribute(name);
        if (colour !== null && !["none", "currentColor"].includes(colour)) expect(given).toContain(colour);
      }
    }
  });

  it("says in words what it shows, and has its place filled with numbers that stand somewhere", () => {
    expect(svg.getAttribute("role")).toBe("img");
    expect(svg.getAttribute("aria-label")).not.toBe("");
    expect(svg.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("what a chart says", () => {
  it("is written beside each mark, so that nothing depends on a colour", () => {
    const wins = chart("wins").textContent;
    for (const { title } of one!.outcomes.wins) expect(wins).toContain(title);
    expect(wins).toMatch(/\d+ % \(\d+ % to \d+ %\)/);
    expect(chart("curve").textContent).toContain("eight of ten games");
    expect(chart("curves").textContent).toContain("bonus");
    expect(chart("captures").textContent).toContain("taken by Red");
    expect(chart("losses").textContent).toContain("Destroyer");
    expect(chart("differences").textContent).toMatch(/[+−]\d+/);
    expect(chart("sensitivity").textContent).toMatch(/up to|not significant/);
  });

  it("names as many lines of a table as find room", () => {
    const names = [...chart("spreads").querySelectorAll("text")].flatMap(
      ({ textContent }) => /^Month \d+$/.exec(textContent)?.[0] ?? [],
    );
    expect(names.length).toBeGreaterThan(4);
    expect(names.length).toBeLessThan(12);
    expect(names[0]).toBe("Month 0");
  });

  it("has no halves where only whole numbers can be", () => {
    const score = (values: readonly number[]): string[] => {
      const counts = values.map((value) => ({ value, count: 2 }));
      const spread = { ...one!.outcomes.scores[0]!.spread, least: values[0]!, most: values.at(-1)!, mean: 0 };
      const drawn = scoreChart({ ...one!.outcomes.scores[0]!, histogram: counts, spread }, place);
      const texts = [...drawn.querySelectorAll("text")].map(({ textContent }) => textContent);
      return texts.filter((text) => /^[−\d.]+$/.test(text));
    };
    expect(score([0])).toEqual(["0", "1", "2", "0"]);
    expect(score([-1, 1])).toEqual(["0", "1", "2", "−1", "0", "1"]);
    expect(wholeTicks(-25, 60, 9)).toEqual([-20, -10, 0, 10, 20, 30, 40, 50, 60]);
    expect(wholeTicks(3, 4000, 4)).toEqual([1000, 2000, 3000, 4000]);
  });

  it("is nothing where nothing was taken or lost", () => {
    expect(capturesChart([], 10, one!.turns, place)).toBeUndefined();
    expect(lossesChart([], place)).toBeUndefined();
    expect(sensitivityChart([], place)).toBeUndefined();
  });

  it("distinguishes lines of one colour by dashes and marks", () => {
    const dashed = chart("curves").querySelectorAll("[stroke-dasharray]");
    expect(dashed.length).toBeGreaterThan(0);
  });
});
