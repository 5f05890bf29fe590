import type { MapPicture as Picture } from "../../lib/server";
import { readable } from "../../lib/side-colours";
import styles from "./home.module.css";

/** The map of a game, small: sea and land, coasts, grid, and the bases in the colours of their sides. */
export function MapPicture({ picture }: { picture: Picture }) {
  return (
    <svg className={styles.picture} viewBox={picture.box.join(" ")} aria-hidden="true">
      <rect
        x={picture.box[0]}
        y={picture.box[1]}
        width={picture.box[2]}
        height={picture.box[3]}
        fill="var(--sea)"
      />
      <path
        d={picture.land}
        fill="var(--land)"
        stroke="var(--coast)"
        strokeWidth={0.06}
        fillRule="evenodd"
        strokeLinejoin="round"
      />
      <path d={picture.grid} fill="none" stroke="var(--ink-3)" strokeWidth={0.03} opacity={0.45} />
      {picture.bases.map(({ x, y, colour }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={0.34}
          className={styles.base}
          style={colour === undefined ? undefined : { fill: readable(colour) }}
        />
      ))}
    </svg>
  );
}
