import { dot, gridX, link, ruleX } from "@observablehq/plot";
import type { MeasureDifference } from "../answers";
import { difference, isSure, signed } from "../answers/words";
import { type ChartPlace, cut, draw, guide } from "./draw";
import { namesOfRows, rowsLayout, valuesBelow, wordsAt } from "./rows";
import { role, sideRole } from "./theme";

/** A difference with what its row is called. */
export interface DifferenceRow {
  label: string;
  found: MeasureDifference;
}

/**
 * Differences in pairs, all of one unit, around zero: the 95 % interval as a thick line, the one that holds at every
 * look as a thin line. A full mark is more than chance, an open one may be chance.
 */
export function differencesChart(
  rows: readonly DifferenceRow[],
  axis: string,
  place: ChartPlace,
): SVGElement {
  const shown = rows.map(({ label, found }) => ({ row: cut(label), found, ...bounds(found) }));
  const all = shown.flatMap(({ low, high, outerLow, outerHigh }) => [low, high, outerLow, outerHigh, 0]);
  const reach = Math.max(...all.map(Math.abs)) * 1.06 || 1;
  const words = shown.map(
    ({ found }) => `${difference(found, found.difference)}${isSure(found) ? "" : " (not significant)"}`,
  );
  return draw(
    {
      ...rowsLayout(
        shown.map(({ row }) => row),
        words,
      ),
      x: { domain: [-reach, reach] },
      marks: [
        gridX(guide),
        valuesBelow(axis, { tickFormat: (value: number) => tick(shown[0]?.found.share === true, value) }),
        namesOfRows(),
        ruleX([0], { stroke: role("ink"), strokeWidth: 1.5 }),
        ...shown.flatMap((row, i) => {
          const colour = sideRole(row.found.side);
          const at = { y1: "row", y2: "row", stroke: colour } as const;
          return [
            link([row], { ...at, x1: "outerLow", x2: "outerHigh", strokeWidth: 1 }),
            link([row], { ...at, x1: "low", x2: "high", strokeWidth: 4 }),
            dot([row], {
              x: "middle",
              y: "row",
              r: 5,
              fill: isSure(row.found) ? colour : role("ground"),
              stroke: colour,
              strokeWidth: 2,
            }),
            wordsAt(row, reach, words[i]!),
          ];
        }),
      ],
    },
    place,
    axis,
  );
}

/** The label of an axis of differences. */
export const tick = (share: boolean, value: number): string =>
  share ? signed(value * 100) : signed(value, Number.isInteger(value) ? 0 : 1);

function bounds({ difference: middle, low, high, always }: MeasureDifference) {
  return {
    middle,
    low: low ?? middle,
    high: high ?? middle,
    outerLow: always?.low ?? low ?? middle,
    outerHigh: always?.high ?? high ?? middle,
  };
}
