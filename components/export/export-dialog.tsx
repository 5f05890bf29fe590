"use client";

import { useEffect, useRef, useState } from "react";
import { isVersion } from "../../lib/export/errata-sheet/versions";
import { Dialog } from "../dialog/dialog";
import { TextField } from "../dialog/fields";
import dialogStyles from "../dialog/dialog.module.css";
import { server } from "../server/api";
import { useBench, useWorkbench } from "../workbench/context";
import { ExportClient } from "./client";
import { download } from "./download";
import { useExported } from "./exported";
import styles from "./export.module.css";
import { type Outcome, ExportOutcome, type PagesToOpen } from "./outcome";
import type { Message, OfferedFormat } from "./protocol";
import { sizeInWords, stepInWords } from "./words";

interface ExportProgress {
  done: number;
  of: number;
  words: string;
}

const begun: ExportProgress = { done: 0, of: 1, words: "the contents of the workspace" };

/** Exports the workspace as files: the formats, the progress and the result. */
export function ExportDialog({ onClose }: { onClose(): void }) {
  const workbench = useWorkbench();
  const unsaved = useBench(({ files }) => Object.values(files).some((file) => file.unsaved));
  const client = useRef<ExportClient>(undefined);
  /** The formats that are being made. */
  const asked = useRef<string[]>([]);
  const [formats, setFormats] = useState<OfferedFormat[]>([]);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set(["bundle"]));
  const [since, setSince] = useState("");
  const [progress, setProgress] = useState<ExportProgress>();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    const onMessage = (message: Message): void => {
      if (message.type === "formats") return setFormats(message.formats);
      if (message.type === "step") return setProgress(message);
      setProgress(undefined);
      if (message.type !== "made") return setOutcome(message);
      const { name, bytes, files, pages } = message;
      download(name, bytes);
      useExported.setState({ formats: asked.current });
      const made = { type: "made", name, files, size: sizeInWords(bytes.length) } as const;
      if (!pages) return setOutcome(made);
      const shown: Outcome = { ...made, pages: {} };
      setOutcome(shown);
      // The result of a later export is kept.
      const open = (toOpen: PagesToOpen): void =>
        setOutcome((now) => (now === shown ? { ...made, pages: toOpen } : now));
      server.keepPages(workbench.id, pages).then(
        (address) => open({ address }),
        (error: Error) => open({ trouble: error.message }),
      );
    };
    const opened = new ExportClient(workbench, onMessage);
    client.current = opened;
    return () => opened.close();
  }, [workbench]);

  const isErrata = wanted.has("errata");
  const isWrong = isErrata && since !== "" && !isVersion(since);
  const isBusy = progress !== undefined;
  const turn = (id: string): void => {
    const next = new Set(wanted);
    if (!next.delete(id)) next.add(id);
    setWanted(next);
  };
  const begin = (): void => {
    setOutcome(undefined);
    setProgress(begun);
    const chosen = formats.map(({ id }) => id).filter((id) => wanted.has(id));
    asked.current = chosen;
    void client.current?.make({ formats: chosen, since: isErrata && since !== "" ? since : undefined });
  };
  const cancel = (): void => {
    if (!isBusy) return onClose();
    client.current?.cancel();
    setProgress(undefined);
    setOutcome({ type: "cancelled" });
  };

  return (
    <Dialog title="Export" onClose={cancel}>
      <form
        className={dialogStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <fieldset className={styles.formats} disabled={isBusy}>
          <legend>Formats</legend>
          {formats.length === 0 && <p className="quiet">Loading the formats …</p>}
          {formats.map(({ id, title, summary }, i) => (
            <label key={id} className={styles.format}>
              <input type="checkbox" checked={wanted.has(id)} onChange={() => turn(id)} autoFocus={i === 0} />
              <span>
                <strong>{title}</strong>
                <span className={styles.summary}>{summary}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {isErrata && (
          <TextField
            label="Mark errata as new since version (optional)"
            hint={
              isWrong
                ? `“${since}” is not a version. Use numbers with dots, such as 1.2.`
                : "Entries of later versions than this one are marked as new."
            }
            value={since}
            onText={setSince}
            disabled={isBusy}
            aria-invalid={isWrong}
            placeholder="1.2"
          />
        )}
        {unsaved && <p className="quiet">Unsaved changes are included in the export.</p>}
        {progress && (
          <div className={styles.progress}>
            <progress value={progress.done} max={progress.of} aria-label="Progress of the export" />
            <p>{stepInWords(progress)}</p>
          </div>
        )}
        {outcome && <ExportOutcome outcome={outcome} onLeave={onClose} />}
        <div className={dialogStyles.buttons}>
          <button type="button" onClick={cancel}>
            {isBusy || outcome?.type !== "made" ? "Cancel" : "Close"}
          </button>
          <button
            className="primary"
            disabled={isBusy || wanted.size === 0 || formats.length === 0 || isWrong}
          >
            Export
          </button>
        </div>
      </form>
    </Dialog>
  );
}
