import { type Area, type Box, UNIT } from "../../lib/views/map";
import styles from "./board.module.css";

/** Covers everything outside of the area that is shown alone. */
export function AreaVeil({ bounds, area, zoom }: { bounds: Box; area: Area; zoom: number }) {
  const unit = UNIT * zoom;
  const { x, y, width, height } = area.box;
  const left = Math.max(0, (x - bounds.x) * unit);
  const top = Math.max(0, (y - bounds.y) * unit);
  const right = Math.min(bounds.width * unit, (x + width - bounds.x) * unit);
  const bottom = Math.min(bounds.height * unit, (y + height - bounds.y) * unit);
  const whole = `M0 0H${bounds.width * unit}V${bounds.height * unit}H0Z`;
  return (
    <svg className={styles.veil} width={bounds.width * unit} height={bounds.height * unit} aria-hidden>
      <path
        fillRule="evenodd"
        d={`${whole}M${left} ${top}H${right}V${bottom}H${left}Z`}
        data-area={area.id}
      />
    </svg>
  );
}
