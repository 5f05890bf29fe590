"use client";

import type { ReactNode } from "react";
import type { Change } from "../../lib/editing";
import type { DeskClient } from "../desk/client";
import { useWorkbench } from "../workbench/context";
import { make } from "../workbench/make";
import { FormDialog } from "./form-dialog";

interface Props {
  title: string;
  /** Label of the button. */
  action: string;
  /** Name of the action in Undo. */
  label: string;
  ask(desk: DeskClient): Promise<Change>;
  /** Called with the file that was written. */
  onMade?(file: string): void;
  onClose(): void;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form whose action is a change of the texts. */
export function MakeDialog({ label, ask, onMade, ...rest }: Props) {
  const workbench = useWorkbench();
  const act = async (refused: (reason: string) => void): Promise<boolean> => {
    const file = await make(workbench, label, () => ask(workbench.desk), refused);
    if (file !== undefined) onMade?.(file);
    return file !== undefined;
  };
  return <FormDialog {...rest} onDo={act} />;
}
