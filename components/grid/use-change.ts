"use client";

import { useCallback } from "react";
import type { Change } from "../../lib/editing";
import type { CellValue } from "../desk/calls-grid";
import type { DeskClient } from "../desk/client";
import { useWorkbench } from "../workbench/context";
import { useTargetLayer } from "../workbench/layer";
import { make } from "../workbench/make";
import type { Workbench } from "../workbench/workbench";

/** The reason why a change was not made; undefined when it was. */
export type Refusal = string | undefined;

/** The last change of each workbench: the next one waits until it is in the texts. */
const lines = new WeakMap<Workbench, Promise<Refusal>>();

/** Asks the desk for edits and makes them, one change after another. */
export function applyChange(
  workbench: Workbench,
  label: string,
  ask: (desk: DeskClient) => Promise<Change>,
): Promise<Refusal> {
  const run = async (): Promise<Refusal> => {
    let refusal: Refusal;
    await make(
      workbench,
      label,
      () => ask(workbench.desk),
      (reason) => (refusal = reason),
    );
    return refusal;
  };
  const line = (lines.get(workbench) ?? Promise.resolve(undefined)).then(run);
  lines.set(workbench, line);
  return line;
}

export type ChangeCells = (label: string, values: readonly CellValue[]) => Promise<Refusal>;

/** Changes values of a document in the layer that edits go to. */
export function useChangeCells(document: string): ChangeCells {
  const workbench = useWorkbench();
  const layer = useTargetLayer();
  return useCallback(
    (label, values) =>
      applyChange(workbench, label, (desk) => desk.ask("changeCells", document, values, layer)),
    [workbench, document, layer],
  );
}
