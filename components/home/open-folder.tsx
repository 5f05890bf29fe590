"use client";

import { type FormEvent, useRef, useState } from "react";
import { server, ServerError } from "../server/api";
import styles from "./home.module.css";

/** Opens a workspace that lies anywhere on this machine. */
export function OpenFolder() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [path, setPath] = useState("");
  const [trouble, setTrouble] = useState<string>();

  const open = (event: FormEvent): void => {
    event.preventDefault();
    server.open(path.trim()).then(
      (id) => location.assign(`/w/${id}`),
      (error: Error) => {
        const hint = error instanceof ServerError ? error.hint : undefined;
        setTrouble([error.message, hint].filter(Boolean).join(" "));
      },
    );
  };

  return (
    <>
      <button onClick={() => dialog.current?.showModal()}>Open a folder …</button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="open-folder">
        <form onSubmit={open}>
          <h2 id="open-folder">Open a folder</h2>
          <label>
            Path of a folder that holds a sandtable.json
            <input
              value={path}
              onChange={(event) => setPath(event.target.value)}
              required
              spellCheck={false}
            />
          </label>
          {trouble !== undefined && (
            <p className={styles.trouble} role="alert">
              {trouble}
            </p>
          )}
          <div className={styles.buttons}>
            <button type="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
            <button className="primary">Open</button>
          </div>
        </form>
      </dialog>
    </>
  );
}
