import { statuses } from "./statuses";
import styles from "./origin.module.css";

/** The letter of a status: in the corner of what it is about, or in the line. */
export function StatusLetter({ status, inLine }: { status: string | undefined; inLine?: boolean }) {
  const known = statuses.find(({ id }) => id === status);
  if (!known) return null;
  return (
    <span
      className={inLine ? undefined : styles.letter}
      style={{ color: known.colour }}
      role="img"
      aria-label={known.id}
    >
      {known.letter}
    </span>
  );
}
