import { useStudio } from "../workbench/context";
import { openTab } from "../workbench/tabs";
import styles from "./play.module.css";
import { useOrder, usePlay } from "./use-play";
import { RuleChip } from "../rulebook/rule-chip";

/** What has become of the data under the game, and why an order was not carried out. */
export function GameNotices() {
  const studio = useStudio();
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
            This game uses the data of its run, <strong>{apart}</strong>, not the current data of the
            workspace. Only the background of the map is drawn from the current data.
          </span>
          <button disabled={busy !== undefined} onClick={() => order({ do: "by-present" })}>
            Play with the current data
          </button>
        </div>
      )}
      {first && (
        <div className={styles.notice} role="status">
          <span>
            {stale!.length === 1 ? "An error prevents" : `${stale!.length} errors prevent`} the documents from
            being played; the game continues with the previous ones. {first.file}: {first.message}
          </span>
          {studio && <button onClick={() => openTab(studio, first.file, "text")}>Open</button>}
        </div>
      )}
      {broken && (
        <div className={styles.notice} role="alert">
          <span>
            <strong>
              {broken.index < 0
                ? "After the edit the scenario cannot be set up."
                : `The game can no longer be replayed at choice ${broken.index + 1}`}
            </strong>
            {broken.index >= 0 && broken.phase && ` (${whereOf(broken.phase)})`}
            {broken.index >= 0 && ":"} {broken.message} <RuleChip rule={broken.rule} />
          </span>
          {broken.index >= 0 && (
            <button
              onClick={() => order({ do: "go-on" })}
              title={`The other ${broken.rest === 1 ? "choice" : `${broken.rest} choices`} will be discarded`}
            >
              Continue from here
            </button>
          )}
        </div>
      )}
      {differs && (
        <div className={styles.notice} role="status">
          <span>
            The game can still be replayed, with another result: “{differs.now}” instead of “{differs.before}
            ”.
          </span>
          <button onClick={() => order({ do: "go", moment: differs.moment })}>Show</button>
        </div>
      )}
      {refused && (
        <div className={styles.notice} role="alert">
          <span>
            {refused.message} <RuleChip rule={refused.rule} />
          </span>
        </div>
      )}
    </>
  );
}

const whereOf = ({ part, title }: { part: string; title: string }): string =>
  part === "" ? title : `${part}, ${title}`;
