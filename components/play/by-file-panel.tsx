import { useEffect, useRef } from "react";
import { RuleChip } from "../rulebook/rule-chip";
import { useTable } from "../workbench/context";
import styles from "./by-file.module.css";
import { OpenFile } from "./open-file";
import { saveTurnFile } from "./save-game-file";
import { usePlay } from "./use-play";

/** What the file holds, and what is shown of it. */
export const fileHoldsAll =
  "The file itself holds everything, what is hidden too. This page shows each player only what that side may know.";

/** In a game by file: whose turn it is elsewhere, the file to send there, and the one that comes back. */
export function ByFilePanel() {
  const played = useTable();
  const table = usePlay((state) => state.table);
  const button = useRef<HTMLButtonElement>(null);
  // The option that was chosen last is no longer there to have the focus.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const { byFile, shown, sides } = table ?? {};
  if (!byFile || !shown) return null;
  const { turn, isSaved } = byFile;
  if (turn === undefined) return null;
  const isOver = shown.outcome !== undefined;
  const name = sides?.find(({ id }) => id === turn)?.name ?? turn;
  const { phase } = shown;
  return (
    <div className={styles.panel}>
      <div aria-live="polite">
        <h3>{isOver ? `The end is still to be seen by: ${name}` : `${name} to play`}</h3>
        {!isOver && (
          <p>
            Next choice: {name}
            {phase && (
              <>
                , {phase.title} <RuleChip rule={phase.rule} />
              </>
            )}
          </p>
        )}
      </div>
      <ol className={styles.steps}>
        <li>
          <p>
            {isSaved
              ? "The file is saved: send it to the other player."
              : "Save one small file and send it to the other player. What you chose is final then."}
          </p>
          <button
            ref={button}
            className={isSaved ? undefined : "primary"}
            onClick={() => void saveTurnFile(played)}
          >
            {isSaved ? `Save the file for ${name} again` : `Save the file for ${name}`}
          </button>
        </li>
        {!isOver && (
          <li>
            <OpenFile>The file that comes back: open it or drop it here.</OpenFile>
          </li>
        )}
      </ol>
      <p className="quiet">{fileHoldsAll}</p>
    </div>
  );
}
