"use client";

import { type ReactNode, useState } from "react";
import { FilesButton } from "../dialog/files-button";
import { server } from "../server/api";
import { type DroppedFile, filesOf } from "./dropped";
import { zipOf } from "./zip";
import styles from "./home.module.css";

interface Props {
  className: string | undefined;
  /** The page; it places the button, and the error below it. */
  children: (choose: ReactNode, trouble: ReactNode) => ReactNode;
}

/** Imports a workspace from a zip or a folder: dropped anywhere on the page, or chosen with the button. */
export function ImportDrop({ className, children }: Props) {
  const [over, setOver] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);

  const take = async (files: Promise<DroppedFile[]>): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const found = await files;
      if (found.length === 0) return;
      location.assign(`/w/${await server.importZip(await zipOf(found))}`);
    } catch (error) {
      setTrouble((error as Error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <main
      className={over ? `${className} ${styles.over}` : className}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (event.relatedTarget === null) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(filesOf(event.dataTransfer));
      }}
    >
      {children(
        <FilesButton
          label="Zip of a workspace"
          accept=".zip"
          disabled={busy}
          onFiles={([file]) => void take(Promise.resolve([{ path: file.name, file }]))}
        >
          {busy ? "Importing …" : "Import a zip …"}
        </FilesButton>,
        trouble !== undefined && (
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
        ),
      )}
    </main>
  );
}
