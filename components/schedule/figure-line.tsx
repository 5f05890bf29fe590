"use client";

import type { TrackFigure } from "../../lib/views/schedule-figures";
import { sourceWords } from "../grid/describe";
import { StatusLetter } from "../style/status-letter";
import { useSetValue } from "../values/use-set-value";
import { ValueField } from "../values/value-field";
import { useWorkbench } from "../workbench/context";
import { lookAt } from "../workbench/look-at";
import styles from "./schedule.module.css";

interface Props {
  figure: TrackFigure;
  /** "A side, August 1942". */
  where: string;
  announce(words: string): void;
}

/** A number that a turn brings, over a bar of its share; it is changed in its place. */
export function FigureLine({ figure, where, announce }: Props) {
  const { document, pointer, noun, value, share, rule, status } = figure;
  const workbench = useWorkbench();
  const setValue = useSetValue();
  const name = `${rule.title}: ${where}`;
  return (
    // The keys of the track are for its arrivals.
    <label
      className={styles.figure}
      title={sourceWords(figure).join("\n")}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <span className={styles.share} style={{ width: `${Math.round(share * 100)}%` }} aria-hidden />
      <ValueField
        name={name}
        rule={rule}
        text={String(value)}
        onFocus={() => lookAt(workbench, document, pointer)}
        onRefused={(reason) => reason !== undefined && announce(reason)}
        onValue={(to) =>
          void setValue(name, document, pointer, to).then(
            (reason) => reason !== undefined && announce(reason),
          )
        }
      />
      <span>{value === 1 ? noun : `${noun}s`}</span>
      <StatusLetter status={status} />
    </label>
  );
}
