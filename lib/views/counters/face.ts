import type { CounterFace, Rating, RatingPlace } from "../../games";
import { pictureShapes } from "./picture";
import { type Shape, text } from "./shapes";
import type { CounterState } from "./words";

/** What is printed on a counter below its band. */

const SMALL_UNDER = 20;
const FULL_OVER = 60;
/** Below this edge figures cannot be read, and make room for the picture. */
export const NUMBERS_FROM = 30;

/** The frame of a counter on the screen. */
export const frame = { x: 0.6, y: 0.6, width: 42.8, height: 42.8, rx: 3.4 };

/** Height of the band. */
export const BAND = { small: 9, normal: 6 } as const;

export type CounterForm = "small" | "normal" | "full";

/** By its edge in pixels: under 20 the class and colour alone, over 60 all that is printed. */
export const formOf = (size: number): CounterForm =>
  size < SMALL_UNDER ? "small" : size > FULL_OVER ? "full" : "normal";

type TextAnchor = { x: number; y: number; anchor: "start" | "middle" | "end" };

const places: Readonly<Record<RatingPlace, TextAnchor>> = {
  "top-left": { x: 2.6, y: 14.6, anchor: "start" },
  "top-right": { x: 41.4, y: 14.6, anchor: "end" },
  left: { x: 2.4, y: 28, anchor: "start" },
  right: { x: 41.6, y: 28, anchor: "end" },
  "bottom-left": { x: 3, y: 41.2, anchor: "start" },
  bottom: { x: 22, y: 41.2, anchor: "middle" },
  "bottom-right": { x: 41, y: 41.2, anchor: "end" },
};

export interface FaceLayout {
  /** Class letters. */
  label?: { x: number; y: number; size: number };
  picture: { y: number; scale: number };
  /** Which ratings, how large, and how high those at the sides stand where it is not the usual place. */
  ratings?: { all: boolean; size: number; sideY?: number };
  /** The foot of each line of the name, and the largest letters that it gets. */
  name?: { lines: readonly number[]; most: number };
}

/** All that is printed; the main ratings; or only the picture. */
export function layoutOf(kind: CounterFace["picture"]["kind"], size: number): FaceLayout {
  const isShip = kind === "ship";
  if (size > FULL_OVER) {
    return {
      label: { x: 2.6, y: 12.6, size: 6.4 },
      picture: isShip ? { y: 21.6, scale: 0.94 } : { y: 18, scale: 0.92 },
      ratings: { all: true, size: 7 },
      name: { lines: [33.2], most: 4.6 },
    };
  }
  if (size >= NUMBERS_FROM) {
    return {
      ...(isShip && { label: { x: 3, y: 15.6, size: 9.6 } }),
      picture: { y: kind === "land" ? 18.4 : kind === "air" ? 19.6 : 23.6, scale: isShip ? 1.14 : 1.18 },
      ratings: { all: false, size: 11 },
    };
  }
  return {
    ...(isShip && { label: { x: 3, y: 20.6, size: 14 } }),
    picture: isShip ? { y: 32, scale: 1.28 } : { y: 24.6, scale: 1.6 },
  };
}

/** All that is printed, on a counter of card about 15 mm wide: larger figures, and the name on two lines. */
export function cardLayout(kind: CounterFace["picture"]["kind"]): FaceLayout {
  const name = { lines: [28.9, 33.1], most: 4.4 };
  const ratings = { all: true, size: 8, sideY: 24 };
  const label = { x: 2.6, y: 14.2, size: 7.6 };
  if (kind === "ship") return { label, picture: { y: 19.6, scale: 0.74 }, ratings, name };
  return { label, picture: { y: kind === "air" ? 17.4 : 16.4, scale: 0.82 }, ratings, name };
}

/** The smallest form: one word. */
export function smallShapes(unit: CounterFace): Shape[] {
  const { label, short = label.slice(0, 4) } = unit;
  const fontSize = short.length > 2 ? 16 : 24;
  const { ink } = unit.livery;
  return [text(short, { x: 22, y: 35, fill: ink, fontSize, fontWeight: 800, textAnchor: "middle" })];
}

function ratingsOf(unit: CounterFace, { reduced, steps, count = 1 }: CounterState): Rating[] {
  // As many steps as counters: each has one.
  const low = reduced || (steps !== undefined && steps <= count);
  return (low && unit.reducedRatings) || unit.ratings;
}

/** The face of a counter in a layout. */
export function faceShapes(unit: CounterFace, state: CounterState, layout: FaceLayout): Shape[] {
  const { ink } = unit.livery;
  const { label, picture, ratings, name } = layout;
  const letters = unit.picture.kind === "marker" ? "" : (unit.letters ?? unit.label);
  const shapes: Shape[] = [];
  if (label && letters !== "") {
    const { x, y, size } = label;
    const fontSize = Math.min(size, 60 / letters.length);
    shapes.push(text(letters, { x, y, fill: ink, fontSize, fontWeight: 800 }));
  }
  if (name) shapes.push(...nameShapes(unit.name, name, ink));
  shapes.push(pictureShapes(unit.picture, unit.livery, { x: 22, ...picture }));
  if (!ratings) return shapes;
  for (const { value, at, chief } of ratingsOf(unit, state)) {
    if (!ratings.all && !chief) continue;
    const { x, y, anchor } = places[at];
    const isAside = at === "left" || at === "right";
    shapes.push(
      text(value, {
        x,
        y: isAside ? (ratings.sideY ?? y) : y,
        fill: ink,
        fontSize: ratings.size,
        fontWeight: 700,
        textAnchor: anchor,
      }),
    );
  }
  return shapes;
}

/** Long names are set smaller, so that none is cut. */
function nameShapes(name: string, { lines, most }: NonNullable<FaceLayout["name"]>, ink: string): Shape[] {
  const parts = lines.length > 1 ? inTwo(name) : [name];
  const longest = Math.max(1, ...parts.map(({ length }) => length));
  const fontSize = Math.min(most, 74 / longest);
  // A single line is in the middle of the room for two.
  const feet = parts.length === lines.length ? lines : [(lines[0]! + lines.at(-1)!) / 2];
  return parts.map((part, i) =>
    text(part, { x: 22, y: feet[i] ?? lines[0]!, fill: ink, fontSize, textAnchor: "middle" }),
  );
}

/** A long name on two lines of about the same length; a short one, and one without a space, on one. */
function inTwo(name: string): string[] {
  if (name.length < 12) return [name];
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const longer = (at: number): number => Math.max(at, name.length - at - 1);
  const [best] = breaks.sort((a, b) => longer(a) - longer(b));
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)];
}
