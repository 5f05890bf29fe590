"use client";

import { useState } from "react";
import { documentOfFile } from "../../lib/documents";
import type { StepChange, StepList } from "../../lib/views";
import { TargetWords } from "../grid/target-words";
import { useAnswer, useBench } from "../workbench/context";
import { StepListPart } from "./step-list";
import { type ChangeEffect, useHeld, useSteps } from "./use-steps";
import pane from "../style/pane.module.css";
import values from "../values/values.module.css";
import styles from "./steps.module.css";

/** The sequence of play as lists: steps are dragged, doubled, taken out and put in, with what each change breaks. */
export function StepsPane({ path }: { path: string }) {
  const { value: all, failure } = useAnswer("stepLists", path);
  const problems = useBench((state) => state.problems)?.diagnostics ?? [];
  const broken = problems.filter(
    ({ file, severity }) => severity !== "info" && documentOfFile(file) === path,
  );
  const [effect, setEffect] = useState<ChangeEffect>();
  const { attempt, make } = useSteps(path);
  const { held, begin, over, end } = useHeld(attempt);
  if (!all) return <p className={pane.waiting}>{failure ?? ""}</p>;
  if (all.lists.length === 0) return <p className={pane.waiting}>This document has no list of steps.</p>;
  const change = (list: StepList, wanted: StepChange, step: string): void =>
    void make(list, wanted, step).then(setEffect, (error: Error) =>
      setEffect({ ok: false, words: error.message }),
    );
  const shown = held ? held.effect : effect;
  return (
    <section className={pane.pane} aria-label="Sequence of play">
      <div className={pane.tools}>
        <span className={pane.target}>
          <TargetWords document={path} />
        </span>
      </div>
      {broken.length > 0 && (
        <ul className={styles.broken} aria-label="Problems of this order">
          {broken.map(({ message, code, pointer }) => (
            <li key={`${code} ${pointer} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
      <div className={`${values.scroller} ${styles.lists}`}>
        {all.lists.map((list) => (
          <StepListPart
            key={list.id}
            document={path}
            list={list}
            known={all.known}
            held={held?.list.id === list.id ? held : undefined}
            onChange={(wanted, step) => change(list, wanted, step)}
            onBegin={(from) => begin(list, from)}
            onOver={over}
            onEnd={end}
          />
        ))}
      </div>
      <p className={styles.effect} role="status" data-ok={shown?.ok}>
        {shown?.words ??
          "Drag a step, or move it with Alt and the arrow keys. Problems that the change causes are shown here."}
      </p>
    </section>
  );
}
