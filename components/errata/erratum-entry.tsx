"use client";

import type { SheetEntry } from "../../lib/export/errata-sheet";
import { entryFacts } from "../../lib/export/errata-sheet/entry-words";
import { openOverlay } from "../studio/overlay";
import { useBench, useWorkbench } from "../workbench/context";
import { isOwnFile } from "../workbench/state";
import { showErratum, removeErratum } from "./actions";
import styles from "./errata.module.css";

/** One erratum, in the words of the sheet, with its actions. */
export function ErratumEntry({ entry }: { entry: SheetEntry }) {
  const workbench = useWorkbench();
  const { id, layer, place, was, is, value, note, source, isNew, isOn } = entry;
  const isOwn = useBench(({ files }) => isOwnFile(files, `layers/${layer}/layer.json`));
  return (
    <article className={styles.entry} data-on={isOn} aria-label={place}>
      <h4>
        {isNew && <span className={styles.new}>New</span>}
        {isOwn && <span className={styles.yours}>yours</span>}
        {place}
        {!isOn && <span className="quiet"> layer off</span>}
      </h4>
      <p className="quiet">{entryFacts(entry, true)}</p>
      <dl>
        <dt>Was</dt>
        <dd>{was}</dd>
        <dt>Is</dt>
        <dd>{is}</dd>
        {value && (
          <>
            <dt>In the data</dt>
            <dd>
              {value.what}: {value.from !== undefined && `${value.from} → `}
              <strong>{value.to}</strong>
            </dd>
          </>
        )}
        {note !== undefined && (
          <>
            <dt>Note</dt>
            <dd>{note}</dd>
          </>
        )}
        <dt>Source</dt>
        <dd>{source}</dd>
      </dl>
      <div className={styles.buttons}>
        <button onClick={() => void showErratum(workbench, entry)}>Show</button>
        {isOwn && isOn && (
          <>
            <button onClick={() => openOverlay({ kind: "erratum", of: { layer, id } })}>Edit …</button>
            <button onClick={() => void removeErratum(workbench, entry)}>Remove</button>
          </>
        )}
        {isOn && (
          <button onClick={() => openOverlay({ kind: "without", layer, id, title: place })}>
            Compare in play …
          </button>
        )}
      </div>
    </article>
  );
}
