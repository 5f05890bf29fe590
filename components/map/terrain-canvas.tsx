"use client";

import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Overlay } from "../../lib/games";
import { type BoardPart, type MapView, type Note, TILE_CANVAS, tilesOf, UNIT } from "../../lib/views/map";
import { type Theme, themeNow, watchTheme } from "../style/theme";
import { returnCanvas, takeCanvas } from "./canvases";
import { drawBoard, readPalette } from "./draw";
import { AROUND, oneAFrame } from "./one-a-frame";
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

/**
 * Terrain, grid and names around the part in view, as tiles. When the map is pulled, only new tiles are drawn. At another zoom
 * all are, one after another; meanwhile what was drawn before lies below them, made larger or smaller.
 */
export function TerrainCanvas({ view, zoom, overlay, sight }: Props) {
  const ratio = globalThis.devicePixelRatio || 1;
  const notes = useMemo(
    () => (overlay?.marks ?? []).flatMap(({ place, text }) => (text === undefined ? [] : [{ place, text }])),
    [overlay],
  );
  const [theme, setTheme] = useState(0);
  const coasts = useCoasts(({ shown }) => shown);
  /** The last zoom at which all in sight was drawn, and what was drawn there last. */
  const [wholeAt, setWholeAt] = useState<number>();
  const whole = useRef<GroundProps>(undefined);

  useEffect(() => watchTheme(() => setTheme((count) => count + 1)), []);

  const ground = { view, zoom, notes, coasts, theme, ratio, sight };
  if (wholeAt === zoom) whole.current = ground;
  if (sight.width === 0) return null;
  const below = wholeAt === zoom ? undefined : whole.current;
  return (
    <>
      {below && (
        <div key={below.zoom} className={styles.ground} style={{ transform: `scale(${zoom / below.zoom})` }}>
          <Ground {...below} />
        </div>
      )}
      <div key={zoom} className={styles.ground}>
        <Ground {...ground} onWhole={setWholeAt} />
      </div>
    </>
  );
}

const overlaps = (a: BoardPart, b: BoardPart): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

interface GroundProps extends Pick<Props, "view" | "zoom" | "sight"> {
  notes: readonly Note[];
  coasts: boolean;
  /** Another number after each change of the theme. */
  theme: number;
  ratio: number;
  /** All tiles in sight have been drawn. */
  onWhole?: (zoom: number) => void;
}

function Ground({ sight, onWhole, ...tiles }: GroundProps) {
  const { view, zoom } = tiles;
  const { width, height } = view.bounds;
  // Tiles are drawn by where the window stands then; that alone draws none of them again.
  const inSight = useRef(sight);
  useLayoutEffect(() => {
    inSight.current = sight;
  });
  const parts = tilesOf(sight, { width: width * UNIT * zoom, height: height * UNIT * zoom });
  return (
    <>
      {parts.map((tile) => (
        <Tile
          key={`${tile.left} ${tile.top}`}
          {...tiles}
          {...tile}
          sight={inSight}
          isInSight={overlaps(tile, sight)}
        />
      ))}
      {onWhole && <Whole zoom={zoom} onWhole={onWhole} />}
    </>
  );
}

/** After the tiles: what comes once all those in sight are drawn at a zoom. */
function Whole({ zoom, onWhole }: Required<Pick<GroundProps, "zoom" | "onWhole">>) {
  useLayoutEffect(() => oneAFrame(() => onWhole(zoom), AROUND), [zoom, onWhole]);
  return null;
}

interface TileProps extends Omit<GroundProps, "sight" | "onWhole">, BoardPart {
  sight: RefObject<BoardPart>;
  isInSight: boolean;
}

function rankOf(tile: BoardPart, sight: BoardPart): number {
  const far = (from: number, length: number, start: number, size: number): number =>
    Math.abs(from + length / 2 - start - size / 2);
  const distance = Math.hypot(
    far(tile.left, tile.width, sight.left, sight.width),
    far(tile.top, tile.height, sight.top, sight.height),
  );
  return (overlaps(tile, sight) ? 0 : AROUND + 1) + distance;
}

/** What is drawn around a tile, in lengths of the model: a hex whose centre lies outside reaches into it. */
const MARGIN = 1;

/**
 * Drawn again only when the zoom, map, overlay or theme changes, when its turn has come: a frame in which all were drawn
 * would stop the map. Until then it shows what it showed before.
 */
const Tile = memo(function Tile(props: TileProps) {
  const { view, zoom, notes, coasts, theme, ratio, left, top, width, height, sight, isInSight } = props;
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(undefined);
  const drawn = useRef<() => void>(undefined);

  const draw = useCallback((): void => {
    const element = (canvas.current ??= takeCanvas());
    const context = element.getContext("2d");
    if (!room.current || !context) return;
    const unit = UNIT * zoom;
    // Of one size at the edge of the board too: of another one its memory would be new again.
    element.width = element.height = Math.ceil(TILE_CANVAS * ratio);
    context.scale(ratio, ratio);
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    context.translate(-left, -top);
    drawBoard(
      {
        context,
        palette: paletteOf(room.current, view),
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
    room.current.append(element);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another theme has other colours
  }, [view, zoom, theme, notes, coasts, ratio, left, top, width, height]);

  useLayoutEffect(() => {
    // A tile that only came into sight has been drawn already, or waits and comes sooner now.
    if (drawn.current === draw) return undefined;
    const part = { left, top, width, height };
    return oneAFrame(
      () => {
        draw();
        drawn.current = draw;
      },
      rankOf(part, sight.current),
    );
  }, [draw, isInSight, sight, left, top, width, height]);

  useEffect(
    () => () => {
      if (canvas.current) returnCanvas(canvas.current);
      canvas.current = drawn.current = undefined;
    },
    [],
  );

  return (
    <div
      ref={room}
      className={styles.tile}
      style={{ left, top, width: TILE_CANVAS, height: TILE_CANVAS }}
      aria-hidden
    />
  );
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
