import { plot, type PlotOptions } from "@observablehq/plot";
import { type ChartTheme, colourOf, role } from "./theme";

/** Where a chart is drawn, and how large. The document is the page's own, or one made for paper. */
export interface ChartPlace {
  document: Document;
  theme: ChartTheme;
  width?: number;
}

const WIDTH = 640;
const FACE = 12;

/**
 * A chart as an SVG element that carries all of its looks in attributes: no style sheet, no class and no script, so
 * that it is the same in the page, in a file and on paper. `title` says in words what it shows.
 */
export function draw(
  options: PlotOptions,
  { document, theme, width = WIDTH }: ChartPlace,
  title: string,
): SVGElement {
  const svg = plot({ ...options, width, document, figure: false } as PlotOptions) as unknown as SVGElement;
  for (const style of Array.from(svg.querySelectorAll("style"))) style.remove();
  for (const element of [svg, ...Array.from(svg.querySelectorAll("*"))]) {
    paint(element, theme);
    // The whole is a picture with a name; its marks have none of their own.
    element.removeAttribute("aria-label");
  }
  svg.setAttribute("font-size", String(FACE));
  svg.setAttribute("fill", theme.ink);
  svg.setAttribute("color", theme.ink);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", title);
  return svg;
}

function paint(element: Element, theme: ChartTheme): void {
  element.removeAttribute("class");
  for (const name of ["fill", "stroke"]) {
    const colour = colourOf(theme, element.getAttribute(name) ?? "");
    if (colour !== undefined) element.setAttribute(name, colour);
  }
}

/** Lines that guide the eye, the same in every chart. */
export const guide = { stroke: role("line"), strokeOpacity: 1 } as const;

/** Room that a text takes beside a chart, by a wide face. */
export const room = (texts: readonly string[], least = 40): number =>
  Math.max(least, ...texts.map((text) => Math.ceil(text.length * FACE * 0.56) + 14));

/** A text that fits a margin; what is longer ends in dots. */
export const cut = (text: string, letters = 34): string =>
  text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
