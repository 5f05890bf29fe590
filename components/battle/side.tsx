import { Check } from "lucide-react";
import { useId } from "react";
import type { BattleBox, BattleSide } from "../../lib/games";
import styles from "./battle-board.module.css";
import { Pieces, type Picking } from "./pieces";
import { RuleChip } from "../rulebook/rule-chip";

/** Rows of the heading and points, so that the boxes of both sides line up. */
const ROWS_ABOVE = 2;

/** One side of the display: what it has won, its points, its boxes in the printed order. */
export function Side({ side, ...picking }: { side: BattleSide } & Picking) {
  const { name, gained, points, boxes } = side;
  return (
    <section
      className={styles.side}
      style={{ gridRow: `span ${ROWS_ABOVE + boxes.length}` }}
      aria-label={name}
      data-side={side.side}
    >
      <header className={styles.sideHead}>
        <h3>{name}</h3>
        {gained.length > 0 && (
          <ul className={styles.gained} aria-label={`Gained by ${name}`}>
            {gained.map(({ text, rule }) => (
              <li key={text}>
                <Check size={12} aria-hidden />
                {text} <RuleChip rule={rule} />
              </li>
            ))}
          </ul>
        )}
      </header>
      <dl className={styles.points}>
        {points.map(({ title, value, rule }) => (
          <div key={title}>
            <dt>
              {title} <RuleChip rule={rule} />
            </dt>
            <dd data-none={value === "0" || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {boxes.map((box) => (
        <DisplayBox key={box.title} box={box} {...picking} />
      ))}
    </section>
  );
}

function DisplayBox({ box: { title, rule, counters }, ...picking }: { box: BattleBox } & Picking) {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id} data-empty={counters.length === 0 || undefined}>
      <h4 id={id}>
        {title} <RuleChip rule={rule} />
      </h4>
      {counters.length > 0 ? (
        <Pieces counters={counters} {...picking} />
      ) : (
        <span className="hidden">Empty.</span>
      )}
    </section>
  );
}
