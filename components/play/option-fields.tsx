import styles from "./play.module.css";
import { RuleChip } from "../rulebook/rule-chip";

export interface OptionalRule {
  id: string;
  title: string;
  rule: string | undefined;
}

interface Props {
  /** The options that are chosen. */
  title: string;
  options: readonly OptionalRule[];
  on: ReadonlySet<string>;
  onToggle(id: string): void;
  isOpen?: boolean;
  /** Shown beside the number of a rule. */
  mark?(id: string): string | undefined;
}

/** The optional rules to play with. */
export function OptionFields({ title, options, on, onToggle, isOpen = false, mark }: Props) {
  const count = options.filter(({ id }) => on.has(id)).length;
  return (
    <details className={styles.rules} open={isOpen}>
      <summary>
        {title} <span className="quiet">{count === 0 ? "none" : `${count} on`}</span>
      </summary>
      {options.map(({ id, title: name, rule }) => (
        <label key={id} className={styles.check}>
          <input type="checkbox" checked={on.has(id)} onChange={() => onToggle(id)} />
          <span>
            {name} <RuleChip rule={rule} inside />{" "}
            {mark?.(id) !== undefined && <span className="quiet">{mark(id)}</span>}
          </span>
        </label>
      ))}
    </details>
  );
}
