import type { BattleBoard as Battle } from "../../lib/games";
import styles from "./battle-board.module.css";
import { Links } from "./links";
import { RuleChip } from "./rule-chip";
import { Side } from "./side";

interface Props {
  battle: Battle;
  /** Ids of pieces that options are about. */
  highlighted?: ReadonlySet<string>;
  /** The highlighted pieces of the counter that was chosen. */
  onPick?(pieces: readonly string[]): void;
}

const nobody: ReadonlySet<string> = new Set();

/** A battle on its display: the sides face each other box by box; below, who strikes and meets whom. */
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
