"use client";

import { useState } from "react";
import { TextField } from "../dialog/fields";
import { FormDialog } from "../dialog/form-dialog";
import { server } from "../server/api";
import { enter } from "./enter";

/** Opens a workspace in any folder of this machine. */
export function OpenFolder() {
  const [isAsking, setAsking] = useState(false);
  const [path, setPath] = useState("");
  return (
    <>
      <button onClick={() => setAsking(true)}>Open a folder …</button>
      {isAsking && (
        <FormDialog
          title="Open a folder"
          action="Open"
          onDo={(refused) => enter(server.open(path.trim()), refused)}
          onClose={() => setAsking(false)}
        >
          <TextField
            label="Path of a folder with a sandtable.json"
            value={path}
            onText={setPath}
            required
            spellCheck={false}
          />
        </FormDialog>
      )}
    </>
  );
}
