import { useEffect, useState } from "react";
import type { MixEntry } from "../../lib/games";
import { Counter } from "../counters/counter";
import { useAnswer } from "../workbench/context";
import styles from "./strip.module.css";

/** The counter mix with the counters left of each type; choosing one adds it at the place. */
export function AddCounter({
  scenario,
  place,
  wanted,
  onAdd,
}: {
  scenario: string;
  place: string;
  /** Incremented with each request from elsewhere. */
  wanted: number;
  onAdd(entry: MixEntry): void;
}) {
  const [isOpen, setOpen] = useState(wanted > 0);
  useEffect(() => {
    if (wanted > 0) setOpen(true);
  }, [wanted]);
  return (
    <details className={styles.add} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Add a counter to {place}</summary>
      {isOpen && <Mix key={wanted} hasFocus={wanted > 0} scenario={scenario} onAdd={onAdd} />}
    </details>
  );
}

function Mix({
  scenario,
  hasFocus,
  onAdd,
}: {
  scenario: string;
  hasFocus: boolean;
  onAdd(entry: MixEntry): void;
}) {
  const { value } = useAnswer("counterMix", scenario);
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const shown = (value ?? []).filter(({ face }) =>
    `${face.label} ${face.name} ${face.nation} ${face.type}`.toLowerCase().includes(wanted),
  );
  const sorted = [...shown.filter(({ left }) => left > 0), ...shown.filter(({ left }) => left <= 0)];
  return (
    <>
      <input
        type="search"
        autoFocus={hasFocus}
        aria-label="Find a counter"
        placeholder="Class, name or nation"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <ul aria-label="Counter mix">
        {sorted.map((entry) => {
          const { face, left, of } = entry;
          const words = face.title ?? face.name;
          return (
            <li key={face.type}>
              <button type="button" className={styles.unit} disabled={left <= 0} onClick={() => onAdd(entry)}>
                <Counter unit={face} size={28} decorative />
                <span>{words}</span>
                <span className={styles.left}>
                  {Math.max(0, left)} of {of} left
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
