"use client";

import { PlaytestStatus } from "../playtests/playtest-status";
import { useBench } from "../workbench/context";
import { counted } from "../../lib/words";
import styles from "./shell.module.css";

/** Game, layers, problems, time of the last check, save state. */
export function StatusLine() {
  const game = useBench((state) => state.game);
  const layers = useBench((state) => state.overview.layers);
  const counts = useBench((state) => state.problems?.counts);
  const milliseconds = useBench((state) => state.checkMilliseconds);
  const offline = useBench((state) => state.offline);
  const unsaved = useBench((state) => Object.values(state.files).filter((file) => file.unsaved).length);
  const saving = useBench((state) => Object.values(state.files).some((file) => file.saving));
  const on = layers.filter((layer) => layer.on).map(({ title }) => title);
  return (
    <footer className={styles.status}>
      <span>{game ?? "No game"}</span>
      <span title={on.join(", ")}>{counted(on.length, "layer on", "layers on")}</span>
      <span>
        {counts
          ? `${counted(counts.error, "error")}, ${counted(counts.warning, "warning")}`
          : "Not checked yet"}
      </span>
      <PlaytestStatus />
      <span className={styles.gap} />
      {counts && <span>Checked in {milliseconds < 1 ? "less than 1" : Math.round(milliseconds)} ms</span>}
      <span role="status">
        {offline
          ? "The server does not answer; edits are kept in this browser"
          : saving
            ? "Saving …"
            : unsaved === 0
              ? "All saved"
              : `${counted(unsaved, "file")} not saved`}
      </span>
    </footer>
  );
}
