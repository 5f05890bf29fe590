/** How wide or high a pane is: a number of pixels, which stays when the window changes, or a part of the whole. */
export type Size = `${number}px` | `${number}%`;

/** What holds for a pane that can be sized, in pixels: the least and the most that it may have, and the whole. */
export interface Room {
  least: number;
  most: number;
  whole: number;
}

/** Of a pane's size: between its bounds, and the least where these contradict each other. */
const within = (pixels: number, { least, most }: Room): number => Math.max(least, Math.min(most, pixels));

/** A size of so many pixels within its bounds, in the unit of another. */
export function sizeOf(pixels: number, room: Room, like: Size): Size {
  const bound = within(pixels, room);
  return like.endsWith("%") ? `${round((100 * bound) / room.whole)}%` : `${Math.round(bound)}px`;
}

/** By how much of the whole a key moves the edge of a pane. */
const STEP = 0.05;

/** Where a key takes a pane of so many pixels; undefined when it does not size. `grows`: the arrow that makes it larger. */
export function afterKey(
  key: string,
  pixels: number,
  room: Room,
  [grows, shrinks]: readonly [string, string],
): number | undefined {
  if (key === grows) return pixels + STEP * room.whole;
  if (key === shrinks) return pixels - STEP * room.whole;
  if (key === "Home") return room.least;
  if (key === "End") return room.most;
  return undefined;
}

/** Whether a text that was kept is a size. */
export const isSize = (text: unknown): text is Size =>
  typeof text === "string" && /^\d+(\.\d+)?(px|%)$/.test(text);

const round = (percent: number): number => Math.round(100 * percent) / 100;
