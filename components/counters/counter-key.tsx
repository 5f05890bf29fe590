import { useMemo } from "react";
import type { HeldCounter } from "../../lib/games";
import { counterKey } from "../../lib/views/counters";
import styles from "./counter-key.module.css";
import { Shapes } from "./shapes";

/** What the signs on these counters mean; nothing where none has a sign. */
export function CounterKey({ counters }: { counters: readonly HeldCounter[] }) {
  const entries = useMemo(() => counterKey(counters), [counters]);
  if (entries.length === 0) return null;
  return (
    <details className={styles.key}>
      <summary>Signs on counters</summary>
      <ul>
        {entries.map(({ shape, words }) => (
          <li key={words}>
            <svg
              viewBox="-11 -11 22 22"
              width={22}
              height={22}
              aria-hidden
              fontFamily="var(--font, sans-serif)"
            >
              <Shapes shapes={[shape]} />
            </svg>
            {words}
          </li>
        ))}
      </ul>
    </details>
  );
}
