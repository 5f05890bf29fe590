import type { HeldCounter } from "../../lib/games";
import type { MapPlace, MapView } from "../../lib/views/map";
import { Counter } from "../counters/counter";
import { counterWords } from "../../lib/views/counters";
import styles from "./strip.module.css";

interface Props {
  view: MapView;
  place: MapPlace;
  /** The number of the counter that was clicked. */
  chosen: string | undefined;
  /** To the number in the text that puts it there. */
  onShowText(counter: HeldCounter): void;
}

/** Who stands at a place, as text to read; each line leads to its number. */
export function StackText({ view, place, chosen, onShowText }: Props) {
  if (place.stacks.length === 0) return <p className="quiet">Nothing stands here.</p>;
  return place.stacks.map(({ side, counters }) => (
    <section key={side} className={styles.list} aria-label={view.sides[side] ?? side}>
      <h4>{view.sides[side] ?? side}</h4>
      <ul>
        {counters.map((counter) => (
          <li
            key={counter.pointer}
            className={styles.row}
            data-carried={counter.pointer === chosen || undefined}
            data-off={counter.optional !== undefined || undefined}
          >
            <Line counter={counter} onShowText={() => onShowText(counter)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Line({ counter, onShowText }: { counter: HeldCounter; onShowText(): void }) {
  const { face, count, steps, reduced, optional, pointer } = counter;
  const notes = [
    pointer.startsWith("/choices/") && "placed freely when play begins",
    optional !== undefined && `not set up without rule ${optional}`,
  ].filter((note) => typeof note === "string");
  return (
    <>
      <span className={styles.unit}>
        <Counter unit={face} size={28} reduced={reduced} steps={count === 1 ? steps : undefined} decorative />
        <span>
          {counterWords(face, { count, steps, reduced })}
          {notes.length > 0 && <span className="quiet"> {notes.join(", ")}</span>}
        </span>
      </span>
      <button
        type="button"
        className={styles.toText}
        onClick={onShowText}
        aria-label={`Show in text: ${face.name}`}
      >
        Show in text
      </button>
    </>
  );
}
