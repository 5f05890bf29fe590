import { areaY, axisX, axisY, cell, dot, gridX, gridY, lineY, link, ruleX, text } from "@observablehq/plot";
import type { Influence, SweepAnswers } from "../answers";
import { difference, figure, percent, decimal } from "../answers/words";
import { tick } from "./differences";
import { type ChartPlace, cut, draw, guide, room } from "./draw";
import { namesOfRows } from "./rows";
import { role, sideRole } from "./theme";

/** A figure over a sweep: a line with its band for one place, a grid with its figures for two. */
export function sweepChart(sweep: SweepAnswers, place: ChartPlace): SVGElement {
  return sweep.parameters.length === 1 ? line(sweep, place) : grid(sweep, place);
}

function line({ parameters, points }: SweepAnswers, place: ChartPlace): SVGElement {
  const rows = points.map(({ values, answer }) => ({
    x: values[0]!,
    y: answer.value,
    low: answer.low ?? answer.value,
    high: answer.high ?? answer.value,
    words: figure(answer, answer.value),
  }));
  const { answer } = points[0]!;
  const colour = answer.side === undefined ? role("accent") : sideRole(answer.side);
  const few = rows.length <= 12;
  return draw(
    {
      height: 300,
      marginLeft: 56,
      marginRight: 24,
      marginTop: 28,
      marginBottom: 40,
      // Room for the figures at both ends.
      x: { insetLeft: 28, insetRight: 16 },
      y: { nice: true, zero: rows.every(({ low }) => low >= 0) },
      marks: [
        gridY({ ...guide, ticks: 5 }),
        axisY({
          label: `${answer.title}, 95 % intervals`,
          labelArrow: "none",
          ticks: 5,
          ...(answer.share && { tickFormat: percent }),
          fill: role("ink"),
          stroke: role("line"),
        }),
        axisX({
          label: parameters[0]!.title,
          labelArrow: "none",
          labelAnchor: "center",
          ...(few && { ticks: rows.map(({ x }) => x) }),
          tickFormat: String,
          fill: role("ink"),
          stroke: role("line"),
        }),
        areaY(rows, { x: "x", y1: "low", y2: "high", fill: colour, fillOpacity: 0.2 }),
        lineY(rows, { x: "x", y: "y", stroke: colour, strokeWidth: 2 }),
        dot(rows, { x: "x", y: "y", r: 4, fill: colour, stroke: colour }),
        ...(few ? [text(rows, { x: "x", y: "high", text: "words", dy: -8, fill: role("ink") })] : []),
      ],
    },
    place,
    `${answer.title} by ${parameters[0]!.title}`,
  );
}

function grid({ parameters, points }: SweepAnswers, place: ChartPlace): SVGElement {
  const cells = points.map(({ values, answer }) => ({
    x: values[0]!,
    y: values[1]!,
    value: answer.value,
    depth: 0,
    words: figure(answer, answer.value),
  }));
  const { answer } = points[0]!;
  const values = cells.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // No darker than lets the figure in it be read.
  for (const cell of cells) cell.depth = 0.06 + (0.5 * (cell.value - least)) / (most - least || 1);
  const columns = [...new Set(cells.map(({ x }) => x))].sort((a, b) => a - b);
  const rows = [...new Set(cells.map(({ y }) => y))].sort((a, b) => b - a);
  return draw(
    {
      height: 80 + rows.length * 32,
      marginLeft: 56,
      marginTop: 28,
      marginBottom: 40,
      x: { domain: columns, padding: 0.05 },
      y: { domain: rows, padding: 0.05 },
      marks: [
        axisY({
          label: parameters[1]!.title,
          labelArrow: "none",
          tickSize: 0,
          tickFormat: String,
          fill: role("ink"),
        }),
        axisX({
          label: parameters[0]!.title,
          labelArrow: "none",
          labelAnchor: "center",
          tickSize: 0,
          tickFormat: String,
          fill: role("ink"),
        }),
        cell(cells, {
          x: "x",
          y: "y",
          fill: answer.side === undefined ? role("accent") : sideRole(answer.side),
          fillOpacity: "depth",
        }),
        text(cells, { x: "x", y: "y", text: "words", fill: role("ink") }),
      ],
    },
    place,
    `${answer.title} by ${parameters.map(({ title }) => title).join(" and ")}`,
  );
}

/** Numbers that a chart has room for. */
const MOST = 30;

/**
 * What turning each number one step down (open mark) and up (full mark) does to a figure, with 95 % intervals; the numbers
 * that move it most on top. What is not significantly different from zero says so.
 */
export function sensitivityChart(
  influences: readonly Influence[],
  place: ChartPlace,
): SVGElement | undefined {
  const shown = influences.slice(0, MOST);
  const first = shown[0]?.up ?? shown[0]?.down;
  if (!first) return undefined;
  const { found } = first;
  const rows = shown.flatMap(({ title, value, down, up, sure }) => {
    const row = cut(`${title} (${decimal(value, Number.isInteger(value) ? 0 : 2)})`, 42);
    return [
      ...(down ? [{ row, up: false, sure, to: down.value, ...ends(down.found) }] : []),
      ...(up ? [{ row, up: true, sure, to: up.value, ...ends(up.found) }] : []),
    ];
  });
  const reach = Math.max(...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)])) * 1.06 || 1;
  const names = [...new Set(rows.map(({ row }) => row))];
  const colour = found.side === undefined ? role("accent") : sideRole(found.side);
  const words = shown.map(({ sure, swing }) =>
    sure
      ? `up to ${difference(found, swing).replace("+", "")}${found.share ? " points" : ""}`
      : "not significant",
  );
  return draw(
    {
      height: 76 + names.length * 26,
      marginLeft: room(names),
      marginRight: room(words),
      marginTop: 24,
      marginBottom: 40,
      x: { domain: [-reach, reach] },
      y: { domain: names, padding: 0.3 },
      marks: [
        gridX(guide),
        axisX({
          label: `${found.title}: the difference for one step, down (open) and up (full)`,
          labelArrow: "none",
          labelAnchor: "center",
          ticks: 6,
          tickFormat: (value: number) => tick(found.share, value),
          fill: role("ink"),
          stroke: role("line"),
        }),
        namesOfRows(),
        ruleX([0], { stroke: role("ink"), strokeWidth: 1.5 }),
        ...rows.flatMap((row) => {
          // The two of a number stand a little apart, so that none hides the other.
          const at = {
            y1: "row",
            y2: "row",
            dy: row.up ? 4 : -4,
            stroke: row.sure ? colour : role("quiet"),
          } as const;
          return [
            link([row], { ...at, x1: "low", x2: "high", strokeWidth: 2, strokeOpacity: row.sure ? 1 : 0.6 }),
            dot([row], {
              x: "middle",
              y: "row",
              dy: at.dy,
              r: 4,
              fill: row.up ? at.stroke : role("ground"),
              stroke: at.stroke,
              strokeWidth: 1.5,
            }),
          ];
        }),
        text(
          shown.map((_, i) => ({ row: names[i], words: words[i] })),
          { x: reach, y: "row", text: "words", textAnchor: "start", dx: 8, fill: role("ink") },
        ),
      ],
    },
    place,
    `Which numbers affect ${found.title}`,
  );
}

const ends = ({
  difference: middle,
  low,
  high,
}: {
  difference: number;
  low: number | null;
  high: number | null;
}) => ({
  middle,
  low: low ?? middle,
  high: high ?? middle,
});
