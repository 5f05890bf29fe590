"use client";

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { setSize, useSizes } from "./kept";
import { afterKey, type Room, type Size, sizeOf } from "./sizes";
import styles from "./split.module.css";

interface Props {
  /** By which its size is kept; one for each pane of the studio. */
  id: string;
  title: string;
  /** The direction in which it is sized. */
  of: "width" | "height";
  /** At which end of the whole it stands; its edge is at the other. */
  at: "start" | "end";
  usual: Size;
  /** Pixels. */
  least: number;
  /** Percent of the whole. */
  most: number;
  inert?: boolean;
  /** The edge cannot be moved now. */
  edgeInert?: boolean;
  children: ReactNode;
}

/**
 * A pane beside the rest of a whole, with an edge that mouse and keys move; a double click gives it its usual size. It
 * stands in an element of the class `split` or `split column`, beside one of the class `rest`.
 */
export function Sized({ id, title, of, at, usual, least, most, inert, edgeInert, children }: Props) {
  const size = useSizes((sizes) => sizes[id]) ?? usual;
  const pane = useRef<HTMLDivElement>(null);
  const drag = useRef<{ at: number; pixels: number }>(undefined);
  const [percent, setPercent] = useState(0);
  const element = useId();
  const isWidth = of === "width";

  const pixels = (): number => pane.current?.getBoundingClientRect()[of] ?? 0;
  const room = (): Room => {
    const whole = pane.current?.parentElement?.getBoundingClientRect()[of] ?? 0;
    return { least, most: (most / 100) * whole, whole };
  };
  const measure = (): void => {
    const { whole } = room();
    if (whole > 0) setPercent(Math.round((100 * pixels()) / whole));
  };
  useEffect(measure);

  const give = (wanted: number): void => setSize(id, sizeOf(wanted, room(), usual));
  const sign = at === "start" ? 1 : -1;
  const along = (event: PointerEvent): number => (isWidth ? event.clientX : event.clientY);
  const press = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { at: along(event), pixels: pixels() };
    event.preventDefault();
    event.currentTarget.focus();
  };
  const move = (event: PointerEvent): void => {
    if (drag.current) give(drag.current.pixels + sign * (along(event) - drag.current.at));
  };
  const release = (): void => void (drag.current = undefined);
  const key = (event: KeyboardEvent): void => {
    const [forth, back] = isWidth ? ["ArrowRight", "ArrowLeft"] : ["ArrowDown", "ArrowUp"];
    const wanted = afterKey(event.key, pixels(), room(), sign > 0 ? [forth!, back!] : [back!, forth!]);
    if (wanted === undefined) return;
    give(wanted);
    event.preventDefault();
  };

  const edge = (
    <div
      className={styles.edge}
      role="separator"
      tabIndex={0}
      aria-label={`Size of ${title}`}
      aria-controls={element}
      aria-orientation={isWidth ? "vertical" : "horizontal"}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={most}
      data-of={of}
      inert={edgeInert}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => setSize(id, undefined)}
      onKeyDown={key}
    />
  );
  const bounds = isWidth
    ? { minWidth: least, maxWidth: `${most}%` }
    : { minHeight: least, maxHeight: `${most}%` };
  return (
    <>
      {at === "end" && edge}
      <div
        ref={pane}
        id={element}
        className={styles.pane}
        style={{ flexBasis: size, ...bounds }}
        inert={inert}
      >
        {children}
      </div>
      {at === "start" && edge}
    </>
  );
}
