import { areaY, axisX, axisY, dot, gridY, lineY, ruleY, text } from "@observablehq/plot";
import { capital } from "../../words";
import type { Curve } from "../answers";
import type { TurnNames } from "../answers/turn-names";
import { type ChartPlace, cut, draw, guide, room } from "./draw";
import { role, sideRole } from "./theme";

/** A track of one variant, with what the line is called: the side, or the variant. */
export interface CurveSeries {
  label: string;
  curve: Curve;
}

type Point = Curve["points"][number] & { label: string };

/** Dashes and marks distinguish lines of one colour. */
const dashes = [undefined, "6 3", "2 3", "9 3 2 3", "1 4"] as const;
const symbols = ["circle", "square", "triangle", "diamond", "cross"] as const;

/**
 * Tracks by turn: the mean as a line with its band. Of a single line the bands hold the middle half and eight of ten
 * games; of several only the middle halves, so that all can be seen.
 */
export function curveChart(series: readonly CurveSeries[], names: TurnNames, place: ChartPlace): SVGElement {
  const alone = series.length === 1;
  const points = series.map(({ label, curve }): Point[] =>
    curve.points.map((point) => ({ ...point, label })),
  );
  const turns = [...new Set(points.flat().map(({ turn }) => turn))].sort((a, b) => a - b);
  const labels = series.map(({ label }) => cut(label, 24));
  const colours = series.map(({ curve }) =>
    curve.side === undefined ? role("accent") : sideRole(curve.side),
  );
  const last = turns.at(-1) ?? 0;
  const [bottom, top] = extent(points.flat(), alone);
  const step = (top - bottom) / 17 || 1;
  const title = `${series[0]?.curve.title ?? ""} by ${names.noun}`;
  const band = (
    at: Point[],
    low: (point: Point) => number,
    high: (point: Point) => number,
    i: number,
    opacity: number,
  ) => areaY(at, { x: "turn", y1: low, y2: high, fill: colours[i], fillOpacity: opacity });
  return draw(
    {
      height: 320,
      marginRight: room(alone ? ["eight of ten games"] : labels, 60),
      marginLeft: 48,
      marginTop: 28,
      marginBottom: 40,
      x: { domain: [turns[0] ?? 0, last] },
      y: { domain: [bottom, top], nice: true },
      marks: [
        gridY(guide),
        axisY({
          label: series[0]?.curve.title ?? "",
          labelArrow: "none",
          fill: role("ink"),
          stroke: role("line"),
        }),
        axisX(turns.length > 12 ? turns.filter((turn) => turn % 2 === turns[0]! % 2) : turns, {
          label: capital(names.noun),
          labelArrow: "none",
          labelAnchor: "center",
          tickFormat: String,
          fill: role("ink"),
          stroke: role("line"),
        }),
        ruleY([0], { stroke: role("quiet"), strokeOpacity: crossesZero(points.flat()) ? 1 : 0 }),
        ...points.flatMap((at, i) => [
          ...(alone
            ? [
                band(
                  at,
                  ({ tenths }) => tenths[0],
                  ({ tenths }) => tenths[1],
                  i,
                  0.14,
                ),
              ]
            : []),
          band(
            at,
            ({ quartiles }) => quartiles[0],
            ({ quartiles }) => quartiles[1],
            i,
            alone ? 0.22 : 0.12,
          ),
          lineY(at, {
            x: "turn",
            y: "mean",
            stroke: colours[i],
            strokeWidth: 2,
            strokeDasharray: dashes[i % 5],
          }),
          dot(at, {
            x: "turn",
            y: "mean",
            r: 3,
            fill: colours[i],
            stroke: colours[i],
            symbol: symbols[i % 5],
          }),
        ]),
        ...(alone ? bandLabels(points[0] ?? [], step, bottom) : lineLabels(points, labels, step, bottom)),
      ],
    },
    place,
    title,
  );
}

/** Zero is shown where all is above it: half of a curve says little. */
function extent(points: readonly Point[], alone: boolean): [number, number] {
  const all = points.flatMap(({ tenths, quartiles, mean }) => [mean, ...(alone ? tenths : quartiles)]);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return [Math.min(0, least), Math.max(most, least + 1)];
}

const crossesZero = (points: readonly Point[]): boolean =>
  points.some(({ tenths }) => tenths[0] < 0) && points.some(({ tenths }) => tenths[1] > 0);

const beside = { textAnchor: "start", dx: 8, fill: role("ink") } as const;

/** What the line and the bands of a single series are, written at their ends, as far apart as they can be read. */
function bandLabels(points: readonly Point[], step: number, floor: number) {
  const end = points.at(-1);
  if (!end) return [];
  const [upper, middle, lowest] = apart([end.tenths[1], end.quartiles[1], end.mean], step, floor);
  return [
    text([{ turn: end.turn, y: upper }], { x: "turn", y: "y", text: () => "eight of ten games", ...beside }),
    text([{ turn: end.turn, y: middle }], { x: "turn", y: "y", text: () => "the middle half", ...beside }),
    text([{ turn: end.turn, y: lowest }], {
      x: "turn",
      y: "y",
      text: () => "mean",
      fontWeight: 700,
      ...beside,
    }),
  ];
}

function lineLabels(points: readonly Point[][], labels: readonly string[], step: number, floor: number) {
  const ends = points
    .map((at, i) => ({ end: at.at(-1), label: labels[i]! }))
    .filter((each): each is { end: Point; label: string } => each.end !== undefined)
    .sort((a, b) => b.end.mean - a.end.mean);
  const at = apart(
    ends.map(({ end }) => end.mean),
    step,
    floor,
  );
  return ends.map(({ end, label }, i) =>
    text([{ turn: end.turn, y: at[i] }], { x: "turn", y: "y", text: () => label, ...beside }),
  );
}

/** Falling values moved until none overlaps another and none is below the floor. */
function apart(values: readonly number[], step: number, floor: number): number[] {
  const moved: number[] = [];
  for (const value of values) moved.push(Math.min(value, (moved.at(-1) ?? Infinity) - step));
  let least = floor;
  for (let i = moved.length - 1; i >= 0; i--) {
    moved[i] = Math.max(moved[i]!, least);
    least = moved[i]! + step;
  }
  return moved;
}
