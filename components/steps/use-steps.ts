"use client";

import { useRef, useState } from "react";
import { changedSteps, type ListedStep, type StepChange, type StepList } from "../../lib/views";
import { applyChange } from "../grid/use-change";
import { useWorkbench } from "../workbench/context";
import { useTargetLayer } from "../workbench/layer";
import { breaksWords, changeWords } from "./words";

/** What is told of a change: what it does and what it breaks, or why it cannot be made. */
export interface Told {
  ok: boolean;
  words: string;
}

/** Changes of the lists of a document: tried out, and made with what they break told. */
export function useSteps(document: string) {
  const workbench = useWorkbench();
  const layer = useTargetLayer();

  const attempt = async (list: StepList, change: StepChange, step: string): Promise<Told> => {
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

  const make = async (list: StepList, change: StepChange, step: string): Promise<Told> => {
    const told = await attempt(list, change, step);
    const value = changedSteps(
      list.steps.map(({ id }) => id),
      change,
    );
    const refusal = await applyChange(workbench, changeWords(change, step, list), (desk) =>
      desk.ask("changeCells", document, [{ pointer: list.pointer, value }], layer),
    );
    return refusal === undefined ? told : { ok: false, words: refusal };
  };
  return { attempt, make };
}

/** A step in the hand, and the place before which it would be put. */
export interface Held {
  list: StepList;
  from: number;
  step: ListedStep;
  to?: number;
  told?: Told;
}

/** What is being dragged; each place that it comes over is tried once. */
export function useHeld(attempt: ReturnType<typeof useSteps>["attempt"]) {
  const [held, setHeld] = useState<Held>();
  const tried = useRef(new Map<number, Told>());
  const over = (to: number): void => {
    if (!held || held.to === to) return;
    setHeld({ ...held, to, told: tried.current.get(to) });
    // Before and behind itself a step stays where it is.
    if (tried.current.has(to) || to === held.from || to === held.from + 1) return;
    const tell = (told: Told): void => {
      tried.current.set(to, told);
      setHeld((now) => (now?.step === held.step && now.to === to ? { ...now, told } : now));
    };
    attempt(held.list, { do: "move", from: held.from, to }, held.step.title).then(tell, (error: Error) =>
      tell({ ok: false, words: error.message }),
    );
  };
  const begin = (list: StepList, from: number): void => {
    tried.current.clear();
    setHeld({ list, from, step: list.steps[from]! });
  };
  return { held, begin, over, end: () => setHeld(undefined) };
}
