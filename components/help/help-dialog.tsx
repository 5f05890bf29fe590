import { capital } from "../../lib/words";
import { ReadingDialog } from "../dialog/reading-dialog";
import { statuses } from "../style/statuses";
import { helpAddress, helpPages } from "./pages";
import styles from "./help.module.css";

interface Props {
  /** Shows the keys, where there are any. */
  onKeys?(): void;
  onClose(): void;
}

/** What the marks mean, the keys, the tour, the documents. */
export function HelpDialog({ onKeys, onClose }: Props) {
  return (
    <ReadingDialog title="Help" className={styles.help} onClose={onClose}>
      <h3>First steps</h3>
      <p>
        On the start page, “Play now” starts a short game, “Look inside” opens a game without saving anything,
        and “New workspace” creates a folder for your changes. In a workspace, the command “Start the tour”
        guides you through the studio step by step.
      </p>
      <h3>Marks</h3>
      <dl className={styles.marks}>
        {statuses.map(({ id, letter, colour, about }) => (
          <div key={id}>
            <dt style={{ color: colour }}>{letter}</dt>
            <dd>
              {capital(id)}: {about}
            </dd>
          </div>
        ))}
        <div>
          <dt>●</dt>
          <dd>A document or value that is not saved yet.</dd>
        </div>
        <div>
          <dt>12.3</dt>
          <dd>The number of a rule in the rulebook. Click it to see what else cites the rule.</dd>
        </div>
      </dl>
      <h3>Keys</h3>
      <p>
        {onKeys ? (
          <button
            onClick={() => {
              onClose();
              onKeys();
            }}
          >
            Show all keys
          </button>
        ) : (
          "In a workspace, press ? to see all keys."
        )}
      </p>
      <h3>Read more</h3>
      <ul className={styles.pages}>
        {helpPages.map(({ id, about }) => (
          <li key={id}>
            <a href={helpAddress(id)} target="_blank" rel="noopener">
              {about}
            </a>
          </li>
        ))}
      </ul>
    </ReadingDialog>
  );
}
