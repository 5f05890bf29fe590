import type { CutRulebook } from "../../lib/rulebook";
import { FilesButton } from "../dialog/files-button";
import { useCopyPlace } from "./copy-place";
import { attachCopy, keepInFolder, removeCopy, useOwnCopy } from "./own-copy";
import { readable } from "./read-copy";
import { RuleLink } from "./rule-list";
import styles from "./rulebook.module.css";

interface Props {
  titles: Readonly<Record<string, string>>;
  cut: CutRulebook | undefined;
  /** Why the copy was not cut. */
  failure: string | undefined;
}

/** The designer's own copy of the rulebook: attached, replaced, removed, and what was found in it. */
export function AttachedCopy({ titles, cut, failure }: Props) {
  const place = useCopyPlace();
  const { copy, isBusy, progress, failure: refused } = useOwnCopy();
  if (!place) return null;
  const of = Object.keys(titles).length;
  const missing = cut?.missing ?? [];
  return (
    <footer className={styles.copy} aria-label="Your copy of the rulebook">
      {(refused ?? failure) !== undefined && <p role="alert">{refused ?? failure}</p>}
      <p role="status">
        {isBusy
          ? (progress ?? "Reading …")
          : copy
            ? `${copy.name}: ${of - missing.length} of ${of} rules found`
            : "Attach your own copy of the rulebook to read each rule here."}
      </p>
      {copy && missing.length > 0 && (
        <details>
          <summary>Not found: {missing.length}</summary>
          <ul className={styles.list} aria-label="Rules not found">
            {missing.map((rule) => (
              <li key={rule}>
                <RuleLink rule={rule} title={titles[rule] ?? ""} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="quiet">
        {copy?.isInFolder
          ? "It stays in the folder of this workspace, where git ignores it: it is never exported or sent."
          : "It stays in this browser: it is never saved with the workspace, exported or sent."}
      </p>
      <div className={styles.acts}>
        <FilesButton
          label="Your copy of the rulebook"
          accept={readable}
          disabled={isBusy}
          onFiles={([file]) => void attachCopy(place, file)}
        >
          {copy ? "Replace …" : "Attach …"}
        </FilesButton>
        {copy && !copy.isInFolder && place.workspace !== undefined && (
          <button
            disabled={isBusy}
            title="Moves it from this browser to a folder of the workspace that git ignores"
            onClick={() => void keepInFolder(place)}
          >
            Keep in the folder
          </button>
        )}
        {copy && (
          <button disabled={isBusy} onClick={() => void removeCopy(place)}>
            Remove
          </button>
        )}
      </div>
    </footer>
  );
}
