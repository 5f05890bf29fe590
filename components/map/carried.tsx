import type { Carry } from "./use-carry";
import { Counter } from "../counters/counter";
import styles from "./board.module.css";
import stacks from "./stacks.module.css";
import type { PlacementVerdict } from "./verdict";
import { RuleChip } from "../rulebook/rule-chip";

interface Props {
  carry: Omit<Carry, "tried"> & { tried?: PlacementVerdict };
  x: number;
  y: number;
  width: number;
}

/** The counter that is dragged, at the pointer, with whether it may be dropped there and why not. */
export function Carried({ carry, x, y, width }: Props) {
  const { counter, count, over, from, tried, by } = carry;
  const isHome = !over || over.id === from?.id;
  const problem = tried?.problem;
  const words = isHome
    ? over
      ? `Back to ${over.name}`
      : "Not a place"
    : !tried
      ? `${over.name}: checking …`
      : problem
        ? problem.message
        : `Legal at ${over.name}`;
  return (
    <div
      className={styles.carried}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-by={by}
      data-turned={x > width - 320 || undefined}
    >
      <span className={styles.ghost}>
        <Counter unit={counter.face} size={40} reduced={counter.reduced} selected decorative />
        {count > 1 && <span className={stacks.count}>{count}</span>}
      </span>
      <span
        className={styles.verdict}
        data-verdict={isHome || !tried ? "asking" : problem ? "bad" : "good"}
        role="status"
      >
        {!isHome && tried && <b aria-hidden>{problem ? "✕ " : "✓ "}</b>}
        {words}
        <RuleChip rule={problem?.rule} inside />
        {problem && problem.more > 0 && <span className="quiet"> and {problem.more} more</span>}
        {problem && tried?.canBeForced === true && (
          <span className="quiet"> {by === "pointer" ? "Alt" : "Shift+Space"} places it anyway.</span>
        )}
      </span>
    </div>
  );
}
