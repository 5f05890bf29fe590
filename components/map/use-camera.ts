import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Box, UNIT } from "../../lib/views/map";

const LEAST = 0.25;
/** The whole map can be shown even if that makes it smaller than anybody would choose. */
const LEAST_WHOLE = 0.1;
const MOST = 3;
const STEP = 1.25;

/** Where the board is in the window: its top left corner and its size. */
export interface Camera {
  zoom: number;
  x: number;
  y: number;
  /** The zoom at which the board was drawn last. While wheel or fingers zoom, what was drawn is made larger or smaller. */
  drawn: number;
}

/** So long after the last step of wheel or fingers the board is drawn at its zoom (milliseconds). */
const REST = 120;

const clamp = (zoom: number, least = LEAST): number => Math.min(MOST, Math.max(least, zoom));

/** What is at this point of the window stays there. */
function zoomed({ zoom, x, y, drawn }: Camera, factor: number, at: { x: number; y: number }): Camera {
  const next = clamp(zoom * factor);
  const by = next / zoom;
  return { zoom: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by, drawn };
}

/** Where it has become so much smaller or larger, the board is drawn at its zoom at once: the rest would be empty, or blurred. */
const isFarFromDrawn = ({ zoom, drawn }: Camera): boolean => zoom < drawn * 0.6 || zoom > drawn * 2.5;

/** Drawn at its zoom. */
const settled = (camera: Camera): Camera => ({ ...camera, drawn: camera.zoom });

/** The box of before while its figures are the same. */
function useSame(box: Box | undefined): Box | undefined {
  const kept = useRef(box);
  if (JSON.stringify(kept.current) !== JSON.stringify(box)) kept.current = box;
  return kept.current;
}

/** A part is shown in place of the whole board if that makes it so much larger, but no larger than life. */
const WORTH_A_PART = 1.5;
const MOST_OF_PART = 1;

/**
 * Pan and zoom over a board. It fits the window until the user moves it, or the area that is shown alone does. `part`: where a
 * board opens that is too large to be read as a whole. Both are measured from the top left corner of the board.
 */
export function useCamera(
  window: RefObject<HTMLElement | null>,
  { width, height }: Box,
  { part, area }: { part: Box | undefined; area: Box | undefined },
) {
  const [camera, setCamera] = useState<Camera>({ zoom: 1, x: 0, y: 0, drawn: 1 });
  const [size, setSize] = useState({ width: 0, height: 0 });
  const touched = useRef(false);
  const opensAt = useRef(part);
  const isOpening = useRef(true);

  // A new view of the same board has the same area in another object; that must not move the camera.
  const alone = useSame(area);

  const fit = useCallback(() => {
    const element = window.current;
    if (!element || width === 0) return;
    const { clientWidth, clientHeight } = element;
    const zoomFor = (box: Pick<Box, "width" | "height">): number =>
      clamp(Math.min(clientWidth / (box.width * UNIT), clientHeight / (box.height * UNIT)), LEAST_WHOLE);
    const whole = { x: 0, y: 0, width, height };
    if (alone) isOpening.current = false;
    const at = isOpening.current ? opensAt.current : undefined;
    const isPart = at !== undefined && zoomFor(at) > zoomFor(whole) * WORTH_A_PART;
    const box = alone ?? (isPart ? at : whole);
    const zoom = isPart ? Math.min(MOST_OF_PART, zoomFor(box)) : zoomFor(box);
    touched.current = false;
    setCamera({
      zoom,
      drawn: zoom,
      x: clientWidth / 2 - (box.x + box.width / 2) * UNIT * zoom,
      y: clientHeight / 2 - (box.y + box.height / 2) * UNIT * zoom,
    });
  }, [window, width, height, alone]);

  const fitWhole = useCallback(() => {
    isOpening.current = false;
    fit();
  }, [fit]);

  const moves = useMemo(
    () => ({
      pan(dx: number, dy: number): void {
        touched.current = true;
        setCamera((now) => ({ ...now, x: now.x + dx, y: now.y + dy }));
      },
      /** The board keeps its place under the pointer. */
      zoomBy(factor: number, at: { x: number; y: number }): void {
        touched.current = true;
        setCamera((now) => {
          const next = zoomed(now, factor, at);
          return isFarFromDrawn(next) ? settled(next) : next;
        });
      },
      /**
       * A point of the board stays where it is in the window if it is in view; else the middle of the window does.
       */
      zoomAbout(factor: number, point: { x: number; y: number } | undefined): void {
        touched.current = true;
        const { clientWidth, clientHeight } = window.current ?? { clientWidth: 0, clientHeight: 0 };
        setCamera((now) => {
          const at = point && { x: now.x + point.x * UNIT * now.zoom, y: now.y + point.y * UNIT * now.zoom };
          const isInSight = at && at.x >= 0 && at.y >= 0 && at.x <= clientWidth && at.y <= clientHeight;
          return settled(zoomed(now, factor, isInSight ? at : { x: clientWidth / 2, y: clientHeight / 2 }));
        });
      },
      /** Scrolls a point of the board into view. */
      show(point: { x: number; y: number }, margin = 56): void {
        const element = window.current;
        if (!element) return;
        setCamera((now) => {
          const x = now.x + point.x * UNIT * now.zoom;
          const y = now.y + point.y * UNIT * now.zoom;
          const into = (value: number, most: number): number =>
            value < margin ? margin - value : value > most - margin ? most - margin - value : 0;
          const dx = into(x, element.clientWidth);
          const dy = into(y, element.clientHeight);
          return dx === 0 && dy === 0 ? now : { ...now, x: now.x + dx, y: now.y + dy };
        });
      },
    }),
    [window],
  );

  useEffect(() => {
    opensAt.current = part;
  }, [part]);

  useEffect(() => {
    const element = window.current;
    if (!element) return;
    fit();
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
      if (!touched.current) fit();
    });
    observer.observe(element);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) {
        moves.zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
      } else if (event.shiftKey && event.deltaX === 0) moves.pan(-event.deltaY, 0);
      else moves.pan(-event.deltaX, -event.deltaY);
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener("wheel", wheel);
    };
  }, [window, fit, moves]);

  useEffect(() => {
    if (camera.zoom === camera.drawn) return;
    const timer = setTimeout(() => setCamera(settled), REST);
    return () => clearTimeout(timer);
  }, [camera.zoom, camera.drawn]);

  return { camera, size, fit: fitWhole, step: STEP, ...moves };
}
