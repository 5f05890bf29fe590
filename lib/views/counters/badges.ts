import type { Altitude, CounterMarker, Facing, Hits } from "../../games";
import { EDGE } from "./band";
import { INK, RED } from "./marks";
import { group, path, type Shape, text } from "./shapes";
import type { CounterState } from "./words";

/**
 * What lies on a counter at its corners, beyond the figures: altitude at the top left, hits at the bottom left, a pile
 * of markers at the bottom right. An arrow at the edge shows the facing; none of the twelve directions points at a corner.
 */

/** How much smaller a counter is drawn that lies turned, so that its corners stay near its place. */
const TURNED = 0.8;

/** The turn of the whole counter around its middle; undefined for one that lies upright. */
export function turnOf(facing: Facing | undefined): string | undefined {
  if (!facing?.turned) return undefined;
  const half = EDGE / 2;
  return `rotate(${facing.degrees} ${half} ${half}) translate(${half} ${half}) scale(${TURNED}) translate(-${half} -${half})`;
}

const letters = (words: string, fontSize: number, fill: string): Shape =>
  text(words, { y: fontSize * 0.36, fill, fontSize, fontWeight: 800, textAnchor: "middle" });

/** The point of the edge that lies in a direction (degrees, clockwise from the top), in units of the counter. */
function edgeAt(degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const reach = EDGE / 2 / Math.max(Math.abs(dx), Math.abs(dy));
  const round = (value: number): number => Number((EDGE / 2 + value * reach).toFixed(2));
  return { x: round(dx), y: round(dy) };
}

/** An arrow at the edge that points outwards; nothing for a counter that lies turned. */
export function facingShapes(facing: Facing | undefined): Shape[] {
  if (facing === undefined || facing.turned) return [];
  const { x, y } = edgeAt(facing.degrees);
  return [
    path("M-6 0.4L0 -9.4L6 0.4L0 -1.8Z", {
      "data-badge": "facing",
      transform: `translate(${x} ${y}) rotate(${facing.degrees})`,
      fill: INK,
      stroke: "#fff",
      strokeWidth: 1.1,
      strokeLinejoin: "round",
    }),
  ];
}

/** A badge with a letter or two. */
export const altitudeShape = ({ badge }: Altitude, x = 1, y = 1): Shape =>
  group({ "data-badge": "altitude", transform: `translate(${x} ${y})` }, [
    path("M-5.6 4.6V-1.4L0 -5.6L5.6 -1.4V4.6Z", {
      fill: "#fff",
      stroke: INK,
      strokeWidth: 0.9,
      strokeLinejoin: "round",
    }),
    group({ transform: "translate(0 0.8)" }, [letters(badge, Math.min(7, 11 / badge.length), INK)]),
  ]);

/** A star with the number. */
export const hitsShape = ({ taken }: Hits, x = 0.4, y = 47): Shape =>
  group({ "data-badge": "hits", transform: `translate(${x} ${y})` }, [
    path(star(8, 5.8, 4.3), { fill: RED, stroke: "#fff", strokeWidth: 0.9, strokeLinejoin: "round" }),
    letters(String(taken), taken > 9 ? 5 : 6.4, "#fff"),
  ]);

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** By what a marker means for the counter: its ground, and the edge that says so without colour. */
const tones = {
  good: { ground: "#dcecd6", ink: "#1f4d1a", edge: "4 0" },
  warn: { ground: "#fff0c2", ink: "#553c00", edge: "2.4 1.2" },
  bad: { ground: "#ffd9d3", ink: "#7a1610", edge: "1.2 1" },
  plain: { ground: "#fff", ink: INK, edge: "4 0" },
} as const;

const CARD = { width: 11.6, height: 8.4 };

/** A marker as a small card. */
export const markerShape = ({ letters: words, tone }: CounterMarker, x = 0, y = 0): Shape => {
  const { ground, ink, edge } = tones[tone ?? "plain"];
  return group({ "data-badge": "marker", transform: `translate(${x} ${y})` }, [
    {
      tag: "rect",
      attributes: {
        x: -CARD.width / 2,
        y: -CARD.height / 2,
        ...CARD,
        rx: 1.2,
        fill: ground,
        stroke: ink,
        strokeWidth: 1,
        strokeDasharray: edge,
      },
    },
    letters(words, Math.min(7, 13 / words.length), ink),
  ]);
};

/** How many cards of a pile are seen, and how far each lies aside of the one above. */
const PILE = { seen: 3, aside: 1.3 };

function pileShapes(markers: readonly CounterMarker[]): Shape[] {
  return markers
    .slice(0, PILE.seen)
    .map((marker, i) => markerShape(marker, 44.4 + i * PILE.aside, 46.4 + i * PILE.aside))
    .reverse();
}

/** What lies on a counter. On the smallest form only the hits, which weaken it. */
export function badgeShapes({ altitude, hits, markers = [] }: CounterState, isSmall = false): Shape[] {
  const shapes: Shape[] = [];
  if (hits !== undefined && hits.taken > 0) shapes.push(hitsShape(hits));
  if (isSmall) return shapes;
  if (altitude !== undefined) shapes.push(altitudeShape(altitude));
  shapes.push(...pileShapes(markers));
  return shapes;
}
