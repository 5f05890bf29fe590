import { dot, gridX, link, ruleX, tickX } from "@observablehq/plot";
import type { Wins } from "../answers";
import { percent } from "../answers/words";
import { type ChartPlace, cut, draw, guide } from "./draw";
import { namesOfRows, rowsLayout, valuesBelow, wordsAt } from "./rows";
import { role, sideRole } from "./theme";

/** Share of wins, each with its 95 % interval; of several variants one under the other. */
export function winsChart(
  variants: readonly { label: string; wins: readonly Wins[] }[],
  place: ChartPlace,
): SVGElement {
  const alone = variants.length === 1;
  const rows = (variants[0]?.wins ?? []).flatMap(({ who }) =>
    variants.flatMap(({ label, wins }) => {
      const found = wins.find((each) => each.who === who);
      return found ? [{ ...found, row: alone ? found.title : cut(`${found.title}: ${label}`) }] : [];
    }),
  );
  const right = Math.min(1, Math.max(...rows.map(({ high }) => high), 0.1) * 1.02);
  const words = rows.map(({ rate, low, high }) => `${percent(rate)} (${percent(low)} to ${percent(high)})`);
  return draw(
    {
      ...rowsLayout(
        rows.map(({ row }) => row),
        words,
      ),
      x: { domain: [0, right] },
      marks: [
        gridX(guide),
        valuesBelow("Share of games, 95 % intervals", { tickFormat: percent }),
        namesOfRows(),
        ruleX([0], { stroke: role("quiet") }),
        ...rows.flatMap((row, i) => {
          const colour = sideRole(row.who);
          return [
            link([row], { x1: "low", x2: "high", y1: "row", y2: "row", stroke: colour, strokeWidth: 2 }),
            tickX([row], { x: "low", y: "row", stroke: colour, strokeWidth: 2, insetTop: 3, insetBottom: 3 }),
            tickX([row], {
              x: "high",
              y: "row",
              stroke: colour,
              strokeWidth: 2,
              insetTop: 3,
              insetBottom: 3,
            }),
            dot([row], {
              x: "rate",
              y: "row",
              r: 5,
              fill: colour,
              stroke: colour,
              symbol: symbolOf(row.who, rows),
            }),
            wordsAt(row, right, words[i]!),
          ];
        }),
      ],
    },
    place,
    "Share of wins",
  );
}

const symbols = ["circle", "square", "triangle", "diamond"] as const;

const symbolOf = (who: string, rows: readonly { who: string }[]) =>
  symbols[[...new Set(rows.map((row) => row.who))].indexOf(who) % symbols.length]!;
