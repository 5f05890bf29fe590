import type { CSSProperties } from "react";
import type { Tone } from "../../lib/games";
import { readable } from "../../lib/side-colours";
import type { MapView } from "../../lib/views/map";

type MapSides = Pick<MapView, "sides" | "colours">;

/** The custom property with the colour of a side; sides are counted from 1. */
const property = (number: number): string => `--side-${number}`;

const numberOf = ({ sides }: MapSides, side: string): number => Object.keys(sides).indexOf(side) + 1;

/** The colours of the sides, for everything that is drawn in an element. */
export const sideProperties = (view: MapSides): CSSProperties =>
  Object.fromEntries(
    Object.entries(view.colours).map(([side, colour]) => [property(numberOf(view, side)), readable(colour)]),
  );

/** The colour of a side, where the properties are set; undefined for other ids. */
export const sideColour = (view: MapSides, side: string, style: CSSStyleDeclaration): string | undefined =>
  style.getPropertyValue(property(numberOf(view, side))).trim() || undefined;

/**
 * Attributes of an element of an overlay: the tone, or the number of the side, which sets the slant of its
 * hatching.
 */
export function toneMarks(view: MapSides, tone: Tone): { "data-tone": string; style?: CSSProperties } {
  if (!tone.startsWith("side:")) return { "data-tone": tone };
  const number = numberOf(view, tone.slice("side:".length));
  return {
    "data-tone": `side-${number}`,
    style: { "--tone": `var(${property(number)}, var(--accent))` } as CSSProperties,
  };
}
