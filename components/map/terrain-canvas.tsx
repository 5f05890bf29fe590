"use client";

import { memo, useEffect, useRef, useState } from "react";
import type { Overlay } from "../../lib/games";
import { type MapView, UNIT } from "../../lib/views/map";
import { drawBoard, readPalette } from "./draw";
import { useCoasts } from "./use-coasts";
import styles from "./board.module.css";

/** More pixels than these cost more memory than they show. */
const MOST_PIXELS = 20_000_000;

/** Terrain, grid and names on a canvas, drawn again only for another zoom, map, overlay or theme. */
export const TerrainCanvas = memo(function TerrainCanvas({
  view,
  zoom,
  overlay,
}: {
  view: MapView;
  zoom: number;
  overlay: Overlay | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [theme, setTheme] = useState(0);
  const coasts = useCoasts(({ shown }) => shown);

  useEffect(() => {
    const observer = new MutationObserver(() => setTheme((count) => count + 1));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const unit = UNIT * zoom;
    const width = view.bounds.width * unit;
    const height = view.bounds.height * unit;
    const ratio = Math.min(devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (width * height)));
    element.width = Math.ceil(width * ratio);
    element.height = Math.ceil(height * ratio);
    context.scale(ratio, ratio);
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
        notes: (overlay?.marks ?? []).flatMap(({ place, text }) =>
          text === undefined ? [] : [{ place, text }],
        ),
        coasts,
      },
    );
  }, [view, zoom, theme, overlay, coasts]);

  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      style={{ width: view.bounds.width * UNIT * zoom, height: view.bounds.height * UNIT * zoom }}
      aria-hidden
    />
  );
});
