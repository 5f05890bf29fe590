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

/** Below this edge figures cannot be read, and make room for the picture. */
const NUMBERS_FROM = 30;

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
  const form = size < 20 ? "small" : size > 60 ? "full" : "normal";
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
      <rect x={0.6} y={0.6} width={42.8} height={42.8} rx={3.4} fill={colours.ground} />
      <clipPath id={clip}>
        <rect x={0.6} y={0.6} width={42.8} height={42.8} rx={3.4} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Band colours={colours} height={form === "small" ? 9 : 6} />
        {form === "small" ? <Small unit={unit} ink={colours.ink} /> : null}
        {form === "normal" ? <Normal unit={unit} state={state} withNumbers={size >= NUMBERS_FROM} /> : null}
        {form === "full" ? <Full unit={unit} state={state} /> : null}
      </g>
      <Marks {...state} />
      <rect
        x={0.6}
        y={0.6}
        width={42.8}
        height={42.8}
        rx={3.4}
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
  const low = reduced || (steps !== undefined && count === 1 && steps < 2);
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

function Normal({
  unit,
  state,
  withNumbers,
}: {
  unit: CounterFace;
  state: CounterState;
  withNumbers: boolean;
}) {
  const { ink, ground } = liveries[unit.livery];
  const { kind } = unit.picture;
  const chief = ratingsOf(unit, state).filter((each) => each.chief);
  return (
    <>
      {kind === "ship" && (
        <text
          x={3}
          y={withNumbers ? 15.6 : 20.6}
          fill={ink}
          fontSize={withNumbers ? 9.6 : 14}
          fontWeight={800}
        >
          {lettersOf(unit)}
        </text>
      )}
      {withNumbers ? (
        <>
          <Picture
            picture={unit.picture}
            ink={ink}
            ground={ground}
            x={22}
            y={kind === "land" ? 18.4 : kind === "air" ? 19.6 : 23.6}
            scale={kind === "ship" ? 1.14 : 1.18}
          />
          <Numbers ratings={chief} ink={ink} size={11} />
        </>
      ) : (
        <Picture
          picture={unit.picture}
          ink={ink}
          ground={ground}
          x={22}
          y={kind === "ship" ? 32 : 24.6}
          scale={kind === "ship" ? 1.28 : 1.6}
        />
      )}
    </>
  );
}

function Full({ unit, state }: { unit: CounterFace; state: CounterState }) {
  const { ink, ground } = liveries[unit.livery];
  const { kind } = unit.picture;
  return (
    <>
      <text x={2.6} y={12.6} fill={ink} fontSize={6.4} fontWeight={800}>
        {lettersOf(unit)}
      </text>
      <text x={22} y={33.2} fill={ink} fontSize={nameSize(unit.name)} textAnchor="middle">
        {unit.name}
      </text>
      <Picture
        picture={unit.picture}
        ink={ink}
        ground={ground}
        x={22}
        y={kind === "ship" ? 21.6 : 18}
        scale={kind === "ship" ? 0.94 : 0.92}
      />
      <Numbers ratings={ratingsOf(unit, state)} ink={ink} size={7} />
    </>
  );
}

/** Long names are set smaller, so that none is cut. */
const nameSize = (name: string): number => Math.min(4.6, 74 / Math.max(1, name.length));
