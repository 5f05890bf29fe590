import type { HeldCounter } from "../../lib/games";
import { Counter } from "../counters/counter";
import { counterWords, groupsOf, stateOf } from "../../lib/views/counters";
import styles from "./battle-board.module.css";

export interface Picking {
  highlighted: ReadonlySet<string>;
  onPick?: ((pieces: readonly string[]) => void) | undefined;
  /** Counters that are dragged where something can be done with them. */
  drag?: { can(counter: HeldCounter): boolean; start(counter: HeldCounter): void; end(): void } | undefined;
}

const SIZE = 44;

/** The counters of a box, by the Task Force that they belong to. */
export function Pieces({
  counters,
  named = false,
  ...picking
}: {
  counters: readonly HeldCounter[];
  /** With the name of each below it, where the counter alone does not say which it is. */
  named?: boolean;
} & Picking) {
  return groupsOf(counters).map(([group, own]) => (
    <div key={group} className={styles.group}>
      {group !== "" && <p className={styles.groupName}>{group}</p>}
      <ul className={styles.pieces} {...(group !== "" && { "aria-label": group })}>
        {own.map((counter) => (
          <li key={counter.pointer}>
            <BattleCounter counter={counter} {...picking} />
            {named && (
              <span className={styles.caption} aria-hidden>
                {counter.face.name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** A counter with the number of counters below it; one that an option refers to can be clicked. */
function BattleCounter({ counter, highlighted, onPick, drag }: { counter: HeldCounter } & Picking) {
  const { face, count, pieces = [] } = counter;
  const open = pieces.filter((id) => highlighted.has(id));
  const words = counterWords(face, stateOf(counter));
  const drawn = (
    <>
      <Counter unit={face} size={SIZE} {...stateOf(counter)} decorative />
      {count > 1 && (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      )}
    </>
  );
  const shared = {
    className: styles.piece,
    "data-deep": count > 1 || undefined,
    "data-open": open.length > 0 || undefined,
    title: words,
    ...(drag?.can(counter) === true && {
      draggable: true,
      onDragStart: () => drag.start(counter),
      onDragEnd: drag.end,
    }),
  };
  if (open.length === 0 || !onPick)
    return (
      <span {...shared} role="img" aria-label={words}>
        {drawn}
      </span>
    );
  // The numbers drawn are not part of its name, so the button covers the counter instead of containing it.
  return (
    <span {...shared}>
      {drawn}
      <button
        type="button"
        className={styles.choose}
        title={words}
        aria-label={`Choose ${words}`}
        onClick={() => onPick(open)}
      />
    </span>
  );
}
