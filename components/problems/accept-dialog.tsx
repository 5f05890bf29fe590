"use client";

import { useState } from "react";
import { type Diagnostic, shortestReason } from "../../lib/diagnostics";
import { LongTextField } from "../dialog/fields";
import { MakeDialog } from "../dialog/make-dialog";

/** Asks why a problem is accepted, and records that in the workspace. */
export function AcceptDialog({ diagnostic, onClose }: { diagnostic: Diagnostic; onClose(): void }) {
  const [reason, setReason] = useState("");
  const { code, file, pointer, message } = diagnostic;
  const missing = shortestReason - reason.trim().length;
  return (
    <MakeDialog
      title="Accept this problem"
      action="Accept"
      label={`Accept ${code}`}
      ask={(desk) => desk.ask("acceptProblem", code, file, pointer, reason)}
      onClose={onClose}
      disabled={missing > 0}
    >
      <p>{message}</p>
      <p className="quiet">
        {file} {pointer}
      </p>
      <LongTextField
        label="Reason"
        hint={
          missing > 0
            ? `Why it is acceptable. At least ${shortestReason} characters; ${missing} more.`
            : "It is written to sandtable.json, and can be removed there or here."
        }
        value={reason}
        onText={setReason}
      />
    </MakeDialog>
  );
}
