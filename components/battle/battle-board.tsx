import type { BattleBoard as Battle } from "../../lib/games";
import styles from "./battle-board.module.css";
import { Links } from "./links";
import { RuleChip } from "../rulebook/rule-chip";
import { Side } from "./side";

interface Props {
  battle: Battle;
  /** Ids of counters that options refer to. */
  highlighted?: ReadonlySet<string>;
  /** The highlighted ids of the counter that was clicked. */
  onPick?(pieces: readonly string[]): void;
}

const nobody: ReadonlySet<string> = new Set();

/** The Battle Board: the sides face each other box by box; below are the strikes and who fights whom. */
export function BattleBoard({ battle, highlighted = nobody, onPick }: Props) {
  const { title, stage, rule, sides } = battle;
  return (
    <section className={styles.board} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p>
          {stage} <RuleChip rule={rule} />
        </p>
      </header>
      <div className={styles.sides}>
        {sides.map((side) => (
          <Side key={side.side} side={side} highlighted={highlighted} onPick={onPick} />
        ))}
      </div>
      <Links battle={battle} />
    </section>
  );
}
