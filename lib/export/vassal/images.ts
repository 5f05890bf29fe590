import { EDGE } from "../../views/counters";
import { element, type Markup, pieces } from "../print/markup";
import { widthOf } from "../print/measure";
import type { ExportFile } from "../types";

/** Images are drawings in SVG, which the engine reads by itself. */

/** Edge of a counter, in pixels of the board. */
export const COUNTER = 70;

/** The engine asks for a size in numbers and knows no style sheet. */
export function drawing(width: number, height: number, viewBox: string, markup: Markup): Uint8Array {
  const svg = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height,
      viewBox,
      fontFamily: "Liberation Sans, Arial, Helvetica, DejaVu Sans, sans-serif",
    },
    markup,
  );
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${svg.text}\n`);
}

export const counterImage = (markup: Markup): Uint8Array =>
  drawing(COUNTER, COUNTER, `0 0 ${EDGE} ${EDGE}`, markup);

/** A face that is measured in the units of a drawing: measures are in mm. */
export const UNIT = 72 / 25.4;

/** A marker of words, on white. */
export function markerImage(lines: readonly string[]): Uint8Array {
  const widest = Math.max(1, ...lines.map((line) => widthOf(line, { size: UNIT, bold: true })));
  const size = Math.min(13, (EDGE - 8) / widest, (EDGE - 8) / 1.15 / lines.length);
  const top = EDGE / 2 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.36;
  return counterImage(
    pieces(
      element("rect", {
        x: 0.6,
        y: 0.6,
        width: EDGE - 1.2,
        height: EDGE - 1.2,
        rx: 5,
        fill: "#ffffff",
        stroke: "#000000",
        strokeWidth: 1.2,
      }),
      ...lines.map((line, i) =>
        element(
          "text",
          {
            x: EDGE / 2,
            y: Number((top + i * size * 1.15).toFixed(2)),
            fontSize: Number(size.toFixed(2)),
            fontWeight: 700,
            textAnchor: "middle",
          },
          line,
        ),
      ),
    ),
  );
}

const FOLDER = "images";

export const imageFile = (name: string, bytes: Uint8Array): ExportFile => ({
  path: `${FOLDER}/${name}`,
  bytes,
});
