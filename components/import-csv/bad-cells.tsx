import type { FileProblem } from "../../lib/export/csv";
import styles from "./import.module.css";
import { nameOf } from "./words";

/** Every cell that cannot be imported, where it is, and what to do. */
export function BadCells({ problems, more }: { problems: readonly FileProblem[]; more: number }) {
  return (
    <div className={styles.scroll} role="region" aria-label="Invalid cells" tabIndex={0}>
      <table className={styles.table}>
        <caption>Invalid cells</caption>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Cell</th>
            <th scope="col">Problem</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ file, cell, message, hint }, i) => (
            <tr key={i}>
              <td>{nameOf(file)}</td>
              <th scope="row" className={styles.bad}>
                {cell}
              </th>
              <td>{message}</td>
              <td>{hint}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="quiet">… and {more} more.</p>}
    </div>
  );
}
