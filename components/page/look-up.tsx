import type { PageData } from "../../lib/export/page/data";
import styles from "./page.module.css";

/** Pages beside this one: tables, sequence of play, errata, what is changed. They open in a tab of their own. */
export function LookUp({ aids }: Pick<PageData, "aids">) {
  return (
    <div className={styles.text}>
      <h2>To look up while you play</h2>
      <p className="quiet">Each page opens in a new tab. All can be printed.</p>
      <ul className={styles.aids}>
        {aids.map(({ title, summary, path }) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noopener">
              {title}
            </a>{" "}
            <span className="quiet">{summary}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
