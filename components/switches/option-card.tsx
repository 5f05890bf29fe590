"use client";

import type { Json } from "../../lib/documents";
import type { OptionNumber, OptionSwitch } from "../../lib/views";
import { sourceWords } from "../grid/describe";
import { StatusLetter } from "../style/status-letter";
import { ValueField } from "../values/value-field";
import styles from "./switches.module.css";
import { RuleChip } from "../rulebook/rule-chip";

interface Props {
  option: OptionSwitch;
  onLook(document: string, pointer: string): void;
  /** Without a scenario there is nothing to turn it on in. */
  onTurn?: ((on: boolean) => void) | undefined;
  onRefused(reason: string | undefined): void;
  onNumber(number: OptionNumber, value: Json | undefined): void;
}

/** One optional rule: its switch, what it does, and its numbers wherever they stand. */
export function OptionCard({ option, onLook, onTurn, onRefused, onNumber }: Props) {
  const { id, title, rule, summary, isAdvised, isOn, lacks, bars, numbers } = option;
  return (
    <li className={styles.card} data-on={isOn || undefined}>
      <div className={styles.head}>
        <button
          role="switch"
          aria-checked={isOn}
          className={styles.switch}
          disabled={!onTurn}
          onFocus={() => onLook("options.json", `/options/${id}`)}
          onClick={() => onTurn?.(!isOn)}
        >
          <span className={styles.track} aria-hidden>
            <span className={styles.knob} />
          </span>
          <span className={styles.state} aria-hidden>
            {isOn ? "On" : "Off"}
          </span>
          {title}
        </button>
        <RuleChip rule={rule} />
        {isAdvised && <span className="quiet">recommended by the rulebook</span>}
      </div>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      {lacks.length > 0 && <p className={styles.wrong}>Needs {lacks.join(" and ")}, which is off.</p>}
      {bars.length > 0 && <p className={styles.wrong}>Excluded by {bars.join(" and ")}, which is on.</p>}
      {numbers.length > 0 && (
        <ul className={styles.numbers} aria-label={`Numbers of ${title}`}>
          {numbers.map((number) => (
            <li key={`${number.document} ${number.pointer}`} title={sourceWords(number).join("\n")}>
              <span className={styles.what}>{number.what}</span>
              <StatusLetter status={number.status} inLine />
              <ValueField
                name={number.what}
                rule={number.rule}
                text={number.text}
                onFocus={() => onLook(number.document, number.pointer)}
                onRefused={onRefused}
                onValue={(value) => onNumber(number, value)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
