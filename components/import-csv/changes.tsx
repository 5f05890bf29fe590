import type { CsvPreview } from "../desk/calls-csv";
import styles from "./import.module.css";
import { fromTo, nameOf } from "./words";

/** The most lines that are shown; the differences can be viewed after the import. */
const MOST = 400;

/** The changes of the import, in the words of What changed. */
export function CsvChanges({ files }: { files: CsvPreview["files"] }) {
  const all = files.flatMap(({ name, changes }) => changes.map((change) => ({ name: nameOf(name), change })));
  return (
    <div className={styles.scroll} role="region" aria-label="Changes" tabIndex={0}>
      <table className={styles.table}>
        <caption>Changes</caption>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Cell</th>
            <th scope="col">What</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
          </tr>
        </thead>
        <tbody>
          {all.slice(0, MOST).map(({ name, change }, i) => {
            const { from, to } = fromTo(change);
            return (
              <tr key={i}>
                <td>{name}</td>
                <td>{change.cell}</td>
                <th scope="row">{change.what}</th>
                <td>{from}</td>
                <td>→ {to}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {all.length > MOST && <p className="quiet">… and {all.length - MOST} more.</p>}
    </div>
  );
}
