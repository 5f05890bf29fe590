import type { ChangedValue } from "../../lib/views/changes";
import { StatusLetter } from "../style/status-letter";
import styles from "./changes.module.css";

/** A value that differs: what it is called, what it was and is, by which rule, who says so and why. */
export function ChangeLine({ change }: { change: ChangedValue }) {
  const { what, rule, by, reason } = change;
  return (
    <>
      <span className={styles.letter} title={by.title}>
        <StatusLetter status={by.status} inLine />
      </span>
      <span className={styles.words}>
        <span className={styles.what}>{what}</span> <Values change={change} />
        {rule !== undefined && <span className="rule">{rule}</span>}
        <span className={styles.why}>
          {by.title}
          {reason !== undefined && `: ${reason}`}
        </span>
      </span>
    </>
  );
}

function Values({ change: { kind, pointer, from, to, unit } }: { change: ChangedValue }) {
  if (pointer === "") return <span>{kind === "added" ? "is new" : "is taken away"}</span>;
  const isFigure = (value: string | undefined): boolean => value !== undefined && /^-?[\d.]+$/.test(value);
  const withUnit = unit !== undefined && isFigure(to ?? from) ? ` ${unit}` : "";
  if (kind === "added") {
    return (
      <span>
        new: <b>{to}</b>
        {withUnit}
      </span>
    );
  }
  if (kind === "removed") {
    return (
      <span>
        taken away <span className="quiet">(was {from})</span>
      </span>
    );
  }
  return (
    <span>
      <s>{from}</s> <span aria-label="to">→</span> <b>{to}</b>
      {withUnit}
    </span>
  );
}
