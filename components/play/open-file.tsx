import { type ReactNode, useState } from "react";
import { mostBytes } from "../../lib/play/file";
import { FilesButton } from "../dialog/files-button";
import { useTable } from "../workbench/context";
import styles from "./by-file.module.css";

/** Opens a file that the other player sends: chosen with the button, or dropped here. */
export function OpenFile({ children }: { children: ReactNode }) {
  const { play } = useTable();
  const [over, setOver] = useState(false);
  const open = async (file: File): Promise<void> => {
    const { name, size } = file;
    const refuse = (why: string): void =>
      play.store.setState({ refused: { message: `“${name}” is not opened. ${why}` } });
    if (size > mostBytes) return refuse("It is too large to be the file of a turn.");
    try {
      play.order({ do: "open-file", name, source: new Uint8Array(await file.arrayBuffer()) });
    } catch (error) {
      refuse((error as Error).message);
    }
  };
  return (
    <div
      className={over ? `${styles.drop} ${styles.over}` : styles.drop}
      data-drop="game-file"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) void open(file);
      }}
    >
      <span>{children}</span>
      <FilesButton label="File of a turn" accept=".json" onFiles={([file]) => void open(file)}>
        Open the file …
      </FilesButton>
    </div>
  );
}
