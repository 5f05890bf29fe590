import { useId } from "react";
import type { CounterFace } from "../../lib/games";
import {
  BAND,
  bandShapes,
  type CounterState,
  counterWords,
  EDGE,
  faceShapes,
  formOf,
  frame,
  layoutOf,
  liveries,
  markShapes,
  NUMBERS_FROM,
  smallShapes,
} from "../../lib/views/counters";
import { Shapes } from "./shapes";

interface Props extends CounterState {
  unit: CounterFace;
  /** Edge in pixels: under 20 the class and colour alone, over 60 all that is printed. */
  size: number;
  selected?: boolean;
  /** Drawn where words beside it say the same already. */
  decorative?: boolean;
}

/** A counter of our own drawing: a square of 44 units at any size. */
export function Counter({ unit, size, selected = false, decorative = false, ...state }: Props) {
  const colours = liveries[unit.livery];
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
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": words })}
    >
      <rect {...frame} fill={colours.ground} />
      <clipPath id={clip}>
        <rect {...frame} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Shapes shapes={[bandShapes(colours, isSmall ? BAND.small : BAND.normal), ...face]} />
      </g>
      <Shapes shapes={[markShapes(state, kind, markForm)]} />
      <rect
        {...frame}
        fill="none"
        stroke={selected ? "var(--accent, #14568c)" : "#1b1b1d"}
        strokeWidth={selected ? 4 : 1.2}
      />
    </svg>
  );
}
