"use client";

import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Overlay } from "../../lib/games";
import { type BoardPart, type MapView, type Note, tilesOf, UNIT } from "../../lib/views/map";
import { type Theme, themeNow, watchTheme } from "../style/theme";
import { drawBoard, readPalette } from "./draw";
import { oneAFrame } from "./one-a-frame";
import type { MapColours } from "./pen";
import { useCoasts } from "./use-coasts";
import styles from "./board.module.css";

interface Props {
  view: MapView;
  zoom: number;
  overlay: Overlay | undefined;
  /** The part of the board that is in view; without an edge until the window has its size. */
  sight: BoardPart;
}

/** Terrain, grid and names around the part in view, as tiles. When the map is pulled, only new tiles are drawn. */
export function TerrainCanvas({ view, zoom, overlay, sight }: Props) {
  const ratio = globalThis.devicePixelRatio || 1;
  const notes = useMemo(
    () => (overlay?.marks ?? []).flatMap(({ place, text }) => (text === undefined ? [] : [{ place, text }])),
    [overlay],
  );
  const [theme, setTheme] = useState(0);
  const coasts = useCoasts(({ shown }) => shown);

  useEffect(() => watchTheme(() => setTheme((count) => count + 1)), []);

  const { width, height } = view.bounds;
  const board = { width: width * UNIT * zoom, height: height * UNIT * zoom };
  if (sight.width === 0) return null;
  return tilesOf(sight, board).map((tile) => (
    <Tile
      key={`${tile.left} ${tile.top}`}
      {...{ view, zoom, notes, coasts, theme, ratio, ...tile }}
      isInSight={overlaps(tile, sight)}
    />
  ));
}

const overlaps = (a: BoardPart, b: BoardPart): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

interface TileProps extends Pick<Props, "view" | "zoom">, BoardPart {
  notes: readonly Note[];
  coasts: boolean;
  /** Another number after each change of the theme. */
  theme: number;
  ratio: number;
  isInSight: boolean;
}

/** What is drawn around a tile, in lengths of the model: a hex whose centre lies outside reaches into it. */
const MARGIN = 1;

/**
 * Drawn again only when the zoom, map, overlay or theme changes: before the frame is shown if it is in sight, else the old
 * part would appear in the place of the new one. Tiles around that wait for their turn, so that pulling the map never stops.
 */
const Tile = memo(function Tile(props: TileProps) {
  const { view, zoom, notes, coasts, theme, ratio, left, top, width, height, isInSight } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<() => void>(undefined);

  const draw = useCallback((): void => {
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
        palette: paletteOf(element, view),
        unit,
        zoom,
        part: {
          x: view.bounds.x + left / unit - MARGIN,
          y: view.bounds.y + top / unit - MARGIN,
          width: width / unit + 2 * MARGIN,
          height: height / unit + 2 * MARGIN,
        },
        at: ({ x, y }) => ({ x: (x - view.bounds.x) * unit, y: (y - view.bounds.y) * unit }),
      },
      view,
      {
        notes,
        coasts,
        part: { left, top, width, height },
      },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another theme has other colours
  }, [view, zoom, theme, notes, coasts, ratio, left, top, width, height]);

  useLayoutEffect(() => {
    // A tile that only came into sight has been drawn already, or waits and is drawn now.
    if (drawn.current === draw) return undefined;
    const once = (): void => {
      draw();
      drawn.current = draw;
    };
    if (!isInSight) return oneAFrame(once);
    once();
    return undefined;
  }, [draw, isInSight]);

  return <canvas ref={canvas} className={styles.canvas} style={{ left, top, width, height }} aria-hidden />;
});

const palettes = new WeakMap<MapView, { theme: Theme; colours: MapColours }>();

/** Reading a style makes the browser compute all of them, so it is done once for a map in a theme. */
function paletteOf(element: Element, view: MapView): MapColours {
  const theme = themeNow();
  const known = palettes.get(view);
  if (known?.theme === theme) return known.colours;
  const colours = readPalette(element, view);
  palettes.set(view, { theme, colours });
  return colours;
}
