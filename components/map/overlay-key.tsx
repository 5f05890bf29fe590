import type { Overlay } from "../../lib/games";
import type { MapView } from "../../lib/views/map";
import { toneMarks } from "./side-tones";
import styles from "./overlay.module.css";
import { RuleChip } from "../rulebook/rule-chip";

/** The key to the colours and signs of the overlay. */
export function OverlayKey({ view, overlay }: { view: MapView; overlay: Overlay }) {
  return (
    <div className={styles.key} role="note" aria-label={`Key: ${overlay.title}`}>
      <b>
        {overlay.title} <RuleChip rule={overlay.rule} />
      </b>
      {overlay.note !== undefined && <p>{overlay.note}</p>}
      <ul>
        {overlay.key.map(({ tone, text }) => (
          <li key={text}>
            <span className={styles.swatch} {...toneMarks(view, tone)} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
