import { type Chances, setChances } from "./chances";
import pane from "../style/pane.module.css";
import styles from "./tables.module.css";

const MOST_DICE = 20;
const MOST_ADDED = 9;

interface Props {
  chances: Chances;
  /** The document has tables in which dice hit. */
  hasHits: boolean;
  hasFaces: boolean;
}

/** Whether the chances are shown, for how many dice, and with which modifier on each. */
export function ChanceTools({ chances, hasHits, hasFaces }: Props) {
  const { shown, dice, add } = chances;
  return (
    <>
      <button
        className={`plain ${pane.tool}`}
        aria-pressed={shown}
        title={shown ? "Hide the chances" : "Show the chances"}
        onClick={() => setChances({ shown: !shown })}
      >
        Chances
      </button>
      {shown && hasHits && (
        <label className={styles.dice}>
          Chance of at least one hit with
          <input
            type="number"
            min={1}
            max={MOST_DICE}
            value={dice}
            onChange={({ target }) => setChances({ dice: within(target.value, 1, MOST_DICE, 1) })}
          />
          {dice === 1 ? "die" : "dice"}
        </label>
      )}
      {shown && hasFaces && (
        <label className={styles.dice}>
          modified by
          <input
            type="number"
            min={-MOST_ADDED}
            max={MOST_ADDED}
            value={add}
            onChange={({ target }) => setChances({ add: within(target.value, -MOST_ADDED, MOST_ADDED, 0) })}
          />
        </label>
      )}
    </>
  );
}

const within = (text: string, low: number, high: number, otherwise: number): number => {
  const typed = Math.trunc(Number(text));
  return Number.isFinite(typed) ? Math.max(low, Math.min(high, typed || otherwise)) : otherwise;
};
