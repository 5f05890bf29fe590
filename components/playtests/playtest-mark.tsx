import { Check, Circle, Diff, type LucideIcon, Minus, X } from "lucide-react";
import styles from "./playtests.module.css";
import { type PlaytestOutcome, wordOf } from "./words";

const icons: Readonly<Record<PlaytestOutcome, LucideIcon>> = {
  green: Check,
  red: X,
  differs: Diff,
  grey: Minus,
  running: Circle,
};

/** How a playtest stands, as a shape in a colour, and in a word for those who do not see it. */
export function PlaytestMark({ mark, title }: { mark: PlaytestOutcome; title?: string }) {
  const Icon = icons[mark];
  return (
    <span className={`${styles.mark} ${styles[mark]}`} role="img" aria-label={wordOf[mark]} title={title}>
      <Icon size={mark === "running" ? 7 : 14} strokeWidth={2.5} aria-hidden />
    </span>
  );
}
