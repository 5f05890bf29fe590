import { readable } from "../../side-colours";

/**
 * Colours of a chart, as CSS. A chart names parts that a colour plays; what they are is said here, so that the page takes
 * them from its tokens and follows its theme, and a page of paper brings its own.
 */
export interface ChartTheme {
  /** Words, axes and what has no side. */
  ink: string;
  quiet: string;
  /** Grids and lines that only guide the eye. */
  line: string;
  /** The background of the chart. */
  ground: string;
  /** What is a figure but of no side. */
  accent: string;
  /** By side's id. */
  sides: { readonly [side: string]: string };
}

/** The names of the parts in the studio's tokens; printed pages define the same names. */
export const themeOf = (sides: readonly { id: string; colour?: string }[]): ChartTheme => ({
  ink: "var(--ink)",
  quiet: "var(--ink-2)",
  line: "var(--line)",
  ground: "var(--panel)",
  accent: "var(--accent)",
  sides: Object.fromEntries(
    sides.map(({ id, colour }) => [id, colour === undefined ? "var(--accent)" : readable(colour)]),
  ),
});

/** The name by which a chart's marks call a colour before it is known. */
export const role = (name: keyof Omit<ChartTheme, "sides">): string => `var(--chart-${name})`;
export const sideRole = (side: string | undefined): string =>
  side === undefined
    ? role("accent")
    : side === "draw"
      ? role("quiet")
      : `var(--chart-side-${encodeURIComponent(side)})`;

/** The colour behind such a name; undefined for any other text. */
export function colourOf(theme: ChartTheme, name: string): string | undefined {
  const [, part] = /^var\(--(?:chart|plot)-([^)]+)\)$/.exec(name) ?? [];
  if (part === undefined) return undefined;
  if (part === "background") return theme.ground;
  const [, side] = /^side-(.+)$/.exec(part) ?? [];
  if (side !== undefined) return theme.sides[decodeURIComponent(side)] ?? theme.accent;
  const colour = theme[part as keyof ChartTheme];
  return typeof colour === "string" ? colour : undefined;
}
