import { ArrowDownToLine, Minus, RotateCcw } from "lucide-react";
import type { HeldCounter } from "../../lib/games";
import { Counter } from "../counters/counter";
import { counterWords } from "../counters/words";
import styles from "./map.module.css";

export interface StackActions {
  onPickUp(counter: HeldCounter, all: boolean): void;
  onRemove(counter: HeldCounter): void;
  onFlip(counter: HeldCounter, way: "reduce" | "restore"): void;
  onShowText(counter: HeldCounter): void;
}

interface Props extends StackActions {
  title: string;
  note?: string;
  counters: readonly HeldCounter[];
  carried: string | undefined;
}

/** A stack as text: each line can be picked up, reduced, restored, removed, or followed to its number. */
export function StackList({ title, note, counters, carried, ...actions }: Props) {
  return (
    <section className={styles.list} aria-label={title}>
      <h3>
        {title}
        {note !== undefined && <span className="quiet"> {note}</span>}
      </h3>
      <ul>
        {counters.map((counter) => (
          <Line
            key={counter.pointer}
            counter={counter}
            isCarried={carried === counter.pointer}
            {...actions}
          />
        ))}
      </ul>
    </section>
  );
}

const canReduce = ({ face, reduced, steps }: HeldCounter): boolean =>
  steps !== undefined ? steps > 0 : face.reducedRatings !== undefined && !reduced;
const canRestore = ({ reduced, steps }: HeldCounter): boolean => reduced === true || steps !== undefined;

function Line({
  counter,
  isCarried,
  ...actions
}: { counter: HeldCounter; isCarried: boolean } & StackActions) {
  const { face, count, steps, reduced, optional } = counter;
  const words = counterWords(face, { count, steps, reduced });
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === " ") actions.onPickUp(counter, event.shiftKey);
    else if (event.key === "Delete") actions.onRemove(counter);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <li
      className={styles.row}
      data-carried={isCarried || undefined}
      data-off={optional !== undefined || undefined}
    >
      <button
        type="button"
        className={styles.unit}
        data-unit={counter.pointer}
        onClick={(event) => actions.onPickUp(counter, event.shiftKey)}
        onKeyDown={onKeyDown}
        title="Pick up one (Space); with Shift all of them"
      >
        <Counter unit={face} size={28} reduced={reduced} steps={count === 1 ? steps : undefined} decorative />
        <span>
          {words}
          {optional !== undefined && <span className="quiet"> not set up without rule {optional}</span>}
        </span>
      </button>
      <span className={styles.acts}>
        {canReduce(counter) && (
          <button
            type="button"
            className="plain"
            onClick={() => actions.onFlip(counter, "reduce")}
            aria-label={`Reduce ${face.name} by a step`}
            title="Reduce by a step"
          >
            <ArrowDownToLine size={13} aria-hidden />
          </button>
        )}
        {canRestore(counter) && (
          <button
            type="button"
            className="plain"
            onClick={() => actions.onFlip(counter, "restore")}
            aria-label={`Restore a step of ${face.name}`}
            title="Restore a step"
          >
            <RotateCcw size={13} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="plain"
          onClick={() => actions.onRemove(counter)}
          aria-label={`Remove ${face.name}`}
          title="Remove one (Delete)"
        >
          <Minus size={13} aria-hidden />
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => actions.onShowText(counter)}
          aria-label={`Show ${face.name} in the text`}
          title="Show in the text"
        >
          {"{}"}
        </button>
      </span>
    </li>
  );
}
