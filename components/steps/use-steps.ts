"use client";

import { useRef, useState } from "react";
import { changedSteps, type ListedStep, type StepChange, type StepList } from "../../lib/views";
import { applyChange } from "../grid/use-change";
import { useWorkbench } from "../workbench/context";
import { useTargetLayer } from "../workbench/layer";
import { breaksWords, changeWords } from "./words";

/** The effect of a change: what it does and what it breaks, or why it cannot be made. */
export interface ChangeEffect {
  ok: boolean;
  words: string;
}

/** Changes of the lists of a document: tried first, and made with a report of what they break. */
export function useSteps(document: string) {
  const workbench = useWorkbench();
  const layer = useTargetLayer();

  const attempt = async (list: StepList, change: StepChange, step: string): Promise<ChangeEffect> => {
    const value = changedSteps(
      list.steps.map(({ id }) => id),
      change,
    );
    const { change: made, problems } = await workbench.desk.ask(
      "tryCells",
      document,
      [{ pointer: list.pointer, value }],
      layer,
    );
    if (!made.ok) return { ok: false, words: made.reason };
    return { ok: problems.length === 0, words: breaksWords(changeWords(change, step, list), problems) };
  };

  const make = async (list: StepList, change: StepChange, step: string): Promise<ChangeEffect> => {
    const effect = await attempt(list, change, step);
    const value = changedSteps(
      list.steps.map(({ id }) => id),
      change,
    );
    const refusal = await applyChange(workbench, changeWords(change, step, list), (desk) =>
      desk.ask("changeCells", document, [{ pointer: list.pointer, value }], layer),
    );
    return refusal === undefined ? effect : { ok: false, words: refusal };
  };
  return { attempt, make };
}

/** A step in the hand, and the place before which it would be put. */
export interface HeldStep {
  list: StepList;
  from: number;
  step: ListedStep;
  to?: number;
  effect?: ChangeEffect;
}

/** What is being dragged; each place that it comes over is tried once. */
export function useHeld(attempt: ReturnType<typeof useSteps>["attempt"]) {
  const [held, setHeld] = useState<HeldStep>();
  const tried = useRef(new Map<number, ChangeEffect>());
  const over = (to: number): void => {
    if (!held || held.to === to) return;
    setHeld({ ...held, to, effect: tried.current.get(to) });
    // Before and behind itself a step stays where it is.
    if (tried.current.has(to) || to === held.from || to === held.from + 1) return;
    const setEffect = (effect: ChangeEffect): void => {
      tried.current.set(to, effect);
      setHeld((now) => (now?.step === held.step && now.to === to ? { ...now, effect } : now));
    };
    attempt(held.list, { do: "move", from: held.from, to }, held.step.title).then(setEffect, (error: Error) =>
      setEffect({ ok: false, words: error.message }),
    );
  };
  const begin = (list: StepList, from: number): void => {
    tried.current.clear();
    setHeld({ list, from, step: list.steps[from]! });
  };
  return { held, begin, over, end: () => setHeld(undefined) };
}
