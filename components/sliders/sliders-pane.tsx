"use client";

import { useState } from "react";
import type { Weight } from "../../lib/views";
import { sourceWords } from "../grid/describe";
import { TargetWords } from "../grid/target-words";
import { StatusLetter } from "../style/status-letter";
import { useSetValue } from "../values/use-set-value";
import { ValueField } from "../values/value-field";
import { useAnswer, useWorkbench } from "../workbench/context";
import { lookAt } from "../workbench/look-at";
import { Slider } from "./slider";
import pane from "../style/pane.module.css";
import values from "../values/values.module.css";
import styles from "./sliders.module.css";

/** Weights as sliders, side by side where a document holds several sets of them. */
export function SlidersPane({ path }: { path: string }) {
  const workbench = useWorkbench();
  const { value: all, failure } = useAnswer("weightSets", path);
  const [words, setWords] = useState<string>();
  const set = useSetValue();
  if (!all) return <p className={pane.waiting}>{failure ?? ""}</p>;
  if (all.rows.length === 0)
    return <p className={pane.waiting}>No number here has a minimum and a maximum.</p>;
  const { rows, sets } = all;
  const cell = (title: string, of: string, weight: Weight) => {
    const name = `${title}, ${of}`;
    const give = (value: unknown): void =>
      void set(`Change ${name}`, path, weight.pointer, value as number).then(setWords);
    const look = (): void => lookAt(workbench, path, weight.pointer);
    return (
      <span className={styles.weight} title={sourceWords(weight).join("\n")}>
        <Slider name={name} weight={weight} onFocus={look} onValue={give} />
        <ValueField
          name={`${name}, as a number`}
          rule={weight.rule}
          text={String(weight.value)}
          onFocus={look}
          onRefused={setWords}
          onValue={give}
        />
        <StatusLetter status={weight.status} inLine />
      </span>
    );
  };
  return (
    <section className={pane.pane} aria-label="Weights">
      <div className={pane.tools}>
        <span className={pane.target}>
          <TargetWords document={path} />
        </span>
      </div>
      <div className={values.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Weight</th>
              {sets.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, title, description, weights }) => (
              <tr key={key}>
                <th scope="row">
                  {title}
                  {description !== undefined && <p className={styles.about}>{description}</p>}
                </th>
                {weights.map((weight, i) => (
                  <td key={sets[i]}>{weight && cell(title, sets[i]!, weight)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={pane.details} data-whole={words !== undefined || undefined} role="status">
        <span>{words ?? "Drag a slider, or type the number beside it."}</span>
      </p>
    </section>
  );
}
