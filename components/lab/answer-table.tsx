import { useState } from "react";
import { type AnswerTable, cellWords } from "../../lib/lab/answers";
import styles from "./run.module.css";

/** Rows that are shown before all are requested. */
const MOST = 60;

/** A table of answers. */
export function AnswerTableView({ table: { title, columns, rows } }: { table: AnswerTable }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, MOST);
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ title: name, kind }) => (
              <th key={name} scope="col" data-text={kind === "text" || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j} data-text={columns[j]!.kind === "text" || undefined}>
                  {cellWords(columns[j]!, cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <button type="button" onClick={() => setWhole(true)}>
          Show all {rows.length} rows
        </button>
      )}
    </div>
  );
}
