import { axisX, axisY, barY, dot, gridY, lineY, ruleY } from "@observablehq/plot";
import type { Spreads } from "../../views/result-table";
import { type ChartPlace, cut, draw, guide, room } from "./draw";
import { role } from "./theme";

const WIDTH = 640;
const LEFT = 48;

/** What the dice give along the lines of a table: from the least to the most as a bar, the average as a mark. */
export function spreadsChart({ title, along, lines }: Spreads, place: ChartPlace): SVGElement {
  const names = new Map(lines.map((line) => [line.id, cut(line.title, 16)]));
  // As many names as find room side by side.
  const every = Math.ceil((lines.length * room([...names.values()])) / ((place.width ?? WIDTH) - LEFT));
  return draw(
    {
      height: 200,
      marginLeft: LEFT,
      marginTop: 12,
      marginBottom: 40,
      x: { domain: lines.map(({ id }) => id), padding: 0.25 },
      y: { nice: true, zero: true },
      marks: [
        gridY({ ...guide, ticks: 5 }),
        axisY({ label: null, ticks: 5, fill: role("ink"), stroke: role("line") }),
        axisX(
          lines.flatMap(({ id }, n) => (n % every === 0 ? id : [])),
          {
            label: along,
            labelArrow: "none",
            labelAnchor: "center",
            tickFormat: (id: string) => names.get(id) ?? id,
            fill: role("ink"),
            stroke: role("line"),
          },
        ),
        barY(lines, { x: "id", y1: "least", y2: "most", fill: role("accent"), fillOpacity: 0.25 }),
        lineY(lines, { x: "id", y: "mean", stroke: role("accent"), strokeWidth: 1.5 }),
        dot(lines, { x: "id", y: "mean", r: 2.5, fill: role("accent"), stroke: role("accent") }),
        ruleY([0], { stroke: role("quiet") }),
      ],
    },
    place,
    `${title}, by ${along}`,
  );
}
