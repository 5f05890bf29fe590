import type { CSSProperties } from "react";
import type { Tone } from "../../lib/games";
import { readable } from "../../lib/side-colours";
import type { MapView } from "../../lib/views/map";

type MapSides = Pick<MapView, "sides" | "colours">;

/** The custom property that holds the colour of a side, which is counted from 1. */
const property = (number: number): string => `--side-${number}`;

const numberOf = ({ sides }: MapSides, side: string): number => Object.keys(sides).indexOf(side) + 1;

/** The colours of the sides, for all that is drawn in an element. */
export const sideProperties = (view: MapSides): CSSProperties =>
  Object.fromEntries(
    Object.entries(view.colours).map(([side, colour]) => [property(numberOf(view, side)), readable(colour)]),
  );

/** The colour of a side where its properties hold; undefined for what is no side. */
export const sideColour = (view: MapSides, side: string, style: CSSStyleDeclaration): string | undefined =>
  style.getPropertyValue(property(numberOf(view, side))).trim() || undefined;

/** What an element of an overlay bears: the tone, or the number of the side, by which its hatching leans. */
export function toneMarks(view: MapSides, tone: Tone): { "data-tone": string; style?: CSSProperties } {
  if (!tone.startsWith("side:")) return { "data-tone": tone };
  const number = numberOf(view, tone.slice("side:".length));
  return {
    "data-tone": `side-${number}`,
    style: { "--tone": `var(${property(number)}, var(--accent))` } as CSSProperties,
  };
}
