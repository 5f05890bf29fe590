import { countOf, type ForceRow, type SideForces } from "../../lib/views/setup";
import styles from "./set-up.module.css";

/** Forces of each side by kind, and where they are. */
export function Forces({ sides }: { sides: readonly SideForces[] }) {
  return (
    <section className={styles.part} aria-label="Forces">
      <h3>Forces</h3>
      <div className={styles.sides}>
        {sides.map(({ side, name, groups }) => (
          <table key={side} className={styles.figures}>
            <caption>{name}</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">Map</th>
                <th scope="col">
                  <abbr title="Placed freely when play begins">Free</abbr>
                </th>
                <th scope="col">
                  <abbr title="On a track, to come back">Track</abbr>
                </th>
                <th scope="col">All</th>
              </tr>
            </thead>
            {groups.map(({ kind, rows, total }) => (
              <tbody key={kind}>
                <ForceTableRow row={total} isTotal />
                {rows.map((row) => (
                  <ForceTableRow key={row.name} row={row} />
                ))}
              </tbody>
            ))}
          </table>
        ))}
      </div>
    </section>
  );
}

function ForceTableRow({ row, isTotal }: { row: ForceRow; isTotal?: boolean }) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{row.name}</th>
      <td>{row.onMap || ""}</td>
      <td>{row.free || ""}</td>
      <td>{row.onTrack || ""}</td>
      <td>{countOf(row)}</td>
    </tr>
  );
}
