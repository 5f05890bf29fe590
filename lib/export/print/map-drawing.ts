import type { Point } from "../../hex";
import {
  coastOf,
  cornersOf,
  farCorner,
  hatching,
  isDry,
  layLabels,
  type Label,
  type MapDrawing,
  type MapPlace,
  type MapView,
  onBoard,
  printedHatch,
  SITE,
  UNIT,
} from "../../views/map";
import { element, type Markup, pieces } from "./markup";
import { fitted, widthOf, wrapped } from "./measure";

/** The map in lines, in pixels of the board at a zoom: what the studio draws on its canvas, for paper. */

/** Land and sea differ by a hatching too; a letter shows who holds a base. */
const colours = {
  sea: "#ffffff",
  land: "#ece6d6",
  drawn: "#f3efe4",
  line: "#9a9a9a",
  coast: "#4a4a4a",
  ink: "#000000",
};
const WHOLE = { size: 72 / 25.4 };
const BOLD = { ...WHOLE, bold: true };

const round = (n: number): number => Number(n.toFixed(2));

export interface BoardDrawing {
  width: number;
  height: number;
  /** Pixels of a hex, from its centre to a corner. */
  unit: number;
  markup: Markup;
}

interface BoardOptions {
  /** White edges of words as words of their own below them, for readers that cannot draw an edge first. */
  haloUnder?: boolean;
  /** Hex numbers, however small. */
  numbers?: boolean;
}

/** `lettersAt`: where the values of a place come from. */
export function boardOf(
  whole: MapView,
  zoom: number,
  lettersAt: (place: MapPlace) => string,
  { haloUnder = false, numbers }: BoardOptions = {},
): BoardDrawing {
  // Counters are put on it by hand: names need not give way to them.
  const view: MapView = { ...whole, places: whole.places.map((place) => ({ ...place, stacks: [] })) };
  const unit = UNIT * zoom;
  const [width, height] = [view.bounds.width * unit, view.bounds.height * unit];
  const at = (point: Point): Point => onBoard(view, zoom, point);
  const hexes = view.places.filter(({ shape }) => shape === "hex");
  const labels = layLabels(view, zoom, measure, { numbers }).map(haloUnder ? labelOverHalo : labelMarkup);
  return {
    width,
    height,
    unit,
    markup: pieces(
      // An inner drawing of the board's size cuts off what lies beyond it.
      view.drawing &&
        element("svg", { width: round(width), height: round(height) }, coastsMarkup(view.drawing, at, unit)),
      // The sea is the paper itself where coasts are drawn.
      ...hexes
        .filter(({ look }) => !view.drawing || isDry(look))
        .map((hex) => hexMarkup(hex, cornersOf(view.hexagon, hex), at, unit)),
      ...hexes
        .filter(({ site, look }) => !view.drawing && site && look === "sea")
        .map((hex) => islandMarkup(hex, at, unit)),
      ...hexes.map((hex) => outline(hex, cornersOf(view.hexagon, hex), at, unit)),
      ...linksMarkup(view, at, unit),
      ...hexes.flatMap((hex) => hexText(hex, view.hexTexts?.texts[hex.id], at, unit)),
      ...view.places.map((place) => boxMarkup(place, at, zoom)),
      ...hexes.filter(({ site }) => site).map((hex) => siteMarkup(hex, at, unit, lettersAt(hex))),
      ...labels,
    ),
  };
}

const measure = (text: string, kind: Label["kind"]): number => widthOf(text, kind === "name" ? BOLD : WHOLE);

const pathOf = (corners: readonly Point[], at: (point: Point) => Point): string =>
  `${corners
    .map((corner, i) => {
      const { x, y } = at(corner);
      return `${i === 0 ? "M" : "L"}${round(x)} ${round(y)}`;
    })
    .join("")}Z`;

/** Land is hatched, so that it is land without colours as well. */
const hatched = (corners: readonly Point[], unit: number, apart: number): Markup =>
  element("path", {
    d: hatching(corners, unit * apart),
    stroke: "#b9ae93",
    strokeWidth: round(unit / 90),
    fill: "none",
  });

function hexMarkup(
  { look }: MapPlace,
  corners: readonly Point[],
  at: (point: Point) => Point,
  unit: number,
): Markup {
  const fill = isDry(look) ? colours.land : look === "shore" ? colours.drawn : colours.sea;
  const apart = printedHatch(look);
  return pieces(
    element("path", { d: pathOf(corners, at), fill }),
    apart !== undefined && hatched(corners.map(at), unit, apart),
  );
}

/** A number or letter that is printed in the middle of a hex. */
function hexText(
  { centre }: MapPlace,
  text: string | undefined,
  at: (point: Point) => Point,
  unit: number,
): Markup[] {
  if (text === undefined) return [];
  const { x, y } = at(centre);
  const look = {
    x: round(x),
    y: round(y + unit * 0.17),
    fontSize: round(unit * 0.5),
    fontWeight: 700,
    textAnchor: "middle",
  };
  return [element("text", { ...look, fill: colours.coast }, text)];
}

const outline = (
  { half }: MapPlace,
  corners: readonly Point[],
  at: (point: Point) => Point,
  unit: number,
): Markup =>
  element("path", {
    d: pathOf(corners, at),
    fill: "none",
    stroke: colours.line,
    strokeWidth: round(unit / 60),
    strokeDasharray: half ? `${round(unit / 12)} ${round(unit / 16)}` : undefined,
  });

/** Coasts and borders, shaded and not hatched: they decorate. */
function coastsMarkup({ coasts, borders }: MapDrawing, at: (point: Point) => Point, unit: number): Markup {
  const path = (points: readonly number[], end: string): string => {
    const pairs: Point[] = [];
    for (let i = 0; i < points.length; i += 2) pairs.push(at({ x: points[i]!, y: points[i + 1]! }));
    return `M${pairs.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${end}`;
  };
  const line = { stroke: colours.coast, strokeLinejoin: "round" };
  return pieces(
    element("path", {
      d: coasts.map((coast) => path(coast, "Z")).join(""),
      fill: colours.drawn,
      fillRule: "evenodd",
      strokeWidth: round(unit / 75),
      ...line,
    }),
    element("path", {
      d: borders.map((border) => path(border, "")).join(""),
      fill: "none",
      strokeWidth: round(unit / 110),
      strokeDasharray: `${round(unit / 9)} ${round(unit / 14)}`,
      ...line,
    }),
  );
}

/** The coast of a named hex, where no drawing has it. */
function islandMarkup({ id, centre }: MapPlace, at: (point: Point) => Point, unit: number): Markup {
  const { x, y } = at(centre);
  const spot = (point: Point): string => `${round(x + point.x * unit)} ${round(y + point.y * unit)}`;
  const coast = coastOf(id);
  const parts = coast.map(
    ({ from, bend, to }, i) => `${i === 0 ? `M${spot(from)}` : ""}Q${spot(bend)} ${spot(to)}`,
  );
  const inside = coast.map(({ from }) => ({ x: x + from.x * unit, y: y + from.y * unit }));
  const shape = { d: `${parts.join("")}Z`, strokeWidth: round(unit / 60) };
  return pieces(
    element("path", { ...shape, fill: colours.land, stroke: colours.coast }),
    hatched(inside, unit, 0.2),
  );
}

/** Connections, ways from boxes, special hexsides, split hexes: each a line of its own kind. */
function linksMarkup(view: MapView, at: (point: Point) => Point, unit: number): Markup[] {
  const line = (
    from: Point,
    to: Point,
    width: number,
    stroke: string,
    dashes?: string,
    cap: "round" | "butt" = "round",
  ): Markup => {
    const [a, b] = [at(from), at(to)];
    return element("path", {
      d: `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`,
      stroke,
      strokeWidth: round(width),
      strokeLinecap: cap,
      strokeDasharray: dashes,
      fill: "none",
    });
  };
  const dots = `${round(unit * 0.02)} ${round(unit * 0.09)}`;
  const dashes = `${round(unit * 0.14)} ${round(unit * 0.1)}`;
  const ties = `${round(unit * 0.03)} ${round(unit * 0.13)}`;
  const connection = ({ look, from, to }: MapView["ways"][number]): Markup[] => {
    switch (look) {
      case "road":
        return [line(from, to, unit * 0.17, colours.coast), line(from, to, unit * 0.11, "#ffffff")];
      case "rail":
        return [
          line(from, to, unit * 0.035, colours.ink),
          line(from, to, unit * 0.13, colours.ink, ties, "butt"),
        ];
      case "track":
        return [line(from, to, unit * 0.03, colours.ink, dashes)];
      case "entry":
        return [line(from, to, unit * 0.035, colours.coast, dots)];
    }
  };
  const border = ({ look, from, to }: MapView["borders"][number]): Markup[] => {
    switch (look) {
      case "wall":
        return [line(from, to, unit * 0.1, colours.ink)];
      case "coast":
        return [line(from, to, unit * 0.1, colours.coast)];
      case "broken":
        return [line(from, to, unit * 0.09, colours.ink, `${round(unit * 0.01)} ${round(unit * 0.15)}`)];
      case "stream":
        return [line(from, to, unit * 0.13, colours.coast), line(from, to, unit * 0.07, "#ffffff")];
    }
  };
  return [
    ...view.ways.flatMap(connection),
    ...view.borders.flatMap(border),
    ...view.splits.map(({ from, to }) => line(from, to, unit * 0.06, colours.ink, dashes)),
  ];
}

/** Nothing for a hex. */
function boxMarkup(box: MapPlace, at: (point: Point) => Point, zoom: number): Markup {
  if (!box.frame) return pieces();
  const a = at(box.frame);
  const b = at(farCorner(box.frame));
  const size = Math.max(7, 10.5 * zoom);
  const lines = wrapped(box.name, b.x - a.x - size, { size: size * WHOLE.size, bold: true });
  return pieces(
    element("rect", {
      x: round(a.x),
      y: round(a.y),
      width: round(b.x - a.x),
      height: round(b.y - a.y),
      rx: 4,
      fill: "#ffffff",
      stroke: colours.ink,
      strokeWidth: round(zoom * 1.4),
      strokeDasharray: box.shape === "holding" ? "5 3" : undefined,
    }),
    ...lines.slice(0, Math.floor((b.y - a.y) / size / 1.15) - 1).map((words, i) =>
      element(
        "text",
        {
          x: round((a.x + b.x) / 2),
          y: round(a.y + size * (1.3 + i * 1.15)),
          fontSize: round(size),
          fontWeight: 600,
          textAnchor: "middle",
        },
        words,
      ),
    ),
  );
}

/** The sign of a named place, with the letter of who holds it. */
function siteMarkup(
  { centre, site }: MapPlace,
  at: (point: Point) => Point,
  unit: number,
  letters: string,
): Markup {
  const { x, y } = at(centre);
  const size = unit * SITE.square;
  const look = { fill: "#ffffff", stroke: colours.ink, strokeWidth: round(unit / 24) };
  const origin =
    letters !== "" &&
    element(
      "text",
      {
        x: round(x + unit * 0.25),
        y: round(y + unit * 0.07),
        fontSize: round(unit * 0.17),
        fontStyle: "italic",
      },
      letters,
    );
  const circle = { cx: round(x), cy: round(y), r: round(unit * SITE.circle) };
  const square = { x: round(x - size / 2), y: round(y - size / 2), width: round(size), height: round(size) };
  const isHeld = site!.kind.held && site!.control !== "none";
  return pieces(
    site!.kind.sign === "circle"
      ? element("circle", { ...circle, ...look })
      : element("rect", { ...square, ...look }),
    origin,
    isHeld &&
      element(
        "text",
        {
          x: round(x),
          y: round(y + unit * 0.075),
          fontSize: round(unit * 0.21),
          fontWeight: 700,
          textAnchor: "middle",
        },
        site!.control.charAt(0).toUpperCase(),
      ),
  );
}

const labelLook = ({ kind, x, y, size }: Label) => ({
  x: round(x),
  y: round(y + size * 0.35),
  fontSize: round(size),
  fontWeight: kind === "name" ? 700 : 500,
  textAnchor: "middle",
  fill: colours.ink,
});

const halo = ({ size }: Label) => ({
  stroke: "#ffffff",
  strokeWidth: round(size * 0.22),
  strokeLinejoin: "round",
});

/** Words with a white edge, so that no line runs through them; they stand about the middle of their line. */
const labelMarkup = (label: Label): Markup =>
  element("text", { ...labelLook(label), ...halo(label), "paint-order": "stroke" }, label.text);

const labelOverHalo = (label: Label): Markup =>
  pieces(
    element(
      "text",
      { ...labelLook(label), ...halo(label), fill: "#ffffff", "aria-hidden": "true" },
      label.text,
    ),
    element("text", labelLook(label), label.text),
  );

/** As much of a title as fits over the drawing. */
export const titleText = (words: string, width: number, size: number): Markup =>
  element(
    "text",
    { x: 0, y: size, fontSize: size, fontWeight: 700 },
    fitted(words, width, { size: (size * 72) / 25.4, bold: true }),
  );
