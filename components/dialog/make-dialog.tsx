"use client";

import type { ReactNode } from "react";
import type { Change } from "../../lib/editing";
import type { DeskClient } from "../desk/client";
import { useWorkbench } from "../workbench/context";
import { make } from "../workbench/make";
import { FormDialog } from "./form-dialog";

interface Props {
  title: string;
  /** What the button says that does it. */
  action: string;
  /** What undo calls it. */
  label: string;
  ask(desk: DeskClient): Promise<Change>;
  /** Called with the file that was written. */
  onMade?(file: string): void;
  onClose(): void;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A dialog that asks what a change of the texts is to be, and makes it. */
export function MakeDialog({ label, ask, onMade, ...rest }: Props) {
  const workbench = useWorkbench();
  const act = async (refused: (reason: string) => void): Promise<boolean> => {
    const file = await make(workbench, label, () => ask(workbench.desk), refused);
    if (file !== undefined) onMade?.(file);
    return file !== undefined;
  };
  return <FormDialog {...rest} onDo={act} />;
}
