import { axisX, axisY, dot, gridY, link, rect, ruleY } from "@observablehq/plot";
import type { EvenAnswer } from "../answers";
import { percent } from "../answers/words";
import { type ChartPlace, draw, guide } from "./draw";
import { role, sideRole } from "./theme";

/**
 * What a search saw: a mark for each value where games were played, the larger the more games, with its own 95 %
 * interval; the wanted share as a line, and the interval of the crossing as a band. Of two numbers the line of even pairs.
 */
export const evenChart = (even: EvenAnswer, place: ChartPlace): SVGElement =>
  even.second ? pairs(even, place) : curve(even, place);

const axes = (x: string, y: string, shares: boolean) => [
  gridY({ ...guide, ticks: 5 }),
  axisY({
    label: y,
    labelArrow: "none",
    ticks: 5,
    ...(shares && { tickFormat: percent }),
    fill: role("ink"),
    stroke: role("line"),
  }),
  axisX({
    label: x,
    labelArrow: "none",
    labelAnchor: "center",
    tickFormat: String,
    fill: role("ink"),
    stroke: role("line"),
  }),
];

const size = { height: 300, marginLeft: 56, marginRight: 24, marginTop: 28, marginBottom: 40 } as const;

function curve({ side, sideTitle, share, title, rows: [row] }: EvenAnswer, place: ChartPlace): SVGElement {
  const { curve: points = [], low = null, high = null, verdict } = row ?? {};
  const colour = sideRole(side);
  const isBound = (verdict === "found" || verdict === "open") && (low !== null || high !== null);
  const [least, most] = [points[0]?.value ?? 0, points.at(-1)?.value ?? 0];
  return draw(
    {
      ...size,
      x: { insetLeft: 16, insetRight: 16 },
      y: { domain: [0, 1] },
      r: { range: [0, 9], domain: [0, Math.max(1, ...points.map(({ games }) => games))] },
      marks: [
        ...axes(title, `Wins of ${sideTitle}, a draw as half`, true),
        ...(isBound
          ? [
              rect([{ x1: low ?? least, x2: high ?? most, y1: 0, y2: 1 }], {
                x1: "x1",
                x2: "x2",
                y1: "y1",
                y2: "y2",
                fill: role("accent"),
                fillOpacity: 0.12,
              }),
            ]
          : []),
        ruleY([share], { stroke: role("ink"), strokeDasharray: "4 3" }),
        link(points, {
          x1: "value",
          x2: "value",
          y1: "low",
          y2: "high",
          stroke: colour,
          strokeWidth: 1.5,
          strokeOpacity: 0.6,
        }),
        dot(points, { x: "value", y: "share", r: "games", fill: colour, stroke: role("ground") }),
      ],
    },
    place,
    `Wins of ${sideTitle} by ${title}`,
  );
}

function pairs({ title, second, rows, sideTitle }: EvenAnswer, place: ChartPlace): SVGElement {
  const found = rows.flatMap(({ at, value, low, high }) =>
    at === undefined || value === null ? [] : [{ at, value, low: low ?? value, high: high ?? value }],
  );
  return draw(
    {
      ...size,
      x: { insetLeft: 16, insetRight: 16 },
      y: { nice: true },
      marks: [
        ...axes(second?.title ?? "", `${title}, 95 % intervals`, false),
        link(found, {
          x1: "at",
          x2: "at",
          y1: "low",
          y2: "high",
          stroke: role("accent"),
          strokeWidth: 2,
          strokeOpacity: 0.6,
        }),
        link(
          found.slice(1).map((to, i) => ({ from: found[i]!, to })),
          {
            x1: ({ from }) => from.at,
            x2: ({ to }) => to.at,
            y1: ({ from }) => from.value,
            y2: ({ to }) => to.value,
            stroke: role("accent"),
          },
        ),
        dot(found, { x: "at", y: "value", r: 4, fill: role("accent"), stroke: role("accent") }),
      ],
    },
    place,
    `Even pairs of ${title} and ${second?.title ?? ""} for ${sideTitle}`,
  );
}
