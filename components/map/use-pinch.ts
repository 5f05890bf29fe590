import { type RefObject, useEffect, useRef } from "react";
import type { Point } from "../../lib/hex";

interface PinchOptions {
  pan(dx: number, dy: number): void;
  zoomBy(factor: number, at: Point): void;
  /** Two fingers are down: what one of them was doing is cancelled. */
  onBegin(): void;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const span = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** Two fingers zoom by the distance between them, around the point between them, and pan the board. */
export function usePinch(window: RefObject<HTMLElement | null>, wanted: PinchOptions): void {
  const latest = useRef(wanted);
  latest.current = wanted;

  useEffect(() => {
    const element = window.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    const pointOf = (event: PointerEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") return;
      if (event.isPrimary) fingers.clear();
      fingers.set(event.pointerId, pointOf(event));
      if (fingers.size === 2) latest.current.onBegin();
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      fingers.set(event.pointerId, now);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other || fingers.size !== 2) return;
      const from = middle(before, other);
      const to = middle(now, other);
      latest.current.zoomBy(span(now, other) / span(before, other), from);
      latest.current.pan(to.x - from.x, to.y - from.y);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    element.addEventListener("pointerdown", down, { capture: true });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("pointerdown", down, { capture: true });
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }, [window]);
}
