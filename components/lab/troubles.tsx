import { counted } from "../../lib/words";
import styles from "./run.module.css";
import type { RunNews } from "./protocol";

/** The most failed games that are listed. */
const MOST = 20;

/** Games that failed or did not end: they are excluded from all results, and always listed with their seeds. */
export function Troubles({ run: { troubles, facts } }: { run: RunNews }) {
  if (troubles.length === 0) return null;
  const several = facts.variantCount > 1;
  return (
    <details className={styles.troubles} open={troubles.length <= 3}>
      <summary>
        {counted(troubles.length, "game")} failed and {troubles.length === 1 ? "is" : "are"} excluded from the
        results
      </summary>
      <ul>
        {troubles.slice(0, MOST).map(({ variant, game, seed, message, step, decisions }) => (
          <li key={`${variant} ${game}`}>
            Game {game}
            {several && ` of “${facts.variantTitles[variant]}”`}, seed {seed}
            {step !== "" && `, in ${step} after ${counted(decisions, "decision")}`}: {message}
          </li>
        ))}
        {troubles.length > MOST && <li>and {troubles.length - MOST} more</li>}
      </ul>
    </details>
  );
}
