import { useId } from "react";
import type { CounterFace, Rating, RatingPlace } from "../../lib/games";
import { Band } from "./band";
import { liveries } from "./liveries";
import { Marks } from "./marks";
import { Picture } from "./picture";
import { type CounterState, counterWords } from "./words";

interface Props extends CounterState {
  unit: CounterFace;
  /** Edge in pixels: under 20 the class and colour alone, over 60 all that is printed. */
  size: number;
  selected?: boolean;
  /** Drawn where words beside it say the same already. */
  decorative?: boolean;
}

const SMALL_UNDER = 20;
const FULL_OVER = 60;
/** Below this edge figures cannot be read, and make room for the picture. */
const NUMBERS_FROM = 30;

const edge = { x: 0.6, y: 0.6, width: 42.8, height: 42.8, rx: 3.4 };

const places: Readonly<Record<RatingPlace, { x: number; y: number; anchor: "start" | "middle" | "end" }>> = {
  "top-left": { x: 2.6, y: 14.6, anchor: "start" },
  "top-right": { x: 41.4, y: 14.6, anchor: "end" },
  left: { x: 2.4, y: 28, anchor: "start" },
  right: { x: 41.6, y: 28, anchor: "end" },
  "bottom-left": { x: 3, y: 41.2, anchor: "start" },
  bottom: { x: 22, y: 41.2, anchor: "middle" },
  "bottom-right": { x: 41, y: 41.2, anchor: "end" },
};

/** A counter of our own drawing: a square of 44 units at any size. */
export function Counter({ unit, size, selected = false, decorative = false, ...state }: Props) {
  const colours = liveries[unit.livery];
  const words = counterWords(unit, state);
  const clip = useId();
  const form = size < SMALL_UNDER ? "small" : size > FULL_OVER ? "full" : "normal";
  return (
    <svg
      viewBox="0 0 44 44"
      width={size}
      height={size}
      data-form={form}
      data-selected={selected || undefined}
      fontFamily="var(--font, sans-serif)"
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": words })}
    >
      <rect {...edge} fill={colours.ground} />
      <clipPath id={clip}>
        <rect {...edge} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Band colours={colours} height={form === "small" ? 9 : 6} />
        {form === "small" ? (
          <Small unit={unit} ink={colours.ink} />
        ) : (
          <Face unit={unit} state={state} size={size} />
        )}
      </g>
      <Marks
        state={state}
        kind={unit.picture.kind}
        form={form === "small" ? "tiny" : form === "normal" && size < NUMBERS_FROM ? "picture" : form}
      />
      <rect
        {...edge}
        fill="none"
        stroke={selected ? "var(--accent, #14568c)" : "#1b1b1d"}
        strokeWidth={selected ? 4 : 1.2}
      />
    </svg>
  );
}

/** What a counter is called in its corner: its class, or nothing where the picture says it. */
const lettersOf = ({ picture, label }: CounterFace): string =>
  picture.kind === "ship"
    ? picture.class
    : picture.kind === "air"
      ? "Air"
      : picture.kind === "land"
        ? ""
        : label;

function Small({ unit, ink }: { unit: CounterFace; ink: string }) {
  const { picture } = unit;
  const word = picture.kind === "land" ? "L" : picture.kind === "air" ? "A" : lettersOf(unit).slice(0, 4);
  return (
    <text x={22} y={35} fill={ink} fontSize={word.length > 2 ? 16 : 24} fontWeight={800} textAnchor="middle">
      {word}
    </text>
  );
}

function ratingsOf(unit: CounterFace, { reduced, steps, count = 1 }: CounterState): Rating[] {
  // As many steps as counters: each has one.
  const low = reduced || (steps !== undefined && steps <= count);
  return (low && unit.reducedRatings) || unit.ratings;
}

function Numbers({ ratings, ink, size }: { ratings: readonly Rating[]; ink: string; size: number }) {
  return ratings.map(({ name, value, at }) => {
    const { x, y, anchor } = places[at];
    return (
      <text key={name} x={x} y={y} fill={ink} fontSize={size} fontWeight={700} textAnchor={anchor}>
        {value}
      </text>
    );
  });
}

interface Layout {
  label?: { x: number; y: number; size: number };
  picture: { y: number; scale: number };
  /** Which ratings, and how large. */
  ratings?: { all: boolean; size: number };
  name: boolean;
}

/** All that is printed; the chief ratings; or no more than the picture. */
function layoutOf(kind: CounterFace["picture"]["kind"], size: number): Layout {
  const isShip = kind === "ship";
  if (size > FULL_OVER) {
    return {
      label: { x: 2.6, y: 12.6, size: 6.4 },
      picture: isShip ? { y: 21.6, scale: 0.94 } : { y: 18, scale: 0.92 },
      ratings: { all: true, size: 7 },
      name: true,
    };
  }
  if (size >= NUMBERS_FROM) {
    return {
      ...(isShip && { label: { x: 3, y: 15.6, size: 9.6 } }),
      picture: { y: kind === "land" ? 18.4 : kind === "air" ? 19.6 : 23.6, scale: isShip ? 1.14 : 1.18 },
      ratings: { all: false, size: 11 },
      name: false,
    };
  }
  return {
    ...(isShip && { label: { x: 3, y: 20.6, size: 14 } }),
    picture: isShip ? { y: 32, scale: 1.28 } : { y: 24.6, scale: 1.6 },
    name: false,
  };
}

function Face({ unit, state, size }: { unit: CounterFace; state: CounterState; size: number }) {
  const { ink, ground } = liveries[unit.livery];
  const { label, picture, ratings, name } = layoutOf(unit.picture.kind, size);
  const shown = ratings && ratingsOf(unit, state).filter(({ chief }) => ratings.all || chief);
  return (
    <>
      {label && unit.picture.kind !== "marker" && lettersOf(unit) !== "" && (
        <text x={label.x} y={label.y} fill={ink} fontSize={label.size} fontWeight={800}>
          {lettersOf(unit)}
        </text>
      )}
      {name && (
        <text x={22} y={33.2} fill={ink} fontSize={nameSize(unit.name)} textAnchor="middle">
          {unit.name}
        </text>
      )}
      <Picture picture={unit.picture} ink={ink} ground={ground} x={22} {...picture} />
      {shown && <Numbers ratings={shown} ink={ink} size={ratings.size} />}
    </>
  );
}

/** Long names are set smaller, so that none is cut. */
const nameSize = (name: string): number => Math.min(4.6, 74 / Math.max(1, name.length));
