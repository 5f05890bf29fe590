"use client";

import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Overlay } from "../../lib/games";
import { type BoardPart, drawnPart, type MapView, UNIT } from "../../lib/views/map";
import { drawBoard, readPalette } from "./draw";
import { useCoasts } from "./use-coasts";
import styles from "./board.module.css";

/** A board with more pixels is only drawn where it is in view; drawn whole it would take too much memory. */
const MOST_PIXELS = 20_000_000;

interface Props {
  view: MapView;
  zoom: number;
  overlay: Overlay | undefined;
  /** The part of the board that is in view. */
  sight: BoardPart;
}

/** Terrain, grid and names of the whole board or, if that is too large, around the part in view. */
export function TerrainCanvas({ view, zoom, overlay, sight }: Props) {
  const whole = { width: view.bounds.width * UNIT * zoom, height: view.bounds.height * UNIT * zoom };
  const ratio = globalThis.devicePixelRatio || 1;
  const isWhole = whole.width * whole.height * ratio * ratio <= MOST_PIXELS;
  const part = isWhole ? { left: 0, top: 0, ...whole } : within(drawnPart(sight), whole);
  return <DrawnPart view={view} zoom={zoom} overlay={overlay} ratio={ratio} {...part} />;
}

/** Draws a part of the board. */
function within(part: BoardPart, { width, height }: Pick<BoardPart, "width" | "height">): BoardPart {
  const into = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  const left = into(part.left, width);
  const top = into(part.top, height);
  return {
    left,
    top,
    width: into(part.left + part.width, width) - left,
    height: into(part.top + part.height, height) - top,
  };
}

/** Drawn again only when the part, zoom, map, overlay or theme changes. */
const DrawnPart = memo(function DrawnPart({
  view,
  zoom,
  overlay,
  ratio,
  left,
  top,
  width,
  height,
}: Omit<Props, "sight"> & BoardPart & { ratio: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [theme, setTheme] = useState(0);
  const coasts = useCoasts(({ shown }) => shown);
  const notes = useMemo(
    () => (overlay?.marks ?? []).flatMap(({ place, text }) => (text === undefined ? [] : [{ place, text }])),
    [overlay],
  );

  useEffect(() => {
    const observer = new MutationObserver(() => setTheme((count) => count + 1));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);

  // Before the frame is shown; else the old part would appear in the place of the new one.
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const unit = UNIT * zoom;
    element.width = Math.ceil(width * ratio);
    element.height = Math.ceil(height * ratio);
    context.scale(ratio, ratio);
    context.translate(-left, -top);
    drawBoard(
      {
        context,
        palette: readPalette(element, view),
        unit,
        zoom,
        at: ({ x, y }) => ({ x: (x - view.bounds.x) * unit, y: (y - view.bounds.y) * unit }),
      },
      view,
      {
        notes,
        coasts,
        part: { left, top, width, height },
      },
    );
  }, [view, zoom, theme, notes, coasts, ratio, left, top, width, height]);

  return <canvas ref={canvas} className={styles.canvas} style={{ left, top, width, height }} aria-hidden />;
});
