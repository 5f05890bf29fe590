import type { MapPlace, MapView } from "../../lib/views/map";
import type { Pen } from "./draw";

/** Hex numbers are read from this zoom on. */
const IDS_FROM = 1.2;
/** Below this nothing of a name could be read. */
const NAMES_FROM = 0.37;
const CAPACITIES_FROM = 0.75;

/** Names stand at the lower edge of a hex and figures at the upper one, so that no counter covers them. */
export function drawLabels(pen: Pen, view: MapView): void {
  for (const place of view.places) {
    if (place.shape === "hex") labelHex(pen, place);
    else labelPanel(pen, place);
  }
}

function write(
  { context, palette }: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  { most, weight = 500, ink = palette.ink }: { most?: number; weight?: number; ink?: string } = {},
): void {
  const font = (pixels: number): string => `${weight} ${pixels}px system-ui, "DejaVu Sans", sans-serif`;
  context.font = font(size);
  const width = context.measureText(text).width;
  if (most !== undefined && width > most) context.font = font(Math.max(7, (size * most) / width));
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.strokeStyle = palette.sea;
  context.lineWidth = 3;
  context.strokeText(text, x, y);
  context.fillStyle = ink;
  context.fillText(text, x, y);
}

function labelHex(pen: Pen, { centre, hex, site, name }: MapPlace): void {
  const { at, unit, zoom, palette } = pen;
  const { x, y } = at(centre);
  if (zoom >= IDS_FROM && hex !== undefined) {
    write(pen, hex, x, y - unit * 0.775, 7 + zoom, { ink: palette.ink2 });
  }
  if (!site) return;
  if (zoom >= NAMES_FROM) {
    write(pen, name, x, y + unit * 0.68, Math.max(8.5, 10.5 * zoom), { most: unit * 1.5, weight: 600 });
  }
  if (zoom < CAPACITIES_FROM) return;
  const figures = site.capacities.map(({ letter, value }) => `${letter}${value}`);
  if (site.victoryPoints > 0) figures.push(`★${site.victoryPoints}`);
  if (site.resource) figures.push(`◆${site.resource.value}`);
  write(pen, figures.join(" "), x, y - unit * 0.61, Math.max(7, 8 * zoom), {
    most: unit * 1.25,
    ink: palette.ink2,
  });
}

function labelPanel(pen: Pen, { corners, name }: MapPlace): void {
  if (pen.zoom < NAMES_FROM) return;
  const a = pen.at(corners[0]!);
  const b = pen.at(corners[2]!);
  const size = Math.max(8, 9.5 * pen.zoom);
  const { context, palette } = pen;
  const [first, second] = twoLines(name);
  context.fillStyle = palette.ink;
  context.font = `600 ${size}px system-ui, "DejaVu Sans", sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "top";
  const middle = (a.x + b.x) / 2;
  context.fillText(first, middle, a.y + 4, b.x - a.x - 6);
  if (second !== undefined) context.fillText(second, middle, a.y + 4 + size * 1.15, b.x - a.x - 6);
}

/** "Naval Aviation (Kure)" is set on two lines, broken at the bracket. */
function twoLines(name: string): [string, string?] {
  const at = name.indexOf(" (");
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
