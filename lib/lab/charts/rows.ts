import { axisX, axisY, type AxisXOptions, type Markish, text } from "@observablehq/plot";
import { room } from "./draw";
import { role } from "./theme";

/** What charts have in common whose rows are called at the left, with a figure in words at the right of each. */

export const rowsLayout = (rows: readonly string[], words: readonly string[]) => ({
  height: 60 + rows.length * 28,
  marginLeft: room(rows),
  marginRight: room(words),
  marginTop: 8,
  marginBottom: 40,
  y: { domain: rows, padding: 0.4 },
});

export const namesOfRows = (): Markish => axisY({ label: null, tickSize: 0, fill: role("ink") });

export const valuesBelow = (label: string, options: AxisXOptions = {}): Markish =>
  axisX({
    label,
    labelArrow: "none",
    labelAnchor: "center",
    ticks: 6,
    fill: role("ink"),
    stroke: role("line"),
    ...options,
  });

/** The words of a row, in the margin right of `x`. */
export const wordsAt = <R>(row: R, x: number, words: string): Markish =>
  text([row], { x, y: "row", text: () => words, textAnchor: "start", dx: 8, fill: role("ink") });
