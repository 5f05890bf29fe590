import { type RefObject, useCallback, useRef, useState } from "react";
import type { Point } from "../../lib/hex";
import type { HeldCounter } from "../../lib/games";
import type { MapPlace, MapView } from "../../lib/views/map";
import { inModel, placeAt } from "./geometry";
import type { Camera } from "./use-camera";

/** How far the pointer moves before a press becomes a drag (pixels). */
const SLACK = 4;

interface PointerOptions {
  window: RefObject<HTMLElement | null>;
  view: MapView | undefined;
  camera: Camera;
  pan(dx: number, dy: number): void;
  /** Whether a counter can be dragged; if not, dragging it pans the map. */
  canPickUp?(counter: HeldCounter, place: MapPlace): boolean;
  /** Left out where counters are never moved. */
  onPickUp?(counter: HeldCounter, place: MapPlace | undefined, all: boolean): void;
  onHold?(place: MapPlace | undefined): void;
  onDrop?(force: boolean): void;
  /** Returns what was picked up to its place. */
  onCancel?(): void;
  onClick(place: MapPlace | undefined, point: Point, counter?: HeldCounter): void;
}

/** Presses on the map: dragging a counter, panning, and choosing by click. */
export function usePointer(wanted: PointerOptions) {
  const [pointer, setPointer] = useState<{ at: Point; over: MapPlace | undefined }>();
  const latest = useRef(wanted);
  latest.current = wanted;
  const running = useRef<() => void>(undefined);

  const where = useCallback((event: { clientX: number; clientY: number }) => {
    const { window, view, camera } = latest.current;
    const edge = window.current?.getBoundingClientRect();
    const at = { x: event.clientX - (edge?.left ?? 0), y: event.clientY - (edge?.top ?? 0) };
    const isInside =
      edge !== undefined && at.x >= 0 && at.y >= 0 && at.x <= edge.width && at.y <= edge.height;
    const point = view ? inModel(view, camera, at) : at;
    return { at, point, over: view && isInside ? placeAt(view.places, point) : undefined };
  }, []);

  const press = useCallback(
    (event: React.PointerEvent, grabbed?: { counter: HeldCounter; place: MapPlace }): void => {
      // A second finger is not another press: two fingers zoom.
      if (!event.isPrimary || (event.button !== 0 && event.button !== 1)) return;
      // Keeps the keyboard focus on the map: a counter that was pressed may be gone when its place is drawn again.
      latest.current.window.current?.focus({ preventScroll: true });
      const { onPickUp, canPickUp } = latest.current;
      const isCarried =
        grabbed !== undefined &&
        onPickUp !== undefined &&
        (canPickUp?.(grabbed.counter, grabbed.place) ?? true);
      const begin = { x: event.clientX, y: event.clientY };
      let last = begin;
      let isDrag = false;
      const move = (now: PointerEvent): void => {
        if (!now.isPrimary) return;
        if (!isDrag && Math.hypot(now.clientX - begin.x, now.clientY - begin.y) < SLACK) return;
        if (!isDrag && isCarried) latest.current.onPickUp?.(grabbed.counter, grabbed.place, event.shiftKey);
        isDrag = true;
        if (isCarried) {
          const { at, over } = where(now);
          setPointer({ at, over });
          latest.current.onHold?.(over);
        } else latest.current.pan(now.clientX - last.x, now.clientY - last.y);
        last = { x: now.clientX, y: now.clientY };
      };
      const up = (now: PointerEvent): void => {
        if (!now.isPrimary) return;
        stop();
        const { over, point } = where(now);
        if (isDrag && isCarried) latest.current.onDrop?.(now.altKey);
        else if (!isDrag) latest.current.onClick(grabbed?.place ?? over, point, grabbed?.counter);
      };
      const stop = (): void => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", up);
        removeEventListener("pointercancel", cancelled);
        running.current = undefined;
      };
      const cancelled = (): void => {
        stop();
        if (isDrag && isCarried) latest.current.onCancel?.();
      };
      running.current?.();
      running.current = cancelled;
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancelled);
    },
    [where],
  );

  const hover = useCallback(
    (event: React.PointerEvent): void => {
      const { at, over } = where(event);
      // Rendered only when the place changes; the dragged counter moves without React.
      setPointer((now) => (now && now.over?.id === over?.id ? now : { at, over }));
    },
    [where],
  );
  const leave = useCallback(() => setPointer(undefined), []);
  /** Cancels the press in progress. */
  const cancelPress = useCallback(() => running.current?.(), []);

  return { pointer, press, hover, leave, cancelPress, where };
}
