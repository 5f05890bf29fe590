import { ArrowDownToLine, Minus, RotateCcw } from "lucide-react";
import type { HeldCounter } from "../../lib/games";
import { RuleChip } from "../rulebook/rule-chip";
import { Counter } from "../counters/counter";
import { counterWords, groupsOf, stateOf } from "../../lib/views/counters";
import { Act } from "./act";
import styles from "./strip.module.css";

export interface StackActions {
  onPickUp(counter: HeldCounter, all: boolean): void;
  onRemove(counter: HeldCounter): void;
  onFlip(counter: HeldCounter, way: "reduce" | "restore"): void;
  /** The value of the counter's number is the selected one. */
  onLook(counter: HeldCounter): void;
  onShowText(counter: HeldCounter): void;
}

interface Props {
  title: string;
  rule?: string;
  note?: string;
  counters: readonly HeldCounter[];
  carried?: string | undefined;
  /** Without them the list is read-only. */
  actions?: StackActions;
}

/**
 * A stack as text, grouped by what sails or fights together. In a set-up each line can be picked up, reduced,
 * restored, removed, or followed to its number.
 */
export function StackList({ title, rule, note, counters, carried, actions }: Props) {
  return (
    <section className={styles.list} aria-label={title}>
      <h3>
        {title} <RuleChip rule={rule} />
        {note !== undefined && <span className="quiet"> {note}</span>}
      </h3>
      {groupsOf(counters).map(([group, own]) => (
        <div key={group}>
          {group !== "" && <h4 className={styles.group}>{group}</h4>}
          <ul>
            {own.map((counter) =>
              actions ? (
                <CounterRow
                  key={counter.pointer}
                  counter={counter}
                  isCarried={carried === counter.pointer}
                  {...actions}
                />
              ) : (
                <li key={counter.pointer} className={styles.row}>
                  <span className={styles.unit}>
                    <Unit counter={counter} />
                  </span>
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Unit({ counter }: { counter: HeldCounter }) {
  const { face, optional } = counter;
  return (
    <>
      <Counter unit={face} size={28} {...stateOf(counter)} decorative />
      <span>
        {counterWords(face, counter)}
        {optional !== undefined && <span className="quiet"> only with optional rule {optional}</span>}
      </span>
    </>
  );
}

const canReduce = ({ face, reduced, steps }: HeldCounter): boolean =>
  steps !== undefined ? steps > 0 : face.reducedRatings !== undefined && !reduced;
const canRestore = ({ reduced, steps }: HeldCounter): boolean => reduced === true || steps !== undefined;

function CounterRow({
  counter,
  isCarried,
  ...actions
}: { counter: HeldCounter; isCarried: boolean } & StackActions) {
  const { face, optional } = counter;
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
      onFocus={() => actions.onLook(counter)}
    >
      <button
        type="button"
        className={styles.unit}
        data-unit={counter.pointer}
        onClick={(event) => actions.onPickUp(counter, event.shiftKey)}
        onKeyDown={onKeyDown}
        title="Pick up one (Space); with Shift all of them"
      >
        <Unit counter={counter} />
      </button>
      <span className={styles.acts}>
        {canReduce(counter) && (
          <Act
            name={`Reduce ${face.name} by a step`}
            hint="Reduce by a step"
            onClick={() => actions.onFlip(counter, "reduce")}
          >
            <ArrowDownToLine size={13} aria-hidden />
          </Act>
        )}
        {canRestore(counter) && (
          <Act
            name={`Restore a step of ${face.name}`}
            hint="Restore a step"
            onClick={() => actions.onFlip(counter, "restore")}
          >
            <RotateCcw size={13} aria-hidden />
          </Act>
        )}
        <Act
          name={`Remove ${face.name}`}
          hint="Remove one (Delete)"
          onClick={() => actions.onRemove(counter)}
        >
          <Minus size={13} aria-hidden />
        </Act>
        <Act
          name={`Show ${face.name} in the text`}
          hint="Show in the text"
          onClick={() => actions.onShowText(counter)}
        >
          {"{}"}
        </Act>
      </span>
    </li>
  );
}
