import { EditError } from "../documents";
import type { EditContext, Level, Levels } from "./edit-context";
import { touches } from "./patch";
import type { Wanted } from "./write-patch";

/** The part that a layer of the workspace has in a document, and its place among all. Throws EditError. */
export function ownLevel(
  context: EditContext,
  { layers, broughtBy, base }: Levels,
  layer: string,
): { at: number; level: Level } {
  if (!context.draft.availableLayers.includes(layer)) throw new EditError(`There is no layer “${layer}”.`);
  if (layer === broughtBy)
    throw new EditError(`The layer “${layer}” already sets all of this in ${base.path}.`);
  const at = layers.findIndex((level) => level.layer === layer);
  const level = layers[at];
  if (level === undefined) throw new EditError(`The layer “${layer}” is off. Turn it on first.`);
  if (!context.own.has(`layers/${layer}/layer.json`)) {
    throw new EditError(`The layer “${layer}” belongs to the game as shipped. Choose a layer of your own.`);
  }
  return { at, level };
}

/**
 * The last layer that has its say at one of the places; without one, the last that makes an object around them, for
 * there it may have replaced what lies below.
 */
export function blockerOf(layers: readonly Level[], wanted: readonly Wanted[]): string | undefined {
  const last = (test: (segments: readonly string[], level: Level) => boolean): string | undefined =>
    layers.findLast((level) => wanted.some(({ segments }) => test(segments, level)))?.layer;
  return (
    last((segments, { patch }) => touches(patch, segments)) ??
    last((segments, { patch }) => segments.length > 1 && touches(patch, segments.slice(0, -1)))
  );
}
