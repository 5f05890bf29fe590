import { GameNotices } from "./notices";
import styles from "./play.module.css";
import { TableHead } from "./table-head";
import { useOrder, usePlay } from "./use-play";

/** Between two people at one window. It contains nothing of the game, not even in the markup of the page. */
export function Curtain() {
  const sides = usePlay(({ table }) => table?.curtain ?? []);
  const order = useOrder();
  const who = sides.map(({ name }) => name).join(" or ");
  return (
    <div className={styles.play}>
      <TableHead />
      <GameNotices />
      <div className={styles.curtain}>
        <p>
          <strong>{who}</strong> must decide. Hand over to that player; what the other side may not see is
          hidden.
        </p>
        <p className={styles.curtainSides}>
          {sides.map(({ id, name }) => (
            <button
              key={id}
              className="primary"
              autoFocus={sides.length === 1}
              onClick={() => order({ do: "look", side: id })}
            >
              I play {name}
            </button>
          ))}
        </p>
      </div>
    </div>
  );
}
