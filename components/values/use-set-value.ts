"use client";

import { useCallback } from "react";
import type { Json } from "../../lib/documents";
import { applyChange, type Refusal } from "../grid/use-change";
import { useWorkbench } from "../workbench/context";
import { useTargetLayer } from "../workbench/layer";

export type SetValue = (
  label: string,
  document: string,
  pointer: string,
  value: Json | undefined,
) => Promise<Refusal>;

/** Sets a value of any document, in the layer that edits go to. */
export function useSetValue(): SetValue {
  const workbench = useWorkbench();
  const layer = useTargetLayer();
  return useCallback(
    (label, document, pointer, value) =>
      applyChange(workbench, label, (desk) => desk.ask("changeCells", document, [{ pointer, value }], layer)),
    [workbench, layer],
  );
}
