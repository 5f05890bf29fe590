import type { StartSummary } from "../../lib/views/setup";
import styles from "./set-up.module.css";

/** What the engine counts when the scenario starts: tracks, bases, Victory Points. */
export function Summary({ summary: { facts, sides, figures } }: { summary: StartSummary }) {
  return (
    <section className={styles.part} aria-label="When play begins">
      <h3>When play begins</h3>
      <dl className={styles.facts}>
        {facts.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {figures.length > 0 && (
        <table className={styles.figures}>
          <thead>
            <tr>
              <td />
              {sides.map((side) => (
                <th key={side} scope="col">
                  {side}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ title, values }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {values.map((value, i) => (
                  <td key={sides[i]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
