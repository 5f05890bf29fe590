import { memo } from "react";
import type { Overlay } from "../../lib/games";
import type { MapPlace, MapView } from "../../lib/views/map";
import { onBoard } from "./geometry";
import styles from "./map.module.css";
import { UNIT } from "./use-camera";

interface Props {
  view: MapView;
  zoom: number;
  overlay: Overlay | undefined;
  selected: MapPlace | undefined;
  /** Where a counter that is carried would land, and whether it may. */
  target: { place: MapPlace; verdict: "asking" | "good" | "bad" } | undefined;
  /** First hex of a link that is being made. */
  first: MapPlace | undefined;
}

/** What is laid over the map, and what is chosen on it. */
export const OverlayLayer = memo(function OverlayLayer({
  view,
  zoom,
  overlay,
  selected,
  target,
  first,
}: Props) {
  const places = new Map(view.places.map((place) => [place.id, place]));
  const points = ({ corners }: MapPlace): string =>
    corners
      .map((corner) => {
        const { x, y } = onBoard(view, zoom, corner);
        return `${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join(" ");
  const size = Math.max(8, 9.5 * zoom);
  return (
    <svg
      className={styles.overlay}
      width={view.bounds.width * UNIT * zoom}
      height={view.bounds.height * UNIT * zoom}
      aria-hidden
    >
      <defs>
        <pattern
          id="map-both"
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={4} height={8} className={styles.fillJapan} />
          <rect x={4} width={4} height={8} className={styles.fillAllies} />
        </pattern>
      </defs>
      {overlay?.marks.map(({ place, tone }) => {
        const at = places.get(place);
        return at && <polygon key={place} points={points(at)} className={styles.mark} data-tone={tone} />;
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
            data-tone={tone}
          />
        );
      })}
      {selected && <polygon points={points(selected)} className={styles.selected} />}
      {first && <polygon points={points(first)} className={styles.first} />}
      {target && (
        <polygon points={points(target.place)} className={styles.target} data-verdict={target.verdict} />
      )}
      <g className={styles.texts} fontSize={size}>
        {overlay?.marks.map(({ place, text }) => {
          const at = places.get(place);
          if (!at || text === undefined) return null;
          const { x, y } = onBoard(view, zoom, at.centre);
          return (
            <text
              key={place}
              x={x}
              y={y - UNIT * zoom * (at.shape === "hex" ? 0.55 : 0.1)}
              textAnchor="middle"
            >
              {text}
            </text>
          );
        })}
      </g>
    </svg>
  );
});
