import { useId } from "react";
import type { CounterFace } from "../../lib/games";
import {
  badgeShapes,
  BAND,
  bandShapes,
  type CounterState,
  counterWords,
  EDGE,
  facingShapes,
  faceShapes,
  formOf,
  frame,
  layoutOf,
  markShapes,
  NUMBERS_FROM,
  smallShapes,
  turnOf,
} from "../../lib/views/counters";
import { Shapes } from "./shapes";

interface Props extends CounterState {
  unit: CounterFace;
  /** Edge in pixels: under 20 the class and colour alone, over 60 all that is printed. */
  size: number;
  selected?: boolean;
  /** Hidden from screen readers, because the text beside it says the same. */
  decorative?: boolean;
}

/** A counter of our own drawing: a square of 44 units at any size. */
export function Counter({ unit, size, selected = false, decorative = false, ...state }: Props) {
  const { livery } = unit;
  const words = counterWords(unit, state);
  const clip = useId();
  const form = formOf(size);
  const { kind } = unit.picture;
  const isSmall = form === "small";
  const markForm = isSmall ? "tiny" : form === "normal" && size < NUMBERS_FROM ? "picture" : form;
  const face = isSmall ? smallShapes(unit) : faceShapes(unit, state, layoutOf(kind, size));
  return (
    <svg
      viewBox={`0 0 ${EDGE} ${EDGE}`}
      width={size}
      height={size}
      data-form={form}
      data-selected={selected || undefined}
      fontFamily="var(--font, sans-serif)"
      // Arrows and badges stand out over the edge.
      overflow="visible"
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": words })}
    >
      <g transform={turnOf(state.facing)}>
        <rect {...frame} fill={livery.ground} />
        <clipPath id={clip}>
          <rect {...frame} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <Shapes shapes={[bandShapes(livery, isSmall ? BAND.small : BAND.normal), ...face]} />
        </g>
        <Shapes shapes={[markShapes(state, kind, markForm)]} />
        <rect
          {...frame}
          fill="none"
          stroke={selected ? "var(--accent, #14568c)" : "#1b1b1d"}
          strokeWidth={selected ? 4 : 1.2}
        />
      </g>
      <Shapes shapes={[...facingShapes(state.facing), ...badgeShapes(state, isSmall)]} />
    </svg>
  );
}
