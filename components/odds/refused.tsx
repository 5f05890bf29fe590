"use client";

import type { DocumentError } from "../../lib/book";
import pane from "../style/pane.module.css";
import { useBench, useStudio } from "../workbench/context";
import { goFromPreview } from "../preview/go";
import styles from "./odds.module.css";

/** Reasons that need no heading. */
const MOST = 5;

/** What keeps the battle from being fought, with the way to the text that can mend it. */
export function RefusedBattle({ reasons }: { reasons: readonly DocumentError[] }) {
  const studio = useStudio();
  const documents = useBench((state) => state.overview.documents);
  const diagnostics = useBench((state) => state.report?.diagnostics);
  const go = (file: string): void => {
    if (!studio) return;
    const found = diagnostics?.find((each) => each.file === file && each.severity === "error");
    const place = found ? { ...found.range.start, pointer: found.pointer } : { line: 1, column: 1 };
    goFromPreview(studio, documents.find(({ path }) => path === file)?.file ?? file, place);
  };
  return (
    <section className={styles.refused} aria-label="Why there are no odds">
      <p>This battle cannot be fought with the current documents. Fix these problems to see its odds.</p>
      <ul>
        {reasons.slice(0, MOST).map(({ file, message }, i) => (
          <li key={i}>
            {message}
            {studio && file !== "" && (
              <button className={pane.link} onClick={() => go(file)}>
                {file}
              </button>
            )}
          </li>
        ))}
      </ul>
      {reasons.length > MOST && <p className="quiet">And {reasons.length - MOST} more.</p>}
    </section>
  );
}
