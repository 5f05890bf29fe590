"use client";

import { useState } from "react";
import { type Diagnostic, shortestReason } from "../../lib/diagnostics";
import { Field } from "../dialog/field";
import { FormDialog } from "../dialog/form-dialog";
import { useWorkbench } from "../workbench/context";
import { make } from "../workbench/make";

/** Asks why a problem may stand, and writes that into the workspace. */
export function AcceptDialog({ diagnostic, onClose }: { diagnostic: Diagnostic; onClose(): void }) {
  const workbench = useWorkbench();
  const [reason, setReason] = useState("");
  const { code, file, pointer, message } = diagnostic;
  const missing = shortestReason - reason.trim().length;
  const act = async (refused: (reason: string) => void): Promise<boolean> => {
    const done = await make(
      workbench,
      `Accept ${code}`,
      () => workbench.desk.ask("acceptProblem", code, file, pointer, reason),
      refused,
    );
    return done !== undefined;
  };
  return (
    <FormDialog
      title="Accept this problem"
      action="Accept it"
      onDo={act}
      onClose={onClose}
      disabled={missing > 0}
    >
      <p>{message}</p>
      <p className="quiet">
        {file} {pointer}
      </p>
      <Field
        label="Reason"
        hint={
          missing > 0
            ? `Why it may stand. At least ${shortestReason} characters; ${missing} more.`
            : "It is written into sandtable.json, and can be taken back there or here."
        }
      >
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            maxLength={2000}
            autoFocus
          />
        )}
      </Field>
    </FormDialog>
  );
}
