"use client";

import { useCallback } from "react";
import type { Change } from "../../lib/editing";
import type { Wanted } from "../desk/calls-grid";
import type { DeskClient } from "../desk/client";
import { useWorkbench } from "../workbench/context";
import { useTargetLayer } from "../workbench/layer";
import type { Workbench } from "../workbench/workbench";

/** The reason why a change was not made; undefined when it was. */
export type Refusal = string | undefined;

/** The last change of each workbench: the next is worked out only once it is in the texts. */
const lines = new WeakMap<Workbench, Promise<Refusal>>();

/** Asks the desk for edits and makes them, one change after another. */
export function applyChange(
  workbench: Workbench,
  label: string,
  ask: (desk: DeskClient) => Promise<Change>,
): Promise<Refusal> {
  const make = async (): Promise<Refusal> => {
    for (;;) {
      const { revision } = workbench.state;
      const change = await ask(workbench.desk);
      // Somebody typed meanwhile: the edits' places are those of a text that is gone.
      if (workbench.state.revision !== revision) continue;
      if (!change.ok) return change.reason;
      workbench.apply(label, change.edits);
      return undefined;
    }
  };
  const line = (lines.get(workbench) ?? Promise.resolve(undefined)).then(make, make);
  lines.set(workbench, line);
  return line;
}

export type ChangeCells = (label: string, values: readonly Wanted[]) => Promise<Refusal>;

/** Changes values of a document in the layer that edits go to. */
export function useChangeCells(document: string): ChangeCells {
  const workbench = useWorkbench();
  const layer = useTargetLayer();
  return useCallback(
    (label, values) =>
      applyChange(workbench, label, (desk) => desk.ask("changeCells", document, values, layer)).catch(
        (error: Error) => error.message,
      ),
    [workbench, document, layer],
  );
}
