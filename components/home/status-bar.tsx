import type { StatusCounts } from "../../lib/server";
import { statuses } from "../style/statuses";
import styles from "./home.module.css";

/** Where the values of a document come from, as one bar with its figures. */
export function StatusBar({ counts }: { counts: StatusCounts }) {
  const shown = statuses.filter(({ id }) => (counts[id] ?? 0) > 0);
  const total = shown.reduce((sum, { id }) => sum + counts[id]!, 0);
  if (total === 0) return null;
  return (
    <div className={styles.statuses}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(({ id, colour }) => (
          <span key={id} style={{ flexGrow: counts[id], background: colour }} />
        ))}
      </div>
      <p className="quiet">
        {shown.map(({ id, letter, colour }, i) => (
          <span key={id}>
            {i > 0 && " · "}
            <span className={styles.letter} style={{ color: colour }} aria-hidden="true">
              {letter}
            </span>{" "}
            {Math.round((counts[id]! / total) * 100)} % {id}
          </span>
        ))}
      </p>
    </div>
  );
}
