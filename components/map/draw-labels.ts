import {
  type BoardPart,
  farCorner,
  type Label,
  layLabels,
  type MapPlace,
  type MapView,
  type Note,
  stackRects,
} from "../../lib/views/map";
import type { Pen } from "./pen";

const LEAST_BOX_NAME = 8;
const FACE = 'system-ui, "DejaVu Sans", sans-serif';
const font = (pixels: number, weight: number): string => `${weight} ${pixels}px ${FACE}`;

/** What sets a font only where it is another one: browsers parse its words whenever it is set. */
function fontOf(context: CanvasRenderingContext2D): (pixels: number, weight: number) => void {
  let last = "";
  return (pixels, weight) => {
    const words = font(pixels, weight);
    if (words !== last) context.font = last = words;
  };
}

const weights: Readonly<Record<Label["kind"], number>> = { name: 600, figures: 500, number: 500 };

/** How wide texts are by the size of their font: the same at every zoom, and slow to measure. */
const widths: Readonly<Record<Label["kind"], Map<string, number>>> = {
  name: new Map(),
  figures: new Map(),
  number: new Map(),
};

/** Where the labels of a board are at a zoom with notes; the same for all of its parts. */
interface Laid {
  zoom: number;
  notes: readonly Note[];
  labels: readonly Label[];
}

const laid = new WeakMap<MapView, Laid>();

/** The labels of a part of the board. */
export function drawLabels(pen: Pen, view: MapView, notes: readonly Note[], part: BoardPart): void {
  const { context, palette } = pen;
  for (const place of view.places) labelBox(pen, view, place);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = palette.sea;
  const setFont = fontOf(context);
  for (const { kind, text, x, y, size } of labelsOf(pen, view, notes)) {
    // Long names extend over the edge of the part.
    const reach = text.length * size;
    if (x < part.left - reach || x > part.left + part.width + reach) continue;
    if (y < part.top - size || y > part.top + part.height + size) continue;
    setFont(size, weights[kind]);
    context.strokeText(text, x, y);
    context.fillStyle = kind === "name" ? palette.ink : palette.ink2;
    context.fillText(text, x, y);
  }
}

function labelsOf({ context, zoom }: Pen, view: MapView, notes: readonly Note[]): readonly Label[] {
  const known = laid.get(view);
  if (known?.zoom === zoom && known.notes === notes) return known.labels;
  const setFont = fontOf(context);
  const measure = (text: string, kind: Label["kind"]): number => {
    const ofKind = widths[kind];
    let width = ofKind.get(text);
    if (width === undefined) {
      setFont(100, weights[kind]);
      ofKind.set(text, (width = context.measureText(text).width / 100));
    }
    return width;
  };
  const labels = layLabels(view, zoom, measure, { notes });
  laid.set(view, { zoom, notes, labels });
  return labels;
}

/** The name of a place that is a box above its counters, in as many lines as it needs; left out where there is no room. */
function labelBox({ context, palette, at, zoom }: Pen, view: MapView, box: MapPlace): void {
  if (!box.frame) return;
  const a = at(box.frame);
  const b = at(farCorner(box.frame));
  const size = Math.max(LEAST_BOX_NAME, 9.5 * zoom);
  context.font = font(size, 600);
  const lines = linesOf(box.name, (text) => context.measureText(text).width <= b.x - a.x - 6);
  const floor = Math.min(b.y, ...stackRects(view, zoom, box).map(({ top }) => top));
  if (!lines || a.y + 3 + lines.length * size * 1.1 > floor) return;
  context.textAlign = "center";
  context.textBaseline = "top";
  context.fillStyle = palette.ink;
  lines.forEach((line, i) => context.fillText(line, (a.x + b.x) / 2, a.y + 3 + i * size * 1.1));
}

/** Breaks words into as few lines as possible; a bracket begins a line. Undefined when a word is too long. */
function linesOf(name: string, fits: (text: string) => boolean): string[] | undefined {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    if (!fits(word)) return undefined;
    const last = lines.at(-1);
    if (last !== undefined && !word.startsWith("(") && fits(`${last} ${word}`))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
