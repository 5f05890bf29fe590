import { axisFx, axisX, axisY, barX, gridX, rectY, ruleX, ruleY, text } from "@observablehq/plot";
import type { ScoreAnswer, SideLosses } from "../answers";
import { decimal, digitsFor } from "../answers/words";
import { type ChartPlace, cut, draw, guide, room } from "./draw";
import { namesOfRows, valuesBelow } from "./rows";
import { role, sideRole } from "./theme";

const MOST = 24;

/** Steps lost per game, by side and type. */
export function lossesChart(losses: readonly SideLosses[], place: ChartPlace): SVGElement | undefined {
  const bars = losses.flatMap(({ side, title, types }) =>
    types
      .filter(({ perGame }) => perGame > 0)
      .map((type) => ({ side, by: title, row: cut(type.title, 26), value: type.perGame })),
  );
  if (bars.length === 0) return undefined;
  const totals = new Map<string, number>();
  for (const { row, value } of bars) totals.set(row, (totals.get(row) ?? 0) + value);
  const rows = [...totals]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([row]) => row);
  const shown = bars.filter(({ row }) => rows.includes(row));
  const most = Math.max(...shown.map(({ value }) => value));
  return draw(
    {
      height: 70 + rows.length * 20,
      marginLeft: room(rows),
      marginRight: 12,
      marginTop: 28,
      marginBottom: 40,
      x: { domain: [0, most * 1.22], label: "Steps lost per game" },
      y: { domain: rows, padding: 0.2 },
      fx: { padding: 0.06, domain: losses.map(({ title }) => title) },
      marks: [
        gridX(guide),
        axisFx({ anchor: "top", label: null, fill: role("ink"), fontWeight: 700 }),
        valuesBelow("Steps lost per game", { ticks: 4 }),
        namesOfRows(),
        ...losses.map(({ side }) =>
          barX(
            shown.filter((bar) => bar.side === side),
            { fx: "by", x: "value", y: "row", fill: sideRole(side), fillOpacity: 0.75 },
          ),
        ),
        ruleX([0], { stroke: role("quiet") }),
        text(shown, {
          fx: "by",
          x: "value",
          y: "row",
          text: ({ value }: { value: number }) => decimal(value, digitsFor(value)),
          textAnchor: "start",
          dx: 4,
          fill: role("ink"),
        }),
      ],
    },
    place,
    "Steps lost by type and side",
  );
}

/** Whole numbers from one to another, a round number apart, so that there are about `count` of them at most. */
export function wholeTicks(least: number, most: number, count: number): number[] {
  let step = 1;
  for (let i = 0; (most - least) / step > count; i++) step = [2, 5, 10][i % 3]! * 10 ** Math.floor(i / 3);
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Scores and games have no halves. */
const whole = (value: number): string => decimal(value, 0);

/** How often a game ended with which score. */
export function scoreChart({ title, histogram, spread }: ScoreAnswer, place: ChartPlace): SVGElement {
  const width = Math.max(1, Math.ceil((spread.most - spread.least + 1) / 30));
  const bins = new Map<number, number>();
  for (const { value, count } of histogram) {
    const at = Math.floor(value / width) * width;
    bins.set(at, (bins.get(at) ?? 0) + count);
  }
  const bars = [...bins].map(([at, count]) => ({ x1: at - 0.5, x2: at - 0.5 + width, count }));
  return draw(
    {
      height: 240,
      marginLeft: 48,
      marginTop: 28,
      marginBottom: 40,
      y: { nice: true },
      marks: [
        axisY({
          label: "Games",
          labelArrow: "none",
          ticks: wholeTicks(0, Math.max(...bars.map(({ count }) => count)), 4),
          tickFormat: whole,
          fill: role("ink"),
          stroke: role("line"),
        }),
        axisX({
          label: title,
          labelArrow: "none",
          labelAnchor: "center",
          ticks: wholeTicks(spread.least, spread.most, 9),
          tickFormat: whole,
          fill: role("ink"),
          stroke: role("line"),
        }),
        rectY(bars, { x1: "x1", x2: "x2", y: "count", fill: role("accent"), fillOpacity: 0.6, inset: 0.5 }),
        ruleY([0], { stroke: role("quiet") }),
        ruleX([spread.mean], { stroke: role("ink"), strokeDasharray: "4 3" }),
        text([spread.mean], {
          x: (mean: number) => mean,
          frameAnchor: "top",
          dy: -12,
          text: () => `mean ${decimal(spread.mean, digitsFor(spread.mean))}`,
          fill: role("ink"),
        }),
      ],
    },
    place,
    `${title} at the end`,
  );
}
