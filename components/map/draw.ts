import {
  type BoardPart,
  type Box,
  coastOf,
  farCorner,
  holds,
  isDry,
  meets,
  type MapPlace,
  type MapView,
  type Note,
  SITE,
} from "../../lib/views/map";
import { groundPaths, type PatchPaths } from "./ground-paths";
import { drawCoasts, drawLandAround, landIn } from "./draw-coasts";
import { drawLinks } from "./draw-links";
import { drawLabels } from "./draw-labels";
import { sideColour } from "./side-tones";
import { inModel, type MapColours, type Pen } from "./pen";

export function readPalette(element: Element, view: MapView): MapColours {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    sea: token("sea"),
    land: token("land"),
    coast: token("coast"),
    line: token("line"),
    ink: token("ink"),
    ink2: token("ink-2"),
    panel: token("panel"),
    ground: token("ground"),
    sides: Object.fromEntries(
      Object.keys(view.sides).map((side) => [side, sideColour(view, side, style) ?? token("accent")]),
    ),
  };
}

/**
 * Terrain, coasts, grid, links and names of a part of the board: everything that does not change when counters
 * move.
 */
export function drawBoard(
  pen: Pen,
  view: MapView,
  { notes, coasts, part }: { notes: readonly Note[]; coasts: boolean; part: BoardPart },
): void {
  const sites = view.places.filter(
    (place) => place.shape === "hex" && place.site && holds(pen.part, place.centre),
  );
  const drawing = coasts ? view.drawing : undefined;
  const ground = groundPaths(view);
  const patches = ground.patches.filter(({ box }) => meets(box, pen.part)).map((patch) => patch.paths());
  inModel(pen, () => {
    const land = drawing && landIn(pen, drawing);
    if (land) drawLandAround(pen, ground, land);
    for (const patch of patches) fillPatch(pen, patch);
    if (land && patches.length > 0) drawCoasts(pen, ground, land);
  });
  if (!drawing) for (const site of sites) drawIsland(pen, site);
  inModel(pen, () => {
    pen.context.strokeStyle = pen.palette.line;
    pen.context.lineWidth = 1 / pen.unit;
    for (const { grid } of patches) pen.context.stroke(grid);
  });
  drawLinks(pen, view);
  for (const { frame, shape } of view.places) if (frame) drawPanel(pen, frame, shape);
  for (const site of sites) drawSite(pen, site);
  drawLabels(pen, view, notes, part);
}

function fillPatch({ context, palette, unit }: Pen, { fills, hatching }: PatchPaths): void {
  for (const { look, path } of fills) {
    context.fillStyle = look === "plain" ? palette.panel : isDry(look) ? palette.land : palette.sea;
    context.fill(path);
    if (look !== "shore") continue;
    context.globalAlpha = 0.45;
    context.fillStyle = palette.land;
    context.fill(path);
    context.globalAlpha = 1;
  }
  context.strokeStyle = palette.coast;
  context.globalAlpha = 0.55;
  context.lineWidth = Math.max(0.5 / unit, 1 / 70);
  context.stroke(hatching);
  context.globalAlpha = 1;
}

/** The coast of a named hex that no drawing covers. */
function drawIsland({ context, palette, at, unit }: Pen, { id, centre, look }: MapPlace): void {
  if (look !== "sea") return;
  const { x, y } = at(centre);
  context.beginPath();
  coastOf(id).forEach(({ from, bend, to }, i) => {
    if (i === 0) context.moveTo(x + from.x * unit, y + from.y * unit);
    context.quadraticCurveTo(x + bend.x * unit, y + bend.y * unit, x + to.x * unit, y + to.y * unit);
  });
  context.closePath();
  context.fillStyle = palette.land;
  context.fill();
  context.strokeStyle = palette.coast;
  context.globalAlpha = 0.6;
  context.lineWidth = Math.max(0.75, unit / 46);
  context.stroke();
  context.globalAlpha = 1;
}

function drawPanel({ context, palette, at }: Pen, frame: Box, shape: MapPlace["shape"]): void {
  const a = at(frame);
  const b = at(farCorner(frame));
  context.beginPath();
  context.roundRect(a.x, a.y, b.x - a.x, b.y - a.y, 5);
  context.fillStyle = palette.panel;
  context.fill();
  context.strokeStyle = palette.coast;
  context.lineWidth = 1.25;
  context.setLineDash(shape === "holding" ? [5, 3] : []);
  context.stroke();
  context.setLineDash([]);
}

/** A square for a base and a circle for other sites (2.2.2 in the game's terms), edged by who controls it. */
function drawSite({ context, palette, at, unit }: Pen, { centre, site }: MapPlace): void {
  const { x, y } = at(centre);
  const size = unit * SITE.square;
  context.beginPath();
  if (site!.kind.sign === "circle") context.arc(x, y, unit * SITE.circle, 0, Math.PI * 2);
  else context.rect(x - size / 2, y - size / 2, size, size);
  context.fillStyle = palette.panel;
  context.fill();
  const tone = palette.sides[site!.control] ?? palette.coast;
  context.strokeStyle = tone;
  context.lineWidth = Math.max(1.5, unit / 20);
  context.stroke();
  if (site!.control === "none" || !site!.kind.held) return;
  context.fillStyle = tone;
  context.font = `700 ${Math.max(7, unit * 0.2)}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(site!.control.charAt(0).toUpperCase(), x, y + 0.5);
}
