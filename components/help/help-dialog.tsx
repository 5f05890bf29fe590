import { capital } from "../../lib/words";
import { ReadingDialog } from "../dialog/reading-dialog";
import { statuses } from "../style/statuses";
import styles from "./help.module.css";

interface Props {
  /** Shows the keys, where there are any. */
  onKeys?(): void;
  onClose(): void;
}

const documents: readonly [file: string, about: string][] = [
  ["tutorial.md", "a variant in a quarter of an hour, with pictures"],
  ["lab.md", "the playtest lab: what a change does over many games"],
  ["odds.md", "how a battle can end"],
  ["errata.md", "errata, and what they change"],
  ["spreadsheets.md", "tables out to a spreadsheet and in again"],
  ["command-line.md", "the same at the command line"],
];

/** What the marks mean, the keys, the tour, the documents. */
export function HelpDialog({ onKeys, onClose }: Props) {
  return (
    <ReadingDialog title="Help" className={styles.help} onClose={onClose}>
      <h3>Begin</h3>
      <p>
        On the start page “Play now” plays a short game, “Look inside” opens a game without saving anything,
        and “New workspace” makes a folder of your own. In a workspace the command “Start the tour” leads
        through it, step by step.
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
          <dd>The rule of the rulebook that says so; a click shows what else cites it.</dd>
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
          "In a workspace the key ? shows them all."
        )}
      </p>
      <h3>Documents</h3>
      <p>They lie in the folder “docs” of the studio:</p>
      <ul>
        {documents.map(([file, about]) => (
          <li key={file}>
            <code>{file}</code> – {about}
          </li>
        ))}
      </ul>
    </ReadingDialog>
  );
}
