import type { ChangeSentence } from "../../lib/views/changes/sentences/types";
import { StatusLetter } from "../style/status-letter";
import styles from "./changes.module.css";
import { RuleChip } from "../rulebook/rule-chip";

/** A change: its sentence, rule, layer and reason. */
export function ChangeLine({ change }: { change: ChangeSentence }) {
  const { sentence, rule, ruleBefore, by, reason } = change;
  const why = by.isEdition ? reason : [by.title, reason].filter((part) => part !== undefined).join(": ");
  return (
    <>
      <span className={styles.letter} title={by.title}>
        <StatusLetter status={by.status} inLine />
      </span>
      <span className={styles.words}>
        {sentence}
        <RuleChip rule={rule} inside />
        {ruleBefore !== undefined && <span className="quiet"> was {ruleBefore}</span>}
        {why !== undefined && <span className={styles.why}>{why}</span>}
      </span>
    </>
  );
}
