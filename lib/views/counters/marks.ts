import type { Picture } from "../../games";
import { group, path, type Shape } from "./shapes";
import { type CounterState, type Mark, markNames } from "./words";

export const INK = "#1b1b1d";
export const RED = "#a8241c";
const card = { fill: "#fff", stroke: INK, strokeWidth: 0.9 };

/** Each of a shape of its own, drawn around its middle: a box, a disc, an arrow, a bar, a lozenge. */
export const drawnMarks: Readonly<Record<Mark, readonly Shape[]>> = {
  reduced: [
    { tag: "rect", attributes: { x: -5.4, y: -4, width: 10.8, height: 8, rx: 1.6, ...card } },
    path("M-2.8 -1.6L0 1.8L2.8 -1.6", { fill: "none", stroke: RED, strokeWidth: 1.9 }),
  ],
  damaged: [
    { tag: "circle", attributes: { r: 4.4, ...card } },
    path("M-1.9 -1.9L1.9 1.9M1.9 -1.9L-1.9 1.9", { stroke: RED, strokeWidth: 1.8 }),
  ],
  committed: [path("M-5 -1.5H0.2V-3.6L5 0L0.2 3.6V1.5H-5Z", card)],
  moved: [
    { tag: "rect", attributes: { x: -5, y: -3.4, width: 10, height: 6.8, rx: 3.4, ...card } },
    path("M-2.2 -1.7L-0.4 0L-2.2 1.7M0.9 -1.7L2.7 0L0.9 1.7", {
      fill: "none",
      stroke: INK,
      strokeWidth: 1.2,
    }),
  ],
  unsupplied: [
    path("M0 -4.2L5.2 0L0 4.2L-5.2 0Z", card),
    path("M-3.2 0H-1.1M1.1 0H3.2", { stroke: RED, strokeWidth: 2, strokeLinecap: "butt" }),
  ],
};

interface MarkPosition {
  x: number;
  y: number;
  scale?: number;
}

/** At the edges, between what is printed there. */
const beside: Readonly<Record<Mark, MarkPosition>> = {
  reduced: { x: 37.2, y: 11.8 },
  damaged: { x: 37.6, y: 20.8 },
  committed: { x: 37.2, y: 29.2 },
  moved: { x: 6.8, y: 20.6 },
  unsupplied: { x: 6.8, y: 28.6 },
};

/** Where large letters or words fill the upper half, and no figures stand below. */
const below: Readonly<Record<Mark, MarkPosition>> = {
  ...beside,
  moved: { x: 6.8, y: 38.2 },
};

/**
 * Above 60 px there are ratings at both edges: the marks are smaller then, in the row under the band or below
 * words.
 */
const fullRow: Readonly<Record<Picture["kind"], readonly number[]>> = {
  ship: [31.5, 24.5, 17.5],
  land: [38.5, 31.5, 5.5, 12.5],
  air: [38.5, 31.5, 24.5],
  marker: [38.5, 5.5],
};

/** What has happened to a counter. Under 20 px only what weakens or binds it is marked. */
export function markShapes(
  state: CounterState,
  kind: Picture["kind"],
  form: "tiny" | "picture" | "normal" | "full",
): Shape {
  const set = markNames.filter((mark) => state[mark]);
  const shown = form === "tiny" ? set.filter((mark) => mark !== "moved" && mark !== "unsupplied") : set;
  const spotOf = (mark: Mark, i: number): MarkPosition => {
    if (form === "full")
      return { x: fullRow[kind][i] ?? 22, y: kind === "marker" ? 38.6 : 10.4, scale: 0.62 };
    return (form === "picture" || kind === "marker" ? below : beside)[mark];
  };
  return group(
    { strokeLinecap: "round", strokeLinejoin: "round" },
    shown.map((mark, i) => {
      const { x, y, scale = 1 } = spotOf(mark, i);
      return group(
        { "data-mark": mark, transform: `translate(${x} ${y}) scale(${scale})` },
        drawnMarks[mark],
      );
    }),
  );
}
