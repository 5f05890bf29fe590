import { memo } from "react";
import type { Overlay } from "../../lib/games";
import { cornersOf, type MapPlace, type MapView, noteSpot, onBoard, UNIT } from "../../lib/views/map";
import { toneMarks } from "./side-tones";
import board from "./board.module.css";
import styles from "./overlay.module.css";

interface Props {
  view: MapView;
  zoom: number;
  overlay: Overlay | undefined;
  selected: MapPlace | undefined;
  /** Places where an action is possible. */
  highlighted?: ReadonlySet<string>;
  /** Where the dragged counter would land, and whether it may. */
  target: { place: MapPlace; verdict: "asking" | "good" | "bad" } | undefined;
  /** First hex of a link that is being drawn. */
  first: MapPlace | undefined;
  /** The problem that was chosen, and its places. */
  marked?: { problem: { severity: string; message: string }; places: readonly string[] };
}

/** The overlay of the map, and what is selected on it. */
export const OverlayLayer = memo(function OverlayLayer({
  view,
  zoom,
  overlay,
  selected,
  highlighted,
  target,
  first,
  marked,
}: Props) {
  const places = new Map(view.places.map((place) => [place.id, place]));
  const points = (place: MapPlace): string =>
    cornersOf(view.hexagon, place)
      .map((corner) => {
        const { x, y } = onBoard(view, zoom, corner);
        return `${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join(" ");
  const noteAt = (place: MapPlace): { x: number; y: number; fontSize: number } => {
    const { x, y, size } = noteSpot(view, zoom, place);
    return { x, y, fontSize: size };
  };
  return (
    <svg
      className={styles.overlay}
      width={view.bounds.width * UNIT * zoom}
      height={view.bounds.height * UNIT * zoom}
      aria-hidden
    >
      <defs>
        <Hatching id="map-side-1" strokes={[styles.first]} />
        <Hatching id="map-side-2" strokes={[undefined, styles.second]} />
        <Hatching id="map-both" strokes={[styles.first, styles.second]} />
      </defs>
      {overlay?.all !== undefined && (
        <rect width="100%" height="100%" className={styles.mark} {...toneMarks(view, overlay.all)} />
      )}
      {overlay?.marks.map(({ place, tone }) => {
        const at = places.get(place);
        return (
          at && <polygon key={place} points={points(at)} className={styles.mark} {...toneMarks(view, tone)} />
        );
      })}
      {overlay?.lines.map(({ from, to, tone }) => {
        const a = places.get(from);
        const b = places.get(to);
        if (!a || !b) return null;
        const start = onBoard(view, zoom, a.centre);
        const end = onBoard(view, zoom, b.centre);
        return (
          <line
            key={`${from} ${to} ${tone}`}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            className={styles.line}
            {...toneMarks(view, tone)}
          />
        );
      })}
      {[...(highlighted ?? [])].map((id) => {
        const place = places.get(id);
        return place && <polygon key={id} points={points(place)} className={board.may} data-may={id} />;
      })}
      {selected && <polygon points={points(selected)} className={board.selected} data-place={selected.id} />}
      {marked?.places.map((id) => {
        const place = places.get(id);
        return (
          place && (
            <polygon
              key={id}
              points={points(place)}
              className={board.marked}
              data-severity={marked.problem.severity}
              data-marked={id}
            />
          )
        );
      })}
      {first && <polygon points={points(first)} className={board.first} />}
      {target && (
        <polygon points={points(target.place)} className={board.target} data-verdict={target.verdict} />
      )}
      <g className={styles.texts}>
        {overlay?.marks.map(({ place, text }) => {
          const at = places.get(place);
          if (!at || text === undefined) return null;
          return (
            <text key={place} {...noteAt(at)} textAnchor="middle">
              {text}
            </text>
          );
        })}
      </g>
    </svg>
  );
});

/** Hatching that leans to the right, to the left, or both ways. */
function Hatching({ id, strokes: [right, left] }: { id: string; strokes: (string | undefined)[] }) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      {right !== undefined && <path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" className={right} strokeWidth={2.5} />}
      {left !== undefined && <path d="M-2 6L2 10M0 0L8 8M6 -2L10 2" className={left} strokeWidth={2.5} />}
    </pattern>
  );
}
