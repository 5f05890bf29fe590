import { useWorkbench } from "../workbench/context";
import { openTab } from "../workbench/tabs";
import styles from "./play.module.css";
import { useOrder, usePlay } from "./use-play";

/** What the data under the game have come to, and why an order was not carried out. */
export function Notices() {
  const workbench = useWorkbench();
  const order = useOrder();
  const table = usePlay((state) => state.table);
  const refused = usePlay((state) => state.refused);
  if (!table) return null;
  const { broken, differs, stale, apart, busy } = table;
  const [first] = stale ?? [];
  return (
    <>
      {apart !== undefined && (
        <div className={styles.apart} role="status">
          <span>
            This game is played by the data of its run, <strong>{apart}</strong>, and not by those of the
            workspace as they are now. Only the ground of the map is drawn as it is now.
          </span>
          <button disabled={busy !== undefined} onClick={() => order({ do: "by-present" })}>
            Play it by the present data
          </button>
        </div>
      )}
      {first && (
        <div className={styles.notice} role="status">
          <span>
            {stale!.length === 1 ? "An error keeps" : `${stale!.length} errors keep`} the documents from being
            played; the game goes on with those of before. {first.file}: {first.message}
          </span>
          <button onClick={() => openTab(workbench, first.file, "text")}>Open it</button>
        </div>
      )}
      {broken && (
        <div className={styles.notice} role="alert">
          <span>
            <strong>
              {broken.index < 0
                ? "After the edit the scenario cannot be set up."
                : `The line of play no longer holds at choice ${broken.index + 1}`}
            </strong>
            {broken.index >= 0 && broken.phase && ` (${whereOf(broken.phase)})`}
            {broken.index >= 0 && ":"} {broken.message}{" "}
            {broken.rule !== undefined && <span className="rule">{broken.rule}</span>}
          </span>
          {broken.index >= 0 && (
            <button
              onClick={() => order({ do: "go-on" })}
              title={`The other ${broken.rest === 1 ? "choice" : `${broken.rest} choices`} of the line are let go`}
            >
              Go on from here
            </button>
          )}
        </div>
      )}
      {differs && (
        <div className={styles.notice} role="status">
          <span>
            The line of play still holds, and comes out otherwise: “{differs.now}” instead of “
            {differs.before}
            ”.
          </span>
          <button onClick={() => order({ do: "go", moment: differs.moment })}>Go there</button>
        </div>
      )}
      {refused && (
        <div className={styles.notice} role="alert">
          <span>
            {refused.message} {refused.rule !== undefined && <span className="rule">{refused.rule}</span>}
          </span>
        </div>
      )}
    </>
  );
}

const whereOf = ({ part, title }: { part: string; title: string }): string =>
  part === "" ? title : `${part}, ${title}`;
