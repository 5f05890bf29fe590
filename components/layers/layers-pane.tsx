"use client";

import type { ReactNode } from "react";
import { useAnswer, useBench } from "../workbench/context";
import { LayersOfValue } from "./layers-of-value";
import pane from "../style/pane.module.css";
import styles from "./layers.module.css";

interface Props {
  lead: ReactNode;
  trail?: ReactNode;
  /** Only the head line is shown. */
  folded: boolean;
}

/** The value that is looked at, level by level: as printed, what each layer says, what counts. */
export function LayersPane({ lead, trail, folded }: Props) {
  const selection = useBench((state) => state.selection);
  return (
    <section className={folded ? pane.folded : `${pane.pane} ${pane.side}`} aria-label="Layers of the value">
      <header className={pane.head}>
        {lead}
        <span className={pane.gap} />
        {trail}
      </header>
      {!folded && (
        <div className={styles.body}>
          {selection ? (
            <Selected document={selection.document} pointer={selection.pointer} />
          ) : (
            <p className="quiet">
              Place the cursor on a value of a document to see the printed value, the value of each layer, and
              the value in play.
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function Selected({ document, pointer }: { document: string; pointer: string }) {
  const place = { document, pointer };
  const { value, failure } = useAnswer("levelsAt", place);
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (!value) return null;
  return <LayersOfValue levels={value} />;
}
