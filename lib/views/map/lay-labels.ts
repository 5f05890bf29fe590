import type { Point } from "../../hex";
import { onBoard, stackSpots, UNIT } from "./board";
import { farCorner } from "./boxes";
import { cellNumber } from "./cells";
import type { MapPlace, MapView } from "./types";

/** Hex numbers are read from this zoom on. */
const IDS_FROM = 1.2;
const CAPACITIES_FROM = 0.75;
/** Smaller letters are not read. */
const LEAST_NAME = 8.5;
const LEAST_FIGURES = 7;
/** How often names are laid anew to find room for all. */
const ROUNDS = 5;
/** A line's height by the size of its letters. */
const LINE = 1.15;

/** Words on the board, in its pixels, about their middle. */
export interface Label {
  kind: "name" | "figures" | "number";
  text: string;
  x: number;
  y: number;
  size: number;
}

/** What an overlay writes at a place: other words give way to it. */
export interface Note {
  place: string;
  text: string;
}

/** Where and in which size an overlay's words stand. */
export function noteSpot(view: MapView, zoom: number, place: MapPlace): Point & { size: number } {
  const { x, y } = onBoard(view, zoom, place.centre);
  const up = UNIT * zoom * (place.shape === "hex" ? 0.55 : 0.1);
  const over = stackRects(view, zoom, place).map(({ top }) => top - 2);
  return { x, y: Math.min(y - up, ...over), size: Math.max(8, 9.5 * zoom) };
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Width of words in letters of one pixel. */
export type Measure = (text: string, kind: Label["kind"]) => number;

interface LabelOptions {
  notes?: readonly Note[];
  /** Hex numbers; without a word from the zoom on from which they are read on a screen. */
  numbers?: boolean;
}

/**
 * Names, figures and numbers of the hexes. Numbers and figures stand at the upper edge of their hex. A name stands at
 * the lower edge, else at another edge where it covers no counter, no site and no other words; where there is no room
 * at all it is left out, and the line below the map still shows it.
 */
export function layLabels(
  view: MapView,
  zoom: number,
  measure: Measure,
  { notes = [], numbers = zoom >= IDS_FROM }: LabelOptions = {},
): Label[] {
  const unit = UNIT * zoom;
  const hexes = view.places.filter(({ shape }) => shape === "hex");
  const at = ({ centre }: MapPlace): Point => onBoard(view, zoom, centre);
  const noted = new Map(notes.map(({ place, text }) => [place, text]));
  const labels = hexes.flatMap((place) =>
    noted.has(place.id) ? [] : fixedLabels(place, at(place), zoom, measure, numbers),
  );
  const taken = new Covered(unit * CELL);
  for (const label of labels) taken.add(rectOf(label, measure));
  for (const place of view.places) {
    for (const rect of stackRects(view, zoom, place)) taken.add(rect);
    for (const rect of groundRects(view, zoom, place)) taken.add(rect);
    for (const rect of noteRects(view, zoom, place, noted.get(place.id), measure)) taken.add(rect);
  }
  const board = { left: 0, top: 0, right: view.bounds.width * unit, bottom: view.bounds.height * unit };
  const names = hexes
    .filter(({ site }) => site)
    .map((place) =>
      namePlaces(place, at(place), view, zoom, measure)
        .map((label) => ({ label, rect: widened(rectOf(label, measure)) }))
        .filter(({ rect }) => isWithin(rect, board) && !taken.covers(rect)),
    );
  return [...labels, ...layNames(names, unit * CELL).map(({ label }) => label)];
}

/** Edge of a cell of `Covered`, in sizes of a hex. */
const CELL = 2;

/** What is covered already, by cells of a grid: what lies elsewhere on a large board need not be looked at. */
class Covered {
  private readonly cells = new Map<number, Rect[]>();

  constructor(private readonly edge: number) {}

  add(rect: Rect): void {
    this.some(rect, (key) => {
      const cell = this.cells.get(key);
      if (cell) cell.push(rect);
      else this.cells.set(key, [rect]);
      return false;
    });
  }

  covers(rect: Rect): boolean {
    return this.some(rect, (key) => this.cells.get(key)?.some((each) => overlap(each, rect)) === true);
  }

  /** Whether the question is answered with yes for a cell under the rectangle. */
  private some({ left, top, right, bottom }: Rect, ask: (key: number) => boolean): boolean {
    const { edge } = this;
    const lastColumn = Math.floor(right / edge);
    const lastRow = Math.floor(bottom / edge);
    for (let column = Math.floor(left / edge); column <= lastColumn; column++) {
      for (let row = Math.floor(top / edge); row <= lastRow; row++) {
        if (ask(cellNumber(column, row))) return true;
      }
    }
    return false;
  }
}

interface Laid {
  label: Label;
  rect: Rect;
}

/** One place for each name, none over another. Names that find none are tried again before all others. */
function layNames(names: readonly (readonly Laid[])[], edge: number): Laid[] {
  let order = names;
  let best: Laid[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const laid: Laid[] = [];
    const covered = new Covered(edge);
    const missing = order.filter((places) => {
      const found = places.find(({ rect }) => !covered.covers(rect));
      if (found) {
        laid.push(found);
        covered.add(found.rect);
      }
      return !found;
    });
    if (laid.length > best.length) best = laid;
    if (missing.every((places) => places.length === 0)) break;
    const again = new Set(missing);
    order = [...missing, ...order.filter((places) => !again.has(places))];
  }
  return best;
}

export function rectOf(label: Label, measure: Measure): Rect {
  const { x, y, size, text, kind } = label;
  const across = (measure(text, kind) * size) / 2;
  const up = (size * LINE) / 2;
  return { left: x - across, top: y - up, right: x + across, bottom: y + up };
}

/** What the counters of a place cover, with their edges and their count. */
export function stackRects(view: MapView, zoom: number, place: MapPlace): Rect[] {
  return stackSpots(view, zoom, place).map(({ x, y, size, stack }) => ({
    left: x - size / 2 - (stack.total > 1 ? 4 : 0),
    top: y - size / 2 - (stack.total > 1 ? 4 : 0),
    right: x + size / 2 + (stack.total > 1 ? 10 : 0),
    bottom: y + size / 2,
  }));
}

/** Words of an overlay with the ground behind them; they stand on the line that they are placed at. */
function noteRects(
  view: MapView,
  zoom: number,
  place: MapPlace,
  text: string | undefined,
  measure: Measure,
): Rect[] {
  if (text === undefined) return [];
  const { x, y, size } = noteSpot(view, zoom, place);
  const across = (measure(text, "name") * size) / 2 + 4;
  return [{ left: x - across, top: y - size, right: x + across, bottom: y + 4 }];
}

/** A box as a whole; of a hex the sign of its site. */
function groundRects(view: MapView, zoom: number, { frame, centre, site }: MapPlace): Rect[] {
  if (frame) {
    const a = onBoard(view, zoom, frame);
    const b = onBoard(view, zoom, farCorner(frame));
    return [{ left: a.x, top: a.y, right: b.x, bottom: b.y }];
  }
  if (!site) return [];
  const { x, y } = onBoard(view, zoom, centre);
  const half = UNIT * zoom * 0.17;
  return [{ left: x - half, top: y - half, right: x + half, bottom: y + half }];
}

function fixedLabels(
  { hex, site }: MapPlace,
  { x, y }: Point,
  zoom: number,
  measure: Measure,
  numbers: boolean,
): Label[] {
  const unit = UNIT * zoom;
  const labels: Label[] = [];
  if (numbers && hex !== undefined) {
    // Smaller than they are read on a screen, they keep clear of the figures below them.
    const isSmall = site !== undefined && zoom < IDS_FROM;
    const size = isSmall ? unit * 0.12 : 7 + zoom;
    labels.push({ kind: "number", text: hex, x, y: y - unit * (isSmall ? 0.79 : 0.775), size });
  }
  if (!site || zoom < CAPACITIES_FROM) return labels;
  const figures = site.capacities.map(({ letter, value }) => `${letter}${value}`);
  if (site.victoryPoints !== undefined && site.victoryPoints > 0) figures.push(`★${site.victoryPoints}`);
  if (site.resource) figures.push(`◆${site.resource.value}`);
  if (figures.length === 0) return labels;
  const text = figures.join(" ");
  const size = Math.min(Math.max(LEAST_FIGURES, 8 * zoom), (unit * 1.25) / measure(text, "figures"));
  labels.push({ kind: "figures", text, x, y: y - unit * 0.61, size: Math.max(LEAST_FIGURES, size) });
  return labels;
}

/** Where a name may stand, the best first: within its hex, then larger or aside. */
function namePlaces(
  place: MapPlace,
  { x, y }: Point,
  view: MapView,
  zoom: number,
  measure: Measure,
): Label[] {
  const unit = UNIT * zoom;
  const { name } = place;
  const whole = Math.max(LEAST_NAME, 10.5 * zoom);
  const each = measure(name, "name");
  const fitted = Math.max(LEAST_NAME, Math.min(whole, (unit * 1.5) / each));
  const spots = stackSpots(view, zoom, place);
  const up = Math.max(unit * 0.17, ...spots.map((spot) => Math.abs(spot.y - y) + spot.size / 2));
  const across = Math.max(unit * 0.3, ...spots.map((spot) => Math.abs(spot.x - x) + spot.size / 2));
  const at = (size: number, dx: number, dy: number): Label => ({
    kind: "name",
    text: name,
    x: x + dx,
    y: y + dy,
    size,
  });
  return [...new Set([fitted, LEAST_NAME])].flatMap((size) => {
    const edge = Math.max(unit * 0.68, up + (size * LINE) / 2 + 1);
    const aside = across + (each * size) / 2 + 4;
    const slides = [0, 0.2, -0.2, 0.4, -0.4].map((share) => share * each * size);
    const isStacked = spots.some(({ stack }) => stack.total > 1);
    const right = aside + (isStacked ? 10 : 0);
    const left = -aside - (isStacked ? 4 : 0);
    return [
      ...slides.map((dx) => at(size, dx, edge)),
      ...[0, 0.5, -0.5].flatMap((share) => [at(size, right, share * edge), at(size, left, share * edge)]),
      ...slides.map((dx) => at(size, dx, -edge)),
    ];
  });
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Words side by side need a space between them. */
const widened = ({ left, right, ...rest }: Rect): Rect => ({ left: left - 3, right: right + 3, ...rest });

const isWithin = (a: Rect, b: Rect): boolean =>
  a.left >= b.left && a.top >= b.top && a.right <= b.right && a.bottom <= b.bottom;
